import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { closedShade, focusInside } from './CalendarView.css.ts';

const { color, font, radius, space, z } = vars;

/** The week's table scrolls inside itself; its header stays. In a low window what explains it is below the fold. */
export const week = style({ maxHeight: 'max(24rem, min(52rem, calc(100dvh - 11.5rem)))', overflow: 'auto' });
export const weekRow = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem repeat(7, minmax(0, 1fr))',
});
/** The same for a single day. */
export const dayRow = style({ display: 'grid', gridTemplateColumns: '3.5rem minmax(0, 1fr)' });
export const weekHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.sticky,
  background: color.surface.page,
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  padding: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  cursor: 'default',
  selectors: {
    '&[aria-selected="true"]': { background: color.surface.selected },
    '&:focus-visible': focusInside,
  },
});
export const corner = style({
  padding: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  textAlign: 'end',
});
export const allDayCell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  padding: '2px',
  borderInlineStart: `1px solid ${color.border.subtle}`,
});
/** Height of an hour: a quarter of it holds one line of text. The days multiply it by their hours. */
export const hourRem = 4;
const hourHeight = `${hourRem}rem`;
export const scale = style({ position: 'relative' });
export const hourName = style({
  height: hourHeight,
  paddingInlineEnd: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const column = style({
  position: 'relative',
  userSelect: 'none',
  borderInlineStart: `1px solid ${color.border.subtle}`,
  backgroundImage: `linear-gradient(${color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: `100% ${hourHeight}`,
});
/** Hours outside opening times: the hour lines show through, and clicks pass through to the hour. */
export const closed = style({
  position: 'absolute',
  insetInline: 0,
  background: closedShade,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'none', borderInlineEnd: '4px solid GrayText' } },
});
/** An hour that this day lacks because of a clock change. */
export const missing = style({
  position: 'absolute',
  insetInline: 0,
  height: hourHeight,
  background: `repeating-linear-gradient(135deg, ${color.border.default} 0 1px, ${color.surface.sunken} 1px 6px)`,
});
/** What follows without a pause is told apart by the line between them. */
export const placed = style({
  position: 'absolute',
  paddingInline: '1px',
  paddingBlockEnd: '1px',
  overflow: 'hidden',
  display: 'flex',
  selectors: {
    // Its lower edge is held to stretch it.
    '&[data-movable]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '5px',
      cursor: 'ns-resize',
    },
    '&[data-moving]': { opacity: 0.5 },
  },
});
/** Where an event would be. */
export const draft = style({
  position: 'absolute',
  insetInline: 0,
  overflow: 'hidden',
  paddingInline: '0.375rem',
  border: `2px dashed ${color.accent.solid}`,
  borderRadius: radius.small,
  background: `color-mix(in oklab, ${color.accent.soft} 80%, transparent)`,
  color: color.text.primary,
  fontSize: font.size.xs,
  lineHeight: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  zIndex: 2,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
/** The present moment. Clicks pass through to the hour, and events stay legible below it. */
export const nowLine = style({
  position: 'absolute',
  insetInline: 0,
  height: 0,
  borderBlockStart: `2px solid ${color.accent.solid}`,
  pointerEvents: 'none',
  zIndex: 1,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-4px',
    insetBlockStart: '-5px',
    width: '8px',
    height: '8px',
    borderRadius: radius.pill,
    background: color.accent.solid,
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Highlight',
      '::before': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
/** Its time among the names of the hours, which it covers where they meet. */
export const nowName = style({
  position: 'absolute',
  insetInlineEnd: space.xxs,
  transform: 'translateY(-50%)',
  background: color.surface.page,
  color: color.text.link,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
