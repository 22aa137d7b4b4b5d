import type { RangeLevel, RangeLimits } from '../RangeLegend/rangeLevels.ts';
import type { TraceWindow } from './decimateTrace.ts';
import type { ReadingsApart, TraceSeries } from './traceSeries.ts';

export interface TracePlan extends ReadingsApart {
  readonly series: TraceSeries;
  readonly limits: RangeLimits;
  readonly domain: readonly [number, number];
  readonly window: TraceWindow;
  readonly gapSeconds: number;
  readonly offsetAt: (epochSeconds: number) => number;
  readonly formatTime: (epochSeconds: number, kind: 'hour' | 'day') => string;
  readonly formatValue: (value: number) => string;
  /** Moments with an event: a hairline drops from its mark. */
  readonly events: readonly number[];
}

/** Insets of the plot in CSS px. */
export const traceInsets = { left: 44, right: 12, top: 8, bottom: 24 } as const;

/** The pixel position of a value and a moment. */
export function traceScales(plan: Pick<TracePlan, 'window' | 'domain'>, width: number, height: number) {
  const { left, right, top, bottom } = traceInsets;
  const plotWidth = Math.max(1, width - left - right);
  const plotHeight = Math.max(1, height - top - bottom);
  const perSecond = plotWidth / (plan.window.to - plan.window.from);
  const perUnit = plotHeight / (plan.domain[1] - plan.domain[0]);
  return {
    plotWidth,
    plotHeight,
    x: (epochSeconds: number) => left + (epochSeconds - plan.window.from) * perSecond,
    y: (value: number) => top + (plan.domain[1] - value) * perUnit,
    momentAt: (x: number) => plan.window.from + (x - left) / perSecond,
  };
}

/** Heights of the limits and of the plot's edges, in px. */
export interface TraceLines {
  top: number;
  ySevereHigh: number;
  yHigh: number;
  yLow: number;
  ySevereLow: number;
  floor: number;
}

/** Width of the line: heavier outside the range. */
export const weightOf = (level: RangeLevel) => (level === 'inRange' ? 1.5 : 2);
