import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

/** Both days and the dash between them, which wrap before they are cut. */
export const ends = style({ display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
export const from = style({ flex: '0 0 auto', paddingInlineEnd: space.xxs });
export const dash = style({ color: color.text.muted });
export const to = style({ flex: '0 0 auto', paddingInlineStart: space.xxs });

export const room = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  maxWidth: '17rem',
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      minWidth: '8rem',
      paddingInlineEnd: space.sm,
      borderInlineEnd: `1px solid ${color.border.subtle}`,
    },
  },
});
export const preset = style({
  minHeight: vars.density.controlSmall,
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: color.text.primary,
  fontSize: font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-pressed]': { background: color.surface.pressed },
    '&[aria-pressed="true"]': {
      background: color.accent.soft,
      color: color.text.link,
      fontWeight: font.weight.medium,
    },
  },
});
export const months = style({ display: 'flex', alignItems: 'flex-start', gap: space.lg });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.xs,
});
/** The months' names share the bar's middle, each over its own month. */
export const names = style({ display: 'flex', flex: 1, justifyContent: 'space-around' });

export const rangeDay = style({
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
    '&[data-selected]': { background: color.accent.soft, color: color.text.primary },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.accent.solid,
      color: color.text.onAccent,
      fontWeight: font.weight.semibold,
    },
    '&[data-disabled], &[data-unavailable]': {
      color: color.text.disabled,
      cursor: 'default',
      background: 'none',
    },
    '&[data-focus-visible]': { outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-selection-start], &[data-selection-end]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
