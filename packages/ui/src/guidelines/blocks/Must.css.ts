import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const must = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.sm,
  maxWidth: `calc(${vars.size.prose} + 4rem)`,
  marginBlockStart: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const word = style({
  color: color.text.link,
  fontSize: font.size.xs,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
  letterSpacing: '0.04em',
});
export const line = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const proof = style({
  gridColumn: 2,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
