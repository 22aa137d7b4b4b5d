import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  minHeight: '16rem',
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.sunken,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  padding: space.xxs,
  borderBlockEnd: `1px solid ${color.border.default}`,
  background: color.surface.page,
});
export const turning = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
export const acting = style([turning, { marginInlineStart: 'auto' }]);
export const numberBox = style({ width: '3rem' });
export const numberInput = style({ paddingInline: '0.375rem !important', textAlign: 'center' });
export const quiet = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const share = style([quiet, { minWidth: '3.25rem', fontSize: font.size.xs, textAlign: 'center' }]);
export const viewport = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const pages = style({ position: 'relative', minWidth: 'max-content' });
export const leaf = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: space.md,
});
export const notice = style({
  gridRow: '1 / -1',
  display: 'grid',
  alignContent: 'center',
  padding: space.lg,
  background: color.surface.page,
});
export const waiting = style({ width: '100%', maxWidth: '20rem', marginInline: 'auto' });

/** Paper is white in every theme, as when printed. */
export const page = style({
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  background: '#fff',
  boxShadow: `0 0 0 1px ${color.border.default}`,
  forcedColorAdjust: 'none',
});
/** On paper, which is white in every theme: the same frame in both. */
export const mark = style({
  position: 'absolute',
  border: '2px solid #2b4fb8',
  borderRadius: radius.small,
  background: 'rgb(43 79 184 / 14%)',
  pointerEvents: 'none',
});
export const canvas = style({ width: '100%', height: '100%', position: 'absolute', inset: 0 });

/** The transparent text layer above the canvas, with each word at its position. */
export const textLayer = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  color: 'transparent',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});
globalStyle(`${textLayer} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${textLayer} > :not(.markedContent), ${textLayer} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
});
globalStyle(`${textLayer} .markedContent`, { display: 'contents' });
globalStyle(`${textLayer} ::selection`, {
  background: 'color-mix(in srgb, AccentColor, transparent 70%)',
  color: 'transparent',
});
// pdf.js measures text on canvases of its own, which it adds to the page.
globalStyle('.hiddenCanvasElement', {
  position: 'absolute',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  display: 'none',
});

export const thumbnail = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '9rem',
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  textAlign: 'center',
});
export const thumbnailFailed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  padding: space.xs,
  minHeight: density.control,
});
