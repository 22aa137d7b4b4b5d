import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const root = style({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const amount = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: color.surface.pressed,
  border: '1px solid transparent',
  boxSizing: 'content-box',
});
export const bar = recipe({
  base: {
    height: '100%',
    borderRadius: radius.pill,
    forcedColorAdjust: 'none',
    transition: `width ${vars.motion.in} linear`,
  },
  variants: {
    tone: {
      accent: { background: color.accent.icon },
      critical: { background: color.status.critical.icon },
      success: { background: color.status.success.icon },
    },
    isUnknown: { true: { width: '33%', animation: `${slide} 1400ms ease-in-out infinite` } },
  },
  defaultVariants: { tone: 'accent' },
});
