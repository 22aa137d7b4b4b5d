import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const message = recipe({
  base: {
    display: 'grid',
    columnGap: space.xs,
    width: '100%',
    minWidth: 0,
    borderRadius: radius.surface,
    selectors: {
      '&:focus-visible': { outlineOffset: '2px' },
      // The message that was looked for; the focus has an outline of its own.
      '&[aria-current]:not(:focus-visible)': {
        outline: `2px solid ${color.accent.border}`,
        outlineOffset: '2px',
      },
    },
  },
  variants: {
    isOwn: {
      true: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'end' },
      false: { gridTemplateColumns: '1.75rem minmax(0, 1fr)', justifyItems: 'start' },
    },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  gap: space.xxs,
  minWidth: 0,
  maxWidth: 'min(34rem, 88%)',
  selectors: { '[data-own] > &': { justifyItems: 'end' } },
});
export const sender = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The bubble, with its actions beside it. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  minWidth: 0,
  maxWidth: '100%',
  selectors: { '[data-own] &': { flexDirection: 'row-reverse' } },
});
export const bubble = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    minWidth: 0,
    padding: `${space.xs} ${space.sm}`,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.surface,
    color: color.text.primary,
    fontSize: density.bodySize,
    lineHeight: density.bodyLine,
  },
  variants: {
    isOwn: {
      true: { background: color.accent.soft, borderColor: 'transparent', borderStartEndRadius: radius.small },
      false: { background: color.surface.raised, borderStartStartRadius: radius.small },
    },
    isFailed: {
      true: { borderColor: color.status.critical.border, background: color.status.critical.surface },
    },
    isWaiting: { true: { borderStyle: 'dashed', borderColor: color.border.default } },
  },
});
export const acts = style({
  flexShrink: 0,
  opacity: 0,
  selectors: {
    'article:is(:hover, :focus-within) &, &:has([aria-expanded="true"])': { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minHeight: font.line.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-own] &': { justifyContent: 'flex-end' } },
});
export const state = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space.xxs },
  variants: {
    tone: {
      quiet: {},
      read: { color: color.text.link },
      failed: { color: color.status.critical.text, fontWeight: font.weight.medium },
    },
  },
});
/** Why a message was refused: on a line of its own between its state and what can be done. */
export const why = style({
  flexBasis: '100%',
  minWidth: 0,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const part = style({ display: 'contents' });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const link = style({
  borderRadius: radius.small,
  color: color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});

/** Images and videos have their final size before they load. */
export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.control,
  background: color.surface.sunken,
});
export const opens = style({
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': { outlineOffset: '2px' } },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const video = style({
  width: 'min(24rem, 100%)',
  maxHeight: '24rem',
  borderRadius: radius.control,
  background: color.surface.inverse,
});
export const broken = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  width: '100%',
  minHeight: '7rem',
  padding: space.sm,
  borderRadius: radius.control,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const brokenWords = style({ color: color.text.primary });
export const audio = style({ width: 'min(20rem, 100%)' });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.sm,
  padding: space.xs,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.page,
});
export const fileDrawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.page,
  color: color.text.muted,
});
export const fileName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.weight.medium,
});
export const fileOpens = style([
  fileName,
  {
    borderRadius: radius.small,
    color: color.text.link,
    cursor: 'pointer',
    textAlign: 'start',
    selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
]);
export const fileAbout = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
