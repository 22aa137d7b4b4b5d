import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.md,
  marginBlock: space.sm,
  fontFamily: font.family.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});

const side = (name: 'success' | 'critical') => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap: space.xs,
  minWidth: 0,
  padding: space.md,
  border: `1px solid ${color.border.default}`,
  borderBlockStart: `3px solid ${color.status[name].border}`,
  borderRadius: radius.control,
  background: color.surface.page,
  color: color.text.primary,
  overflowWrap: 'anywhere' as const,
});
export const sides = styleVariants({ good: side('success'), bad: side('critical') });

const heading = (name: 'success' | 'critical') => ({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.status[name].text,
  fontWeight: font.weight.semibold,
});
export const headings = styleVariants({ good: heading('success'), bad: heading('critical') });

globalStyle(`${pair} code`, { fontFamily: font.family.code, fontSize: '0.92em' });
