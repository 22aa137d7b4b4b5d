import { style } from '@vanilla-extract/css';
import { headTop } from '../../components/Table/useHeadBelowLine.ts';
import { vars } from '../../theme/contract.css.ts';
import { padded, tracks } from './DataTable.css.ts';

const { color, density, font, radius, space } = vars;

export const head = style({
  position: 'sticky',
  insetBlockStart: `var(${headTop}, 0px)`,
  zIndex: vars.z.sticky,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.default}`,
});
// Cards, and so their header, share the table's background: the page, or an overlay.
export const headOfCards = style({
  background: color.surface.page,
  selectors: { ':is([role="dialog"], [role="alertdialog"]) &': { background: color.surface.overlay } },
});
export const headRow = style([tracks, { minBlockSize: density.row }]);
export const headRowOfCards = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const headCell = style([
  padded,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: density.row,
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
      [`${headRowOfCards} > &`]: { paddingInline: 0 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);
export const headWords = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const sortBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  minBlockSize: density.target,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  borderRadius: radius.control,
  cursor: 'pointer',
  fontWeight: font.weight.medium,
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    '&:focus-visible': { outlineOffset: '-1px' },
    [`${headRowOfCards} &`]: {
      minBlockSize: '2.25rem',
      marginInline: 0,
      paddingInline: space.sm,
      border: `1px solid ${color.border.default}`,
      borderRadius: radius.pill,
    },
  },
});
export const sortable = style([sortBase]);
export const sorted = style([sortBase, { color: color.text.primary }]);
export const sortedMark = style({ flexShrink: 0 });
export const unsortedMark = style({ flexShrink: 0, opacity: 0.5 });

/** Wider than it looks, so that it is easy to hit. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-0.375rem',
  zIndex: 1,
  inlineSize: '0.75rem',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.5rem',
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '1px',
      background: color.border.default,
    },
    '&:hover::before, &:focus-visible::before': { inlineSize: '2px', background: color.accent.border },
    '&[data-held]::before': { insetBlock: 0, inlineSize: '2px', background: color.accent.solid },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.small },
    // The last edge stays inside the scroll container.
    [`${headCell}:last-child > &`]: { insetInlineEnd: 0 },
  },
});
