import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const seam = 'color-mix(in oklab, currentColor 35%, transparent)';

export const split = style({ display: 'inline-flex', alignItems: 'stretch', maxWidth: '100%' });
globalStyle(`${split} > *:first-child`, {
  flexShrink: 1,
  minWidth: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${split} > *:last-child`, {
  height: 'auto',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: '-1px',
});
// On a solid background a line inside separates the two halves.
globalStyle(`${split}[data-solid] > *:last-child`, { marginInlineStart: 0, borderInlineStartColor: seam });
globalStyle(`${split} > *:focus-visible`, { zIndex: 1 });
globalStyle(`${split}[data-solid] > *:last-child:not([data-disabled])`, {
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'HighlightText' } },
});
export const root = style({ borderRadius: vars.radius.control });
