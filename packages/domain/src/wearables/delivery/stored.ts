import { noRecords, type DomainRecords, type RecordedHeartRate, type RecordedInterval } from '../records.ts';
import type { WearableMetricId } from '../metrics.ts';

type IntervalRow = [
  metric: number,
  source: number,
  startS: number,
  endS: number,
  value: number,
  offsetMinutes: number,
  isManual: 0 | 1,
  version: number | null,
];
/** Samples of one source on one clock: seconds since 1970 of the first, then from each to the next. */
type SampleColumns = [source: number, offsetMinutes: number, secondsOn: number[], bpm: number[]];

/**
 * Records as they are stored, as JSON: numbers in rows and columns, because a day of a watch is read and written with each
 * delivery, and texts of times took most of that.
 */
export interface StoredRecords extends Pick<DomainRecords, 'sleeps' | 'workouts' | 'dayValues' | 'meals'> {
  format: 1;
  /** Metrics and sources, which the rows name by their place. */
  names: string[];
  intervals: IntervalRow[];
  heartRates: SampleColumns[];
}

/** Gives each name its place. */
function namer(): { names: string[]; placeOf: (name: string) => number } {
  const names: string[] = [];
  const places = new Map<string, number>();
  return {
    names,
    placeOf(name) {
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}

export function toStored({ intervals, heartRates, ...others }: DomainRecords): StoredRecords {
  const { names, placeOf } = namer();
  return {
    format: 1,
    names,
    intervals: intervals.map((record) => [
      placeOf(record.metric),
      placeOf(record.source),
      record.startS,
      record.endS,
      record.value,
      record.offsetMinutes,
      record.isManual === true ? 1 : 0,
      record.version ?? null,
    ]),
    heartRates: columnsOf(heartRates, placeOf),
    ...others,
  };
}

function columnsOf(
  samples: readonly RecordedHeartRate[],
  placeOf: (name: string) => number,
): SampleColumns[] {
  const bySource = new Map<string, Map<number, RecordedHeartRate[]>>();
  for (const sample of samples) {
    const clocks = bySource.get(sample.source) ?? new Map<number, RecordedHeartRate[]>();
    bySource.set(sample.source, clocks);
    const own = clocks.get(sample.offsetMinutes);
    if (own) own.push(sample);
    else clocks.set(sample.offsetMinutes, [sample]);
  }
  return [...bySource].flatMap(([source, clocks]) =>
    [...clocks].map(([offsetMinutes, own]): SampleColumns => {
      const sorted = own.sort((a, b) => a.atS - b.atS || a.bpm - b.bpm);
      let before = 0;
      const secondsOn = sorted.map(({ atS }) => {
        const on = atS - before;
        before = atS;
        return on;
      });
      return [placeOf(source), offsetMinutes, secondsOn, sorted.map(({ bpm }) => bpm)];
    }),
  );
}

/** @throws for a format that this version does not know */
export function fromStored(stored: StoredRecords): DomainRecords {
  const { format, names, intervals, heartRates, ...others } = stored;
  if (format !== 1) throw new Error(`Records are stored in format ${format as number}.`);
  return {
    ...noRecords(),
    ...others,
    intervals: intervals.map(
      ([metric, source, startS, endS, value, offsetMinutes, isManual, version]): RecordedInterval => ({
        metric: names[metric] as WearableMetricId,
        source: names[source]!,
        startS,
        endS,
        value,
        offsetMinutes,
        ...(isManual === 1 ? { isManual: true } : {}),
        ...(version === null ? {} : { version }),
      }),
    ),
    heartRates: heartRates.flatMap(([source, offsetMinutes, secondsOn, bpm]) => {
      let atS = 0;
      return secondsOn.map((on, place): RecordedHeartRate => {
        atS += on;
        return { source: names[source]!, atS, bpm: bpm[place]!, offsetMinutes };
      });
    }),
  };
}
