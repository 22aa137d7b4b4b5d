import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: {
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default', textDecoration: 'none' },
    },
  },
  variants: {
    look: {
      /** Inside a sentence: underlined, because colour alone is not enough. */
      inline: { color: vars.color.text.link, textDecoration: 'underline' },
      /** On its own, where its position shows that it is a link. */
      standalone: {
        color: vars.color.text.link,
        fontWeight: vars.font.weight.medium,
        selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
      },
      /** Names in lists and cards: text colour until hovered. */
      quiet: {
        color: 'inherit',
        selectors: { '&[data-hovered]': { color: vars.color.text.link, textDecoration: 'underline' } },
      },
    },
  },
  defaultVariants: { look: 'inline' },
});
