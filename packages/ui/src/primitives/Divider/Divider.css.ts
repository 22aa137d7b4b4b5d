import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const divider = recipe({
  base: {
    border: 0,
    background: vars.color.border.subtle,
    flexShrink: 0,
    alignSelf: 'stretch',
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  variants: {
    orientation: {
      horizontal: { height: '1px', width: '100%' },
      vertical: { width: '1px', minHeight: '1rem' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});
