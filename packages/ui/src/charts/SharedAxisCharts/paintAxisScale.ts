import { fitText, roughWidth } from '../cartesian/fitText.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { NAMED_LANE } from './axisLegend.ts';
import { CAPTION, rowScale, ZONE_GAP, type PlannedRow } from './axisPlan.ts';

/** The row's name, unit and figure above it. */
export function paintCaption(pen: Pen, ink: Ink, { row, top }: PlannedRow, left: number, right: number) {
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

/** Band, grid lines and labels of the row's values. */
export function paintScale(
  pen: Pen,
  ink: Ink,
  planned: PlannedRow,
  verticals: readonly number[],
  left: number,
  end: number,
  /** Space to the right of the rows. */
  beside: { readonly right: number; readonly room: number },
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
  paintZones(pen, ink, planned, left, end, beside);
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

/** Every second zone is tinted, each has an edge where it begins and, where there is room, its name beside the row. */
function paintZones(
  pen: Pen,
  ink: Ink,
  planned: PlannedRow,
  left: number,
  right: number,
  beside: { readonly right: number; readonly room: number },
) {
  const { row, top, floor } = planned;
  if (row.zones === undefined || right <= left) return;
  const y = rowScale(planned);
  pen.font = `400 11px ${ink.fontFamily}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.lineWidth = 1;
  for (const [index, { from, name }] of row.zones.entries()) {
    const next = row.zones[index + 1]?.from;
    const upper = next === undefined ? top : Math.max(top, y(next));
    const edge = y(from);
    const lower = Math.min(floor, edge);
    if (lower <= upper) continue;
    if (index % 2 === 0) {
      // Neutral: no zone is better than another.
      pen.globalAlpha = 0.12;
      pen.fillStyle = ink.axis;
      pen.fillRect(left, upper, right - left, lower - upper);
      pen.globalAlpha = 1;
    }
    if (edge <= floor) {
      pen.strokeStyle = ink.axis;
      pen.setLineDash([4, 3]);
      pen.beginPath();
      pen.moveTo(left, Math.round(edge) + 0.5);
      pen.lineTo(right, Math.round(edge) + 0.5);
      pen.stroke();
      pen.setLineDash([]);
    }
    if (lower - upper < 13) continue;
    pen.fillStyle = ink.muted;
    pen.fillText(fitText(name, beside.room - ZONE_GAP, 11), beside.right + ZONE_GAP, (upper + lower) / 2);
  }
}
