import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const corner = style({
  width: '6rem',
  height: '3rem',
  border: `${vars.stroke.hairline} solid ${vars.color.border.control}`,
  background: vars.color.surface.raised,
});
export const sheet = style({
  width: '12rem',
  height: '4rem',
  margin: vars.space.md,
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.hairline} solid transparent`,
  background: vars.color.surface.overlay,
});
