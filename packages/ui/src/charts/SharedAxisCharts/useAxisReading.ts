import { useRef, type KeyboardEvent } from 'react';
import { pointAfterKey, type ChartPoint } from '../cartesian/ChartReader.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { AxisPlan } from './axisPlan.ts';
import { readSeries, visible, type ReadSeries } from './axisReading.ts';

interface AxisReadingActions {
  /** The current reading, or none. */
  onRead: (read: ReadSeries | null, index: number) => void;
  onChoose: (markId: string) => void;
  /** A reading of a line was chosen by its moment. */
  onChooseTime: ((rowId: string, at: number, seriesId: string) => void) | undefined;
}

/** Reading by keyboard, reading by reading and series by series, as in the other charts. */
export function useAxisReading(
  plan: AxisPlan,
  window: TimeSpan,
  { onRead, onChoose, onChooseTime }: AxisReadingActions,
): (event: KeyboardEvent) => void {
  const point = useRef<ChartPoint | null>(null);
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const series = readSeries(plan);
    const rangeOf = (row: number) => {
      const read = series[row];
      return read ? visible(read.planned, window) : ([0, 0] as const);
    };
    const countOf = (row: number) => Math.max(0, rangeOf(row)[1] - rangeOf(row)[0]);
    // Another window or other data can remove the current reading.
    const last = point.current;
    const current = last && last.row < series.length && last.index < countOf(last.row) ? last : null;
    if (event.key === 'Escape' && current) {
      // In full screen the first Escape only dismisses the readout.
      event.stopPropagation();
      point.current = null;
      onRead(null, 0);
      return;
    }
    const own = current && series[current.row];
    if (current && (event.key === 'Enter' || event.key === ' ') && own?.planned.series.kind === 'marks') {
      const mark = own.planned.series.marks[rangeOf(current.row)[0] + current.index];
      event.preventDefault();
      if (mark) onChoose(mark.id);
      return;
    }
    if (current && event.key === 'Enter' && own?.planned.series.kind === 'line' && onChooseTime) {
      const at = own.planned.at[rangeOf(current.row)[0] + current.index];
      event.preventDefault();
      if (at !== undefined) onChooseTime(own.row.row.id, at, own.planned.series.id);
      return;
    }
    const across = (from: ChartPoint, row: number) => {
      const [here, there] = [series[from.row], series[row]];
      if (!here || !there) return 0;
      const moment = (here.planned.at[rangeOf(from.row)[0] + from.index] ?? 0) + here.planned.offset;
      return nearestIndex(there.planned.at, moment - there.planned.offset) - rangeOf(row)[0];
    };
    const next = pointAfterKey({ rows: series.length, countOf, across }, current, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    point.current = next;
    onRead(series[next.row] ?? null, rangeOf(next.row)[0] + next.index);
  };
}
