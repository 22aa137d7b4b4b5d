import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedInvalid } from '../../theme/forcedColors.ts';
import { press, pressInk } from '../../theme/press.css.ts';

const { color, density, font, motion, radius, space } = vars;

export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space.xxs,
  maxWidth: '28rem',
});
export const choice = style([
  press,
  {
    vars: { [pressInk]: color.accent.solid },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xxs,
    minWidth: 0,
    minHeight: density.control,
    padding: `${space.xs} ${space.xxs}`,
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.text.muted,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background ${motion.out} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
      '&[data-selected]': {
        borderColor: color.accent.solid,
        boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
        background: color.accent.soft,
        color: color.text.primary,
        fontWeight: font.weight.medium,
      },
      '&[data-invalid]': { borderColor: color.status.critical.border },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
      '&[data-readonly]': { cursor: 'default', background: 'none' },
      '&[data-disabled]': {
        color: color.text.disabled,
        background: 'none',
        borderColor: 'transparent',
        boxShadow: 'none',
        cursor: 'default',
      },
      '&[data-disabled][data-selected]': { borderColor: color.border.default },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': forcedInvalid,
          '&[data-selected]': {
            borderColor: 'Highlight',
            outline: '2px solid Highlight',
            outlineOffset: '-3px',
          },
          '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: '2px' },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
          '&[data-disabled][data-selected]': { outlineColor: 'GrayText' },
        },
      },
    },
  },
]);
export const face = style({
  width: '2rem',
  height: '2rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[data-selected]:not([data-disabled]) > &': { color: color.accent.icon, strokeWidth: 1.75 } },
});
export const eye = style({ fill: 'currentColor', stroke: 'none' });
export const words = style({ maxWidth: '100%', overflowWrap: 'anywhere' });
