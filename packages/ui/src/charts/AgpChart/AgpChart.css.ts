import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stage = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  direction: 'ltr',
  touchAction: 'pan-y',
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
