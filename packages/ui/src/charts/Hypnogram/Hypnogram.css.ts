import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Around unrecorded time: its hatching alone is too faint on a dark page. */
export const missingEdge = style({
  fill: 'none',
  stroke: vars.chart.missingMark,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
