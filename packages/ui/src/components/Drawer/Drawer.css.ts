import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, radius, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const from = createVar();
const slide = keyframes({ from: { opacity: 0, transform: from } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: color.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.in} ${motion.ease}` },
    '&[data-exiting]': { animation: `${fade} ${motion.out} ${motion.ease} reverse` },
  },
});

const beside = { insetBlock: 0, maxInlineSize: 'calc(100vw - 3rem)' } as const;

export const drawer = recipe({
  base: {
    position: 'fixed',
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.overlay,
    border: '0 solid transparent',
    selectors: {
      '&[data-entering]': { animation: `${slide} ${motion.in} ${motion.ease}` },
      '&[data-exiting]': { animation: `${slide} ${motion.out} ${motion.ease} reverse` },
    },
  },
  variants: {
    side: {
      start: {
        ...beside,
        insetInlineStart: 0,
        borderInlineEndWidth: '1px',
        vars: { [from]: `translateX(calc(-1 * ${motion.travel}))` },
        selectors: { '&:dir(rtl)': { vars: { [from]: `translateX(${motion.travel})` } } },
      },
      end: {
        ...beside,
        insetInlineEnd: 0,
        borderInlineStartWidth: '1px',
        vars: { [from]: `translateX(${motion.travel})` },
        selectors: { '&:dir(rtl)': { vars: { [from]: `translateX(calc(-1 * ${motion.travel}))` } } },
      },
      bottom: {
        insetInline: 0,
        insetBlockEnd: 0,
        marginInline: 'auto',
        maxInlineSize: vars.size.form,
        maxBlockSize: 'calc(100dvh - 3rem)',
        borderBlockStartWidth: '1px',
        borderStartStartRadius: radius.surface,
        borderStartEndRadius: radius.surface,
        vars: { [from]: `translateY(${motion.travel})` },
      },
    },
    size: { small: {}, medium: {}, large: {} },
  },
  compoundVariants: (['start', 'end'] as const).flatMap((side) => [
    { variants: { side, size: 'small' as const }, style: { inlineSize: '18rem' } },
    { variants: { side, size: 'medium' as const }, style: { inlineSize: '26rem' } },
    { variants: { side, size: 'large' as const }, style: { inlineSize: '40rem' } },
  ]),
  defaultVariants: { side: 'end', size: 'medium' },
});

export const panel = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
  variants: {
    side: {
      start: { blockSize: '100%' },
      end: { blockSize: '100%' },
      bottom: { maxBlockSize: 'inherit' },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: `${space.sm} ${space.xs}`,
  paddingInline: `${space.lg} ${space.sm}`,
});
export const cross = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  zIndex: 1,
});
export const bare = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
/** Does not scroll itself: its content does. */
export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  padding: `${space.xxs} ${space.lg} ${space.lg}`,
});
/** Overrides the body of Dialog, which a drawer shares: it takes the remaining height. */
export const fills = style({ flex: 1, minBlockSize: 0 });
