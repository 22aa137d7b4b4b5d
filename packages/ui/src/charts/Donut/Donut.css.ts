import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { tick } from '../cartesian/CartesianChart.css.ts';
import { media } from '../../theme/breakpoints.ts';

export const leader = style({
  fill: 'none',
  stroke: vars.chart.axis,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const share = style([tick, { fontSize: '12px' }]);
export const figure = style([
  tick,
  { fill: vars.color.text.primary, fontSize: '24px', fontWeight: vars.font.weight.semibold },
]);
