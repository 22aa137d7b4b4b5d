import { style, styleVariants } from '@vanilla-extract/css';
import { bottomEdgeName } from '../../theme/bottomEdge.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const belowLine = `calc(100dvh - ${vars.size.topBar})`;

const surface = {
  display: 'flex',
  minInlineSize: 0,
  background: color.surface.raised,
  color: color.text.primary,
  outline: 'none',
  // It ends where the window does: the bar of a phone is below it or gone.
  vars: { [bottomEdgeName]: '0px' },
  selectors: { '&[hidden]': { display: 'none' } },
} as const;

const sheet = {
  ...surface,
  position: 'fixed',
  insetInlineEnd: 0,
  zIndex: vars.z.dialog,
} as const;

/**
 * `column`: beside the page, below the line of chrome. `sheet`: over the page. `cover`: over the page, but not over
 * the line.
 */
export const rail = styleVariants({
  column: {
    ...surface,
    blockSize: belowLine,
    borderInlineStart: `1px solid ${color.border.subtle}`,
  },
  sheet: {
    ...sheet,
    insetBlock: 0,
    inlineSize: 'min(100vw, 32rem)',
    boxShadow: vars.elevation.overlay,
    borderInlineStart: '1px solid transparent',
  },
  cover: {
    ...sheet,
    zIndex: vars.z.sticky,
    insetBlockStart: vars.size.topBar,
    insetBlockEnd: 0,
    inlineSize: '100vw',
  },
});

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: color.surface.scrim,
});

/** Scrolls by itself, so that the page beside it keeps its place. */
export const content = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What the focus reaches is not left under the head or a bar at the lower edge.
  scrollPaddingBlock: '4rem',
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.sm}`,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});

export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // A name of any length leaves the content its room.
  maxBlockSize: `calc(2 * ${vars.font.line.md})`,
  overflow: 'hidden',
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const body = style({
  padding: space.md,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
});
