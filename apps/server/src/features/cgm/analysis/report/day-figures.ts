import {
  censoredBound,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  cgmMetrics,
  figureText,
  localDays,
  sliceSeries,
  timeInRanges,
  type CgmSeries,
  type LocalDay,
} from '@healzy/domain/cgm';
import type { RangeProfile } from '@healzy/domain/medical-tests';
import type { ReportFormats } from './formats.ts';
import { glucoseScale, thresholds, type GlucoseScale, type Plot } from './glucose-scale.ts';
import type { reportLabels } from './labels.ts';
import { PAGE, type PdfLayout } from '../../../../platform/pdf/layout.ts';
import { LEVEL_FILL, PALETTE } from './palette.ts';

type Label = ReturnType<typeof reportLabels>;

/** Fourteen days to a page: two columns of seven. */
const COLUMNS = 2;
const GAP = 17;
const CELL = { width: (PAGE.width - GAP) / COLUMNS, height: 93 };
/** A quarter of a year; more is not read day by day. */
const MOST_DAYS = 90;
/** Points of a day's line; more than the paper resolves. */
const MOST_POINTS = 300;

interface Point {
  epoch: number;
  mgdl: number;
}

/** Writes one small figure for each day. */
export function drawDays(
  layout: PdfLayout,
  { series, profile }: { series: CgmSeries; profile: RangeProfile },
  { t, formats }: { t: Label; formats: ReportFormats },
): void {
  const all = localDays(series);
  const days = all.slice(-MOST_DAYS);
  // With two rows at least.
  layout.ensure(60 + 2 * CELL.height);
  layout.heading(2, t('days'));
  layout.text('P', t('daysNote'), { color: PALETTE.muted, size: 8.5 });
  if (days.length < all.length)
    layout.text('P', t('lastDays', { shown: days.length, days: all.length }), { size: 8.5 });
  // One scale for all, so that days can be compared.
  const highest = series.mgdl.reduce((most, value) => Math.max(most, value), 0);
  let { y } = layout;
  days.forEach((day, index) => {
    const column = index % COLUMNS;
    if (column === 0 && y + CELL.height > PAGE.bottom + 6) {
      layout.newPage();
      y = PAGE.top;
    }
    layout.y = y;
    const own = sliceSeries(series, day.fromEpoch, day.toEpoch);
    const share = shareInRange(own, profile);
    const x = PAGE.left + column * (CELL.width + GAP);
    layout.figure(altOf(day, own, { t, formats, share }), { x, width: CELL.width, height: CELL.height }, () =>
      drawDay(layout, { day, own, share, x, y, profile, highest }, { t, formats }),
    );
    if (column === COLUMNS - 1 || index === days.length - 1) y += CELL.height;
  });
  layout.y = y;
}

function pointsOf(own: CgmSeries): Point[] {
  return Array.from(own.epochSeconds, (epoch, index) => ({ epoch, mgdl: own.mgdl[index] ?? 0 }));
}

/** Percent of the time with readings; null without any. */
function shareInRange(own: CgmSeries, profile: RangeProfile): number | null {
  const { count, levels } = timeInRanges(own, profile);
  return count === 0 ? null : (levels.find(({ level }) => level === 'NORMAL')?.percent ?? 0);
}

const shareText = (share: number, formats: ReportFormats): string =>
  figureText('TIME_IN_RANGE', share, formats) ?? '';

function altOf(
  day: LocalDay,
  own: CgmSeries,
  { t, formats, share }: { t: Label; formats: ReportFormats; share: number | null },
): string {
  const name = formats.weekday(day.date);
  const { n, min, max, mean } = cgmMetrics(own);
  if (share === null || min === null || max === null || mean === null) return t('dayEmptyAlt', { day: name });
  const cutOff = (flag: number) => own.flags.some((flags) => (flags & flag) !== 0);
  return t('dayAlt', {
    day: name,
    count: n,
    formatted: formats.number(n),
    min: cutOff(CGM_FLAG_LOW) ? `< ${formats.reading(censoredBound(min, 'LOW'))}` : formats.reading(min),
    max: cutOff(CGM_FLAG_HIGH) ? `> ${formats.reading(censoredBound(max, 'HIGH'))}` : formats.reading(max),
    mean: formats.reading(mean),
    percent: shareText(share, formats),
  });
}

interface DayFigure {
  day: LocalDay;
  own: CgmSeries;
  share: number | null;
  /** The highest reading of all days, mg/dL. */
  highest: number;
  x: number;
  y: number;
  profile: RangeProfile;
}

