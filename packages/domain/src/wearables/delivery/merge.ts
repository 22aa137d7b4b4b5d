import type { DayValue, LoggedFood } from '../files/result.ts';
import type { WearableMetricId } from '../metrics.ts';
import type { Workout } from '../activity/workouts.ts';
import { noRecords, type DomainRecords, type RecordedHeartRate, type RecordedInterval } from '../records.ts';
import type { SleepStay } from '../sleep/stay.ts';
import { DAY_S, grouped, localDateAt } from '../source-records.ts';

/** Records of one metric and UTC day, as they are stored. */
export interface RecordBlock {
  metric: WearableMetricId | 'MEALS';
  /** UTC. Of what has a day and no time, that day. */
  day: string;
  records: DomainRecords;
}

/** How many records; samples of the heart one by one. */
export const countRecords = (records: DomainRecords): number =>
  Object.values(records).reduce<number>((sum, list: readonly unknown[]) => sum + list.length, 0);

/** Days of instants that come by time: mostly it is that of the one before, whose text is there. */
function dayReader(): (epochS: number, offsetMinutes: number) => string {
  let known = Number.NaN;
  let day = '';
  return (epochS, offsetMinutes) => {
    const number = Math.floor((epochS + offsetMinutes * 60) / DAY_S);
    if (number !== known) {
      known = number;
      day = localDateAt(epochS, offsetMinutes);
    }
    return day;
  };
}

/** Whole seconds and beats, as they are stored, so that the same sample is known again. */
const wholeSample = (sample: RecordedHeartRate): RecordedHeartRate =>
  Number.isInteger(sample.atS) && Number.isInteger(sample.bpm)
    ? sample
    : { ...sample, atS: Math.floor(sample.atS), bpm: Math.round(sample.bpm) };

/** Puts each record into the block of its metric and day. */
export function recordBlocks(records: DomainRecords): RecordBlock[] {
  const blocks: RecordBlock[] = [];
  const known = new Map<string, Map<string, RecordBlock>>();
  const dayAt = dayReader();
  const utcDay = (epochS: number) => dayAt(epochS, 0);
  const put = <List extends keyof DomainRecords>(
    list: List,
    metric: RecordBlock['metric'],
    day: string,
    record: DomainRecords[List][number],
  ) => {
    const days = known.get(metric) ?? new Map<string, RecordBlock>();
    known.set(metric, days);
    let block = days.get(day);
    if (block === undefined) {
      block = { metric, day, records: noRecords() };
      blocks.push(block);
      days.set(day, block);
    }
    // One list, and a record of it.
    (block.records[list] as unknown[]).push(record);
  };
  for (const interval of records.intervals)
    put('intervals', interval.metric, utcDay(interval.startS), interval);
  for (const sample of records.heartRates)
    put('heartRates', 'HEART_RATE', utcDay(sample.atS), wholeSample(sample));
  for (const stay of records.sleeps) put('sleeps', 'SLEEP', utcDay(stay.startS), stay);
  for (const workout of records.workouts) put('workouts', 'WORKOUT', utcDay(workout.startS), workout);
  for (const value of records.dayValues) put('dayValues', value.metric, value.date, value);
  for (const food of records.meals) put('meals', 'MEALS', food.date, food);
  return blocks;
}

const isManual = (record: { isManual?: boolean }) => record.isManual === true;

/** Of one interval of a source what was written last; written at once, the larger. */
function newestIntervals(intervals: readonly RecordedInterval[]): RecordedInterval[] {
  const newest = new Map<string, RecordedInterval>();
  for (const record of intervals) {
    const { metric, source, startS, endS } = record;
    const key = `${startS}/${endS}/${metric}/${isManual(record) ? 1 : 0}/${source}`;
    const other = newest.get(key);
    const isNewer =
      !other ||
      (record.version ?? 0) > (other.version ?? 0) ||
      ((record.version ?? 0) === (other.version ?? 0) &&
        (record.value > other.value ||
          (record.value === other.value && record.offsetMinutes > other.offsetMinutes)));
    if (isNewer) newest.set(key, record);
  }
  return [...newest.values()];
}

function eachOnce<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(keyOf(item)), item])).values()];
}

/** A stay of a source that begins at the same time and was written later replaces the earlier one, as its workouts do. */
function newestSpans<Item extends { source: string; startS: number; version?: number }>(
  items: readonly Item[],
  kindOf: (item: Item) => unknown,
): Item[] {
  const same = grouped(eachOnce(items, canonical), (item) =>
    JSON.stringify([item.source, item.startS, kindOf(item)]),
  );
  return [...same.values()].flatMap((own) => {
    const latest = own.reduce((most, { version }) => Math.max(most, version ?? 0), 0);
    return own.filter(({ version }) => (version ?? 0) === latest);
  });
}

/** With its fields in one order. */
const canonical = (item: object): unknown =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** A day of a watch has thousands of samples, and is merged with each call: numbers are compared, not texts. */
function samplesOnce(samples: readonly RecordedHeartRate[]): RecordedHeartRate[] {
  const known = new Map<string, Set<number>>();
  return samples.filter(({ source, atS, bpm }) => {
    const own = known.get(source) ?? new Set();
    known.set(source, own);
    const key = atS * 1000 + bpm;
    if (own.has(key)) return false;
    own.add(key);
    return true;
  });
}

