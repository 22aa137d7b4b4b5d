import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: color.surface.page,
  color: color.text.primary,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.in} ${motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${motion.out} ${motion.ease} reverse` },
  },
});
export const fill = style({ height: '100%' });
export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  padding: `${space.xs} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const count = style({
  flex: 1,
  minWidth: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const share = style({
  minWidth: '3rem',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const line = style({
  width: '1px',
  height: '1.25rem',
  marginInline: space.xxs,
  background: color.border.subtle,
});
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.surface.sunken,
  // Touch gestures zoom and turn the image, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
});
export const frame = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  '@media': { [media.desktop]: { paddingInline: '5rem' } },
});
export const picture = style({
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  objectFit: 'contain',
  pointerEvents: 'none',
});
export const broken = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  maxWidth: '24rem',
  color: color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
const turn = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  borderRadius: vars.radius.control,
  background: color.surface.control,
});
export const previous = style([turn, { insetInlineStart: space.sm }]);
export const next = style([turn, { insetInlineEnd: space.sm }]);
export const caption = style({
  maxHeight: '25dvh',
  overflowY: 'auto',
  padding: `${space.sm} ${space.md}`,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
