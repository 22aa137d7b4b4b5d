import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** The point of the press, set by PressFeedback, in the box that shows it. */
export const pressPoint = { x: '--hz-press-x', y: '--hz-press-y' } as const;
/** The attribute by which PressFeedback starts the ripple; two values, so that a second press restarts it. */
export const pressAttribute = 'data-press';

/** Colour of the ripple, if it differs from the text. */
export const pressInk = createVar();
const reach = createVar({ syntax: '<percentage>', inherits: false, initialValue: '0%' });

const wave = {
  from: { vars: { [reach]: '0%' }, opacity: 0.18 },
  '50%': { opacity: 0.14 },
  to: { vars: { [reach]: '120%' }, opacity: 0 },
};
const halo = {
  from: { transform: 'scale(0.4)', opacity: 0.22 },
  to: { transform: 'scale(1)', opacity: 0 },
};
const first = keyframes(wave);
const again = keyframes(wave);
const firstHalo = keyframes(halo);
const againHalo = keyframes(halo);

const ink = fallbackVar(pressInk, 'currentColor');
const time = `calc(${vars.motion.in} * 3)`;
const quiet = { [media.reducedMotion]: { content: 'none' }, [media.forcedColors]: { content: 'none' } };
const layer = {
  content: '""',
  position: 'absolute',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  opacity: 0,
  animationDuration: time,
  animationTimingFunction: vars.motion.ease,
} as const;
const flood = {
  ...layer,
  inset: 0,
  background: `radial-gradient(circle at var(${pressPoint.x}, 50%) var(${pressPoint.y}, 50%), ${ink} ${reach}, transparent calc(${reach} + 12%))`,
} as const;
const ring = { ...layer, inset: '-0.5rem', borderRadius: '50%', background: ink } as const;

/** Pressable elements that show the ripple themselves: buttons, the box of an input, menu entries. */
export const press = style({
  position: 'relative',
  selectors: {
    [`&[${pressAttribute}]::after`]: flood,
    [`&[${pressAttribute}="again"]::after`]: { animationName: again },
    [`&[${pressAttribute}="first"]::after`]: { animationName: first },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`&[${pressAttribute}]::after`]: quiet[media.reducedMotion] } },
    [media.forcedColors]: { selectors: { [`&[${pressAttribute}]::after`]: quiet[media.forcedColors] } },
  },
});

/** Pressable elements of which a part, `pressHalo`, shows it: the label beside a checkbox. */
export const pressHost = style({});

/** The part of a `pressHost` around which the press shows. */
export const pressHalo = style({
  position: 'relative',
  selectors: {
    [`[${pressAttribute}] &::after`]: ring,
    [`[${pressAttribute}="again"] &::after`]: { animationName: againHalo },
    [`[${pressAttribute}="first"] &::after`]: { animationName: firstHalo },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`[${pressAttribute}] &::after`]: quiet[media.reducedMotion] } },
    [media.forcedColors]: { selectors: { [`[${pressAttribute}] &::after`]: quiet[media.forcedColors] } },
  },
});
