import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space, stroke } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: `${space.sm} ${space.xs}`,
});
export const swatch = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const chip = style({
  height: '2.5rem',
  marginBlockEnd: space.xxs,
  border: `${stroke.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
export const value = style({
  color: color.text.muted,
  fontSize: '0.6875rem',
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
