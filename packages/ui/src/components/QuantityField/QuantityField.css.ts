import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

/** The browser's own list: on phones it is the one that people know, and it needs no code. */
export const unit = style({
  maxInlineSize: '10rem',
  minBlockSize: `calc(${density.control} - 6px)`,
  marginInlineEnd: `calc(-1 * ${density.inset} + 2px)`,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.small,
  background: color.surface.control,
  color: color.text.primary,
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
    '&:disabled': { background: 'none', color: color.text.muted, opacity: 1, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
/** Keeps its line, so that nothing moves while typing. */
export const also = style({
  minBlockSize: font.line.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
