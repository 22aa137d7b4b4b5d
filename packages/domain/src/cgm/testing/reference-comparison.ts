import { hourlyAuc } from '../auc.ts';
import { parseCgmFile } from '../file/parse.ts';
import { episodes, type EpisodeLevel } from '../findings/episodes.ts';
import { glucoseGrid, lagSummary } from '../grid.ts';
import { localDays } from '../local-days.ts';
import type { CgmMetrics } from '../metric-types.ts';
import { cgmMetrics } from '../metrics.ts';
import { sliceByIndex, type CgmSeries } from '../series.ts';
import { bytesBeside } from '../../shared/testing/beside/index.ts';
import { testBytes, testJson } from './test-data.ts';

/** Figures that the reference has of each day; of the exports' traces without the levels beside the range. */
const DAILY_METRICS = [
  'n',
  'mean',
  'sd',
  'cv',
  'min',
  'max',
  'tbr_lt54',
  'tbr_54_69',
  'tir_70_180',
  'titr_70_140',
  'tar_181_250',
  'tar_gt250',
] as const satisfies (keyof CgmMetrics)[];

type DailyFigures = { day: string; n: number } & Partial<
  Record<(typeof DAILY_METRICS)[number], number | null>
>;

/** What reference software computes for one trace (`test-data/README.md`). */
export interface Subject {
  metrics: Record<string, number | null>;
  all_metrics_iglu: { COGI: number };
  daily: DailyFigures[];
  episodes?: { type: string; level: string; total_episodes: number }[];
  heatmap_hourly_independent: Record<string, ([number, number, number] | null)[]>;
  fasting_0400_0600_independent: Record<string, [number, number]>;
  agp_hourly?: { minute_of_day: number[]; values: number[][] };
}

/** Metrics that agree with the reference in every digit that it prints. */
export const EXACT_METRICS = [
  'n',
  'mean',
  'sd',
  'cv',
  'min',
  'max',
  'median',
  'tbr_lt54',
  'tbr_54_69',
  'tir_70_180',
  'titr_70_140',
  'tir_63_140',
  'tar_181_250',
  'tar_gt250',
  'gmi',
  'ea1c',
  'j_index',
  'lbgi',
  'hbgi',
  'adrr',
  'gri',
  'modd',
  'conga24',
  'active_percent',
] as const satisfies (keyof CgmMetrics)[];

const expectedOf = (name: string) => testJson<{ subjects: Record<string, Subject> }>(`cgm/expected/${name}`);

/** All traces with reference values, by file name. */
export const SUBJECTS: Record<string, Subject> = {
  ...expectedOf('cgm_metrics.json').subjects,
  ...expectedOf('cgm_metrics_exports.json').subjects,
};

/** Traces under a licence that keeps them out of the repository. */
export const TRACES_BESIDE = ['iglu5_subject1.csv', 'iglu5_subject2.csv', 'iglu5_subject3.csv'];

const read = new Map<string, CgmSeries>();

/** The readings of a trace, read once. */
export function traceOf(name: string): CgmSeries {
  const known = read.get(name);
  if (known) return known;
  const path = `cgm/traces/${name}`;
  const result = parseCgmFile(TRACES_BESIDE.includes(name) ? bytesBeside(path) : testBytes(path));
  if (result.kind !== 'ready') throw new Error(`${path} is not read: ${result.kind}`);
  read.set(name, result.series);
  return result.series;
}

/** A figure and its reference. */
export interface Difference {
  name: string;
  ours: number | null;
  reference: number | null;
}

/** Every figure of a trace that must agree, beside its reference. */
export function exactDifferences(name: string): Difference[] {
  const { metrics, all_metrics_iglu: iglu } = SUBJECTS[name]!;
  const series = traceOf(name);
  const ours = cgmMetrics(series);
  const grid = glucoseGrid(series);
  return [
    ...EXACT_METRICS.map((metric) => ({
      name: metric,
      ours: ours[metric],
      reference: metrics[metric] ?? null,
    })),
    { name: 'cogi', ours: ours.cogi, reference: iglu.COGI },
    ...[1, 2, 4].flatMap((hours) => {
      const reference = metrics[`conga${hours}`];
      return typeof reference === 'number'
        ? [{ name: `conga${hours}`, ours: lagSummary(grid, hours).sd, reference }]
        : [];
    }),
    { name: 'auc', ours: hourlyAuc(grid), reference: metrics.auc_hourly_independent ?? null },
  ];
}

