import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const quietLine = style({
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  opacity: 0.55,
});
