import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space, stroke } = vars;

export const figure = style({ display: 'grid', gap: space.xs, marginBlockEnd: space.lg });
export const frame = style({
  overflow: 'hidden',
  border: `${stroke.hairline} solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const caption = style({
  color: color.text.muted,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
