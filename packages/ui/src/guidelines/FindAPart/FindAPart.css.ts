import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space, stroke } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space.xs,
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minWidth: 0,
  height: '100%',
  padding: space.sm,
  border: `${stroke.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.control,
  color: color.text.primary,
  fontFamily: font.family.text,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { borderColor: color.border.controlHover, background: color.surface.hover } },
});
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.xs,
  color: color.text.link,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
export const small = style({
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
});
