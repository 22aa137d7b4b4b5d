import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.3125rem',
  color: color.status.warning.text,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const strength = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const steps = style({ display: 'flex', flex: 1, gap: '3px', maxWidth: '10rem' });
export const step = recipe({
  base: {
    flex: 1,
    height: '4px',
    borderRadius: radius.pill,
    background: color.border.default,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  },
  variants: {
    tone: { critical: {}, warning: {}, success: {} },
    isReached: { true: { '@media': { [media.forcedColors]: { background: 'Highlight' } } } },
  },
  compoundVariants: (['critical', 'warning', 'success'] as const).map((tone) => ({
    variants: { tone, isReached: true },
    style: { background: color.status[tone].solid },
  })),
});
export const verdict = style({ color: color.text.muted, fontSize: font.size.xs, lineHeight: font.line.xs });
