import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, calc(50% - 0.5rem)), 1fr))',
  gap: vars.space.sm,
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.sm,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface.page,
  textAlign: 'start',
});
export const pressable = style([
  card,
  {
    cursor: 'pointer',
    transition: `background ${vars.motion.out} ${vars.motion.ease}, border-color ${vars.motion.out} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.raised, borderColor: vars.color.border.control },
      '&[data-pressed]': { background: vars.color.surface.pressed },
    },
  },
]);
export const label = style({
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  whiteSpace: 'nowrap',
});
export const value = style({
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.line.xl,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const scale = style({
  position: 'relative',
  blockSize: '6px',
  marginBlock: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.pressed,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const goal = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.pill,
  background: vars.chart.range.inRange,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const needle = style({
  position: 'absolute',
  insetBlock: '-3px',
  inlineSize: '4px',
  marginInlineStart: '-2px',
  borderRadius: vars.radius.pill,
  background: vars.color.text.primary,
  boxShadow: `0 0 0 2px ${vars.color.surface.page}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.font.weight.medium,
});
export const state = styleVariants({
  good: [mark, { color: vars.color.status.success.text }],
  attention: [mark, { color: vars.color.status.warning.text }],
  critical: [mark, { color: vars.color.status.critical.text }],
  unknown: [mark, { color: vars.color.text.muted }],
});
export const trend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
