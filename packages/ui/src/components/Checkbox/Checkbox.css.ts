import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid, forcedSolidDisabled } from '../../theme/forcedColors.ts';
import { pressHalo, pressHost, pressInk } from '../../theme/press.css.ts';

const { color, density, motion, radius, space } = vars;

/** A checkbox or radio with its label. */
export const choice = style([
  pressHost,
  {
    vars: { [pressInk]: color.accent.solid },
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    minHeight: density.target,
    paddingBlock: `calc((${density.target} - ${density.bodyLine}) / 2)`,
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      '&[data-focus-visible]': { outline: 'none' },
    },
  },
]);

export const tickBox = style([
  pressHalo,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.125rem',
    height: '1.125rem',
    marginBlock: `calc((${density.bodyLine} - 1.125rem) / 2)`,
    border: `1.5px solid ${color.border.control}`,
    borderRadius: radius.small,
    background: color.surface.control,
    transition: `background ${motion.out} ${motion.ease}, border-color ${motion.out} ${motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: color.border.controlHover },
      '[data-invalid] &': { borderColor: color.status.critical.border },
      ':is([data-selected], [data-indeterminate]) > &': {
        background: color.accent.solid,
        borderColor: color.accent.solid,
        color: color.text.onAccent,
      },
      '[data-readonly] > &': { background: color.surface.sunken },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
      '[data-disabled] > &': { background: color.surface.disabled, borderColor: color.border.default },
      '[data-readonly]:is([data-selected], [data-indeterminate]) > &': {
        background: color.text.muted,
        borderColor: color.text.muted,
      },
      '[data-disabled]:is([data-selected], [data-indeterminate]) > &': {
        background: color.text.disabled,
        borderColor: color.text.disabled,
        color: color.surface.disabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-invalid] &': { borderWidth: '3px' },
          ':is([data-selected], [data-indeterminate]) > &': forcedSolid,
          '[data-readonly]:is([data-selected], [data-indeterminate]) > &': {
            background: 'CanvasText',
            borderColor: 'CanvasText',
            color: 'Canvas',
          },
          '[data-disabled] > &': { borderColor: 'GrayText' },
          '[data-disabled]:is([data-selected], [data-indeterminate]) > &': forcedSolidDisabled,
        },
      },
    },
  },
]);
// Not with a transparent colour: forced colours would paint that too, and everything would look ticked.
globalStyle(`:not([data-selected], [data-indeterminate]) > ${tickBox} > *`, { visibility: 'hidden' });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const below = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
