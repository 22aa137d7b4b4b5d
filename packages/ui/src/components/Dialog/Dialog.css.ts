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
  padding: space.md,
  overflowY: 'auto',
  background: color.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.in} ${motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${motion.out} ${motion.ease} reverse` },
  },
});

export const modal = recipe({
  base: {
    width: '100%',
    minWidth: 0,
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
      medium: { maxWidth: '35rem' },
      large: { maxWidth: '50rem' },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 2rem)',
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `${space.md} ${space.sm} ${space.xs} ${space.lg}`,
});
export const title = style({ paddingBlock: '0.125rem' });
export const body = style({ overflowY: 'auto', padding: `${space.xxs} ${space.lg} ${space.lg}` });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: `${space.sm} ${space.lg}`,
  borderTop: `1px solid ${color.border.subtle}`,
});
