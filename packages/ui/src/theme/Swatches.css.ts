import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.xs,
});
export const swatch = style({ display: 'grid', gap: vars.space.xxs, minWidth: 0, overflowWrap: 'anywhere' });
export const chip = style({
  height: '2.5rem',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
