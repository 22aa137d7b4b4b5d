import { atOnce } from '../shared/delimited/index.ts';
import type { LocalDate } from '../shared/index.ts';
import { joinedSpans, lengthOf, outside, type Span } from './covered-spans.ts';
import { countedOnce, type CountedPart } from './one-source.ts';
import {
  byText,
  DAY_S,
  grouped,
  localDateAt,
  sourceRank,
  startOfDateAt,
  type SourceInterval,
} from './source-records.ts';

export type { CountedPart } from './one-source.ts';

/** What was counted on a day, each moment by one source. */
export interface CountedDay {
  date: LocalDate;
  /** The larger of what the intervals give and of the total that a source wrote for the day. */
  value: number;
  parts: CountedPart[];
  /** Total of the day as the first source wrote it that has one. */
  total: { source: string; value: number } | null;
  /** How much of the intervals each source gave. */
  shares: { source: string; value: number }[];
  /** Typed in: shown beside the value, never in it. */
  manual: SourceInterval[];
}

export interface CountedDays {
  days: CountedDay[];
  /** Longer than a day: nobody knows what of it was when. */
  tooLong: SourceInterval[];
}

const HOUR = 3600;
/** Days of clock changes have 23 and 25 hours. */
const isDayTotal = ({ startS, endS }: SourceInterval) =>
  endS - startS >= 23 * HOUR && endS - startS <= 25 * HOUR;

/**
 * Each moment by the first source that covers it. What an interval has outside of better sources counts in proportion to
 * its time there.
 */
export function resolvedParts(
  records: readonly SourceInterval[],
  priority: readonly string[],
): CountedPart[] {
  const bySource = grouped(records, ({ source }) => source);
  const sources = [...bySource.keys()].sort(sourceRank(priority));
  const parts: CountedPart[] = [];
  let covered: Span[] = [];
  for (const source of sources) {
    const own = countedOnce(bySource.get(source)!);
    for (const part of own) {
      const length = part.endS - part.startS;
      for (const left of outside(part, covered))
        parts.push({ ...part, ...left, value: (part.value * (left.endS - left.startS)) / length });
    }
    covered = joinedSpans([...covered, ...own]);
  }
  return parts.sort((a, b) => a.startS - b.startS || a.endS - b.endS);
}

/** Cuts a part at the midnights of the clock that it was recorded with. */
function partsByDay(part: CountedPart): { date: LocalDate; part: CountedPart }[] {
  const pieces: { date: LocalDate; part: CountedPart }[] = [];
  const length = part.endS - part.startS;
  for (let at = part.startS; at < part.endS;) {
    const date = localDateAt(at, part.offsetMinutes);
    const endS = Math.min(part.endS, startOfDateAt(date, part.offsetMinutes) + DAY_S);
    pieces.push({ date, part: { ...part, startS: at, endS, value: (part.value * (endS - at)) / length } });
    at = endS;
  }
  return pieces;
}

/** Binary fractions of a proportion are no steps. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

const middleDate = ({ startS, endS, offsetMinutes }: SourceInterval): LocalDate =>
  localDateAt((startS + endS) / 2, offsetMinutes);

/** The first source's total of a day; of one source what it wrote last. */
function firstTotal(totals: readonly SourceInterval[], priority: readonly string[]): CountedDay['total'] {
  const rank = sourceRank(priority);
  const [first] = [...totals].sort(
    (a, b) => rank(a.source, b.source) || (b.version ?? 0) - (a.version ?? 0) || b.value - a.value,
  );
  return first ? { source: first.source, value: first.value } : null;
}

function sharesOf(parts: readonly CountedPart[], priority: readonly string[]): CountedDay['shares'] {
  const shares = new Map<string, number>();
  for (const { source, value } of parts) shares.set(source, (shares.get(source) ?? 0) + value);
  const rank = sourceRank(priority);
  return [...shares]
    .map(([source, value]) => ({ source, value: tidy(value) }))
    .sort((a, b) => rank(a.source, b.source));
}

const byInterval = (a: SourceInterval, b: SourceInterval) =>
  a.startS - b.startS || a.endS - b.endS || byText(a.source, b.source) || a.value - b.value;

/** Records of a chunk, at least; records that no other one overlaps across the border are counted alike apart. */
const CHUNK = 1000;

/** The same records in chunks of time that no record crosses, so that each can be counted by itself. */
function* chunksOf(records: readonly SourceInterval[]): Generator<SourceInterval[]> {
  let chunk: SourceInterval[] = [];
  let until = Number.NEGATIVE_INFINITY;
  const byDay = grouped(records, ({ startS }) => Math.floor(startS / DAY_S));
  for (const day of [...byDay.keys()].sort((a, b) => a - b))
    for (const record of byDay.get(day)!.sort(byInterval)) {
      if (chunk.length >= CHUNK && record.startS >= until) {
        yield chunk;
        chunk = [];
      }
      chunk.push(record);
      until = Math.max(until, record.endS, record.startS + 1);
    }
  if (chunk.length > 0) yield chunk;
}

/**
 * Days of what can be added up, whatever the order in which the records arrived. A total of a day is neither spread over
 * its minutes nor added to them. Nothing counted covers nothing: a watch on the table writes zeros too. In steps, so that
 * a server can answer others in between.
 */
export function* countedDaySteps(
  records: readonly SourceInterval[],
  priority: readonly string[],
): Generator<undefined, CountedDays> {
  const counted = records.filter(({ value, isManual }) => value > 0 && isManual !== true);
  const tooLong = counted.filter((record) => record.endS - record.startS > 25 * HOUR).sort(byInterval);
  const totals = grouped(counted.filter(isDayTotal), middleDate);
  yield;
  const byDay = new Map<LocalDate, CountedPart[]>();
  for (const chunk of chunksOf(counted.filter((record) => record.endS - record.startS < 23 * HOUR))) {
    yield;
    for (const whole of resolvedParts(chunk, priority))
      for (const { date, part } of partsByDay(whole)) {
        const own = byDay.get(date);
        if (own) own.push(part);
        else byDay.set(date, [part]);
      }
  }
  const manual = grouped(
    records.filter(({ isManual }) => isManual === true),
    ({ startS, offsetMinutes }) => localDateAt(startS, offsetMinutes),
  );
  yield;
  const dates = [...new Set([...totals.keys(), ...byDay.keys(), ...manual.keys()])].sort(byText);
  const days: CountedDay[] = [];
  for (const date of dates) {
    const parts = byDay.get(date) ?? [];
    const total = firstTotal(totals.get(date) ?? [], priority);
    const sum = parts.reduce((all, { value }) => all + value, 0);
    days.push({
      date,
      value: tidy(Math.max(sum, total?.value ?? 0)),
      parts,
      total,
      shares: sharesOf(parts, priority),
      manual: [...(manual.get(date) ?? [])].sort(byInterval),
    });
    yield;
  }
  return { days, tooLong };
}

/** The same at once. */
export const countedDays = (records: readonly SourceInterval[], priority: readonly string[]): CountedDays =>
  atOnce(countedDaySteps(records, priority));

/** Minutes of a day in which at least one source counted something. */
export const coveredMinutes = ({ parts }: CountedDay): number => lengthOf(joinedSpans(parts)) / 60;
