import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stage = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  direction: 'ltr',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-chooses]': { cursor: 'crosshair' } },
});
export const picture = style({ overflow: 'visible' });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const target = style({ fill: vars.chart.target.band });
export const targetEdge = style({ stroke: vars.chart.target.edge, strokeDasharray: '4 3' });
export const grid = style({ stroke: vars.chart.grid, shapeRendering: 'crispEdges' });
export const axis = style({ stroke: vars.chart.axis, shapeRendering: 'crispEdges' });
export const outer = style({ fill: vars.chart.percentile.outer });
export const inner = style({ fill: vars.chart.percentile.inner });
const { range, rangeMark } = vars.chart;
const share = (color: string, percent: number) => `color-mix(in oklab, ${color} ${percent}%, transparent)`;
/** In range the bands are those of the percentiles; outside it they have the level's colour, lows the strongest. */
export const zones = {
  outer: styleVariants({
    severeLow: { fill: share(range.severeLow, 62) },
    low: { fill: share(range.low, 48) },
    inRange: { fill: vars.chart.percentile.outer },
    high: { fill: share(range.high, 26) },
    severeHigh: { fill: share(range.severeHigh, 34) },
  }),
  inner: styleVariants({
    severeLow: { fill: share(range.severeLow, 85) },
    low: { fill: share(range.low, 72) },
    inRange: { fill: vars.chart.percentile.inner },
    high: { fill: share(range.high, 55) },
    severeHigh: { fill: share(range.severeHigh, 62) },
  }),
};
export const riskBars = {
  severeLow: style({ fill: range.severeLow }),
  low: style({ fill: range.low }),
  high: style({ fill: range.high }),
  severeHigh: style({ fill: range.severeHigh }),
};
export const lowName = style({
  fill: rangeMark.low,
  fontSize: '12px',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // Legible over bands and lines.
  paintOrder: 'stroke',
  stroke: vars.color.surface.page,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
});
export const severeLowName = style([lowName, { fill: rangeMark.severeLow }]);
export const compared = style({
  fill: 'none',
  stroke: vars.chart.series.three,
  strokeWidth: 2,
  strokeDasharray: '7 4',
  strokeLinejoin: 'round',
});
export const comparedEdge = style({
  fill: 'none',
  stroke: vars.chart.series.three,
  strokeWidth: 1,
  strokeDasharray: '2 4',
});
export const receding = style({ fill: share(vars.color.surface.page, 70) });
export const draft = style({
  fill: share(vars.color.accent.solid, 14),
  stroke: vars.color.accent.solid,
});
export const outerEdge = style({
  fill: 'none',
  stroke: vars.chart.series.one,
  strokeWidth: 1,
  strokeDasharray: '2 3',
});
export const median = style({
  fill: 'none',
  stroke: vars.chart.percentile.median,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
export const tick = style({ fill: vars.chart.label, fontSize: '11px', fontVariantNumeric: 'tabular-nums' });
export const strongTick = style([tick, { fill: vars.color.text.primary }]);
export const cursor = style({ stroke: vars.chart.cursor });
export const dot = style({ fill: vars.color.surface.page, stroke: vars.chart.cursor, strokeWidth: 1.5 });
export const strongDot = style({
  fill: vars.chart.percentile.median,
  stroke: vars.color.surface.page,
  strokeWidth: 2,
});

export const readout = style({
  position: 'absolute',
  top: '12px',
  display: 'grid',
  minInlineSize: '9rem',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    '&[data-side="right"]': { transform: 'translateX(12px)' },
    '&[data-side="left"]': { transform: 'translateX(calc(-100% - 12px))' },
  },
});
export const readTime = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const readLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: vars.color.text.muted,
});
export const readMedian = style([
  readLine,
  { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
]);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
