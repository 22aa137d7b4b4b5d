import { style } from '@vanilla-extract/css';
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
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: `calc(var(--heat-head) + var(--heat-columns) * (${CELL} + 1px))`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
const tracks = {
  display: 'grid',
  gridTemplateColumns: `var(--heat-head) repeat(var(--heat-columns), minmax(${CELL}, 1fr))`,
  columnGap: '1px',
} as const;
export const row = style({
  ...tracks,
  blockSize: CELL,
  paddingBlockEnd: '1px',
});
export const headRow = style({
  ...tracks,
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
export const columnHeader = style([header, { paddingBlock: vars.space.xxs, textAlign: 'center' }]);
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
  },
]);
export const cell = style({
  borderRadius: '3px',
  cursor: 'default',
  scrollMarginBlockStart: '2rem',
  scrollMarginInlineStart: 'calc(var(--heat-head) + 0.5rem)',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 2px ${vars.color.text.primary}` },
    '&:focus-visible': {
      position: 'relative',
      zIndex: 1,
      outline: `2px solid ${vars.color.focus.ring}`,
      outlineOffset: '0',
      boxShadow: `inset 0 0 0 2px ${vars.color.surface.page}`,
    },
  },
});
