import { globalStyle, style } from '@vanilla-extract/css';
import { bottomEdgeName } from '../../theme/bottomEdge.ts';
import { vars } from '../../theme/contract.css.ts';

const SIZE = `calc(3.75rem + env(safe-area-inset-bottom))`;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.menu,
  blockSize: SIZE,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInlineStart: 'env(safe-area-inset-left)',
  paddingInlineEnd: 'env(safe-area-inset-right)',
  background: vars.color.surface.raised,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
// What sticks to the lower edge, such as a form's save bar, ends above it.
globalStyle(`:root:has(${bar}:not([hidden]))`, { vars: { [bottomEdgeName]: SIZE } });

export const list = style({ display: 'flex', blockSize: '100%' });
export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minInlineSize: '2.75rem',
  blockSize: '100%',
  paddingInline: 0,
  color: vars.color.text.muted,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[data-pressed]': { background: vars.color.surface.pressed },
    '&[aria-current]': { color: vars.color.text.link },
    // The line marks the current page without colour.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '20%',
      blockSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accent.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const icon = style({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 });
export const label = style({
  maxInlineSize: '100%',
  textAlign: 'center',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.xs,
  lineHeight: '0.875rem',
  letterSpacing: vars.font.tracking.tighter,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { '[aria-current] > &': { fontWeight: vars.font.weight.semibold } },
});
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineStart: '60%',
  minInlineSize: '1.125rem',
  paddingInline: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.solid,
  color: vars.color.text.onAccent,
  border: `1px solid ${vars.color.surface.raised}`,
  fontSize: vars.font.size.xs,
  lineHeight: '1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', borderColor: 'CanvasText' },
  },
});
