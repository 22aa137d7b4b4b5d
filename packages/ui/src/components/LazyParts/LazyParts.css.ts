import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In place of an overlay that failed to load: visible wherever its button is. */
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
