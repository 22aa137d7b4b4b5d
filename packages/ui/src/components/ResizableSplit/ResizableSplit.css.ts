import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space, stroke } = vars;

export const split = style({ display: 'flex', alignItems: 'stretch', inlineSize: '100%', minInlineSize: 0 });
export const stacked = style({ display: 'flex', flexDirection: 'column', gap: space.md, minInlineSize: 0 });

/** The remaining width. */
export const rest = style({ flex: '1 1 0', minInlineSize: 0 });
export const sized = style({ flex: 'none', minInlineSize: 0 });

/** Takes no room between the panes: its hit area overlaps both. */
export const handle = style({
  position: 'relative',
  flex: 'none',
  zIndex: 1,
  inlineSize: '1.5rem',
  marginInline: '-0.75rem',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 0.5px)',
    inlineSize: stroke.hairline,
    background: color.border.subtle,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1rem)',
    insetInlineStart: 'calc(50% - 2px)',
    inlineSize: '4px',
    blockSize: '2rem',
    borderRadius: radius.control,
    background: color.border.control,
  },
  selectors: {
    '&:hover::after, &[data-dragging]::after': { background: color.accent.solid },
    '&:hover::before, &[data-dragging]::before': { background: color.accent.solid },
    '&:focus-visible::after': {
      background: color.accent.solid,
      outline: `${stroke.focus} solid ${color.focus.ring}`,
      outlineOffset: stroke.focusOffset,
    },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '2.75rem', marginInline: '-1.375rem' },
    [media.forcedColors]: {
      '::before': { background: 'CanvasText' },
      '::after': { background: 'CanvasText' },
      selectors: { '&:hover::after, &:focus-visible::after': { background: 'Highlight' } },
    },
  },
});
