import { roughWidth } from '../cartesian/fitText.ts';
import { isNumber, numberAxis, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import type { ChartInsets } from '../cartesian/insets.ts';
import { seriesLook, type SeriesLook } from '../cartesian/seriesLook.ts';
import { clockFormat, zoneClock, type TimeSpan, type ZoneClock } from '../cartesian/zoneClock.ts';
import { traceDomain } from '../GlucoseTrace/traceReading.ts';
import { readingsApart, type ReadingsApart } from '../GlucoseTrace/traceSeries.ts';
import type { AxisRow, AxisSeries } from './SharedAxisProps.ts';

export const CAPTION = 20;
const BETWEEN = 10;
const AXIS_HEIGHT = 24;
export const DEFAULT_GAP = 2400;
/** Between a row and the names of its zones. */
export const ZONE_GAP = 6;

export interface PlannedSeries {
  readonly series: AxisSeries;
  readonly look: SeriesLook;
  /** Start of each thing that can be read, ascending, in its own time. */
  readonly at: ArrayLike<number>;
  /** Seconds from its own time to the axis. */
  readonly offset: number;
  /** Gaps and isolated readings of a line. */
  readonly apart: ReadingsApart | null;
}

export interface PlannedRow {
  readonly row: AxisRow;
  readonly series: readonly PlannedSeries[];
  /** Seconds from the row's time to the axis. */
  readonly offset: number;
  readonly top: number;
  readonly floor: number;
  readonly domain: readonly [number, number];
  /** Values with a line and a label on the scale. */
  readonly ticks: readonly number[];
  /** With its unit. */
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

/** Everything that is computed once per data, not once per frame. */
export interface AxisPlan {
  readonly rows: readonly PlannedRow[];
  readonly extent: TimeSpan;
  readonly clock: ZoneClock;
  readonly formatTime: ReturnType<typeof clockFormat>;
  /** Whether midnight on the axis is the same day in all rows. */
  readonly hasDays: boolean;
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly height: number;
}

const startsOf = (series: AxisSeries): ArrayLike<number> =>
  series.kind === 'bands'
    ? series.spans.map((span) => span.from)
    : series.kind === 'marks'
      ? series.marks.map((mark) => mark.at)
      : series.at;

function heightOf(row: AxisRow): number {
  if (row.height !== undefined) return row.height;
  const heights = row.series.map((series) => {
    if (series.kind === 'bands') return 16 * Math.max(2, series.lanes.length);
    return series.kind === 'line' ? 96 : series.kind === 'bars' ? 64 : 32;
  });
  return Math.max(32, ...heights);
}

function extremes(row: AxisRow): number[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const series of row.series) {
    if (series.kind !== 'line' && series.kind !== 'bars') continue;
    for (let index = 0; index < series.values.length; index++) {
      const value = series.values[index]!;
      if (!isNumber(value)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const found = low <= high ? [low, high] : [];
  return row.reference ? [...found, row.reference.low, row.reference.high] : found;
}

function scaleOf(row: AxisRow, height: number): Pick<PlannedRow, 'domain' | 'ticks'> {
  const ranged = row.series.find((series) => series.kind === 'line' && series.limits);
  if (ranged?.kind === 'line' && ranged.limits) {
    const { low, high, severeHigh, severeLow } = ranged.limits;
    const own = row.series.flatMap((series) =>
      series.kind === 'line'
        ? [
            traceDomain(
              { epochSeconds: series.at, values: series.values },
              { severeLow, low, high, severeHigh },
            ),
          ]
        : [],
    );
    const domain =
      row.domain ?? ([Math.min(...own.map(([from]) => from)), Math.max(...own.map(([, to]) => to))] as const);
    return { domain, ticks: [low, high, severeHigh, severeLow] };
  }
  const isMeasured = row.series.some(({ kind }) => kind === 'line' || kind === 'bars');
  if (!isMeasured) return { domain: [0, 1], ticks: [] };
  const hasBars = row.series.some(({ kind }) => kind === 'bars');
  const about = Math.max(2, height / 32);
  if (!row.domain) return numberAxis(extremes(row), about, hasBars);
  const [from, to] = row.domain;
  return {
    domain: row.domain,
    ticks: numberAxis(row.domain, about).ticks.filter((tick) => tick >= from && tick <= to),
  };
}

/** The rows from top to bottom, with scale and place. */
export function axisPlan(
  rows: readonly AxisRow[],
  extent: TimeSpan,
  timeZone: string,
  locale: string,
  insets?: ChartInsets,
): AxisPlan {
  let top = 0;
  const planned = rows.map((row): PlannedRow => {
    const height = heightOf(row);
    const plotTop = top + CAPTION;
    top = plotTop + height + BETWEEN;
    const offset = extent.from - (row.origin ?? extent.from);
    const write = valueFormat(locale, row.numberFormat);
    const scale = scaleOf(row, height);
    return {
      row,
      offset,
      top: plotTop,
      floor: plotTop + height,
      ...scale,
      format: (value) => withUnit(write(value), row.unit),
      formatTick: write,
      series: row.series.map((series, index) => ({
        series,
        look: seriesLook(index),
        at: startsOf(series),
        offset: offset + (series.shift ?? 0),
        apart:
          series.kind === 'line'
            ? readingsApart(
                { epochSeconds: series.at, values: series.values },
                series.gapSeconds ?? DEFAULT_GAP,
              )
            : null,
      })),
    };
  });
  const offsets = planned.flatMap((each) => each.series.map((series) => series.offset));
  const clock = zoneClock(timeZone, {
    from: extent.from - Math.max(0, ...offsets),
    to: extent.to - Math.min(0, ...offsets),
  });
  const hasLanes = rows.some((row) => row.series.some(({ kind }) => kind === 'bands'));
  const widestZone = Math.max(
    0,
    ...rows.flatMap(({ zones = [] }) => zones.map(({ name }) => Math.ceil(roughWidth(name, 11)))),
  );
  const floor = Math.max(top - BETWEEN, CAPTION + 32);
  return {
    rows: planned,
    extent,
    clock,
    formatTime: clockFormat(locale, clock),
    hasDays: planned.every(({ offset }) => offset === 0),
    left: insets?.left ?? (hasLanes ? 64 : 44),
    right: insets?.right ?? Math.max(12, widestZone + ZONE_GAP),
    floor,
    height: floor + AXIS_HEIGHT,
  };
}

/** Places of moments of the axis at a width. */
export function axisScale({ left, right }: AxisPlan, window: TimeSpan, width: number) {
  const plotWidth = Math.max(1, width - left - right);
  const perSecond = plotWidth / (window.to - window.from);
  return {
    plotWidth,
    perSecond,
    x: (moment: number) => left + (moment - window.from) * perSecond,
    momentAt: (x: number) => window.from + (x - left) / perSecond,
  };
}

/** The place of a value in its row. */
export const rowScale = ({ domain, top, floor }: PlannedRow) => {
  const perUnit = (floor - top) / (domain[1] - domain[0] || 1);
  return (value: number) => floor - (value - domain[0]) * perUnit;
};
