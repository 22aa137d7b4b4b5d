import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  width: 'max-content',
  maxWidth: 'min(24rem, calc(100vw - 1rem))',
  borderRadius: radius.surface,
  border: '1px solid transparent',
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.density.bodySize,
  lineHeight: vars.density.bodyLine,
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.in} ${motion.ease}` } },
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'inherit',
  outline: 'none',
  borderRadius: radius.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: `${space.xs} 0`,
  paddingInline: `${space.md} ${space.xs}`,
});
export const title = style({ minWidth: 0, paddingBlock: '0.25rem', overflowWrap: 'anywhere' });
export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space.xxs} ${space.md} ${space.md}`,
  overflowWrap: 'anywhere',
});
