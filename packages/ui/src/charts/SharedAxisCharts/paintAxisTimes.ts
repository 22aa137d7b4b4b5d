import { roughWidth } from '../cartesian/fitText.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { DEFAULT_GAP, type AxisPlan, type PlannedRow } from './axisPlan.ts';
import type { AxisStage } from './paintAxisLine.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';

export interface AxisPainting extends Pick<AxisStage, 'columnsPerPixel' | 'dense'> {
  readonly window: TimeSpan;
  /** From here on the time is still to come. */
  readonly now: number;
  /** Where the clock changes: «Clock −1 h». */
  readonly clockChange: (seconds: number) => string;
}

/** Hatches where the row's first line has no readings; time to come stays blank. */
export function paintMissing(
  pen: Pen,
  ink: Ink,
  { series }: PlannedRow,
  { extent }: AxisPlan,
  { now }: AxisPainting,
  x: (moment: number) => number,
  left: number,
  right: number,
) {
  const planned = series.find((each) => each.apart);
  if (planned?.series.kind !== 'line' || !planned.apart) return;
  const { at, gapSeconds = DEFAULT_GAP } = planned.series;
  const start = extent.from - planned.offset;
  const end = Math.min(extent.to - planned.offset, now);
  const hatch = (from: number, to: number) => {
    const [begin, finish] = [
      Math.max(left, x(from + planned.offset)),
      Math.min(right, x(to + planned.offset)),
    ];
    if (finish - begin > 3) pen.fillRect(begin, 0, finish - begin, 1e5);
  };
  pen.fillStyle = ink.missingFill;
  const count = at.length;
  if (count === 0) {
    hatch(start, end);
    return;
  }
  if (at[0]! - start > gapSeconds) hatch(start, Math.min(end, at[0]!));
  for (const after of planned.apart.afterGaps) hatch(at[after - 1]!, Math.min(end, at[after]!));
  if (end - at[count - 1]! > gapSeconds) hatch(Math.max(start, at[count - 1]!), end);
}

/** A hairline drops from every event through the rows of the same time. */
export function paintHairs(
  pen: Pen,
  ink: Ink,
  { offset }: PlannedRow,
  { rows }: AxisPlan,
  x: (moment: number) => number,
  left: number,
  right: number,
) {
  pen.strokeStyle = ink.axis;
  pen.lineWidth = 1;
  pen.globalAlpha = 0.5;
  pen.beginPath();
  for (const { series } of rows)
    for (const planned of series) {
      if (planned.series.kind !== 'marks' || planned.offset !== offset) continue;
      for (const mark of planned.series.marks) {
        const at = Math.round(x(mark.at + offset)) + 0.5;
        if (at < left || at > right) continue;
        pen.moveTo(at, 0);
        pen.lineTo(at, 1e5);
      }
    }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Where the clock changes, the time on the axis does not follow it: each row says so. */
export function paintClockChanges(
  pen: Pen,
  ink: Ink,
  { offset, top, floor }: PlannedRow,
  { clock }: AxisPlan,
  { clockChange }: AxisPainting,
  x: (moment: number) => number,
  isNamed: boolean,
  right: number,
) {
  for (const { at, before, after } of clock.changes) {
    const place = Math.round(x(at + offset)) + 0.5;
    pen.strokeStyle = ink.muted;
    pen.lineWidth = 1;
    pen.setLineDash([2, 2]);
    pen.beginPath();
    pen.moveTo(place, top);
    pen.lineTo(place, floor);
    pen.stroke();
    pen.setLineDash([]);
    if (!isNamed) continue;
    const text = clockChange(after - before);
    const isRight = place + roughWidth(text, 10) + 6 > right;
    pen.font = `400 10px ${ink.fontFamily}`;
    pen.textAlign = isRight ? 'right' : 'left';
    pen.textBaseline = 'middle';
    pen.fillStyle = ink.muted;
    pen.fillText(text, place + (isRight ? -4 : 4), top + 8);
  }
}
