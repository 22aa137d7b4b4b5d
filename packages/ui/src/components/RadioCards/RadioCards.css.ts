import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedInvalid } from '../../theme/forcedColors.ts';
import { press, pressInk } from '../../theme/press.css.ts';

const { color, font, motion, radius, space } = vars;

export const cards = recipe({
  base: { display: 'grid', gap: space.xs },
  variants: {
    layout: {
      column: { gridTemplateColumns: 'minmax(0, 1fr)' },
      grid: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' },
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))' },
    },
  },
});

const surface = style([
  press,
  {
    vars: { [pressInk]: color.accent.solid },
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.sm,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.surface,
    background: color.surface.control,
    cursor: 'pointer',
    transition: `border-color ${motion.out} ${motion.ease}, background ${motion.out} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.border.controlHover, background: color.surface.hover },
      '&[data-invalid]': { borderColor: color.status.critical.border },
      // A second line inside, so that nothing shifts and forced colours show the difference.
      '&[data-selected]': {
        borderColor: color.accent.solid,
        boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
        background: color.accent.soft,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
      '&[data-readonly]': { background: color.surface.sunken, cursor: 'default' },
      '&[data-disabled]': {
        borderColor: color.border.default,
        background: color.surface.disabled,
        boxShadow: 'none',
        color: color.text.disabled,
        cursor: 'default',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': forcedInvalid,
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
          '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: '2px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);
export const card = recipe({
  base: surface,
  variants: {
    layout: {
      column: {},
      grid: {},
      tiles: { flexDirection: 'column', alignItems: 'center', gap: space.xs, textAlign: 'center' },
    },
  },
});
export const drawing = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.density.bodyLine,
  color: color.accent.icon,
  selectors: { '[data-disabled] > &': { color: color.text.disabled } },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ display: 'block', fontWeight: font.weight.medium });
export const description = style({
  display: 'block',
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  selectors: { '[data-disabled] &': { color: color.text.disabled } },
});
