import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.sm,
  color: vars.color.text.primary,
});
export const frame = style([base]);
export const full = style([
  base,
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    padding: vars.space.md,
    overflow: 'auto',
    background: vars.color.surface.page,
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const title = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const summary = style({
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  maxInlineSize: vars.size.prose,
});
/** A negative margin the size of the buttons' padding, so that their icons align with the text. */
export const tools = style({
  marginInline: '-7px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&:active, &[aria-expanded="true"]': { background: vars.color.surface.pressed },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'default', background: 'none' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const fullTool = style([
  tool,
  { '@media': { [media.desktop]: { selectors: { '&:not([data-open])': { display: 'none' } } } } },
]);
export const picture = style({ position: 'relative', minInlineSize: 0 });
