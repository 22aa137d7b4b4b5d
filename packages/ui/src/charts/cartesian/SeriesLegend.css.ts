import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  minInlineSize: 0,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const entry = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });
const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  color: vars.color.text.primary,
  textAlign: 'start',
});
export const words = style([label]);
export const toggle = style([
  label,
  {
    minBlockSize: '24px',
    marginInline: '-6px',
    paddingInline: '6px',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-pressed="false"]': { color: vars.color.text.muted, textDecoration: 'line-through' },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  },
]);
export const swatch = style({
  flexShrink: 0,
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.35 } },
});
/** A name longer than two lines is truncated; announcements and the table have all of it. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const figure = style({
  color: vars.color.text.muted,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
