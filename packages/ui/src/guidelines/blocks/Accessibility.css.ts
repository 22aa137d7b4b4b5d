import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const statement = style({
  display: 'grid',
  gap: space.sm,
  maxWidth: `calc(${vars.size.prose} + 4rem)`,
  padding: space.md,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.surface,
  background: color.surface.raised,
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  overflowWrap: 'anywhere',
});
export const checks = style({ display: 'grid', gap: space.xxs });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  alignItems: 'start',
});
export const tick = style({ display: 'flex', alignItems: 'center', height: font.line.sm });
export const link = style({
  borderRadius: radius.small,
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

globalStyle(`${statement} p + p`, { marginBlockStart: space.xs });
globalStyle(`${statement} code`, { fontFamily: font.family.code, fontSize: '0.92em' });
