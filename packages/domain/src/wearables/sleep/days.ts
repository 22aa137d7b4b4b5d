import type { LocalDate } from '../../shared/index.ts';
import { zoneOffsetMinutes } from '../../shared/index.ts';
import { FreePieces } from '../free-pieces.ts';
import { byText, DAY_S, grouped, localDateAt, sourceRank } from '../source-records.ts';
import { Sums } from '../sums.ts';
import { figuresOfTimeline, figuresOfTotals, type SleepFigures } from './figures.ts';
import type { DeviceSleep, SleepSegment, SleepStay } from './stay.ts';
import { sleepTimeline } from './timeline.ts';

/** One sleep of a person, of all sources that recorded it. */
export interface Sleep {
  kind: 'NIGHT' | 'NAP';
  date: LocalDate;
  startS: number;
  endS: number;
  startOffsetMinutes: number;
  endOffsetMinutes: number;
  zone: string | null;
  sources: string[];
  timeline: SleepSegment[];
  figures: SleepFigures;
  /** What each device says itself, beside what follows from its states. */
  devices: (DeviceSleep & { source: string })[];
}

export interface SleepDay {
  date: LocalDate;
  /** The longest sleep that is no nap. */
  night: Sleep | null;
  /** Other sleeps that are no naps: a night in two parts, hours apart. */
  others: Sleep[];
  naps: Sleep[];
  /** Typed in: shown beside, never in a figure. */
  manual: SleepStay[];
}

const HOUR = 3600;
/** Up for less than this, it is the same sleep. */
const SAME_SLEEP_S = 30 * 60;
/** Shorter, and in the middle of a day, is a nap. */
const LONGEST_NAP_S = 3 * HOUR;
const DAYTIME = { fromS: 9 * HOUR, untilS: 21 * HOUR } as const;

/** Offset of the wearer's clock at an instant of a sleep: of the zone where it is known, else of the day of waking. */
export const sleepOffsetAt = (
  { zone, endOffsetMinutes }: Pick<Sleep, 'zone' | 'endOffsetMinutes'>,
  epochS: number,
): number => (zone === null ? endOffsetMinutes : zoneOffsetMinutes(zone, epochS));

/** Of overlapping stays of one source what it wrote last; what it wrote at once belongs together. */
function withoutReplaced(stays: readonly SleepStay[]): SleepStay[] {
  // Sums beside the states of the same night do not replace them.
  const alike = grouped(stays, ({ source, segments }) => `${segments.length > 0} ${source}`);
  return [...alike.values()].flatMap(newestStays);
}

function newestStays(stays: readonly SleepStay[]): SleepStay[] {
  const pieces = new FreePieces(stays);
  /** How many pieces, up to each place, later versions have. */
  const taken = new Sums(pieces.borders.length);
  const byVersion = grouped(stays, ({ version }) => version ?? 0);
  return [...byVersion.keys()]
    .sort((a, b) => b - a)
    .flatMap((version) => {
      const kept = new Map<string, SleepStay>();
      for (const stay of [...byVersion.get(version)!].sort(bySpan)) {
        const isReplaced =
          taken.before(pieces.placeOf(stay.endS)) > taken.before(pieces.placeOf(stay.startS));
        const key = `${stay.startS}/${stay.endS}`;
        if (!isReplaced && !kept.has(key)) kept.set(key, stay);
      }
      for (const stay of kept.values()) for (const piece of pieces.take(stay)) taken.add(piece, 1);
      return [...kept.values()];
    });
}

/** More details first, so that of two stays of one interval the same one is kept in any order. */
const bySpan = (a: SleepStay, b: SleepStay): number =>
  a.startS - b.startS ||
  a.endS - b.endS ||
  byText(a.source, b.source) ||
  b.segments.length - a.segments.length ||
  byText(JSON.stringify(a), JSON.stringify(b));

/** Stays that overlap or follow each other closely; what a device calls a nap does not join a night beside it. */
function sameSleeps(stays: readonly SleepStay[]): SleepStay[][] {
  const sleeps: SleepStay[][] = [];
  let endS = Number.NEGATIVE_INFINITY;
  /** What devices called those of the last one. */
  let words = new Set<boolean>();
  for (const stay of [...stays].sort(bySpan)) {
    const last = sleeps[sleeps.length - 1];
    const { isNap } = stay.device;
    const isOther = isNap !== null && words.has(!isNap);
    if (last && (stay.startS < endS || (stay.startS - endS <= SAME_SLEEP_S && !isOther))) {
      last.push(stay);
      endS = Math.max(endS, stay.endS);
    } else {
      sleeps.push([stay]);
      endS = stay.endS;
      words = new Set();
    }
    if (isNap !== null) words.add(isNap);
  }
  return sleeps;
}

