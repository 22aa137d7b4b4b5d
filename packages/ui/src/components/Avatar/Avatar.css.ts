import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const square = (size: string, fontSize: string) => ({ width: size, height: size, fontSize });

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    border: '1px solid transparent',
    background: vars.color.accent.soft,
    color: vars.color.text.link,
    fontWeight: vars.font.weight.semibold,
    lineHeight: 1,
    letterSpacing: '0.01em',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: square('1.75rem', '0.6875rem'),
      md: square('2.25rem', '0.8125rem'),
      lg: square('3rem', '1.0625rem'),
      xl: square('6rem', '2rem'),
    },
  },
  defaultVariants: { size: 'md' },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
