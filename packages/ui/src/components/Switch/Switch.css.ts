import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressHalo } from '../../theme/press.css.ts';

const { color, density, motion } = vars;

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '2rem',
  height: '1.125rem',
  marginBlock: `calc((${density.bodyLine} - 1.125rem) / 2)`,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: '999px',
  background: color.surface.control,
  transition: `background ${motion.in} ${motion.ease}, border-color ${motion.in} ${motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.border.controlHover },
    '[data-selected] > &': { background: color.accent.solid, borderColor: color.accent.solid },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
    '[data-readonly] > &': { background: color.surface.sunken },
    '[data-readonly][data-selected] > &': { background: color.text.muted, borderColor: color.text.muted },
    '[data-disabled] > &': { background: color.surface.disabled, borderColor: color.border.default },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-readonly][data-selected] > &': { background: 'CanvasText', borderColor: 'CanvasText' },
        '[data-disabled] > &': { borderColor: 'GrayText', background: 'Canvas' },
        '[data-disabled][data-selected] > &': { background: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
export const knob = style([
  pressHalo,
  {
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInlineStart: '0.125rem',
    width: '0.6875rem',
    height: '0.6875rem',
    borderRadius: '50%',
    background: color.border.control,
    transition: `transform ${motion.in} ${motion.ease}, background ${motion.in} ${motion.ease}`,
    selectors: {
      '[data-selected] > * > &': { transform: 'translateX(0.875rem)', background: color.text.onAccent },
      '[data-selected] > * > &:dir(rtl)': { transform: 'translateX(-0.875rem)' },
      '[data-disabled] > * > &': { background: color.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'ButtonText',
        selectors: {
          '[data-selected] > * > &': { background: 'HighlightText' },
          '[data-readonly][data-selected] > * > &': { background: 'Canvas' },
          '[data-disabled] > * > &': { background: 'GrayText' },
          '[data-disabled][data-selected] > * > &': { background: 'Canvas' },
        },
      },
    },
  },
]);
