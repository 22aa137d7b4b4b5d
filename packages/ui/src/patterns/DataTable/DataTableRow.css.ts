import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { padded, tracks } from './DataTable.css.ts';

const { color, font, radius, space } = vars;

const rowBase = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  // A row that scrolls into view moves none of the others.
  contain: 'layout style',
});
export const row = style([
  rowBase,
  tracks,
  {
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    selectors: {
      '&[data-linked]:hover': { background: color.surface.hover },
      '&:focus-within, &[data-menu-open]': { background: color.surface.hover },
      // The pointer is over a row that was just ticked: it must look ticked all the same.
      '&[aria-selected="true"], &[data-linked][aria-selected="true"]:hover': {
        background: color.surface.selected,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px dashed Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);
export const cell = style([
  padded,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: font.size.sm,
    lineHeight: font.line.sm,
    selectors: {
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&[data-controls]': { position: 'relative', zIndex: 1 },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.control },
    },
  },
]);
/** The checkbox of a row, above the link that covers it. */
export const tickCell = style({ position: 'relative', zIndex: 1 });
/** The link covers its row; interactive content is above it. */
export const rowLink = style({
  color: 'inherit',
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The focus ring is around the whole row instead.
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
  },
});
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2px',
  paddingInline: space.xs,
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
});
const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.control,
  color: color.text.muted,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.surface.pressed, color: color.text.primary },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const quickAction = style([
  iconButton,
  {
    opacity: 0,
    selectors: { [`${row}:hover &, ${row}:focus-within &, ${row}[data-menu-open] &`]: { opacity: 1 } },
    '@media': { '(hover: none)': { display: 'none' } },
  },
]);
export const menuButton = style([iconButton]);

export const card = style([
  rowBase,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(45%) auto',
    // A long name is worth more room than a long detail.
    gridTemplateAreas: '"tick title title actions" "tick detail aside actions"',
    alignContent: 'center',
    paddingInlineStart: space.xs,
    paddingInlineEnd: space.xs,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.surface,
    backgroundClip: 'padding-box',
    selectors: {
      '&[data-linked]:active, &[data-menu-open]': { background: color.surface.hover },
      '&[aria-selected="true"]': { background: color.surface.selected, borderColor: color.accent.border },
    },
  },
]);
const cardLine = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space.xs,
});
export const cardCell = styleVariants({
  title: [cardLine, { gridArea: 'title', fontSize: font.size.md, lineHeight: font.line.md }],
  detail: [
    cardLine,
    { gridArea: 'detail', color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.sm },
  ],
  aside: [
    cardLine,
    {
      gridArea: 'aside',
      alignSelf: 'center',
      textAlign: 'end',
      fontSize: font.size.sm,
      lineHeight: font.line.sm,
    },
  ],
});
export const cardTick = style({
  gridArea: 'tick',
  alignSelf: 'center',
  position: 'relative',
  zIndex: 1,
  minInlineSize: '2.25rem',
});
export const cardActions = style({
  gridArea: 'actions',
  alignSelf: 'center',
  position: 'relative',
  zIndex: 1,
});
