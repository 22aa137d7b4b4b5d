import { hatchLines, HATCH_PERIOD, HATCH_WEIGHT, type HatchKind } from '../painting/hatch.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { lowerBound } from '../GlucoseTrace/decimateTrace.ts';
import type { PlannedSeries } from './axisPlan.ts';
import { columnsOf, paintAxisLine, type AxisStage } from './paintAxisLine.ts';
import type { AxisBands, AxisBars } from './SharedAxisProps.ts';

/** Paints one series of a row. */
export function paintAxisSeries(pen: Pen, ink: Ink, planned: PlannedSeries, stage: AxisStage) {
  const { series } = planned;
  if (series.kind === 'line') paintAxisLine(pen, ink, planned, series, stage);
  else if (series.kind === 'bars') paintAxisBars(pen, ink.tone(planned.look.tone), series, stage);
  else if (series.kind === 'bands') paintAxisBands(pen, ink, series, stage);
}

function paintAxisBars(pen: Pen, color: string, bars: AxisBars, stage: AxisStage) {
  const { left, plotWidth, top, floor, window, x, y } = stage;
  const zero = Math.max(top, Math.min(floor, y(0)));
  const width = x(bars.everySeconds) - x(0);
  const air = width > 4 ? 1 : 0;
  pen.fillStyle = color;
  const from = Math.max(0, lowerBound(bars.at, window.from - bars.everySeconds));
  const to = Math.min(bars.at.length, lowerBound(bars.at, window.to) + 1);
  if (to - from > plotWidth) {
    // Narrower than a pixel: each column as far as its highest and its lowest bar reach.
    const { columns, count } = columnsOf(bars, bars.everySeconds, stage);
    const columnWidth = plotWidth / count;
    for (let column = 1; column <= count; column++) {
      if (columns.count[column] === 0) continue;
      const upper = Math.min(zero, y(columns.maximum[column]!));
      const lower = Math.max(zero, y(columns.minimum[column]!));
      pen.fillRect(left + (column - 1) * columnWidth, upper, columnWidth, lower - upper);
    }
    return;
  }
  for (let index = from; index < to; index++) {
    const value = bars.values[index]!;
    if (value - value !== 0) continue;
    const height = y(value);
    const upper = Math.min(zero, height);
    const lower = Math.max(zero, height);
    pen.fillRect(x(bars.at[index]!), upper, Math.max(1, width - air), lower - upper);
  }
}

function paintAxisBands(
  pen: Pen,
  ink: Ink,
  { lanes, spans }: AxisBands,
  { top, floor, window, x }: AxisStage,
) {
  const laneHeight = (floor - top) / Math.max(1, lanes.length);
  const height = Math.max(2, laneHeight - 3);
  for (const span of spans) {
    const lane = lanes[span.lane];
    if (!lane || span.to <= window.from || span.from >= window.to) continue;
    const from = x(Math.max(span.from, window.from));
    const width = Math.max(1, x(Math.min(span.to, window.to)) - from);
    const upper = top + span.lane * laneHeight + 1.5;
    pen.fillStyle = ink.tone(lane.tone);
    pen.fillRect(from, upper, width, height);
    if (lane.hatch && width > HATCH_PERIOD) paintHatch(pen, ink.page, lane.hatch, from, upper, width, height);
  }
}

/** The pattern of a lane in the background's colour. */
function paintHatch(
  pen: Pen,
  color: string,
  kind: HatchKind,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.beginPath();
  for (let across = 0; across < width; across += HATCH_PERIOD)
    for (let down = 0; down < height; down += HATCH_PERIOD) {
      for (const [x1, y1, x2, y2] of hatchLines(kind)) {
        pen.moveTo(left + across + x1, top + down + y1);
        pen.lineTo(left + across + x2, top + down + y2);
      }
      if (kind === 'dots') {
        const [x, y] = [left + across + HATCH_PERIOD / 2, top + down + HATCH_PERIOD / 2];
        pen.moveTo(x - HATCH_WEIGHT / 2, y);
        pen.lineTo(x + HATCH_WEIGHT / 2, y);
      }
    }
  pen.strokeStyle = color;
  pen.lineWidth = HATCH_WEIGHT;
  pen.stroke();
  pen.restore();
}
