import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const phaseBase = style({
  stroke: vars.color.border.default,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
/** Neighbours differ in background and are separated by a border. */
export const phase = style([phaseBase, { fill: vars.color.surface.raised }]);
export const otherPhase = style([phaseBase, { fill: vars.color.surface.pressed }]);
export const boundary = style({
  stroke: vars.color.border.control,
  strokeDasharray: '1 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
