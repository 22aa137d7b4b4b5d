import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: density.controlSmall,
  blockSize: density.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text.muted,
  cursor: 'grab',
  // A finger on the handle drags at once; elsewhere it scrolls.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    '&[aria-pressed="true"]': { background: color.accent.solid, color: color.text.onAccent },
    '&:disabled': { background: 'none', color: color.text.disabled, cursor: 'default' },
    '[data-saving] &': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

/** Follows the pointer; its place is set while dragging. */
export const preview = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: vars.z.tooltip,
  maxInlineSize: 'min(16rem, 60vw)',
  marginBlockStart: space.sm,
  marginLeft: space.sm,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: `1px solid ${color.accent.border}`,
  borderRadius: radius.control,
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: vars.elevation.overlay,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  pointerEvents: 'none',
  // Before the first move it has no place yet.
  translate: '-100vw 0',
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

/** The line at which an item would be dropped. */
export const dropLine = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  blockSize: '3px',
  background: color.accent.solid,
  borderRadius: radius.pill,
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
} as const;
