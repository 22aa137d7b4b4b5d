import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In the place of something that would have opened over the page: in sight wherever its button is. */
export const floating = style({
  position: 'fixed',
  insetInline: vars.space.sm,
  insetBlockEnd: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.toast,
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  borderRadius: vars.radius.surface,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  textAlign: 'start',
});
