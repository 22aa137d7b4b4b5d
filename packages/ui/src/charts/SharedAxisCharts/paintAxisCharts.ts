import { roughWidth } from '../cartesian/fitText.ts';
import { clockTicks } from '../cartesian/zoneClock.ts';
import type { TimeTick } from '../GlucoseTrace/traceTicks.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { axisScale, rowScale, type AxisPlan, type PlannedRow } from './axisPlan.ts';
import { paintCaption, paintScale } from './paintAxisScale.ts';
import { paintClockChanges, paintHairs, paintMissing, type AxisPainting } from './paintAxisTimes.ts';
import { paintAxisSeries } from './paintAxisSeries.ts';

/** Midnight is named by its day; where rows are different days, by its clock time, which is 24:00 at their end. */
function tickText({ formatTime, hasDays, extent }: AxisPlan, { at, kind }: TimeTick): string {
  if (hasDays || kind !== 'day') return formatTime(at, kind);
  const text = formatTime(at, 'hour');
  return text === '00:00' && at === extent.to ? '24:00' : text;
}

/** Paints all rows and their axis. Only what is in the window costs time. */
export function paintAxisCharts(pen: Pen, ink: Ink, width: number, plan: AxisPlan, painting: AxisPainting) {
  const { left, floor, extent } = plan;
  const { window } = painting;
  const { x, plotWidth } = axisScale(plan, window, width);
  const right = left + plotWidth;
  const ticks = clockTicks(window, Math.max(2, Math.floor(plotWidth / 76)), plan.clock);
  const placesOf = (row: PlannedRow) => {
    const end = Math.max(left, Math.min(right, x(Math.min(extent.to, painting.now + row.offset))));
    return ticks.map((tick) => Math.round(x(tick.at)) + 0.5).filter((at) => at <= end + 0.5);
  };
  for (const [index, row] of plan.rows.entries()) {
    paintCaption(pen, ink, row, left, right);
    paintScale(pen, ink, row, placesOf(row), left, Math.min(right, x(painting.now + row.offset)), {
      right,
      room: plan.right,
    });
    pen.save();
    pen.beginPath();
    pen.rect(left, row.top, plotWidth, row.floor - row.top);
    pen.clip();
    paintMissing(pen, ink, row, plan, painting, x, left, right);
    paintHairs(pen, ink, row, plan, x, left, right);
    for (const series of row.series) {
      const own = series.offset;
      paintAxisSeries(pen, ink, series, {
        left,
        plotWidth,
        top: row.top,
        floor: row.floor,
        window: { from: window.from - own, to: window.to - own },
        x: (moment) => x(moment + own),
        y: rowScale(row),
        columnsPerPixel: painting.columnsPerPixel,
        dense: painting.dense,
      });
    }
    const isFirst = plan.rows.findIndex((each) => each.offset === row.offset) === index;
    paintClockChanges(pen, ink, row, plan, painting, x, isFirst, right);
    pen.restore();
  }

  pen.strokeStyle = ink.axis;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left, Math.round(floor) + 0.5);
  pen.lineTo(right, Math.round(floor) + 0.5);
  pen.stroke();
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.textBaseline = 'middle';
  let taken = Number.NEGATIVE_INFINITY;
  for (const tick of ticks) {
    const text = tickText(plan, tick);
    const half = roughWidth(text, 11) / 2;
    const at = Math.max(left + half, Math.min(right - half, x(tick.at)));
    if (at - half < taken) continue;
    taken = at + half + 6;
    pen.textAlign = 'center';
    pen.fillStyle = tick.kind === 'day' ? ink.text : ink.label;
    pen.fillText(text, at, floor + 14);
  }
}
