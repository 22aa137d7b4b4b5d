import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const system = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.xs,
});
export const sample = style({
  padding: vars.space.sm,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  forcedColorAdjust: 'none',
});
