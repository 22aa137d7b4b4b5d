import { vars } from '../../theme/contract.css.ts';

/** The token of each colour that a mark may have, for style sheets and for canvases. */
export const toneTokens = {
  ...vars.chart.series,
  ...vars.chart.macro,
  ...vars.chart.sleep,
  missing: vars.chart.missing,
  muted: vars.chart.axis,
  critical: vars.color.status.critical.icon,
  text: vars.color.text.primary,
};
