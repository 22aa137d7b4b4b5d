import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius } = vars;
const status = (name: keyof typeof color.status) => ({
  color: color.status[name].text,
  background: color.status[name].surface,
  borderColor: `color-mix(in oklab, ${color.status[name].border} 35%, transparent)`,
});

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    minHeight: '1.25rem',
    padding: '0 0.4375rem',
    border: '1px solid transparent',
    borderRadius: radius.small,
    fontSize: font.size.xs,
    lineHeight: font.line.xs,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    // One line where it fits; longer text breaks instead of overflowing.
    overflowWrap: 'anywhere',
    maxWidth: '100%',
  },
  variants: {
    tone: {
      neutral: {
        color: color.text.muted,
        background: color.surface.sunken,
        borderColor: color.border.subtle,
      },
      accent: { color: color.text.link, background: color.accent.soft },
      critical: status('critical'),
      warning: status('warning'),
      success: status('success'),
      info: status('info'),
    },
    shape: { square: {}, pill: { borderRadius: radius.pill, paddingInline: '0.5rem 0.5625rem' } },
  },
  defaultVariants: { tone: 'neutral', shape: 'square' },
});
