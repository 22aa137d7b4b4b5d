import { fitText, roughWidth } from '../cartesian/fitText.ts';
import { clockTicks, type TimeSpan } from '../cartesian/zoneClock.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { axisScale, CAPTION, DEFAULT_GAP, rowScale, type AxisPlan, type PlannedRow } from './axisPlan.ts';
import { NAMED_LANE } from './axisLegend.ts';
import type { AxisStage } from './paintAxisLine.ts';
import { paintAxisSeries } from './paintAxisSeries.ts';

export interface AxisPainting extends Pick<AxisStage, 'columnsPerPixel' | 'dense'> {
  readonly window: TimeSpan;
  /** From here on the time is still to come. */
  readonly now: number;
  /** Where the clock changes: «Clock −1 h». */
  readonly clockChange: (seconds: number) => string;
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
    paintScale(pen, ink, row, placesOf(row), left, Math.min(right, x(painting.now + row.offset)));
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
    const text = plan.formatTime(tick.at, tick.kind);
    const half = roughWidth(text, 11) / 2;
    const at = Math.max(left + half, Math.min(right - half, x(tick.at)));
    if (at - half < taken) continue;
    taken = at + half + 6;
    pen.textAlign = 'center';
    pen.fillStyle = tick.kind === 'day' ? ink.text : ink.label;
    pen.fillText(text, at, floor + 14);
  }
}

function paintCaption(pen: Pen, ink: Ink, { row, top }: PlannedRow, left: number, right: number) {
  const y = top - CAPTION / 2;
  pen.textBaseline = 'middle';
  let room = right;
  if (row.figure) {
    pen.font = `600 12px ${ink.fontFamily}`;
    pen.textAlign = 'right';
    pen.fillStyle = ink.text;
    const figure = fitText(row.figure, (right - left) * 0.5, 12);
    pen.fillText(figure, right, y);
    room -= roughWidth(figure, 12) + 12;
  }
  pen.textAlign = 'left';
  pen.font = `500 12px ${ink.fontFamily}`;
  pen.fillStyle = ink.text;
  const name = fitText(row.name, room, 12);
  pen.fillText(name, 0, y);
  const after = roughWidth(name, 12) + 8;
  if (!row.unit || after + roughWidth(row.unit, 11) > room) return;
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.fillStyle = ink.muted;
  pen.fillText(row.unit, after, y);
}

function paintScale(
  pen: Pen,
  ink: Ink,
  planned: PlannedRow,
  verticals: readonly number[],
  left: number,
  end: number,
) {
  const { row, top, floor, ticks, formatTick } = planned;
  const y = rowScale(planned);
  const limits = row.series.find((series) => series.kind === 'line' && series.limits);
  const band = row.reference ?? (limits?.kind === 'line' ? limits.limits : undefined);
  if (band && end > left) {
    const [upper, lower] = [Math.max(top, y(band.high)), Math.min(floor, y(band.low))];
    pen.fillStyle = ink.targetBand;
    if (lower > upper) pen.fillRect(left, upper, end - left, lower - upper);
  }
  pen.lineWidth = 1;
  pen.strokeStyle = ink.grid;
  pen.beginPath();
  for (const at of verticals) {
    pen.moveTo(at, top);
    pen.lineTo(at, floor);
  }
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.label;
  const taken: number[] = [];
  for (const tick of ticks) {
    const at = y(tick);
    if (at < top - 1 || at > floor + 1) continue;
    if (end > left) {
      pen.moveTo(left, Math.round(at) + 0.5);
      pen.lineTo(end, Math.round(at) + 0.5);
    }
    if (taken.some((other) => Math.abs(other - at) < 12)) continue;
    taken.push(at);
    pen.fillText(
      fitText(formatTick(tick), left - 8, 11),
      left - 8,
      Math.max(top + 4, Math.min(floor - 4, at)),
    );
  }
  pen.stroke();
  const lanes = row.series.find(({ kind }) => kind === 'bands');
  if (lanes?.kind !== 'bands') return;
  const laneHeight = (floor - top) / Math.max(1, lanes.lanes.length);
  for (const [index, { name }] of lanes.lanes.entries())
    if (laneHeight >= NAMED_LANE)
      pen.fillText(fitText(name, left - 8, 11), left - 8, top + (index + 0.5) * laneHeight);
}

/** Hatches where the row's first line has no readings; time to come stays blank. */
function paintMissing(
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
function paintHairs(
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

function paintClockChanges(
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
