import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { bottomEdge } from '../../theme/bottomEdge.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion, radius, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.travel})` } });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${bottomEdge} + ${space.sm})`,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  animation: `${rise} ${motion.in} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const count = style({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});
export const act = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4375rem' });