function sleepOf(stays: readonly SleepStay[], priority: readonly string[]): Sleep {
  const rank = sourceRank(priority);
  const ranked = [...stays].sort((a, b) => rank(a.source, b.source) || bySpan(a, b));
  const timed = ranked.filter(({ segments }) => segments.length > 0);
  const summed = ranked.find(({ totals }) => totals !== null);
  const timeline = sleepTimeline(timed, priority);
  const isIncomplete =
    summed !== undefined && timed[0]?.source === summed.source && hasMoreThan(summed, timeline);
  // Sums without times cannot be laid over another source's minutes: of them the first source holds alone. Beside states of
  // their own source they hold where those are a part of the night, as when an export ends in the middle of it.
  const used = timed.length > 0 && !isIncomplete ? timed : [summed ?? ranked[0]!];
  const first = used.reduce((a, b) => (b.startS < a.startS ? b : a));
  const last = used.reduce((a, b) => (b.endS > a.endS ? b : a));
  const bed = { startS: first.startS, endS: last.endS };
  const figures =
    used === timed ? figuresOfTimeline(bed, timeline) : figuresOfTotals(bed, used[0]!.totals ?? {});
  const sleep = {
    ...bed,
    startOffsetMinutes: first.startOffsetMinutes,
    endOffsetMinutes: last.endOffsetMinutes,
    zone: first.zone === last.zone ? first.zone : null,
    sources: [...new Set(ranked.map(({ source }) => source))],
    timeline,
    figures,
    devices: ranked.map(({ source, device }) => ({ source, ...device })),
  };
  const flag = ranked.find(({ device }) => device.isNap !== null)?.device.isNap;
  const isNap = flag ?? isNapByRule(sleep);
  return {
    ...sleep,
    kind: isNap ? 'NAP' : 'NIGHT',
    date: isNap
      ? localDateAt(sleep.startS, sleep.startOffsetMinutes)
      : localDateAt(sleep.endS, sleep.endOffsetMinutes),
  };
}

/** Whether the sums of a stay tell of more sleep than the states that lie in it. */
function hasMoreThan(stay: SleepStay, timeline: readonly SleepSegment[]): boolean {
  const bySums = figuresOfTotals(stay, stay.totals ?? {});
  return bySums.sleepS > figuresOfTimeline(stay, timeline).sleepS;
}

function isNapByRule(sleep: Pick<Sleep, 'startS' | 'endS' | 'zone' | 'endOffsetMinutes'>): boolean {
  const middle = (sleep.startS + sleep.endS) / 2;
  const wall = middle + sleepOffsetAt(sleep, middle) * 60;
  const ofDay = wall - Math.floor(wall / DAY_S) * DAY_S;
  return sleep.endS - sleep.startS < LONGEST_NAP_S && ofDay >= DAYTIME.fromS && ofDay < DAYTIME.untilS;
}

/** All sleeps, by when they began, whatever the order in which they arrived. */
export function sleepsOf(stays: readonly SleepStay[], priority: readonly string[]): Sleep[] {
  const measured = stays.filter(({ isManual, startS, endS }) => isManual !== true && endS > startS);
  return sameSleeps(withoutReplaced(measured)).map((same) => sleepOf(same, priority));
}

/** Nights by the day of waking, naps by the day on which they began: every hour belongs to one day. */
export function sleepDays(stays: readonly SleepStay[], priority: readonly string[]): SleepDay[] {
  const sleeps = grouped(sleepsOf(stays, priority), ({ date }) => date);
  const manual = grouped(
    stays.filter(({ isManual }) => isManual === true),
    ({ endS, endOffsetMinutes }) => localDateAt(endS, endOffsetMinutes),
  );
  return [...new Set([...sleeps.keys(), ...manual.keys()])].sort(byText).map((date) => {
    const all = sleeps.get(date) ?? [];
    const nights = all
      .filter(({ kind }) => kind === 'NIGHT')
      .sort((a, b) => b.figures.sleepS - a.figures.sleepS || a.startS - b.startS);
    return {
      date,
      night: nights[0] ?? null,
      others: nights.slice(1),
      naps: all.filter(({ kind }) => kind === 'NAP'),
      manual: [...(manual.get(date) ?? [])].sort(bySpan),
    };
  });
}
