import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedInvalid } from '../../theme/forcedColors.ts';
import { press, pressInk } from '../../theme/press.css.ts';

const { color, density, font, motion, radius, space } = vars;

/** Label, hint, control and message stacked. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, minWidth: 0 });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.375rem',
  color: color.text.primary,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  // A label without spaces must break rather than widen the page.
  overflowWrap: 'anywhere',
  cursor: 'default',
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.sm,
});
export const aside = style({
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = style({
  color: color.text.muted,
  fontWeight: font.weight.regular,
  fontSize: font.size.xs,
  // Its own size, so that a marked label is no taller than one beside it.
  lineHeight: font.line.xs,
});
export const hint = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  // Of a disabled option; the hint of a whole field stays readable.
  selectors: { 'label[data-disabled] &': { color: color.text.disabled } },
});
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space.sm });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.3125rem',
  color: color.status.critical.text,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});
export const errorDrawing = style({ display: 'flex', alignItems: 'center', height: font.line.xs });
export const counter = recipe({
  base: {
    marginInlineStart: 'auto',
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: { isOver: { true: { color: color.status.critical.text, fontWeight: font.weight.medium } } },
});

const invalid = '&:is([data-invalid] *, [data-invalid])';
const disabled = '&:is([data-disabled] *, [data-disabled])';

/** The outlined box around the input or choice. */
export const box = style([
  press,
  {
    vars: { [pressInk]: color.accent.solid },
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    width: '100%',
    minWidth: 0,
    minHeight: density.control,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    background: color.surface.control,
    color: color.text.primary,
    fontSize: density.bodySize,
    lineHeight: density.bodyLine,
    transition: `border-color ${motion.out} ${motion.ease}`,
    cursor: 'text',
    selectors: {
      '&:hover': { borderColor: color.border.controlHover },
      [invalid]: { borderColor: color.status.critical.border },
      '&[data-focus-within], &:focus-within, &[data-focused]': {
        borderColor: color.focus.ring,
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: '-1px',
      },
      [disabled]: {
        background: color.surface.disabled,
        borderColor: color.border.default,
        color: color.text.disabled,
        cursor: 'default',
      },
      '&:is([data-readonly] *)': { background: color.surface.sunken },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${invalid}:not(:focus-within)`]: forcedInvalid,
          [disabled]: { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

/** The input inside `box`. */
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: `calc(${density.control} - 2px)`,
  padding: `0 ${density.inset}`,
  border: 0,
  borderRadius: `calc(${radius.control} - 1px)`,
  background: 'none',
  outline: 'none !important',
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { color: color.text.disabled, WebkitTextFillColor: color.text.disabled, opacity: 1 },
  },
});
export const inputNumeric = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });

/** A unit, an icon or a small button at an end of `box`. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': {
      paddingInlineStart: density.inset,
      marginInlineEnd: `calc(-1 * ${density.inset} + 2px)`,
    },
    '&:last-child': {
      paddingInlineEnd: density.inset,
      marginInlineStart: `calc(-1 * ${density.inset} + 2px)`,
    },
  },
});

/** A small button inside `box`. */
export const inset = style([
  press,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: `calc(${density.control} - 8px)`,
    height: `calc(${density.control} - 8px)`,
    marginInlineEnd: '3px',
    marginInlineStart: `calc(-1 * ${space.xs})`,
    borderRadius: radius.small,
    color: color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
  },
]);
