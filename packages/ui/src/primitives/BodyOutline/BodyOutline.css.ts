import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const figure = style({ display: 'block', width: '3.5rem', height: 'auto', flexShrink: 0 });
export const line = style({
  fill: color.surface.sunken,
  stroke: color.text.muted,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
