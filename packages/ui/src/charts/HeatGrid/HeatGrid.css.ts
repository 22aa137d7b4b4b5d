import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const CELL = '24px';

export const readout = style({
  minBlockSize: vars.font.line.sm,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const scroller = style({
  position: 'relative',
  maxBlockSize: '36rem',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Space for the focus ring of the outer cells.
  padding: '2px',
});
/** Shares its horizontal axis with other charts: nothing may take width beside it. */
export const aligned = style({ position: 'relative', paddingBlock: '2px' });
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: `calc(var(--heat-head) + var(--heat-columns) * (${CELL} + 1px))`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  // The figures at the rows' ends need a column only where there are any.
  selectors: { '&[data-aligned]': { minInlineSize: 0, direction: 'ltr' } },
});
const alignedGrid = `${grid}[data-aligned] &`;
const tracks = {
  display: 'grid',
  gridTemplateColumns: `var(--heat-head) repeat(var(--heat-columns), minmax(${CELL}, 1fr)) var(--heat-end,)`,
  columnGap: '1px',
} as const;
/** Gaps between tracks would move each column a little further from its hour. */
const alignedTracks = {
  gridTemplateColumns: 'var(--heat-head) repeat(var(--heat-columns), minmax(0, 1fr)) var(--heat-end,)',
  columnGap: 0,
} as const;
export const row = style({
  ...tracks,
  blockSize: CELL,
  paddingBlockEnd: '1px',
  selectors: {
    [alignedGrid]: alignedTracks,
    [`${grid}[data-many] &`]: { blockSize: '14px' },
  },
});
export const headRow = style({
  ...tracks,
  selectors: { [alignedGrid]: { ...alignedTracks, position: 'static' } },
  position: 'sticky',
  insetBlockStart: '-2px',
  zIndex: 2,
  background: vars.color.surface.page,
});
const header = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.chart.label,
  fontWeight: vars.font.weight.regular,
});
const chosen = {
  '&[data-chosen]': { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
} as const;
/** A heading that can be chosen. */
const choosable = {
  '&[data-cell]': { cursor: 'pointer', borderRadius: vars.radius.small },
  '&[data-cell]:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
  '&[data-cell]:focus-visible': {
    outline: `2px solid ${vars.color.focus.ring}`,
    outlineOffset: '-2px',
    color: vars.color.text.primary,
  },
} as const;
export const columnHeader = style([
  header,
  {
    paddingBlock: vars.space.xxs,
    textAlign: 'center',
    selectors: {
      ...chosen,
      ...choosable,
      // On a phone every sixth hour has space; all of them have their name.
      [`${grid}[data-aligned] &`]: { textOverflow: 'clip', fontSize: 0 },
      [`${grid}[data-aligned] &:nth-child(6n + 2)`]: { overflow: 'visible', fontSize: 'inherit' },
    },
    '@media': {
      [media.tablet]: { selectors: { [`${grid}[data-aligned] &`]: { fontSize: 'inherit' } } },
    },
  },
]);
const endText = { overflow: 'visible', paddingInlineStart: vars.space.xs, textAlign: 'end' } as const;
export const endHeader = style([header, { ...endText, paddingBlock: vars.space.xxs }]);
export const end = style([
  header,
  { ...endText, lineHeight: '23px', selectors: { [`${grid}[data-many] &`]: { lineHeight: '14px' } } },
]);
/** Over the columns that are not chosen. */
export const recedingColumns = style({
  position: 'absolute',
  insetBlock: '24px 0',
  insetInlineStart:
    'calc(var(--heat-head) + (100% - var(--heat-head) - var(--heat-end, 0px)) * var(--heat-from) / var(--heat-columns))',
  inlineSize:
    'calc((100% - var(--heat-head) - var(--heat-end, 0px)) * var(--heat-span) / var(--heat-columns))',
  background: `color-mix(in oklab, ${vars.color.surface.page} 70%, transparent)`,
  pointerEvents: 'none',
});
export const corner = style([
  header,
  {
    position: 'sticky',
    insetInlineStart: '-2px',
    zIndex: 1,
    paddingBlock: vars.space.xxs,
    background: vars.color.surface.page,
  },
]);
export const rowHeader = style([
  header,
  {
    position: 'sticky',
    insetInlineStart: '-2px',
    zIndex: 1,
    // As high as a cell without the line below it, to centre the text vertically.
    lineHeight: '23px',
    background: vars.color.surface.page,
    selectors: {
      ...chosen,
      ...choosable,
      [`${grid}[data-many] &`]: { lineHeight: '14px' },
      [`${grid}[data-aligned] &`]: { paddingInlineEnd: vars.space.xs },
    },
  },
]);
export const cell = style({
  position: 'relative',
  borderRadius: '3px',
  cursor: 'default',
  scrollMarginBlockStart: '2rem',
  scrollMarginInlineStart: 'calc(var(--heat-head) + 0.5rem)',
  selectors: {
    [`${grid}[data-aligned] &`]: { marginInlineEnd: '1px' },
    [`${grid}[data-chooses] &`]: { cursor: 'pointer' },
    // The text beside the cells stays legible.
    [`${row}[data-receding] > &`]: { opacity: 0.3 },
    '&:hover': { boxShadow: `inset 0 0 0 2px ${vars.color.text.primary}` },
    '&:focus-visible': {
      zIndex: 1,
      outline: `2px solid ${vars.color.focus.ring}`,
      outlineOffset: '0',
      boxShadow: `inset 0 0 0 2px ${vars.color.surface.page}`,
    },
  },
});
