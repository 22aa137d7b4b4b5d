import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';

const { color, font, radius, space } = vars;

export const popover = style({
  padding: space.sm,
  borderRadius: radius.surface,
  background: color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  border: '1px solid transparent',
});
export const dialog = style({ outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  marginBlockEnd: space.xs,
});
export const month = style({ fontWeight: font.weight.semibold, fontSize: font.size.sm });
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: radius.control,
  color: color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
  },
});
export const grid = style({ borderSpacing: '2px', borderCollapse: 'separate' });
export const weekday = style({
  width: '2.25rem',
  height: '1.5rem',
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
/** A day of a calendar in its base state; the states follow below. */
export const plainDay = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.control,
  border: '1px solid transparent',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-today]': { borderColor: color.border.control, fontWeight: font.weight.semibold },
    '&[data-focus-visible]': { outlineOffset: '1px' },
  },
  // Only today and chosen days have a visible border.
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-today]': { borderColor: 'CanvasText' },
        '&[data-hovered]': { borderColor: 'Highlight' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText', textDecoration: 'line-through' },
      },
    },
  },
});
/** A chosen day, or either end of a chosen period. */
export const chosenDay = {
  background: color.accent.solid,
  color: color.text.onAccent,
  fontWeight: font.weight.semibold,
};
export const unavailableDay = { color: color.text.disabled, cursor: 'default', background: 'none' };

export const day = style([
  plainDay,
  {
    selectors: {
      '&[data-selected]': chosenDay,
      '&[data-disabled], &[data-unavailable]': unavailableDay,
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': forcedSolid } } },
  },
]);
