import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.sm,
});
