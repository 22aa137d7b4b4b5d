import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { press } from '../../theme/press.css.ts';

const { color, density, radius, space } = vars;

export const %local% = style([
  press,
  {
    maxWidth: '100%',
    minHeight: density.control,
    paddingInline: space.sm,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    background: color.surface.control,
    color: color.text.primary,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.pressed },
    },
  },
]);
