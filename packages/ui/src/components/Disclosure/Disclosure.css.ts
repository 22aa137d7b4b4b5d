import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.density.control,
  paddingInline: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surface.hover } },
});
export const arrow = style({
  display: 'flex',
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.in} ${vars.motion.ease}`,
  selectors: { '[data-expanded] > * > button > &': { transform: 'rotate(90deg)' } },
});
export const panel = style({
  paddingInlineStart: '1.5rem',
  selectors: { '[data-expanded] > &': { paddingBlock: vars.space.xs } },
});
