import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { toneTokens } from '../../theme/paintTokens.css.ts';

/** The colour of the mark that carries a tone; the system's text colour in forced colours. */
const ink = createVar();

/** Sets a mark's colour by its role. */
export const tone = styleVariants(toneTokens, (color) => ({
  vars: { [ink]: color },
  '@media': { [media.forcedColors]: { vars: { [ink]: 'CanvasText' } } },
}));
export type Tone = keyof typeof tone;

export const fill = style({ fill: ink });
export const stroke = style({ fill: 'none', stroke: ink, strokeWidth: 2, strokeLinejoin: 'round' });
const page = { '@media': { [media.forcedColors]: { stroke: 'Canvas' } } };
/** Adjacent parts are separated by a line in the background colour, so that they need no outline. */
export const parted = style({ stroke: vars.color.surface.page, strokeWidth: 1.5, ...page });
export const marker = style([fill, { stroke: vars.color.surface.page, strokeWidth: 1.5, ...page }]);
export const thin = style({ strokeWidth: 1.25 });
/** Below a line that crosses filled parts. */
export const halo = style({
  fill: 'none',
  stroke: vars.color.surface.page,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  ...page,
});
/** Lines of a pattern on a part. */
export const patternMark = style({
  stroke: vars.color.surface.page,
  fill: 'none',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
