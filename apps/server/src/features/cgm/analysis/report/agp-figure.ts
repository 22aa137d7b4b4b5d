import { rangeIn } from '@healzy/domain/cgm';
import type { CgmAgp } from '@healzy/api/schema';
import type { ReportFormats } from './formats.ts';
import { glucoseScale, thresholds, type GlucoseScale, type Plot } from './glucose-scale.ts';
import type { reportLabels } from './labels.ts';
import { PAGE, type PdfLayout } from '../../../../platform/pdf/layout.ts';
import { LEVEL_FILL, PALETTE } from './palette.ts';
import type { ReportData } from './report-data.ts';

type Label = ReturnType<typeof reportLabels>;
/** Room for the scale on the left, and for the hours below. */
const LEFT = 34;
const BELOW = 18;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The spans of the day in which a line is below a value, as indices. */
function spansBelow(line: readonly (number | null)[], value: number): [number, number][] {
  const spans: [number, number][] = [];
  line.forEach((point, index) => {
    if (point === null || point >= value) return;
    const last = spans.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else spans.push([index, index]);
  });
  return spans;
}

function altOf(agp: CgmAgp, low: number, { t, formats }: { t: Label; formats: ReportFormats }): string {
  const points = agp.p50.flatMap((value, index) =>
    value === null ? [] : [{ value, at: clock(agp.minuteOfDay[index] ?? 0) }],
  );
  const sorted = [...points].sort((one, other) => one.value - other.value);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const spans = spansBelow(agp.p5, low).map(([from, to]) =>
    t('span', {
      from: clock(agp.minuteOfDay[from] ?? 0),
      to: clock((agp.minuteOfDay[to] ?? 0) + agp.stepMinutes),
    }),
  );
  const bound = formats.reading(low);
  return t('agpAlt', {
    count: agp.days,
    median:
      min === undefined || max === undefined
        ? ''
        : t('medianAlt', {
            min: formats.reading(min.value),
            minAt: min.at,
            max: formats.reading(max.value),
            maxAt: max.at,
          }),
    lows:
      spans.length === 0
        ? t('noLowsAlt', { low: bound })
        : t('lowsAlt', { low: bound, spans: spans.join(', ') }),
  });
}

/** The ambulatory glucose profile: bands, median, target range, and what is below it filled and named. */
export function drawAgp(
  layout: PdfLayout,
  { figures, unit, height }: Pick<ReportData, 'figures' | 'unit'> & { height: number },
  labels: { t: Label; formats: ReportFormats },
): void {
  const { agp, scores } = figures;
  const { formats } = labels;
  const { severeLow, low, high, severeHigh } = thresholds(scores.rangeProfile);
  layout.ensure(height);
  const plot: Plot = {
    x: PAGE.left + LEFT,
    y: layout.y + 4,
    width: PAGE.width - LEFT,
    height: height - BELOW - 8,
  };
  const { pdf } = layout;
  layout.figure(altOf(agp, low, labels), { height }, () => {
    const highest = Math.max(0, ...agp.p95.map((value) => value ?? 0));
    const scale = glucoseScale(plot, highest);
    pdf.rect(plot.x, scale.at(high), plot.width, scale.at(low) - scale.at(high)).fill(PALETTE.targetBand);
    drawHours(layout, plot);
    const columns = { agp, plot, scale };
    band(layout, columns, ['p5', 'p95'], PALETTE.outer);
    band(layout, columns, ['p25', 'p75'], PALETTE.inner);
    // What the bands hold below the range, in the colours of its levels.
    for (const [top, floor, fill] of [
      [low, severeLow, LEVEL_FILL.LOW],
      [severeLow, 0, LEVEL_FILL.SEVERE_HYPOGLYCEMIA],
    ] as const) {
      pdf.save();
      pdf.rect(plot.x, scale.at(top), plot.width, scale.at(floor) - scale.at(top)).clip();
      band(layout, columns, ['p5', 'p95'], fill);
      pdf.restore();
    }
    for (const bound of [low, high]) {
      pdf.moveTo(plot.x, scale.at(bound)).lineTo(plot.x + plot.width, scale.at(bound));
      pdf.lineWidth(0.9).strokeColor(PALETTE.targetEdge).stroke();
    }
    for (const bound of [severeLow, severeHigh]) {
      pdf.moveTo(plot.x, scale.at(bound)).lineTo(plot.x + plot.width, scale.at(bound));
      pdf.lineWidth(0.4).dash(2, { space: 2 }).strokeColor(PALETTE.axis).stroke().undash();
    }
    line(layout, columns, 'p50');
    const shown = rangeIn(scores.rangeProfile, unit);
    for (const [value, at] of [
      [shown.severeLow, severeLow],
      [shown.low, low],
      [shown.high, high],
      [shown.severeHigh, severeHigh],
    ] as const) {
      // Where the plot is low, the lower two would stand upon each other.
      const line = at === severeLow ? Math.max(scale.at(at), scale.at(low) + 8) : scale.at(at);
      layout.label(formats.bound(value), PAGE.left, line - 4.5, {
        width: LEFT - 5,
        align: 'right',
        font: at === low || at === high ? 'strong' : 'body',
      });
    }
    layout.label(unit, PAGE.left, plot.y - 4, { width: LEFT - 5, align: 'right', size: 6.5 });
  });
  layout.y += height;
}

