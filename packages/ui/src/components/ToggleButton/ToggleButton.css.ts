import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedSolid, forcedSolidDisabled } from '../../theme/forcedColors.ts';

const { color, radius } = vars;

/** Overrides the recipe of Button: the pressed state, by border and colour. */
export const toggle = style({
  selectors: {
    '&[data-selected]': {
      color: color.text.link,
      background: color.accent.soft,
      borderColor: color.accent.border,
    },
    '&[data-selected][data-hovered]:not([data-disabled])': { background: color.accent.softHover },
    '&[data-selected][data-disabled]': { color: color.text.disabled, borderColor: color.border.default },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': forcedSolid,
        '&[data-selected][data-disabled]': forcedSolidDisabled,
      },
    },
  },
});

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  borderRadius: radius.control,
});
