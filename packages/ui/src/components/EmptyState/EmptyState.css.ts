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
export const words = style({ maxWidth: 'min(26rem, 100%)', color: vars.color.text.muted });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
