import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { axisScale, type AxisPlan } from './axisPlan.ts';
import type { AxisMark } from './SharedAxisProps.ts';
import * as styles from './SharedAxisCharts.css.ts';

interface AxisMarkIconsProps {
  plan: AxisPlan;
  window: TimeSpan;
  width: number;
  chosenId: string | null;
}

const SIZE = 24;

interface PlacedMark {
  readonly mark: AxisMark;
  readonly x: number;
  readonly isCrowded: boolean;
}

/** Marks that would overlap become dots, of which each px has at most one; zooming in separates them. */
export function placedMarks(
  marks: readonly AxisMark[],
  place: (moment: number) => number,
  from: number,
  to: number,
  chosenId: string | null,
): PlacedMark[] {
  const placed: PlacedMark[] = [];
  let taken = Number.NEGATIVE_INFINITY;
  let dotted = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    const x = place(mark.at);
    if (x < from || x > to) continue;
    const isCrowded = x - taken < SIZE && mark.id !== chosenId;
    if (isCrowded && Math.round(x) === dotted) continue;
    if (isCrowded) dotted = Math.round(x);
    else taken = x;
    placed.push({ mark, x, isCrowded });
  }
  return placed;
}

/** The events' icons over the canvas. The charts handle press and keyboard: hundreds of buttons would be tab stops. */
export function AxisMarkIcons({ plan, window, width, chosenId }: AxisMarkIconsProps) {
  const { x, plotWidth } = axisScale(plan, window, width);
  return (
    <div className={styles.icons} aria-hidden>
      {plan.rows.flatMap(({ series, top, floor }) =>
        series.flatMap((planned) =>
          planned.series.kind === 'marks'
            ? placedMarks(
                planned.series.marks,
                (moment) => x(moment + planned.offset),
                plan.left - 2,
                plan.left + plotWidth + 2,
                chosenId,
              ).map(({ mark, x: left, isCrowded }) => (
                <span
                  key={`${planned.series.id} ${mark.id}`}
                  className={styles.icon}
                  data-crowded={isCrowded}
                  data-chosen={mark.id === chosenId}
                  // Beside a line, at the upper edge: the line is what is read.
                  style={{ left, top: series.length > 1 ? top + SIZE / 2 : (top + floor) / 2 }}
                >
                  {isCrowded ? null : mark.icon}
                </span>
              ))
            : [],
        ),
      )}
    </div>
  );
}
