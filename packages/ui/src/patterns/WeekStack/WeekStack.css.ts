import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

/** What a week's name takes of its height, in pixels. */
export const HEAD = 48;

export const frame = style({ display: 'grid', gap: space.lg, minInlineSize: 0 });
export const week = style({
  minInlineSize: 0,
  // Below what stays at the top of the page while it scrolls.
  scrollMarginBlockStart: '6rem',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: density.target,
  paddingBlockEnd: space.xs,
});
export const name = style({
  margin: 0,
  borderRadius: radius.small,
  color: color.text.primary,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.semibold,
});
export const unseen = style({
  border: `1px dashed ${color.border.subtle}`,
  borderRadius: radius.surface,
});
