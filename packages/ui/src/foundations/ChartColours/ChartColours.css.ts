import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space, stroke } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space.sm,
});
export const sample = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: '4rem',
  padding: space.xs,
  border: `${stroke.focus} solid`,
  borderRadius: radius.control,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  forcedColorAdjust: 'none',
});
export const named = style({ display: 'grid', gap: space.xxs, color: color.text.primary });
export const plain = style({
  height: '2.5rem',
  border: `${stroke.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
export const line = style({ width: '100%', height: '2.5rem', forcedColorAdjust: 'none' });
