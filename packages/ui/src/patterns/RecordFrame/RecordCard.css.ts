import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({ display: 'grid', gap: vars.space.sm, minInlineSize: '14rem' });
export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none' });
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.density.target,
  overflowWrap: 'anywhere',
} as const;
export const alert = styleVariants({
  critical: { ...line, color: vars.color.status.critical.text },
  warning: { ...line, color: vars.color.status.warning.text },
  info: { ...line, color: vars.color.status.info.text },
});
export const state = style(line);
