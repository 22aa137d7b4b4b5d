import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    background: vars.color.surface.pressed,
    borderRadius: vars.radius.small,
    animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  },
  variants: {
    shape: {
      text: { height: '0.75em', marginBlock: `calc((${vars.density.bodyLine} - 0.75em) / 2)` },
      block: { borderRadius: vars.radius.surface },
      circle: { borderRadius: vars.radius.pill },
    },
    width: {
      full: { width: '100%' },
      threeQuarters: { width: '75%' },
      half: { width: '50%' },
      quarter: { width: '25%' },
    },
  },
  defaultVariants: { shape: 'text', width: 'full' },
});
