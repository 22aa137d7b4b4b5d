import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const square = (size: string) => ({ width: size, height: size });

export const icon = recipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: 'middle', maxWidth: 'none' },
  variants: {
    size: {
      xs: square('0.75rem'),
      sm: square('0.875rem'),
      md: square('1rem'),
      lg: square('1.25rem'),
      xl: square('1.5rem'),
      xxl: square('2rem'),
    },
    tone: {
      inherit: {},
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.accent.icon },
      critical: { color: vars.color.status.critical.icon },
      warning: { color: vars.color.status.warning.icon },
      success: { color: vars.color.status.success.icon },
      info: { color: vars.color.status.info.icon },
    },
  },
  defaultVariants: { size: 'md', tone: 'inherit' },
});
