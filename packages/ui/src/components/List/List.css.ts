import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: density.row,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
    '&[data-linked]:hover, &[data-hovered]': { background: color.surface.hover },
    '&:has([aria-current])': { background: color.surface.selected },
    '&[data-selection-mode]': { cursor: 'pointer' },
    '&[data-selected]': { background: color.surface.selected },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected], &:has([aria-current])': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
/** The link covers its row; buttons are above it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-focus-visible]::after': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
  },
});
export const leading = style({ display: 'flex', flexShrink: 0, color: color.text.muted });
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 });
/** Rows of sentences, which wrap. */
export const wrapping = style({});
const line = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${wrapping} &`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const title = style([
  line,
  { fontSize: density.bodySize, lineHeight: density.bodyLine, fontWeight: font.weight.medium },
]);
export const meta = style([
  line,
  {
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  },
]);
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexShrink: 0, position: 'relative', zIndex: 1 });
/** Space for the tick, so that text does not shift. */
export const mark = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '1.25rem',
  color: color.accent.icon,
});
export const notice = style({ border: `1px dashed ${color.border.default}`, borderRadius: radius.surface });
