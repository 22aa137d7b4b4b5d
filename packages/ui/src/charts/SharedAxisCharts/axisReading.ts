import { lowerBound, nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import { rangeLevel } from '../RangeLegend/rangeLevels.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { DEFAULT_GAP, type AxisPlan, type PlannedRow, type PlannedSeries } from './axisPlan.ts';
import type { SharedAxisChartsProps } from './SharedAxisProps.ts';

/** A series in the order in which rows and series are read. */
export interface ReadSeries {
  readonly row: PlannedRow;
  readonly planned: PlannedSeries;
}

export const readSeries = ({ rows }: AxisPlan): ReadSeries[] =>
  rows.flatMap((row) => row.series.map((planned) => ({ row, planned })));

/** Indices of the readings in a window of the axis: first, and one past the last. */
export function visible({ at, offset, series }: PlannedSeries, window: TimeSpan): readonly [number, number] {
  let first = lowerBound(at, window.from - offset);
  // One that has begun earlier and still lasts.
  if (first > 0 && endOf(series, first - 1) > window.from - offset) first--;
  return [first, lowerBound(at, window.to - offset)];
}

function endOf(series: PlannedSeries['series'], index: number): number {
  if (series.kind === 'bands') return series.spans[index]?.to ?? 0;
  if (series.kind === 'bars') return (series.at[index] ?? 0) + series.everySeconds;
  return Number.NEGATIVE_INFINITY;
}

export type RangeNames = NonNullable<SharedAxisChartsProps['rangeLabels']>;

/** One reading as text. */
export function valueText(
  { row, planned: { series } }: ReadSeries,
  index: number,
  missing: string,
  rangeLabels: RangeNames | undefined,
): string {
  if (series.kind === 'marks') return series.marks[index]?.label ?? missing;
  if (series.kind === 'bands') return series.lanes[series.spans[index]?.lane ?? -1]?.name ?? missing;
  const value = series.values[index] ?? Number.NaN;
  if (!Number.isFinite(value)) return missing;
  const level =
    series.kind === 'line' && series.limits && rangeLabels?.[rangeLevel(value, series.limits)].name;
  const text = (series.kind === 'line' && series.nameValue?.(index)) || row.format(value);
  const zone = row.row.zones?.findLast(({ from }) => value >= from)?.name;
  return [text, level, zone].filter(Boolean).join(', ');
}

/**
 * The reading that holds at a moment of the axis; -1 when there is none.
 *
 * @param reach how far off an event may be, in seconds
 */
export function indexAt({ at, offset, series }: PlannedSeries, axisMoment: number, reach: number): number {
  const moment = axisMoment - offset;
  if (series.kind === 'line' || series.kind === 'marks') {
    const index = nearestIndex(at, moment);
    const most = series.kind === 'marks' ? reach : Math.max(reach, (series.gapSeconds ?? DEFAULT_GAP) / 2);
    return index >= 0 && Math.abs((at[index] ?? 0) - moment) <= most ? index : -1;
  }
  const index = lowerBound(at, moment + 1e-6) - 1;
  return index >= 0 && endOf(series, index) > moment ? index : -1;
}
