import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const choices = recipe({
  base: { display: 'flex' },
  variants: {
    layout: {
      column: { flexDirection: 'column', gap: vars.space.xxs },
      row: { flexWrap: 'wrap', gap: `${vars.space.xxs} ${vars.space.lg}` },
    },
  },
  defaultVariants: { layout: 'column' },
});
export const round = style({ borderRadius: '50%' });
export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: 'currentColor',
});
