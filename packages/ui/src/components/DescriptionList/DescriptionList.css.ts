import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const list = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    layout: {
      /** Terms on the left, all as wide as the widest, but never at the expense of the details in a narrow space. */
      rows: {
        gap: `${space.xs} ${space.md}`,
        gridTemplateColumns: 'fit-content(min(12rem, 50%)) minmax(0, 1fr)',
      },
      /** Pairs side by side, as many as fit. */
      columns: {
        gap: `${space.sm} ${space.lg}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});
export const pair = recipe({
  base: { minWidth: 0 },
  variants: {
    layout: {
      rows: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      columns: {},
    },
  },
  defaultVariants: { layout: 'rows' },
});
export const term = style({
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const detail = style({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
