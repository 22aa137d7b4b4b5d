import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  width: '100%',
  minWidth: 0,
  maxWidth: '24rem',
});
export const sound = style({ display: 'none' });
export const seek = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.xs,
  flex: 1,
  minWidth: 0,
});
export const rail = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });
export const line = style({
  position: 'absolute',
  insetInline: 0,
  height: '4px',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: `color-mix(in oklab, ${color.text.muted}, transparent 62%)`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});
export const played = style({
  height: '100%',
  borderRadius: radius.pill,
  background: color.accent.icon,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** The waveform, behind the slider. */
export const wave = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '1px',
  pointerEvents: 'none',
});
export const bar = style({
  flex: 1,
  minWidth: 0,
  borderRadius: radius.pill,
  background: `color-mix(in oklab, ${color.text.muted}, transparent 50%)`,
  selectors: { '&[data-played]': { background: color.accent.icon } },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-played]': { background: 'Highlight' } },
    },
  },
});
const thumb = {
  appearance: 'none',
  width: '12px',
  height: '12px',
  border: 0,
  borderRadius: '50%',
  background: color.accent.icon,
} as const;
/** The native slider, as high as a finger; only its thumb is visible. */
export const slider = style({
  position: 'relative',
  appearance: 'none',
  width: '100%',
  height: density.target,
  margin: 0,
  borderRadius: radius.small,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': { appearance: 'none', background: 'transparent' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-track': { background: 'transparent' },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': { background: 'ButtonText' },
        '&::-moz-range-thumb': { background: 'ButtonText' },
      },
    },
  },
});
export const time = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const broken = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });
