import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, density, font, radius, space } = vars;

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

/** The focus ring of a day, whose borders are shared with its neighbours. */
export const focusInside = { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' } as const;
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
    '&:focus-visible': focusInside,
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
const { series } = vars.chart;
export const hueDot = styleVariants({
  one: [dotBase, { background: series.one }],
  two: [dotBase, { background: series.two }],
  three: [dotBase, { background: series.three }],
  four: [dotBase, { background: series.four }],
  five: [dotBase, { background: series.five }],
  six: [dotBase, { background: series.six }],
});
/** What the hues and icons mean, in words. */
export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const category = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
/** The present moment in a list: what is above has begun. */
export const nowRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.primary,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '::after': { content: '""', flex: 1, borderBlockStart: `2px solid ${color.accent.solid}` },
});
export const agenda = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
export const agendaTitle = style({
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.semibold,
});
export const agendaList = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const note = style({ color: color.text.muted, fontSize: font.size.sm, lineHeight: font.line.sm });

/** Closed hours are dimmed, but what is below stays visible. */
export const closedShade = `color-mix(in oklab, ${color.border.default} 32%, transparent)`;
/** Legend of the shading. */
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const swatch = style({
  width: '1rem',
  height: '0.75rem',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.small,
  background: closedShade,
  '@media': {
    [media.forcedColors]: { background: 'none', borderColor: 'GrayText', borderInlineEndWidth: '4px' },
  },
});
