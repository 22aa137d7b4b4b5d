import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const square = (size: string) => ({ width: size, height: size });

/** Has its final size before the drawing is here. */
export const frame = recipe({
  base: { display: 'block', flexShrink: 0, color: vars.color.text.muted },
  variants: { size: { md: square('3rem'), lg: square('6rem') } },
  defaultVariants: { size: 'md' },
});
export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
export const area = style({ fill: vars.color.warm.fill });
export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
