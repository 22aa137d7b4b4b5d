import { useImperativeHandle, useState, type Ref } from 'react';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import type { SharedAxisLabels } from '../../labels/timeCharts.ts';
import { axisScale, type AxisPlan, type PlannedRow } from './axisPlan.ts';
import { indexAt, valueText, type RangeNames } from './axisReading.ts';
import * as styles from './SharedAxisCharts.css.ts';

export interface AxisCursorHandle {
  /** Shows all rows at a moment of the axis, or hides. */
  show: (moment: number | null) => void;
}

interface AxisCursorProps {
  ref: Ref<AxisCursorHandle>;
  plan: AxisPlan;
  window: TimeSpan;
  width: number;
  now: number;
  labels: SharedAxisLabels;
  rangeLabels: RangeNames | undefined;
}

/** How near the pointer an event is read, in px. */
export const REACH = 13;

/** One hairline through all rows with the value of each. Its state is local: the charts are not painted again. */
export function AxisCursor({ ref, plan, window, width, now, labels, rangeLabels }: AxisCursorProps) {
  const [moment, setMoment] = useState<number | null>(null);
  useImperativeHandle(ref, () => ({ show: setMoment }), []);
  if (moment === null || moment < window.from || moment > window.to) return null;
  const { x, perSecond } = axisScale(plan, window, width);
  const at = Math.round(x(moment));
  const linesOf = (row: PlannedRow) =>
    row.series.flatMap((planned) => {
      const index = indexAt(planned, moment, REACH / perSecond);
      const isMark = planned.series.kind === 'marks';
      if (index < 0 && isMark) return [];
      const isToCome = index < 0 && moment - planned.offset > now;
      const text = isToCome ? labels.toCome : valueText({ row, planned }, index, labels.missing, rangeLabels);
      return [{ planned, text }];
    });
  return (
    <div
      className={styles.cursor}
      data-side={at > width / 2 ? 'left' : 'right'}
      style={{ left: at }}
      aria-hidden
    >
      <div className={styles.hair} style={{ blockSize: plan.floor }} />
      {plan.rows.map((row) => {
        const lines = linesOf(row);
        return (
          lines.length > 0 && (
            <div key={row.row.id} className={styles.chip} style={{ top: row.top + 3 }}>
              {row.offset !== 0 && (
                <span className={styles.chipTime}>{plan.formatTime(moment - row.offset, 'hour')}</span>
              )}
              {lines.map(({ planned, text }) => (
                <span key={planned.series.id} className={styles.chipLine}>
                  {row.series.length > 1 && <SeriesSwatch look={planned.look} kind="line" />}
                  {text}
                </span>
              ))}
            </div>
          )
        );
      })}
      <div className={styles.chipMoment} style={{ top: plan.floor + 2 }}>
        {plan.formatTime(moment, plan.rows.some(({ offset }) => offset !== 0) ? 'hour' : 'full')}
      </div>
    </div>
  );
}
