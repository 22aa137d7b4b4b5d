import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const square = (size: string) => ({ inlineSize: size });

// Many scanners need dark modules on a light background: neither the theme nor forced colours apply.
export const code = recipe({
  base: {
    display: 'block',
    flexShrink: 0,
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: vars.radius.surface,
    outline: `1px solid ${vars.color.border.default}`,
    background: 'white',
    forcedColorAdjust: 'none',
  },
  variants: {
    size: { sm: square('8rem'), md: square('12rem'), lg: square('16rem') },
  },
  defaultVariants: { size: 'md' },
});
export const modules = style({ fill: 'black' });
