import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

/** The number of selected options, and the button that clears them. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: density.target,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const clear = style({
  minHeight: density.target,
  paddingInline: space.xxs,
  borderRadius: radius.small,
  color: color.text.link,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs, minWidth: 0 });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: density.target,
  paddingInlineStart: space.xs,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.small,
  background: color.surface.raised,
  color: color.text.primary,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  cursor: 'default',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px' },
    '&[data-disabled]': { color: color.text.disabled, background: color.surface.disabled },
  },
});
export const tagName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: space.xs } },
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: density.target,
  height: density.target,
  borderRadius: radius.small,
  color: color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
    '&[data-pressed]': { background: color.surface.pressed },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});
