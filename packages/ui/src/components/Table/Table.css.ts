import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headTop } from './useHeadBelowLine.ts';

const { color, density, font, radius, space } = vars;

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });
export const caption = style({
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const viewport = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingBlockStart: `calc(${density.row} + var(${headTop}, 0px))`,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const resizable = style({ position: 'relative', minInlineSize: '100%', overflow: 'visible' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  outlineOffset: '-2px',
});
export const head = style({});
export const headCell = style({
  position: 'sticky',
  insetBlockStart: `var(${headTop}, 0px)`,
  zIndex: vars.z.sticky,
  blockSize: density.row,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.border.default}`,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'default',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: color.text.primary, background: color.surface.hover },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.text.primary },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
  },
});
export const headWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  selectors: { '&[data-align="end"]': { justifyContent: 'flex-end' } },
});
export const headText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderRadius: radius.small,
});
export const mark = style({ flexShrink: 0 });
export const faintMark = style({ flexShrink: 0, opacity: 0.5 });
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '0.75rem',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.5rem',
      insetInlineEnd: 0,
      inlineSize: '1px',
      background: color.border.default,
    },
    '&[data-hovered]::before, &[data-focus-visible]::before, &[data-resizing]::before': {
      insetBlock: 0,
      inlineSize: '2px',
      background: color.accent.solid,
    },
  },
});
export const row = style({
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
    '&[data-marked]': {
      background: color.surface.selected,
      boxShadow: `inset 3px 0 ${color.accent.solid}`,
    },
    '&[data-marked]:dir(rtl)': { boxShadow: `inset -3px 0 ${color.accent.solid}` },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
    '&[data-selection-mode]': { cursor: 'pointer' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected], &[data-marked]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const cell = style({
  blockSize: density.row,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
    // The frame provides the last line.
    '[role="row"]:last-child > &, tr:last-child > &': { borderBlockEnd: 0 },
  },
});
/** Words do not break, except one wider than a column may be. */
export const content = style({
  maxInlineSize: '28rem',
  overflowWrap: 'break-word',
  selectors: { '[data-align="end"] > &': { marginInlineStart: 'auto' } },
});
export const actions = style([cell, { textAlign: 'end', paddingInline: space.xs }]);
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: density.target,
  minInlineSize: density.target,
  cursor: 'pointer',
});
export const notice = style({ display: 'block' });
export const bones = style({ display: 'grid', gap: space.md, padding: space.sm });
