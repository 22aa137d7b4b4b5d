import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontFamily: 'inherit',
});
export const cap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.border.default}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.sm,
});
export const between = style({ color: vars.color.text.muted, fontSize: vars.font.size.xs });
