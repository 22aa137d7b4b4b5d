import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const threshold = style({
  stroke: vars.color.text.primary,
  strokeWidth: 1.5,
  strokeDasharray: '6 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
