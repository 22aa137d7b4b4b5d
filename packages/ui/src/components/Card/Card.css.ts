import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    gap: vars.space.sm,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.surface,
    background: vars.color.surface.control,
  },
  variants: {
    padding: {
      none: {},
      sm: { padding: vars.space.sm },
      md: { padding: vars.space.md },
    },
    ground: {
      plain: {},
      raised: { background: vars.color.surface.raised, borderColor: vars.color.border.subtle },
    },
  },
  defaultVariants: { padding: 'md', ground: 'plain' },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const titles = style({ minWidth: 0, flex: '1 1 12rem' });
