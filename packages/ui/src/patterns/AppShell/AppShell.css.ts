import { style, styleVariants } from '@vanilla-extract/css';
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

export const toggle = style({
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

/** The inset keeps the first row of the menu clear of the button that closes it. */
export const drawerMenu = style({ blockSize: '100%', vars: { '--menu-end-inset': '2.75rem' } });