/** Every figure of every day beside its reference, named by figure; days in the order of the trace. */
export function dailyDifferences(name: string): { day: string; differences: Difference[] }[] {
  const series = traceOf(name);
  const days = localDays(series).filter(({ count }) => count > 0);
  return SUBJECTS[name]!.daily.map((expected, index) => {
    const day = days[index]!;
    const ours = cgmMetrics(sliceByIndex(series, day.startIndex, day.endIndex));
    return {
      day: day.date,
      differences: DAILY_METRICS.flatMap((metric) => {
        const reference = expected[metric];
        return reference === undefined ? [] : [{ name: metric, ours: ours[metric], reference }];
      }),
    };
  });
}

/** Relative difference; 0 where both are equal, Infinity where only one is there. */
export function relative({ ours, reference }: Difference): number {
  if (ours === reference) return 0;
  return ours === null || !reference ? Number.POSITIVE_INFINITY : Math.abs(ours / reference - 1);
}

/** MAGE of a trace beside iglu's first-excursion value. */
export function mageDifference(name: string): Difference {
  const { metrics } = SUBJECTS[name]!;
  const reference = metrics.mage_service ?? metrics.mage ?? null;
  return { name, ours: cgmMetrics(traceOf(name)).mage, reference };
}

const EPISODE_ROWS: readonly { level: EpisodeLevel; isExtended: boolean; type: string; iglu: string }[] = [
  { level: 'LOW', isExtended: false, type: 'hypo', iglu: 'lv1' },
  { level: 'SEVERE_HYPOGLYCEMIA', isExtended: false, type: 'hypo', iglu: 'lv2' },
  { level: 'LOW', isExtended: true, type: 'hypo', iglu: 'extended' },
  { level: 'HIGH', isExtended: false, type: 'hyper', iglu: 'lv1' },
  { level: 'SEVERE_HYPERGLYCEMIA', isExtended: false, type: 'hyper', iglu: 'lv2' },
];

/** Episodes of a trace: below 70, below 54, extended, above 180, above 250. Empty where the reference has none. */
export function episodeDifferences(name: string): { ours: number; reference: number }[] {
  const expected = SUBJECTS[name]!.episodes;
  if (expected === undefined) return [];
  const all = episodes(traceOf(name));
  return EPISODE_ROWS.map((row) => ({
    ours: all.filter(({ level, isExtended }) => level === row.level && (isExtended || !row.isExtended))
      .length,
    reference: expected.find(({ type, level }) => type === row.type && level === row.iglu)!.total_episodes,
  }));
}

/** A part of a trace whose MAGE a person determined by hand. */
export interface RatedSegment {
  trace: string;
  from: number;
  to: number;
  /** Longest time between two of its readings. */
  longestGapMinutes: number;
  byHand: number;
  service: number;
  ours: number;
}

function longestGap({ epochSeconds }: CgmSeries): number {
  const steps = epochSeconds.subarray(1).map((at, i) => at - epochSeconds[i]!);
  return Math.max(...steps) / 60;
}

/** The rated segments of Fernandes 2022, which the repository does not contain. */
export function ratedSegments(): RatedSegment[] {
  const [, ...lines] = new TextDecoder()
    .decode(bytesBeside('expected/mage_manual_raters.csv'))
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, file = '', from, to, , byHand, , , , service] = line.split(',');
    const trace = file.slice(file.lastIndexOf('/') + 1);
    const part = sliceByIndex(traceOf(trace), Number(from) - 1, Number(to));
    return {
      trace,
      from: Number(from),
      to: Number(to),
      longestGapMinutes: longestGap(part),
      byHand: Number(byHand),
      service: Number(service),
      ours: cgmMetrics(part).mage!,
    };
  });
}
