import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const square = (size: string) => ({ width: size, height: size });

export const mark = recipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: 'middle', maxWidth: 'none' },
  variants: {
    size: {
      md: square('1rem'),
      lg: square('1.25rem'),
      xl: square('1.5rem'),
      xxl: square('2rem'),
      hero: square('4rem'),
    },
  },
  defaultVariants: { size: 'xl' },
});
export const stem = style({
  fill: 'none',
  stroke: vars.color.accent.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const person = style({ fill: vars.color.warm.drawing });
