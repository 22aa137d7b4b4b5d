import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const columns = { slim: vars.size.menu, static: '15rem', overlay: '0px' };

/** Width of the rail's column, set by what fills it. */
export const railWidth = '--shell-rail';

/**
 * The line spans everything beside the menu. Its own cell lies between the toggle and the controls, of which the grid
 * knows the widths; the main region covers the first three of these columns, so that the line can be part of it.
 */
export const shell = styleVariants(columns, (width) => ({
  display: 'grid',
  gridTemplateColumns: `${width} [line-start] auto [room-start] minmax(0, 1fr) [room-end] auto [main-end] var(${railWidth}, 0px) [line-end]`,
  gridTemplateRows: `${vars.size.topBar} 1fr auto`,
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
}));

export const menu = styleVariants({ slim: {}, static: {} }, () => ({
  gridColumn: '1',
  gridRow: '1 / -1',
  position: 'sticky' as const,
  insetBlockStart: 0,
  blockSize: '100dvh',
  background: vars.color.surface.raised,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  zIndex: vars.z.menu,
}));

/** The line's background and what is at its two ends. */
export const banner = style({
  gridColumn: 'line-start / line-end',
  gridRow: '1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.menu,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  blockSize: vars.size.topBar,
  background: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const start = style({ gridColumn: 'line-start / room-start', paddingInlineStart: vars.space.xs });
export const controls = style({
  gridColumn: 'room-end / line-end',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  '@media': { [media.desktop]: { paddingInlineEnd: vars.space.lg } },
});

export const main = style({
  gridColumn: 'line-start / main-end',
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  outline: 'none',
});
/** Above the banner's background; no stacking context of the main region may come between them. */
export const line = style({
  gridColumn: 'room-start / room-end',
  gridRow: '1 / -1',
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.menu,
  minInlineSize: 0,
  blockSize: vars.size.topBar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingInline: vars.space.md,
  '@media': { [media.desktop]: { paddingInline: vars.space.lg } },
});
export const body = style({ gridColumn: '1 / -1', gridRow: '2', minInlineSize: 0 });

/** Beside the main region, below the line; `Rail` says where it is when there is no room for that. */
export const rail = style({
  gridColumn: 'main-end / line-end',
  gridRow: '2',
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: vars.size.topBar,
  minInlineSize: 0,
});
/** No stacking context, which would keep a rail over the page below the line. */
export const railOver = style({ display: 'contents' });
export const bottomBar = style({
  gridColumn: 'line-start / line-end',
  gridRow: '3',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.menu,
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
