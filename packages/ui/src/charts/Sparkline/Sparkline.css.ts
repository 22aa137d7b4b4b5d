import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const sparkline = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  overflow: 'visible',
  flexShrink: 0,
});
export const band = style({ fill: vars.chart.target.band });
export const line = style({
  fill: 'none',
  stroke: vars.chart.series.one,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const last = style({ fill: vars.chart.series.one, stroke: vars.color.surface.page, strokeWidth: 1 });
