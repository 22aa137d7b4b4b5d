import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.density.gap,
  padding: vars.space.md,
  border: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.surface,
  fontSize: vars.density.bodySize,
  lineHeight: vars.density.bodyLine,
});
export const measure = style({
  background: vars.color.accent.solid,
  width: '1rem',
  forcedColorAdjust: 'none',
});
