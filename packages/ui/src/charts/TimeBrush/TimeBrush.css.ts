import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, radius, space } = vars;
const from = 'var(--brush-from)';
const to = 'var(--brush-to)';
const coarse = '(pointer: coarse)';

export const brush = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
export const track = style({
  position: 'relative',
  blockSize: '2.75rem',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.small,
  background: color.surface.sunken,
  // Time runs from left to right in every language.
  direction: 'ltr',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const backdrop = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const levels = style({ display: 'flex', alignItems: 'flex-end', gap: '1px', blockSize: '100%' });
export const level = style({
  flex: 1,
  blockSize: 'calc(var(--brush-level) * 100%)',
  background: color.border.control,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
export const selection = style({ position: 'absolute', inset: 0 });
export const beyond = style({
  position: 'absolute',
  insetBlock: 0,
  background: color.surface.page,
  opacity: 0.7,
  pointerEvents: 'none',
  selectors: {
    '&[data-side="before"]': { left: 0, width: from },
    '&[data-side="after"]': { left: to, right: 0 },
  },
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});
export const span = style({
  position: 'absolute',
  insetBlock: '-1px',
  left: from,
  width: `calc(${to} - ${from})`,
  borderBlock: `2px solid ${color.accent.border}`,
  // What is drawn behind it stays visible.
  background: `color-mix(in oklch, ${color.accent.solid} 14%, transparent)`,
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    // Everything is shown: a press draws a selection.
    '[data-selected="false"] &': {
      cursor: 'crosshair',
      borderColor: 'transparent',
      background: 'none',
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
export const edge = style({
  position: 'absolute',
  insetBlock: '-3px',
  width: '24px',
  marginLeft: '-12px',
  borderRadius: radius.small,
  cursor: 'ew-resize',
  selectors: {
    '&[data-edge="from"]': { left: from },
    '&[data-edge="to"]': { left: to },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 4px)',
      width: '8px',
      borderRadius: radius.small,
      border: `1px solid ${color.surface.page}`,
      background: color.accent.solid,
    },
  },
  '@media': {
    [coarse]: { width: '44px', marginLeft: '-22px' },
    [media.forcedColors]: { selectors: { '&::before': { background: 'ButtonText' } } },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space.xs} ${space.sm}`,
  minInlineSize: 0,
});
/** As high as the fields, so that nothing moves when they come. */
export const fieldsToCome = style({
  inlineSize: '30rem',
  maxInlineSize: '100%',
  blockSize: `calc(${font.line.sm} + ${space.xxs} + ${vars.density.control})`,
});
export const fieldSize = style({ flex: '0 1 auto', maxInlineSize: '100%' });
/** The box of other fields has a gap, which here would tear a date apart; whichever style comes later. */
export const dateParts = style({ selectors: { '&&': { gap: 0 } } });
export const length = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
