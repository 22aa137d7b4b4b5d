import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid color-mix(in oklab, currentColor 25%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${turn} ${vars.motion.turn} linear infinite`,
    '@media': {
      // Rotation is motion; pulsing is not. `!important` because the reset stops every animation.
      [media.reducedMotion]: {
        animation: `${pulse} ${vars.motion.breathe} ease-in-out infinite !important` as 'none',
      },
    },
  },
  variants: {
    size: {
      sm: { width: '1rem', height: '1rem' },
      md: { width: '1.25rem', height: '1.25rem' },
      lg: { width: '2rem', height: '2rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'md' },
});