function drawDay(
  layout: PdfLayout,
  { day, own, share, x, y, profile, highest }: DayFigure,
  { t, formats }: { t: Label; formats: ReportFormats },
): void {
  const { pdf } = layout;
  const points = pointsOf(own);
  const plot: Plot = { x, y: y + 14, width: CELL.width, height: CELL.height - 32 };
  const scale = glucoseScale(plot, highest);
  const { low, high } = thresholds(profile);
  const name = formats.weekday(day.date);
  layout.label(name, x, y + 1, { font: 'strong', size: 8, color: PALETTE.text });
  const hours = day.hours === 24 ? '' : ` · ${t('dayHours', { hours: formats.number(day.hours) })}`;
  const shown = share === null ? t('dayEmpty') : shareText(share, formats);
  layout.label(`${shown}${hours}`, x + CELL.width - 110, y + 1, { width: 110, align: 'right', size: 8 });
  pdf
    .rect(plot.x, plot.y, plot.width, plot.height)
    .fill(points.length === 0 ? PALETTE.missing : PALETTE.surface);
  pdf.rect(plot.x, scale.at(high), plot.width, scale.at(low) - scale.at(high)).fill(PALETTE.targetBand);
  const length = day.toEpoch - day.fromEpoch;
  const at = (epoch: number) => plot.x + ((epoch - day.fromEpoch) / length) * plot.width;
  for (let hour = 6; hour < day.hours; hour += 6) {
    const line = plot.x + (hour / day.hours) * plot.width;
    pdf.moveTo(line, plot.y).lineTo(line, plot.y + plot.height);
    pdf.lineWidth(0.3).strokeColor(PALETTE.border).stroke();
  }
  for (const run of runsOf(points)) {
    const line = { run, at, scale, plot };
    fillBeyond(layout, line, low, 'below', LEVEL_FILL.LOW);
    fillBeyond(layout, line, high, 'above', LEVEL_FILL.HIGH);
    trace(layout, line);
    pdf.lineWidth(0.9).lineJoin('round').strokeColor(PALETTE.text).stroke();
  }
  // On the day of a clock change the hours in between are not where they are on other days.
  const hourLabels = day.hours === 24 ? [0, 6, 12, 18, 24] : [0, 24];
  for (const hour of hourLabels) {
    layout.label(
      String(hour).padStart(2, '0'),
      plot.x + (hour / 24) * plot.width - 10,
      plot.y + plot.height + 2,
      {
        width: 20,
        size: 6,
        align: 'center',
      },
    );
  }
}

/** After so many minutes without a reading, nothing is known of what was between. */
const GAP_MINUTES = 45;

/** The points of a day without its gaps; thinned out to the lowest and highest of each step if there are many. */
function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of thinned(points)) {
    const last = runs.at(-1)?.at(-1);
    if (last === undefined || point.epoch - last.epoch > GAP_MINUTES * 60) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs;
}

function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points;
  const size = Math.ceil((2 * points.length) / MOST_POINTS);
  const kept: Point[] = [];
  for (let from = 0; from < points.length; from += size) {
    const part = points.slice(from, from + size).sort((one, other) => one.mgdl - other.mgdl);
    const ends = [part[0], part.at(-1)].filter((point): point is Point => point !== undefined);
    kept.push(...ends.sort((one, other) => one.epoch - other.epoch));
  }
  return kept;
}

interface Line {
  run: readonly Point[];
  at: (epoch: number) => number;
  scale: GlucoseScale;
  plot: Plot;
}

function trace({ pdf }: PdfLayout, { run, at, scale }: Line): void {
  run.forEach(({ epoch, mgdl }, index) =>
    index === 0 ? pdf.moveTo(at(epoch), scale.at(mgdl)) : pdf.lineTo(at(epoch), scale.at(mgdl)),
  );
  // A single reading is a point.
  if (run.length === 1 && run[0]) pdf.lineTo(at(run[0].epoch) + 0.8, scale.at(run[0].mgdl));
}

/** Fills between the line and a bound that it crosses. */
function fillBeyond(
  layout: PdfLayout,
  line: Line,
  bound: number,
  side: 'below' | 'above',
  fill: string,
): void {
  const { run, at, scale, plot } = line;
  if (!run.some(({ mgdl }) => (side === 'below' ? mgdl < bound : mgdl > bound))) return;
  const { pdf } = layout;
  const edge = scale.at(bound);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return;
  pdf.save();
  // A hair inside, else what lies along the bound would show as a line.
  const hair = 0.25;
  if (side === 'below') pdf.rect(plot.x, edge + hair, plot.width, plot.y + plot.height - edge).clip();
  else pdf.rect(plot.x, plot.y, plot.width, edge - plot.y - hair).clip();
  trace(layout, line);
  pdf.lineTo(at(last.epoch), edge).lineTo(at(first.epoch), edge).closePath().fill(fill);
  pdf.restore();
}
