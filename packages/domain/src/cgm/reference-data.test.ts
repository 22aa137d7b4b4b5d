import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agp,
  cgmMetrics,
  heatMap,
  levelOf,
  localDays,
  parseCgmFile,
  fastingGlucose,
  type CgmSeries,
} from './index.ts';
import {
  IGLU_MEALS,
  igluMealDifferences,
  MEAL_DECIMALS,
  mealDifferences,
  REFERENCE_MEALS,
} from './testing/meal-comparison.ts';
import {
  dailyDifferences,
  EXACT_METRICS,
  episodeDifferences,
  exactDifferences,
  mageDifference,
  ratedSegments,
  relative,
  SUBJECTS,
  TRACES_BESIDE,
  type Subject,
} from './testing/reference-comparison.ts';
import {
  dailyRow,
  episodeRow,
  exactCells,
  igluMealRows,
  mageRow,
  mealRows,
  referencePage,
  shownMealRows,
} from './testing/reference-page.ts';
import { bytesBeside, hasDataBeside } from '../shared/testing/beside/index.ts';
import { testBytes } from './testing/test-data.ts';

const TRACES = Object.keys(SUBJECTS).filter((name) => !TRACES_BESIDE.includes(name));

it('has reference values for 12 traces of its own and 3 outside the repository', () => {
  expect(TRACES).toHaveLength(12);
  expect(Object.keys(SUBJECTS)).toHaveLength(15);
});

/** Real exports and the trace that each was normalised to. */
const EXPORTS: Record<string, string> = {
  'dexcom_clarity_g5_cgmanalysis.tsv': 'dexcom_g5_cgmanalysis.csv',
  'dexcom_clarity_g6_scrubbed_cgmformat.csv': 'dexcom_g6_scrubbed_cgmformat.csv',
  'libre_legacy_cgmanalysis.csv': 'libre_legacy_cgmanalysis.csv',
  'libreview_libre3_scrubbed_cgmformat.csv': 'libre3_scrubbed_cgmformat.csv',
};

/** Tables as they are written, without the spaces that align their columns. */
const squeezed = (text: string) =>
  text
    .replace(/ +/g, ' ')
    .replace(/:?-{3,}:?|-+:/g, '-')
    .trim();
const PAGE = squeezed(readFileSync(new URL('../../../../docs/reference-values.md', import.meta.url), 'utf8'));
const pageRow = (head: string) =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${head} |`))!
    .slice(2, -2)
    .split(' | ');

function ready(path: string, options = {}) {
  const isBeside = TRACES_BESIDE.some((name) => path.endsWith(name));
  const result = parseCgmFile(isBeside ? bytesBeside(path) : testBytes(path), options);
  if (result.kind !== 'ready') throw new Error(`${path}: ${JSON.stringify(result)}`);
  return result;
}

/** Relative difference; zero must be zero. */
function expectClose(actual: number | null, expected: number | null, what: string) {
  if (expected === null || expected === 0) return expect(actual, what).toBe(expected);
  return expect(Math.abs(actual! / expected - 1), `${what}: ${actual} for ${expected}`).toBeLessThan(1e-6);
}

function expectReference(series: Parameters<typeof cgmMetrics>[0], subject: Subject) {
  const metrics = cgmMetrics(series);
  for (const name of EXACT_METRICS) expectClose(metrics[name], subject.metrics[name]!, name);
  expectClose(metrics.cogi, subject.all_metrics_iglu.COGI, 'cogi');
  const mage = subject.metrics.mage_service ?? subject.metrics.mage!;
  expect(Math.abs(metrics.mage! / mage - 1), `mage ${metrics.mage} for ${mage}`).toBeLessThan(0.1);
}

function describeTrace(name: string) {
  const subject = SUBJECTS[name]!;
  let series: CgmSeries;
  beforeAll(() => {
    ({ series } = ready(`cgm/traces/${name}`));
  });

  it('has the metrics of the reference software to 1e-6', () => expectReference(series, subject));

  it('has its CONGA and AUC to 1e-6, its MAGE to 10 %, its episodes to one', () => {
    for (const difference of exactDifferences(name)) {
      expect(relative(difference), difference.name).toBeLessThan(1e-6);
    }
    expect(relative(mageDifference(name))).toBeLessThan(0.1);
    for (const { ours, reference } of episodeDifferences(name)) {
      expect(Math.abs(ours - reference)).toBeLessThanOrEqual(1);
    }
  });

  it('has every figure of every day of the reference to 1e-6', () => {
    const days = dailyDifferences(name);
    expect(days.map(({ day }) => day)).toEqual(subject.daily.map(({ day }) => day));
    for (const { day, differences } of days) {
      expect(differences.length, day).toBeGreaterThanOrEqual(7);
      for (const difference of differences)
        expect(relative(difference), `${difference.name} of ${day}`).toBeLessThan(1e-6);
    }
  });

  it('is on the page of reference values as it is now', () => {
    const column = Object.keys(SUBJECTS).indexOf(name) + 1;
    for (const [figure, cell] of exactCells(name)) {
      expect(pageRow(`\`${figure}\``)[column], figure).toBe(cell);
    }
    expect(PAGE).toContain(squeezed(dailyRow(name)));
    expect(PAGE).toContain(squeezed(mageRow(name)));
    const episodes = episodeRow(name);
    if (episodes !== null) expect(PAGE).toContain(squeezed(episodes));
  });

  it('has the same hours in its heat map', () => {
    const rows = heatMap(series);
    for (const [date, hours] of Object.entries(subject.heatmap_hourly_independent)) {
      const cells = rows.find((row) => row.date === date)!.cells;
      hours.forEach((hour, i) => {
        const cell = cells[i]!;
        expect(cell.count, `${date} ${i}h`).toBe(hour?.[1] ?? 0);
        if (hour === null) return expect(cell.mean).toBeNull();
        expect(cell.mean).toBeCloseTo(hour[0], 4);
        // Half of an hour's readings make a level, fewer a missing cell.
        const isMissing = hour[1] < 0.5 * (60 / series.cadenceMinutes);
        return expect(cell.level).toBe(isMissing ? null : levelOf(cell.mean!));
      });
    }
  });

  it('has the same days and early mornings', () => {
    const days = localDays(series);
    expect(days.filter((day) => day.count > 0).map((day) => [day.date, day.count])).toEqual(
      subject.daily.map((day) => [day.day, day.n]),
    );
    for (const [date, [mean, count]] of Object.entries(subject.fasting_0400_0600_independent)) {
      const fasting = fastingGlucose(
        series,
        days.find((day) => day.date === date)!,
      );
      expect(fasting.count).toBe(count);
      expect(fasting.mean).toBeCloseTo(mean, 5);
    }
  });

  const { agp_hourly: hourly } = subject;
  // The reference has no profile for the four exports' traces.
  if (hourly === undefined) return;
  it('has the same percentiles by time of day', () => {
    const profile = agp(series);
    const lines = [profile.p5, profile.p25, profile.p50, profile.p75, profile.p95];
    hourly.minute_of_day.forEach((minute, i) => {
      const column = profile.minuteOfDay.indexOf(minute % 1440);
      lines.forEach((line, k) => expect(line[column]).toBeCloseTo(hourly.values[k]![i]!, 8));
    });
  });
}

