import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const keys = style({
  width: '100%',
  maxWidth: `calc(${vars.size.prose} + 4rem)`,
  borderCollapse: 'collapse',
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const cell = style({
  padding: `${space.xs} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
export const head = style([
  cell,
  { color: color.text.muted, fontSize: font.size.xs, fontWeight: font.weight.medium },
]);
export const key = style([cell, { width: '34%', fontWeight: font.weight.medium }]);

globalStyle(`${keys} code`, {
  padding: '0.0625rem 0.25rem',
  borderRadius: radius.small,
  background: color.surface.sunken,
  fontFamily: font.family.code,
  fontSize: '0.92em',
});
