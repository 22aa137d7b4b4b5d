import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const viewport = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingBlockStart: `calc(${vars.density.row} + 4px)`,
  maxBlockSize: 'max(20rem, calc(100dvh - 11rem))',
  '@media': {
    [media.desktop]: {
      maxBlockSize: 'max(20rem, calc(100dvh - 16rem))',
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.surface,
    },
  },
});
export const grid = style({
  position: 'relative',
  minInlineSize: 'max-content',
  display: 'grid',
  inlineSize: '100%',
});
export const gridOfCards = style({ position: 'relative', display: 'grid', gap: vars.space.xs });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const headOfCards = style({ background: vars.color.surface.page });
const tracks = { display: 'grid', alignItems: 'center' } as const;
export const headRow = style({ ...tracks, minBlockSize: vars.density.row });
export const headRowOfCards = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

const padded = { paddingInline: vars.space.sm, minInlineSize: 0 } as const;
export const headCell = style({
  ...padded,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { display: 'flex', justifyContent: 'flex-end', textAlign: 'end' },
    [`${headRowOfCards} > &`]: { paddingInline: 0 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
const sortBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.density.target,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    [`${headRowOfCards} &`]: {
      minBlockSize: '2.25rem',
      marginInline: 0,
      paddingInline: vars.space.sm,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.pill,
    },
  },
});
export const sortable = style([sortBase]);
export const sorted = style([sortBase, { color: vars.color.text.primary }]);
export const unsortedMark = style({ opacity: 0.5 });

export const body = style({ position: 'relative' });
const rowBase = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
export const row = style([
  rowBase,
  {
    ...tracks,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: {
      '&[data-linked]:hover': { background: vars.color.surface.hover },
      '&:focus-within, &[data-menu-open]': { background: vars.color.surface.hover },
    },
  },
]);
export const cell = style({
  ...padded,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
  },
});
/** The link covers its row; what can be pressed on its own stands above it. */
export const rowLink = style({
  color: 'inherit',
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The ring is drawn around the whole row instead.
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2px',
  paddingInline: vars.space.xs,
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
});
const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: vars.color.surface.pressed,
      color: vars.color.text.primary,
    },
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
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title aside actions" "detail aside actions"',
    alignContent: 'center',
    columnGap: vars.space.sm,
    paddingInline: vars.space.md,
    paddingInlineEnd: vars.space.xs,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.surface,
    backgroundClip: 'padding-box',
    selectors: { '&[data-linked]:active, &[data-menu-open]': { background: vars.color.surface.hover } },
  },
]);
const cardLine = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cardCell = styleVariants({
  title: [cardLine, { gridArea: 'title', fontSize: vars.font.size.md, lineHeight: vars.font.line.md }],
  detail: [
    cardLine,
    {
      gridArea: 'detail',
      color: vars.color.text.muted,
      fontSize: vars.font.size.sm,
      lineHeight: vars.font.line.sm,
    },
  ],
  aside: [
    cardLine,
    { gridArea: 'aside', alignSelf: 'center', fontSize: vars.font.size.sm, lineHeight: vars.font.line.sm },
  ],
});
export const cardActions = style({
  gridArea: 'actions',
  alignSelf: 'center',
  position: 'relative',
  zIndex: 1,
});

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const skeletons = style({ display: 'grid' });
export const skeletonRow = style({ ...tracks, borderBlockEnd: `1px solid ${vars.color.border.subtle}` });
export const skeletonCard = style({
  ...tracks,
  marginBlockEnd: vars.space.xs,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
});
export const skeletonCell = style([
  padded,
  { selectors: { '&[data-align="end"]': { display: 'flex', justifyContent: 'flex-end' } } },
]);
export const bone = style({
  display: 'block',
  blockSize: '0.75rem',
  borderRadius: vars.radius.pill,
  background: vars.color.surface.pressed,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const more = style({ padding: vars.space.sm });
export const notice = style({
  border: `1px dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
});

export const menuIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  selectors: { '&:empty': { display: 'none' } },
});
