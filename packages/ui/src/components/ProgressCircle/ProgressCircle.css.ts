import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion } = vars;
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const root = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0, maxWidth: '100%' },
  variants: { isStacked: { true: { flexDirection: 'column', gap: vars.space.xs, textAlign: 'center' } } },
});
export const ring = recipe({
  base: { position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0 },
  variants: {
    size: {
      sm: { width: '1.5rem', height: '1.5rem' },
      md: { width: '3rem', height: '3rem' },
      lg: { width: '5rem', height: '5rem' },
    },
  },
  defaultVariants: { size: 'md' },
});
export const drawing = recipe({
  base: { width: '100%', height: '100%', transform: 'rotate(-90deg)' },
  variants: {
    isUnknown: {
      true: {
        animation: `${turn} 1100ms linear infinite`,
        // Rotation is motion; pulsing is not. `!important` because the reset stops every animation.
        '@media': {
          [media.reducedMotion]: {
            animation: `${pulse} 1600ms ease-in-out infinite !important` as 'none',
          },
        },
      },
    },
  },
});
export const track = style({
  fill: 'none',
  stroke: color.surface.pressed,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const arc = recipe({
  base: {
    fill: 'none',
    strokeLinecap: 'round',
    transition: `stroke-dashoffset ${motion.in} linear`,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { stroke: color.accent.icon },
      critical: { stroke: color.status.critical.icon },
      success: { stroke: color.status.success.icon },
    },
  },
  defaultVariants: { tone: 'accent' },
});
export const amount = recipe({
  base: {
    position: 'absolute',
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: font.weight.semibold,
  },
  variants: {
    size: {
      sm: { display: 'none' },
      md: { fontSize: font.size.xs, lineHeight: font.line.xs },
      lg: { fontSize: font.size.md, lineHeight: font.line.md },
    },
  },
});
export const words = style({
  minWidth: 0,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  overflowWrap: 'anywhere',
});
