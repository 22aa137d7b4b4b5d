import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.md,
});

export const panel = style({
  padding: space.lg,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.page,
  color: color.text.primary,
  fontFamily: font.family.text,
});

export const code = style({
  margin: 0,
  padding: space.md,
  overflowX: 'auto',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  color: color.text.primary,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
