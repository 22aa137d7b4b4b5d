import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid } from '../../theme/forcedColors.ts';
import { chosenDay, plainDay, unavailableDay } from '../DatePicker/DatePicker.css.ts';

const { color, font, radius, space } = vars;

/** Both days and the dash between them, which wrap before they are truncated. */
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
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedSolid } } },
});
export const months = style({ display: 'flex', alignItems: 'flex-start', gap: space.lg });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.xs,
});
/** The months' names share the middle of the bar, each above its own month. */
export const names = style({ display: 'flex', flex: 1, justifyContent: 'space-around' });

const edges = '&[data-selection-start], &[data-selection-end]';

export const rangeDay = style([
  plainDay,
  {
    selectors: {
      '&[data-selected]': { background: color.accent.soft, color: color.text.primary },
      [edges]: chosenDay,
      '&[data-disabled], &[data-unavailable]': unavailableDay,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderWidth: '2px', borderColor: 'Highlight' },
          [edges]: forcedSolid,
        },
      },
    },
  },
]);
