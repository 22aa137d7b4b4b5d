import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space, z } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
export const title = style({
  flex: 1,
  minWidth: '9rem',
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.semibold,
});
export const table = style({
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
  background: color.surface.page,
  overflow: 'hidden',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
});
export const weekday = style({
  padding: `${space.xxs} ${space.xs}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  overflow: 'hidden',
  '@media': {
    [`not all and ${media.tablet.replace('screen and ', '')}`]: { textAlign: 'center', paddingInline: 0 },
  },
});

const inner = { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' } as const;
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  minHeight: '6.75rem',
  padding: space.xxs,
  cursor: 'default',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border.subtle}` },
    '&[data-outside]': { background: color.surface.raised },
    '&[aria-selected="true"]': { background: color.surface.selected },
    '&:focus-visible': inner,
  },
  '@media': {
    [`not all and ${media.tablet.replace('screen and ', '')}`]: { minHeight: '3rem', alignItems: 'center' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  alignSelf: 'flex-start',
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-outside] > &': { color: color.text.muted },
    '&[data-today]': {
      background: color.accent.solid,
      color: color.text.onAccent,
      fontWeight: font.weight.semibold,
    },
  },
  '@media': {
    [`not all and ${media.tablet.replace('screen and ', '')}`]: { alignSelf: 'center' },
    [media.forcedColors]: {
      selectors: {
        '&[data-today]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

const chipBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  width: '100%',
  minWidth: 0,
  minHeight: density.target,
  paddingInline: '0.375rem',
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  borderRadius: radius.small,
  color: color.text.primary,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pressed]': { filter: 'brightness(0.96)' },
    '&[data-focus-visible]': { outlineOffset: '0px', zIndex: 2 },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
const status = (role: 'critical' | 'warning' | 'success' | 'info') => ({
  background: color.status[role].surface,
  borderInlineStartColor: color.status[role].border,
});
export const chip = styleVariants({
  neutral: [chipBase, { background: color.surface.sunken, borderInlineStartColor: color.border.control }],
  accent: [chipBase, { background: color.accent.soft, borderInlineStartColor: color.accent.solid }],
  critical: [chipBase, status('critical')],
  warning: [chipBase, status('warning')],
  success: [chipBase, status('success')],
  info: [chipBase, status('info')],
});
export const isContinued = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const continues = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
export const chipWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chipTime = style({ color: color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const chipMeta = style({
  display: 'block',
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const more = style({
  minHeight: density.target,
  paddingInline: '0.375rem',
  borderRadius: radius.small,
  color: color.text.link,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.surface.hover } },
});
export const moreList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  width: 'min(18rem, calc(100vw - 3rem))',
  padding: space.xs,
  outline: 'none',
});
export const moreTitle = style({ fontSize: font.size.sm, fontWeight: font.weight.semibold });

export const dots = style({ display: 'flex', gap: '3px', minHeight: '0.375rem' });
const dotBase = style({
  width: '0.375rem',
  height: '0.375rem',
  borderRadius: radius.pill,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const dot = styleVariants({
  neutral: [dotBase, { background: color.border.controlHover }],
  accent: [dotBase, { background: color.accent.solid }],
  critical: [dotBase, { background: color.status.critical.icon }],
  warning: [dotBase, { background: color.status.warning.icon }],
  success: [dotBase, { background: color.status.success.icon }],
  info: [dotBase, { background: color.status.info.icon }],
});
export const agenda = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
export const agendaTitle = style({
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
export const agendaList = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const note = style({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.sm });

/** The week's table scrolls inside itself; its head stays. */
export const week = style({ maxHeight: '38rem', overflow: 'auto' });
export const weekRow = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem repeat(7, minmax(0, 1fr))',
});
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
    '&:focus-visible': inner,
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
/** `CalendarViewWeek` multiplies it by the hours of its days. */
const hourHeight = '3rem';
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
  borderInlineStart: `1px solid ${color.border.subtle}`,
  backgroundImage: `linear-gradient(${color.border.subtle} 1px, transparent 1px)`,
  backgroundSize: `100% ${hourHeight}`,
});
/** An hour that this day has not: clocks were moved. */
export const missing = style({
  position: 'absolute',
  insetInline: 0,
  height: hourHeight,
  background: `repeating-linear-gradient(135deg, ${color.border.default} 0 1px, ${color.surface.sunken} 1px 6px)`,
});
export const placed = style({ position: 'absolute', padding: '1px', overflow: 'hidden', display: 'flex' });
export const tall = style({ alignItems: 'flex-start', paddingBlock: '2px', height: '100%', minHeight: 0 });
export const wraps = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
