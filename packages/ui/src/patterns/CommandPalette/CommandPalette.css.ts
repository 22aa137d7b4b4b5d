import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, motion, radius, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${motion.travel}))` } });
const phone = 'screen and (max-width: 599px)';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  paddingBlockStart: 'min(12vh, 7rem)',
  background: color.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.in} ${motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${motion.out} ${motion.ease} reverse` },
  },
  '@media': { [phone]: { paddingBlockStart: 0 } },
});
export const frame = style({
  display: 'flex',
  width: 'calc(100vw - 2rem)',
  maxWidth: '40rem',
  maxHeight: 'min(30rem, 76dvh)',
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: radius.surface,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: vars.elevation.overlay,
  selectors: { '&[data-entering]': { animation: `${drop} ${motion.in} ${motion.ease}` } },
  '@media': {
    [phone]: { width: '100vw', height: '100dvh', maxHeight: 'none', border: 0, borderRadius: 0 },
  },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.25rem',
  color: color.text.muted,
});
export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: '2.5rem',
  border: 0,
  background: 'none',
  // The whole window is the field; its caret shows where the focus is.
  outline: 'none !important',
  fontSize: font.size.md,
  lineHeight: font.line.md,
});
export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: space.xs,
  scrollPaddingBlock: space.xl,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.xs } },
});
export const groupLabel = style({
  padding: `${space.sm} ${space.xs} ${space.xxs}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: density.control,
  padding: `0.25rem ${space.xs}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
  outline: 'none',
  scrollMarginBlockStart: space.xl,
  selectors: {
    '&[aria-selected="true"]': {
      background: color.surface.hover,
      boxShadow: `inset 2px 0 ${color.accent.solid}`,
    },
    '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -2px 0 ${color.accent.solid}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const letter = style({
  background: 'none',
  color: color.text.link,
  fontWeight: font.weight.semibold,
});
export const hint = style({
  marginInlineStart: space.xs,
  color: color.text.muted,
  fontSize: font.size.sm,
});
export const shortcut = style({
  flexShrink: 0,
  padding: '0 0.3125rem',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.small,
  color: color.text.muted,
  fontFamily: 'inherit',
  fontSize: font.size.xs,
  lineHeight: font.line.sm,
});
export const enter = style({ flexShrink: 0, color: color.text.muted });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: space.md,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
