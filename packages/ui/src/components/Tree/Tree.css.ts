import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, motion, radius, space } = vars;

export const tree = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  minInlineSize: 0,
  outline: 'none',
});
export const node = style({
  minInlineSize: 0,
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'default',
  // React Aria provides each node's level, from 1.
  paddingInlineStart: 'calc((var(--tree-item-level) - 1) * 1.25rem)',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
    '&[data-selection-mode], &[data-href]': { cursor: 'pointer' },
    '&[data-disabled]': { color: color.text.disabled },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: density.control,
  paddingInlineEnd: space.xs,
  fontSize: density.bodySize,
  lineHeight: density.bodyLine,
});
export const failed = style([line, { color: color.status.critical.text, cursor: 'pointer' }]);
export const retry = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });
export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.small,
  color: color.text.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.surface.pressed, color: color.text.primary } },
});
/** Points in reading direction, and down when its node is expanded. */
export const arrow = style({
  display: 'flex',
  transition: `transform ${motion.in} ${motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '&[data-open]': { transform: 'rotate(90deg)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const noChevron = style({ flexShrink: 0, inlineSize: '1.75rem' });
export const icon = style({ display: 'flex', flexShrink: 0, color: color.text.muted });
export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const meta = style({
  flexShrink: 0,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const notice = style({ border: `1px dashed ${color.border.default}`, borderRadius: radius.surface });
