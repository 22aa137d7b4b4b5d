import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, motion, radius } = vars;

const thumbSize = '1.125rem';
/** The position of a thumb's centre, 0 to 1 of its travel. */
export const from = '--hz-slider-from';
export const to = '--hz-slider-to';
export const at = '--hz-slider-at';
const place = (share: string) => `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * var(${share}, 0))`;

export const rail = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: density.target,
  height: density.target,
});
export const groove = style({
  gridArea: '1 / 1',
  height: '0.25rem',
  borderRadius: radius.pill,
  background: color.border.default,
  '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});
export const fill = style({
  position: 'absolute',
  insetInlineStart: place(from),
  insetInlineEnd: `calc(100% - ${place(to)})`,
  height: '0.25rem',
  borderRadius: radius.pill,
  background: color.accent.solid,
  pointerEvents: 'none',
  selectors: {
    '[data-disabled] &': { background: color.text.disabled },
    '[data-invalid] &': { background: color.status.critical.border },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** For a single value: from the very start of the track. */
export const fillFromStart = style({ insetInlineStart: 0 });

/** The native range input: it provides keyboard, touch, right-to-left support and the form's value. */
export const thumb = style({
  appearance: 'none',
  gridArea: '1 / 1',
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // Two of them overlap: only their thumbs take the pointer.
  pointerEvents: 'none',
  selectors: {
    '&&:focus-visible, &&[data-focus-visible]': { outline: 'none' },
    '&:disabled': { cursor: 'default' },
  },
});
export const onTop = style({ zIndex: 2 });
/** On its own it takes presses anywhere on the track. */
export const single = style({ pointerEvents: 'auto' });

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `2px solid ${color.accent.solid}`,
  borderRadius: '50%',
  background: color.surface.control,
  pointerEvents: 'auto',
  cursor: 'inherit',
  transition: `box-shadow ${motion.out} ${motion.ease}`,
} as const;
const forced = { [media.forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' } };
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(`${thumb}${part}`, { ...knob, '@media': forced });
  globalStyle(`${thumb}:hover:not(:disabled)${part}`, { boxShadow: `0 0 0 4px ${color.accent.soft}` });
  globalStyle(`${thumb}:active:not(:disabled)${part}`, { background: color.accent.soft });
  globalStyle(`${thumb}:focus-visible${part}`, {
    outline: `2px solid ${color.focus.ring}`,
    outlineOffset: '2px',
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  });
  globalStyle(`[data-invalid] ${thumb}${part}`, { borderColor: color.status.critical.border });
  globalStyle(`${thumb}:disabled${part}`, {
    borderColor: color.text.disabled,
    background: color.surface.disabled,
    '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
  });
  globalStyle(`[data-readonly] ${thumb}${part}`, { background: color.surface.sunken, cursor: 'default' });
}
globalStyle(`${thumb}::-webkit-slider-runnable-track`, { background: 'none' });
globalStyle(`${thumb}::-moz-range-track`, { background: 'none' });

export const marks = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
  height: `calc(${font.line.xs} + 0.375rem)`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const mark = style({
  position: 'absolute',
  insetInlineStart: place(at),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '""',
      flexShrink: 0,
      width: '1px',
      height: '0.375rem',
      background: color.border.control,
    },
    // The outermost must not widen the page.
    '&[data-edge="start"]': { alignItems: 'flex-start' },
    '&[data-edge="end"]': { alignItems: 'flex-end' },
  },
});
