import { keyframes, style } from '@vanilla-extract/css';
import { bottomEdge } from '../../theme/bottomEdge.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: `calc(${bottomEdge} + ${space.md})`,
  insetInlineEnd: space.md,
  width: 'min(24rem, calc(100vw - 2rem))',
  borderRadius: vars.radius.surface,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.sm} ${space.xs}`,
  borderRadius: vars.radius.surface,
  border: '1px solid transparent',
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  animation: `${arrive} ${vars.motion.in} ${vars.motion.ease}`,
});

export const content = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.25rem',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.font.weight.medium });
export const drawing = style({ display: 'flex', paddingBlock: '0.375rem' });
