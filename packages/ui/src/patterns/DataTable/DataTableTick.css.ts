import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius } = vars;
const mask = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/** The whole cell is the hit target. */
export const room = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.density.target,
  minBlockSize: vars.density.row,
  cursor: 'pointer',
});
export const tick = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.small,
  background: color.surface.control,
  cursor: 'pointer',
  selectors: {
    [`${room}:hover &`]: { borderColor: color.border.controlHover },
    '&:is(:checked, :indeterminate)': { background: color.accent.solid, borderColor: color.accent.solid },
    // Rendered only when on: a mask on every row costs frames while scrolling.
    '&:is(:checked, :indeterminate)::before': {
      content: '""',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      background: color.text.onAccent,
      maskImage: mask('M3 8.5l3.5 3.5L13 4.5'),
    },
    '&:indeterminate::before': { maskImage: mask('M3.5 8h9') },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is(:checked, :indeterminate)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '&:is(:checked, :indeterminate)::before': { background: 'HighlightText' },
      },
    },
  },
});
