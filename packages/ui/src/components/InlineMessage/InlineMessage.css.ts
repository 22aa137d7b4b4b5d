import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const message = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    minWidth: 0,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.sm,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: { color: color.text.muted },
      critical: { color: color.status.critical.text },
      warning: { color: color.status.warning.text },
      success: { color: color.status.success.text },
      info: { color: color.status.info.text },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
export const drawing = style({ display: 'flex', alignItems: 'center', height: vars.font.line.sm });
