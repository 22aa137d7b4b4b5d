import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: vars.space.xs,
});
export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.xxs}`,
  border: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  textAlign: 'center',
});
