import type { LocalDate } from '../../shared/index.ts';
import { zoneOffsetMinutes } from '../../shared/index.ts';
import { byText, DAY_S, grouped, localDateAt, sourceRank } from '../source-records.ts';
import { figuresOfTimeline, figuresOfTotals, type SleepFigures } from './figures.ts';
import type { DeviceSleep, SleepSegment, SleepSession } from './session.ts';
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
  manual: SleepSession[];
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

/** Of overlapping sessions of one source what it wrote last; what it wrote at once belongs together. */
function withoutReplaced(sessions: readonly SleepSession[]): SleepSession[] {
  return [...grouped(sessions, ({ source }) => source).values()].flatMap((own) => {
    const kept: SleepSession[] = [];
    for (const session of [...own].sort((a, b) => (b.version ?? 0) - (a.version ?? 0) || bySpan(a, b))) {
      const isReplaced = kept.some(
        (other) =>
          // Sums beside the states of the same night do not replace them.
          other.segments.length > 0 === session.segments.length > 0 &&
          other.startS < session.endS &&
          session.startS < other.endS &&
          ((other.version ?? 0) > (session.version ?? 0) ||
            (other.startS === session.startS && other.endS === session.endS)),
      );
      if (!isReplaced) kept.push(session);
    }
    return kept;
  });
}

/** More details first, so that of two sessions of one interval the same one is kept in any order. */
const bySpan = (a: SleepSession, b: SleepSession): number =>
  a.startS - b.startS ||
  a.endS - b.endS ||
  byText(a.source, b.source) ||
  b.segments.length - a.segments.length ||
  byText(JSON.stringify(a), JSON.stringify(b));

/** Sessions that overlap or follow each other closely; what a device calls a nap does not join a night beside it. */
function sameSleeps(sessions: readonly SleepSession[]): SleepSession[][] {
  const sleeps: SleepSession[][] = [];
  let endS = Number.NEGATIVE_INFINITY;
  for (const session of [...sessions].sort(bySpan)) {
    const last = sleeps[sleeps.length - 1];
    const { isNap } = session.device;
    const isOther = last?.some(
      ({ device }) => device.isNap !== null && isNap !== null && device.isNap !== isNap,
    );
    if (last && (session.startS < endS || (session.startS - endS <= SAME_SLEEP_S && !isOther))) {
      last.push(session);
      endS = Math.max(endS, session.endS);
    } else {
      sleeps.push([session]);
      endS = session.endS;
    }
  }
  return sleeps;
}

function sleepOf(sessions: readonly SleepSession[], priority: readonly string[]): Sleep {
  const rank = sourceRank(priority);
  const ranked = [...sessions].sort((a, b) => rank(a.source, b.source) || bySpan(a, b));
  const timed = ranked.filter(({ segments }) => segments.length > 0);
  // Sums without times cannot be laid over another source's minutes: of them the first source holds alone.
  const used = timed.length > 0 ? timed : [ranked[0]!];
  const first = used.reduce((a, b) => (b.startS < a.startS ? b : a));
  const last = used.reduce((a, b) => (b.endS > a.endS ? b : a));
  const bed = { startS: first.startS, endS: last.endS };
  const timeline = sleepTimeline(used, priority);
  const figures =
    timed.length > 0 ? figuresOfTimeline(bed, timeline) : figuresOfTotals(bed, ranked[0]!.totals ?? {});
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

function isNapByRule(sleep: Pick<Sleep, 'startS' | 'endS' | 'zone' | 'endOffsetMinutes'>): boolean {
  const middle = (sleep.startS + sleep.endS) / 2;
  const wall = middle + sleepOffsetAt(sleep, middle) * 60;
  const ofDay = wall - Math.floor(wall / DAY_S) * DAY_S;
  return sleep.endS - sleep.startS < LONGEST_NAP_S && ofDay >= DAYTIME.fromS && ofDay < DAYTIME.untilS;
}

/** All sleeps, by when they began, whatever the order in which they arrived. */
export function sleepsOf(sessions: readonly SleepSession[], priority: readonly string[]): Sleep[] {
  const measured = sessions.filter(({ isManual, startS, endS }) => isManual !== true && endS > startS);
  return sameSleeps(withoutReplaced(measured)).map((same) => sleepOf(same, priority));
}

/** Nights by the day of waking, naps by the day on which they began: every hour belongs to one day. */
export function sleepDays(sessions: readonly SleepSession[], priority: readonly string[]): SleepDay[] {
  const sleeps = grouped(sleepsOf(sessions, priority), ({ date }) => date);
  const manual = grouped(
    sessions.filter(({ isManual }) => isManual === true),
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