describe.each(TRACES)('trace %s', describeTrace);
describe.skipIf(!hasDataBeside).each(TRACES_BESIDE)('trace %s', describeTrace);

describe.each(Object.entries(EXPORTS))('export %s', (name, trace) => {
  const { series, recognised, report } = ready(`cgm/exports/${name}`);
  const normalised = ready(`cgm/traces/${trace}`);

  it('has the readings of its normalised trace', () => {
    expect(report.count).toBe(normalised.report.count);
    expect([...series.mgdl]).toEqual([...normalised.series.mgdl]);
    expect([...series.epochSeconds]).toEqual([...normalised.series.epochSeconds]);
    expect([...series.flags]).toEqual([...normalised.series.flags]);
    expect(recognised.unit).toBe('mg/dL');
    expect([report.minMgdl, report.maxMgdl]).toEqual([normalised.report.minMgdl, normalised.report.maxMgdl]);
  });

  it('accounts for every row', () => {
    const passed = report.skipped.reduce((sum, part) => sum + part.count, 0);
    expect(report.count + passed).toBe(report.rows);
  });

  it('has the metrics of the reference software', () => expectReference(series, SUBJECTS[trace]!));
});

describe('the standard meals of a published study (Hall 2018)', () => {
  it('are nine, six of which the reference has figures of', () => {
    expect(REFERENCE_MEALS).toHaveLength(9);
    expect(REFERENCE_MEALS.filter(({ baseline }) => baseline !== null)).toHaveLength(6);
    expect(IGLU_MEALS).toHaveLength(3);
  });

  // The reference prints four decimals: half of the last is what its rounding may hide.
  it.each(REFERENCE_MEALS)('$meal of $id agrees in every decimal by the rule of the reference', (meal) => {
    const figures = mealDifferences(meal);
    expect(figures).toHaveLength(15);
    for (const { name, ours, reference } of figures) {
      if (reference === null) expect(ours, name).toBeNull();
      else expect(Math.abs(ours! - reference), `${name}: ${ours}`).toBeLessThanOrEqual(MEAL_DECIMALS);
    }
  });

  it.each(IGLU_MEALS)('$meal of $id has the figures of iglu to 1e-9', (meal) => {
    for (const difference of igluMealDifferences(meal))
      expect(relative(difference), JSON.stringify(difference)).toBeLessThan(1e-9);
  });

  it('are on the page of reference values as they are now', () => {
    for (const line of [...mealRows(), ...igluMealRows(), ...shownMealRows()])
      expect(PAGE).toContain(squeezed(line));
  });
});

describe('the small mmol/L export', () => {
  const path = 'cgm/exports/librelink_mmol_tiny_glyco.csv';

  it('asks for the day order, since no number is over twelve', () => {
    const result = parseCgmFile(testBytes(path));
    expect(result.kind).toBe('question');
    if (result.kind === 'question') {
      expect(result.questions.map((question) => question.id)).toEqual(['dayOrder']);
      expect(result.recognised).toMatchObject({ maker: 'LIBREVIEW', unit: 'mmol/L', dayOrder: null });
    }
  });

  it.each([
    ['DMY', '2019-12-05T16:25:00'],
    ['MDY', '2019-05-12T16:25:00'],
  ] as const)('is read with the answer %s', (dayOrder, first) => {
    const { report, series } = ready(path, { dayOrder });
    expect(report).toMatchObject({ count: 6, first });
    expect([...series.recorded]).toEqual([6.3, 6.4, 6.5, 6.7, 6.9, 7.1]);
  });
});

describe.skipIf(!hasDataBeside)('with the data outside the repository', () => {
  it('MAGE is within 10 % of the human rater in most segments', () => {
    const segments = ratedSegments();
    const within = segments.filter(({ ours, byHand }) => Math.abs(ours / byHand - 1) <= 0.1);
    expect(within.length).toBeGreaterThan(segments.length / 2);
  });

  it('the page of reference values is current (npx tsx scripts/reference-values.ts)', () => {
    expect(PAGE).toBe(squeezed(referencePage()));
  });
});
