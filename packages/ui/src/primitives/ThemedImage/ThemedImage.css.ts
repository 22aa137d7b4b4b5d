import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';

const high = (size: string) => ({ blockSize: size });

/** As high as an icon of that size, and as wide as the image needs, within reason. */
export const image = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: 'auto',
    maxInlineSize: '10rem',
    objectFit: 'contain',
  },
  variants: { size: { lg: high('1.25rem'), xl: high('1.5rem'), xxl: high('2rem') } },
  defaultVariants: { size: 'xl' },
});

const isDark = '[data-theme="dark"] &, .hz-dark &';
const system = '(prefers-color-scheme: dark)';

export const inLight = style({
  selectors: { [isDark]: { display: 'none' } },
  '@media': { [system]: { selectors: { ':root:not([data-theme]) &': { display: 'none' } } } },
});
export const inDark = style({
  display: 'none',
  selectors: { [isDark]: { display: 'inline-block' } },
  '@media': { [system]: { selectors: { ':root:not([data-theme]) &': { display: 'inline-block' } } } },
});
