import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minWidth: 0 });
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minWidth: 0,
  transition: `opacity ${vars.motion.out} ${vars.motion.ease}`,
  selectors: { '&:disabled': { opacity: 0.6 } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
