import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxl} ${vars.space.md}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginBlockEnd: vars.space.xxs,
  borderRadius: vars.radius.surface,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
});
export const words = style({ maxWidth: 'min(26rem, 100%)', color: vars.color.text.muted });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
