import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { dropLine } from './Sorting.css.ts';

const { color, density, font, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });
export const lists = recipe({
  base: { display: 'grid', gap: space.md, minInlineSize: 0 },
  variants: {
    layout: {
      stack: { gridTemplateColumns: 'minmax(0, 1fr)' },
      columns: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },
    },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
});
export const heading = style({
  color: color.text.primary,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: density.row,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  selectors: {
    '&[data-over]': { borderColor: color.accent.border },
    '&[data-drop-end]::after': { ...dropLine, insetBlockEnd: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-over]': { borderColor: 'Highlight' },
        '&[data-drop-end]::after': { background: 'Highlight' },
      },
    },
  },
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: density.row,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-drop-before]::before': { ...dropLine, insetBlockStart: '-2px' },
    '&[data-held]': { background: color.surface.selected },
    '&[data-saving]': { color: color.text.muted },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-before]::before': { background: 'Highlight' },
        '&[data-held]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const empty = style({
  padding: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
