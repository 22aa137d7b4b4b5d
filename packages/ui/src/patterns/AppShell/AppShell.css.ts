import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const columns = { slim: vars.size.menu, static: '15rem', overlay: '0' };

export const shell = styleVariants(columns, (width, mode) => ({
  display: 'grid',
  gridTemplateColumns: mode === 'overlay' ? 'minmax(0, 1fr)' : `${width} minmax(0, 1fr)`,
  gridTemplateRows: `${vars.size.topBar} 1fr`,
  gridTemplateAreas: mode === 'overlay' ? '"top" "main"' : '"menu top" "menu main"',
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
}));

export const menu = styleVariants({ slim: {}, static: {} }, () => ({
  gridArea: 'menu',
  position: 'sticky' as const,
  insetBlockStart: 0,
  blockSize: '100dvh',
  background: vars.color.surface.raised,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  zIndex: vars.z.menu,
}));

export const topBar = style({
  gridArea: 'top',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.menu,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: vars.size.topBar,
  paddingInline: vars.space.sm,
  background: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.desktop]: { paddingInline: vars.space.lg } },
});

export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  outline: 'none',
  scrollMarginBlockStart: vars.size.topBar,
});

const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[data-pressed]': { background: vars.color.surface.pressed },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const toggle = iconButton;

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({
  from: { opacity: 0, transform: `translateX(calc(-1 * ${vars.motion.travel}))` },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: vars.color.surface.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.in} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${fadeIn} ${vars.motion.out} ${vars.motion.ease} reverse` },
  },
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(18rem, 86vw)',
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  selectors: {
    '&[data-entering]': { animation: `${slideIn} ${vars.motion.in} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${slideIn} ${vars.motion.out} ${vars.motion.ease} reverse` },
  },
});

export const drawerBody = style({ position: 'relative', blockSize: '100%', outline: 'none' });
/** The inset keeps the first row of the menu clear of the button that closes it. */
export const drawerMenu = style({ blockSize: '100%', vars: { '--menu-end-inset': '2.75rem' } });
export const close = style([
  iconButton,
  { position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs, zIndex: 1 },
]);
