import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import type { RangeLevel } from './rangeLevels.ts';

const stroke = (level: RangeLevel) => `color-mix(in oklab, ${vars.chart.rangeText[level]} 62%, transparent)`;
const diagonal = (color: string, width: number, period: number, angle = 135) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${width}px, transparent ${width}px ${period}px)`;
const dots = (color: string, radius: number) =>
  `radial-gradient(circle, ${color} ${radius}px, transparent ${radius + 0.5}px)`;

const patterns: Record<RangeLevel, { backgroundImage?: string; backgroundSize?: string }> = {
  severeLow: { backgroundImage: diagonal(stroke('severeLow'), 1, 4) },
  low: { backgroundImage: diagonal(stroke('low'), 1, 8) },
  inRange: {},
  high: { backgroundImage: dots(stroke('high'), 0.9), backgroundSize: '8px 8px' },
  severeHigh: { backgroundImage: dots(stroke('severeHigh'), 0.9), backgroundSize: '4px 4px' },
};

/** Fill and pattern of each level: distinguished by lightness and pattern, not by colour alone. */
export const rangeSurface = styleVariants(patterns, (pattern, level) => ({
  backgroundColor: vars.chart.range[level],
  ...pattern,
  // The level is the content: forced colours would erase it.
  forcedColorAdjust: 'none' as const,
}));

/** Where there are too few readings. */
export const missingSurface = style({
  backgroundColor: vars.chart.missing,
  backgroundImage: diagonal(`color-mix(in oklab, ${vars.chart.missingMark} 45%, transparent)`, 1, 6, 45),
  forcedColorAdjust: 'none',
});