function drawHours(layout: PdfLayout, { x, y, width, height }: Plot): void {
  for (let hour = 0; hour <= 24; hour += 3) {
    const at = x + (hour / 24) * width;
    layout.pdf.moveTo(at, y).lineTo(at, y + height);
    layout.pdf.lineWidth(0.4).strokeColor(PALETTE.grid).stroke();
    const label = clock(hour * 60);
    const half = 16;
    const left = Math.min(at - half, PAGE.right - 2 * half);
    layout.label(hour === 24 ? '24:00' : label, left, y + height + 4, {
      width: 2 * half,
      align: hour === 24 ? 'right' : 'center',
    });
  }
}

interface Columns {
  agp: CgmAgp;
  plot: Plot;
  scale: GlucoseScale;
}
type Percentile = 'p5' | 'p25' | 'p50' | 'p75' | 'p95';

/** Runs of columns that have a value; a gap of the day is not drawn over. */
function runsOf(
  { agp, plot, scale }: Columns,
  lines: readonly Percentile[],
): { x: number; ys: number[] }[][] {
  const runs: { x: number; ys: number[] }[][] = [];
  let run: { x: number; ys: number[] }[] | null = null;
  agp.minuteOfDay.forEach((minute, index) => {
    const values = lines.map((name) => agp[name][index] ?? null);
    if (values.includes(null)) {
      run = null;
      return;
    }
    if (run === null) runs.push((run = []));
    const x = plot.x + ((minute + agp.stepMinutes / 2) / 1440) * plot.width;
    run.push({ x, ys: values.map((value) => scale.at(value ?? 0)) });
  });
  return runs;
}

function band(
  { pdf }: PdfLayout,
  columns: Columns,
  [under, over]: readonly [Percentile, Percentile],
  fill: string,
): void {
  for (const run of runsOf(columns, [under, over])) {
    run.forEach(({ x, ys }, index) => (index === 0 ? pdf.moveTo(x, ys[1] ?? 0) : pdf.lineTo(x, ys[1] ?? 0)));
    for (const { x, ys } of [...run].reverse()) pdf.lineTo(x, ys[0] ?? 0);
    pdf.closePath().fill(fill);
  }
}

function line({ pdf }: PdfLayout, columns: Columns, name: Percentile): void {
  for (const run of runsOf(columns, [name])) {
    run.forEach(({ x, ys }, index) => (index === 0 ? pdf.moveTo(x, ys[0] ?? 0) : pdf.lineTo(x, ys[0] ?? 0)));
    pdf.lineWidth(1.6).lineJoin('round').strokeColor(PALETTE.median).stroke();
  }
}