/** Of two equal servings of one delivery there are two; the same delivery again brings no third. */
function servings(lists: readonly (readonly LoggedFood[])[]): LoggedFood[] {
  const most = new Map<string, LoggedFood[]>();
  for (const list of lists)
    for (const [key, equal] of grouped(list, (food) => JSON.stringify(canonical(food))))
      if (equal.length > (most.get(key)?.length ?? 0)) most.set(key, equal);
  return [...most.values()].flat();
}

/** A value of a day has no version: of several of one source the larger holds, so that no order of deliveries matters. */
const largestValues = (values: readonly DayValue[]): DayValue[] =>
  eachOnce(
    [...values].sort((a, b) => a.value - b.value),
    ({ source, metric, date }) => [source, metric, date],
  );

/**
 * Records of several deliveries, each once, whatever their order: what is delivered again adds nothing, and what was
 * corrected replaces.
 */
export function mergeRecords(deliveries: readonly DomainRecords[]): DomainRecords {
  const all = <List extends keyof DomainRecords>(list: List): DomainRecords[List] =>
    deliveries.flatMap((records) => records[list] as unknown[]) as DomainRecords[List];
  return {
    intervals: newestIntervals(all('intervals')),
    heartRates: samplesOnce(all('heartRates').map(wholeSample)),
    sleeps: newestSpans<SleepStay>(all('sleeps'), (stay) => [isManual(stay), stay.segments.length > 0]),
    workouts: newestSpans<Workout>(all('workouts'), (workout) => [isManual(workout), workout.endS]),
    dayValues: largestValues(all('dayValues')),
    meals: servings(deliveries.map(({ meals }) => meals)),
  };
}

/** How many records there are that were not there before: new ones, and those that replaced others. */
export function countNew(before: DomainRecords, merged: DomainRecords): number {
  const { heartRates, intervals, ...others } = merged;
  // A sample is replaced by none, and an interval that is there is the same object still.
  const known = new Set(before.intervals);
  let count = heartRates.length - before.heartRates.length;
  for (const interval of intervals) if (!known.has(interval)) count++;
  for (const list of Object.keys(others) as (keyof typeof others)[]) {
    const left = new Map<string, number>();
    for (const item of before[list]) {
      const key = JSON.stringify(canonical(item));
      left.set(key, (left.get(key) ?? 0) + 1);
    }
    for (const item of merged[list]) {
      const key = JSON.stringify(canonical(item));
      const times = left.get(key) ?? 0;
      if (times === 0) count++;
      else left.set(key, times - 1);
    }
  }
  return count;
}

/** When the last record ended, in seconds; null without any. What has only a day ended with it. */
export function lastEnd({ intervals, heartRates, sleeps, workouts, dayValues, meals }: DomainRecords) {
  let last = Number.NEGATIVE_INFINITY;
  for (const list of [intervals, sleeps, workouts]) for (const { endS } of list) last = Math.max(last, endS);
  for (const { atS } of heartRates) last = Math.max(last, atS);
  for (const list of [dayValues, meals])
    for (const { date } of list) last = Math.max(last, Date.parse(`${date}T00:00:00Z`) / 1000 + DAY_S - 1);
  return Number.isFinite(last) ? last : null;
}

/** What a source delivered: its first and last day, of its own clock, and how many records. */
export interface SourceSpan {
  source: string;
  firstOn: string;
  lastOn: string;
  records: number;
}

/** Sources of records, in the order of their names; sums over several lists of them. */
export function sourceSpans(records: DomainRecords, known: readonly SourceSpan[] = []): SourceSpan[] {
  const spans = new Map(known.map((span) => [span.source, { ...span }]));
  const add = (source: string, day: string) => {
    const span = spans.get(source);
    if (!span) {
      spans.set(source, { source, firstOn: day, lastOn: day, records: 1 });
      return;
    }
    span.records++;
    if (day < span.firstOn) span.firstOn = day;
    if (day > span.lastOn) span.lastOn = day;
  };
  const dayAt = dayReader();
  for (const list of [records.intervals, records.workouts])
    for (const { source, startS, offsetMinutes } of list) add(source, dayAt(startS, offsetMinutes));
  for (const { source, endS, endOffsetMinutes } of records.sleeps) add(source, dayAt(endS, endOffsetMinutes));
  for (const { source, atS, offsetMinutes } of records.heartRates) add(source, dayAt(atS, offsetMinutes));
  for (const { source, date } of [...records.dayValues, ...records.meals]) add(source, date);
  return [...spans.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
}

/** The same, of several deliveries. */
export function joinedSpansOf(lists: readonly (readonly SourceSpan[])[]): SourceSpan[] {
  return [...grouped(lists.flat(), ({ source }) => source)]
    .map(([source, own]) => ({
      source,
      firstOn: own.map(({ firstOn }) => firstOn).reduce((a, b) => (b < a ? b : a)),
      lastOn: own.map(({ lastOn }) => lastOn).reduce((a, b) => (b > a ? b : a)),
      records: own.reduce((sum, { records }) => sum + records, 0),
    }))
    .sort((a, b) => (a.source < b.source ? -1 : 1));
}
