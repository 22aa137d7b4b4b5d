import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const system = (rules: Record<string, string>) => ({ '@media': { [media.forcedColors]: rules } });

export const stage = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  direction: 'ltr',
  touchAction: 'pan-y',
});
export const picture = style({ display: 'block', overflow: 'visible' });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const grid = style({
  stroke: vars.chart.grid,
  shapeRendering: 'crispEdges',
  ...system({ stroke: 'GrayText', strokeDasharray: '1 4' }),
});
export const axis = style({
  stroke: vars.chart.axis,
  shapeRendering: 'crispEdges',
  ...system({ stroke: 'CanvasText' }),
});
export const tick = style({
  fill: vars.chart.label,
  fontSize: '11px',
  fontVariantNumeric: 'tabular-nums',
  ...system({ fill: 'CanvasText' }),
});
export const name = style([tick, { fill: vars.color.text.primary, fontSize: '12px' }]);
export const figure = style([name, { fontWeight: vars.font.weight.medium }]);
/** Stays legible where a line crosses it. */
export const figureOverLine = style([
  figure,
  { stroke: vars.color.surface.page, strokeWidth: 4, paintOrder: 'stroke', ...system({ stroke: 'Canvas' }) },
]);
export const band = style({ fill: vars.chart.target.band, ...system({ fill: 'none' }) });
export const bandEdge = style({
  fill: 'none',
  stroke: vars.chart.target.edge,
  strokeDasharray: '4 3',
  ...system({ stroke: 'CanvasText' }),
});
/** What amounts are held against: it crosses bars, and stays visible on them. */
export const goalLine = style({
  stroke: vars.color.text.primary,
  strokeWidth: 1.5,
  strokeDasharray: '6 3',
  ...system({ stroke: 'CanvasText' }),
});
/** Text on a pattern needs a plain background. */
export const plate = style({ fill: vars.color.surface.page, ...system({ fill: 'Canvas' }) });
export const cursor = style({ stroke: vars.chart.cursor, ...system({ stroke: 'Highlight' }) });
export const ring = style({
  fill: 'none',
  stroke: vars.chart.cursor,
  strokeWidth: 2,
  ...system({ stroke: 'Highlight' }),
});
export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  pointerEvents: 'none',
});

export const readout = style({
  position: 'absolute',
  top: '8px',
  zIndex: 1,
  display: 'grid',
  gap: '2px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.overlay,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  selectors: { '&[data-side="left"]': { transform: 'translateX(-100%)' } },
  ...system({ border: '1px solid CanvasText' }),
});
export const readHeading = style({
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  fontWeight: vars.font.weight.semibold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const readLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  color: vars.color.text.muted,
  selectors: {
    '&[data-strong="true"]': { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
  },
});
export const readName = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
});
export const readValue = style({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  paddingInlineStart: '10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
