import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;
const wide = '(min-width: 56rem)';

export const room = style({ containerType: 'inline-size', minInlineSize: 0 });
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  // Where list and page are one below the other, the list scrolls so that both stay in reach.
  maxBlockSize: '45dvh',
  overflow: 'auto',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  outline: 'none',
  '@container': { [wide]: { maxBlockSize: 'none' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: space.md,
  alignItems: 'baseline',
  minBlockSize: density.row,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderInlineStart: '3px solid transparent',
  outline: 'none',
  cursor: 'pointer',
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
  scrollMarginBlock: '8rem',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected, borderInlineStartColor: color.accent.solid },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const name = style({ overflowWrap: 'anywhere', minInlineSize: 0, fontWeight: font.weight.medium });
export const value = style({
  textAlign: 'end',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.weight.medium,
  selectors: {
    '[data-state="left"] &': { textDecoration: 'line-through', color: color.text.muted },
  },
});
export const unit = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
});
export const state = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xxs,
  minInlineSize: 0,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  overflowWrap: 'anywhere',
});
export const note = style({
  textAlign: 'end',
  unicodeBidi: 'plaintext',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const empty = style({ padding: space.md, color: color.text.muted });

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      position: 'sticky',
      // Below what stays of the page's own head.
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100dvh - 6rem)',
      gridTemplateRows: 'auto minmax(16rem, 1fr)',
      overflow: 'auto',
    },
  },
});
export const page = style({
  blockSize: '70dvh',
  minBlockSize: '16rem',
  minInlineSize: 0,
  '@container': { [wide]: { blockSize: 'calc(100dvh - 26rem)' } },
});
