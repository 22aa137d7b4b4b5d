import { vars } from './contract.css.ts';

const { axis, grid, label, target, range, rangeMark, rangeText, missing, missingMark } = vars.chart;

/** What canvases read of the theme: the whole contract would be a third of a chart's code. */
export const paintTokens = {
  page: vars.color.surface.page,
  text: vars.color.text.primary,
  muted: vars.color.text.muted,
  fontFamily: vars.font.family.text,
  axis,
  grid,
  label,
  targetBand: target.band,
  targetEdge: target.edge,
  range,
  rangeMark,
  rangeText,
  missing,
  missingMark,
};

/** The token of each colour that a mark may have, for style sheets and for canvases. */
export const toneTokens = {
  ...vars.chart.series,
  ...vars.chart.macro,
  ...vars.chart.sleep,
  missing,
  muted: axis,
  critical: vars.color.status.critical.icon,
  text: vars.color.text.primary,
};
