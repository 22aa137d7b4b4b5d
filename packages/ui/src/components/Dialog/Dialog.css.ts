import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.travel})` } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  background: color.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.in} ${motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${motion.out} ${motion.ease} reverse` },
  },
});

/** A phone has no space to spare for the page behind. A short question stays a card. */
const wholePhone = style({
  '@media': {
    'screen and (max-width: 599px)': {
      width: '100vw',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      borderRadius: 0,
      border: 0,
    },
  },
});

export const modal = recipe({
  base: {
    width: 'calc(100vw - 2rem)',
    minWidth: 0,
    maxHeight: 'calc(100dvh - 2rem)',
    display: 'flex',
    borderRadius: radius.surface,
    border: '1px solid transparent',
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.overlay,
    selectors: { '&[data-entering]': { animation: `${rise} ${motion.in} ${motion.ease}` } },
  },
  variants: {
    size: {
      small: { maxWidth: '26rem' },
      medium: [{ maxWidth: '35rem' }, wholePhone],
      large: [{ maxWidth: '50rem' }, wholePhone],
      full: [{ maxWidth: '90rem', height: 'calc(100dvh - 2rem)' }, wholePhone],
    },
  },
  defaultVariants: { size: 'medium' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: `${space.md} ${space.xs}`,
  paddingInline: `${space.lg} ${space.sm}`,
});
export const title = style({ minWidth: 0, paddingBlock: '0.125rem', overflowWrap: 'anywhere' });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overflowWrap: 'break-word',
  padding: `${space.xxs} ${space.lg} ${space.lg}`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: `${space.sm} ${space.lg}`,
  borderTop: `1px solid ${color.border.subtle}`,
});
