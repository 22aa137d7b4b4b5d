import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});
export const search = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { maxInlineSize: '20rem' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});
export const count = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const end = style({ marginInlineStart: 'auto' });

const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: density.control,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.pill,
  background: color.surface.control,
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
});
export const chip = style([chipBase, { borderStyle: 'dashed' }]);
export const activeChip = style([
  chipBase,
  { borderColor: color.accent.border, background: color.accent.soft },
]);
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  minBlockSize: `calc(${density.control} - 2px)`,
  paddingInline: density.inset,
  borderRadius: radius.pill,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-pressed], &[aria-expanded="true"]': { background: color.surface.pressed },
    [`${activeChip} > &`]: { paddingInlineEnd: space.xxs },
    [`${activeChip} > &:is([data-hovered], [data-pressed], [aria-expanded="true"])`]: {
      background: color.accent.softHover,
    },
  },
});
export const name = style({ flexShrink: 0 });
export const value = style({
  minInlineSize: 0,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: font.weight.medium,
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${density.control} - 2px)`,
  blockSize: `calc(${density.control} - 2px)`,
  borderRadius: radius.pill,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.accent.softHover } },
});
export const dialog = style({ display: 'grid', gap: space.xs, outline: 'none', minInlineSize: '12rem' });
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.sm,
  padding: space.xs,
  '@media': { [media.tablet]: { minInlineSize: '20rem' } },
});
export const period = style({ padding: space.xs });
export const tickRoom = style({ display: 'flex', flexShrink: 0, inlineSize: '1.25rem' });
export const editors = style({ display: 'grid', gap: space.md });
export const section = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const heading = style({
  margin: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
