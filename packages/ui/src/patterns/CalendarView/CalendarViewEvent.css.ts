import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

const chipBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  width: '100%',
  minWidth: 0,
  minHeight: density.target,
  paddingInline: '0.375rem',
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  borderRadius: radius.small,
  color: color.text.primary,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pressed]': { filter: 'brightness(0.96)' },
    '&[data-focus-visible]': { outlineOffset: '0px', zIndex: 2 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
const status = (role: 'critical' | 'warning' | 'success' | 'info') => ({
  background: color.status[role].surface,
  borderInlineStartColor: color.status[role].border,
});
export const chip = styleVariants({
  neutral: [chipBase, { background: color.surface.sunken, borderInlineStartColor: color.border.control }],
  accent: [chipBase, { background: color.accent.soft, borderInlineStartColor: color.accent.solid }],
  critical: [chipBase, status('critical')],
  warning: [chipBase, status('warning')],
  success: [chipBase, status('success')],
  info: [chipBase, status('info')],
});
/** The hue of a category: the edge in full, the surface near the page's own colour, so that text stays legible. */
const category = (hue: string) => ({
  background: `color-mix(in oklab, ${hue} 14%, ${color.surface.page})`,
  borderInlineStartColor: hue,
});
const { series } = vars.chart;
export const hued = styleVariants({
  one: [chipBase, category(series.one)],
  two: [chipBase, category(series.two)],
  three: [chipBase, category(series.three)],
  four: [chipBase, category(series.four)],
  five: [chipBase, category(series.five)],
  six: [chipBase, category(series.six)],
});
/** Will not take place, or did not: outlined instead of filled, its title struck through. */
export const voided = style({
  background: 'transparent',
  borderColor: color.border.default,
  borderStyle: 'dashed',
  color: color.text.muted,
});
export const struck = style({ textDecoration: 'line-through' });
export const isContinued = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const continues = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const chipWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chipTime = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const chipMeta = style({
  display: 'block',
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const tall = style({ alignItems: 'flex-start', paddingBlock: '2px', height: '100%', minHeight: 0 });
/** A quarter of an hour has the height of one line and no more: its text is whole, its edges are spared. */
export const single = style({
  alignItems: 'center',
  minHeight: 0,
  height: '100%',
  paddingBlock: 0,
  borderBlockWidth: 0,
  lineHeight: font.size.sm,
});
export const wraps = style({
  // As many whole lines as fit; half a line cannot be read.
  maxHeight: `round(down, 100%, ${font.line.xs})`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
