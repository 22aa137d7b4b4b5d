import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  maxWidth: `calc(100vw - 2 * ${vars.space.xs})`,
  overflowWrap: 'anywhere',
  zIndex: vars.z.tooltip,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
