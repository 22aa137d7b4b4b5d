import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, rhythm, size, space } = vars;

/** A column of text in the tokens' rhythm, over a visible 4 px grid. */
export const column = style({
  maxWidth: size.prose,
  backgroundImage: `repeating-linear-gradient(to bottom, transparent 0, transparent calc(${rhythm.unit} - 1px), ${color.border.subtle} calc(${rhythm.unit} - 1px), ${color.border.subtle} ${rhythm.unit})`,
});
export const flowing = recipe({
  base: { color: color.text.primary, fontFamily: font.family.text },
  variants: {
    kind: {
      title: {
        fontSize: font.size.xxl,
        lineHeight: font.line.xxl,
        fontWeight: font.weight.semibold,
        letterSpacing: font.tracking.tighter,
      },
      heading: {
        marginBlock: `${rhythm.beforeHeading.lg} ${rhythm.afterHeading}`,
        fontSize: font.size.lg,
        lineHeight: font.line.lg,
        fontWeight: font.weight.semibold,
      },
      paragraph: {
        marginBlockEnd: rhythm.paragraph,
        fontSize: font.size.md,
        lineHeight: font.line.md,
      },
      small: {
        marginBlockEnd: rhythm.paragraph,
        color: color.text.muted,
        fontSize: font.size.sm,
        lineHeight: font.line.sm,
      },
    },
  },
});
export const weights = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg, fontSize: font.size.lg });
