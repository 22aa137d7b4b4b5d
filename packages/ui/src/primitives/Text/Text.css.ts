import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const size = (name: keyof typeof vars.font.size) => ({
  fontSize: vars.font.size[name],
  lineHeight: vars.font.line[name],
});

export const text = recipe({
  base: { margin: 0, minWidth: 0 },
  variants: {
    size: {
      body: { fontSize: vars.density.bodySize, lineHeight: vars.density.bodyLine },
      xs: size('xs'),
      sm: size('sm'),
      md: size('md'),
      lg: size('lg'),
      xl: [size('xl'), { letterSpacing: vars.font.tracking.tight }],
      xxl: [size('xxl'), { letterSpacing: vars.font.tracking.tighter }],
      inherit: {},
    },
    weight: {
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      semibold: { fontWeight: vars.font.weight.semibold },
    },
    tone: {
      inherit: {},
      primary: { color: vars.color.text.primary },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.text.link },
      critical: { color: vars.color.status.critical.text },
      warning: { color: vars.color.status.warning.text },
      success: { color: vars.color.status.success.text },
      info: { color: vars.color.status.info.text },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    /** Tabular figures, so that numbers below each other can be compared. */
    isNumeric: { true: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    isTruncated: {
      true: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    /** Beside what may break, it keeps its whole width too. */
    isUnbroken: { true: { whiteSpace: 'nowrap', flexShrink: 0 } },
    isProse: { true: { maxWidth: vars.size.prose } },
  },
  defaultVariants: { size: 'body' },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
