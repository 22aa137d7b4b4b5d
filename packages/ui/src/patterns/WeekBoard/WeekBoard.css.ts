import { globalStyle, style } from '@vanilla-extract/css';
import { dropLine } from '../../components/SortableList/Sorting.css.ts';
import { bottomEdge } from '../../theme/bottomEdge.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
export const scroller = style({
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  inlineSize: '7rem',
  padding: space.xs,
  background: color.surface.page,
  borderInlineEnd: `1px solid ${color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    'screen and (max-width: 599px)': { inlineSize: '5.5rem' },
  },
} as const;
export const corner = style({ ...first, color: color.text.muted, fontSize: font.size.xs });
export const rowHead = style({
  ...first,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontWeight: font.weight.medium,
});
export const dayHead = style({
  inlineSize: '10rem',
  padding: space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: font.weight.medium,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  selectors: {
    '&[aria-current]': {
      background: color.surface.selected,
      boxShadow: `inset 0 3px 0 ${color.accent.solid}`,
    },
  },
  '@media': {
    'screen and (max-width: 599px)': { inlineSize: 'auto' },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockStart: '3px solid Highlight' } } },
  },
});
/** The day, and at its end what can be done with it. */
export const dayLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xxs,
});
export const dayName = style({ textDecoration: 'none' });
export const total = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
});
export const cell = style({
  blockSize: '1px',
  padding: space.xxs,
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border.subtle}`,
  borderInlineStart: `1px solid ${color.border.subtle}`,
  selectors: {
    '&[data-today]': { background: color.surface.selected },
    '&[data-over]': { background: color.accent.soft, outline: `1px solid ${color.accent.border}` },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-over]': { outline: '2px dashed Highlight' } } },
  },
});
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minBlockSize: density.row,
  blockSize: '100%',
});
export const cards = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-drop-end]::after': { ...dropLine, insetBlockEnd: '-3px' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-end]::after': { background: 'Highlight' } } },
  },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minInlineSize: 0,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  selectors: {
    '&[data-drop-before]::before': { ...dropLine, insetBlockStart: '-4px' },
    '&[data-held]': { borderColor: color.accent.border, background: color.accent.soft },
    '&[data-saving]': { borderStyle: 'dashed' },
    '&[data-selected]': {
      borderColor: color.accent.border,
      background: color.accent.soft,
      boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-before]::before': { background: 'Highlight' },
        '&[data-held]': { outline: '2px dashed Highlight' },
        '&[data-selected]': { outline: '3px solid Highlight' },
      },
    },
  },
});
const wordsStyle = {
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.xxs,
  paddingInline: 0,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const;
export const words = style(wordsStyle);
export const open = style({
  ...wordsStyle,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** A line above the words of a card, between its handle and its menu, so that the words have the whole width. */
export const lead = style({
  order: -2,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: density.controlSmall,
  marginBlockStart: `calc(-1 * ${space.xxs})`,
  paddingInline: `calc(${density.controlSmall} - ${space.xs}) calc(${density.target} - ${space.xs})`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
globalStyle(`${card}[data-lead] > :is(${open}, ${words})`, {
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space.xs,
});
// The figures of a card stand together above what it is.
globalStyle(`${card}[data-lead] ${hint}`, { order: -1, paddingBlockEnd: space.xxs });
globalStyle(`${card}[data-lead] > :is(:first-child, :last-child):not(${words})`, {
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
});
globalStyle(`${card}[data-lead] > :first-child`, { insetInlineStart: 0 });
globalStyle(`${card}[data-lead] > :last-child`, { insetInlineEnd: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
const quiet = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text.muted,
  cursor: 'pointer',
} as const;
export const menu = style({
  ...quiet,
  inlineSize: density.target,
  blockSize: density.controlSmall,
  selectors: { '&:hover': { background: color.surface.hover, color: color.text.primary } },
});
/** Takes what is left of the cell, so that all of it can be pressed. */
export const add = style({
  ...quiet,
  flex: 1,
  minBlockSize: density.controlSmall,
  color: 'transparent',
  selectors: {
    // Where there is nothing else, it shows that there could be something.
    '&[data-only]': { border: `1px dashed ${color.border.default}`, color: color.text.muted },
    '&:hover, &:focus-visible': { background: color.surface.hover, color: color.text.primary },
  },
  '@media': {
    '(hover: none)': { color: color.text.muted },
    [media.forcedColors]: { color: 'ButtonText' },
  },
});
export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  color: color.status.critical.text,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
/** Stays in sight while a long board scrolls, and moves no cell when it comes. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${bottomEdge} + ${space.sm})`,
  zIndex: 3,
  justifySelf: 'start',
  maxInlineSize: '100%',
  padding: space.xs,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.raised,
});

// What takes the focus scrolls clear of the bar.
globalStyle(`${frame}[data-selects] :is(td, td button)`, {
  scrollMarginBlockEnd: `calc(${bottomEdge} + ${density.controlSmall} + 2 * ${space.xs} + 2 * ${space.sm})`,
});
