import type { WearableNight, WearableSleep } from '@healzy/api/wearables';
import { daysOfLocalDate, type LocalDate } from '@healzy/domain/shared';
import { isAsleep, sleepOffsetAt, type SleepState } from '@healzy/domain/wearables';
import type { SleepSegment, SleepStage } from '@healzy/ui/charts/Hypnogram';
import type { ClockSpan } from '@healzy/ui/charts/NightStrip';

const DAY_MINUTES = 1440;

const secondsOf = (instant: string): number => Date.parse(instant) / 1000;

/** The kit's name of each state; lying in bed says no more than an unknown state does. */
export const STAGE_OF_STATE: Record<SleepState, SleepStage> = {
  AWAKE: 'awake',
  REM: 'rem',
  LIGHT: 'light',
  DEEP: 'deep',
  ASLEEP: 'asleep',
  OUT_OF_BED: 'outOfBed',
  UNKNOWN: 'unknown',
  IN_BED: 'unknown',
};

type Clocked = Pick<WearableSleep, 'zone' | 'start' | 'end' | 'startOffsetMinutes' | 'endOffsetMinutes'>;
/** What a clock is put forward or back at most; more is a journey. */
const CLOCK_CHANGE = 60;

/** The zone of a clock that is so many minutes ahead of UTC. @example offsetZone(120) // '+02:00' */
export function offsetZone(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** Where the sleeper's clock is read: a named zone, or the offset of waking. */
export const zoneOf = ({ zone, endOffsetMinutes }: Pick<Clocked, 'zone' | 'endOffsetMinutes'>): string =>
  zone ?? offsetZone(endOffsetMinutes);
/** Where the clock of going to bed is read: a named zone, or the offset that was recorded with it. */
export const zoneOfStart = ({ zone, startOffsetMinutes }: Clocked): string =>
  zone ?? offsetZone(startOffsetMinutes);

/**
 * Of a clock change without a zone only both ends are known: the first half is read on the clock of going to bed. A
 * journey is drawn on the clock of waking alone, where its hours stay in their order.
 */
function offsetAt(sleep: Clocked, at: number): number {
  const { zone, start, end, startOffsetMinutes, endOffsetMinutes } = sleep;
  if (zone !== null || Math.abs(endOffsetMinutes - startOffsetMinutes) > CLOCK_CHANGE)
    return sleepOffsetAt(sleep, at);
  return at < (secondsOf(start) + secondsOf(end)) / 2 ? startOffsetMinutes : endOffsetMinutes;
}

/** Minutes of the sleeper's clock since the midnight that begins a day. */
export function clockMinutes(sleep: Clocked, instant: string, date: LocalDate): number {
  const at = secondsOf(instant);
  return at / 60 + offsetAt(sleep, at) - (daysOfLocalDate(date) ?? 0) * DAY_MINUTES;
}

const clockSpan = (
  sleep: WearableSleep,
  span: { start: string; end: string },
  date: LocalDate,
): ClockSpan => ({
  from: clockMinutes(sleep, span.start, date),
  to: clockMinutes(sleep, span.end, date),
});

/** When the sleeper was asleep, without the borders between stages. */
function asleepSpans(sleep: WearableSleep, date: LocalDate): ClockSpan[] {
  const spans: ClockSpan[] = [];
  for (const segment of sleep.timeline) {
    if (!isAsleep(segment.state)) continue;
    const span = clockSpan(sleep, segment, date);
    const last = spans.at(-1);
    if (last && span.from <= last.to)
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else spans.push(span);
  }
  return spans;
}

/** A night as the strip draws it. */
export const stripShape = ({ date, night, naps }: Pick<WearableNight, 'date' | 'night' | 'naps'>) => ({
  bed: night === null ? null : clockSpan(night, night, date),
  asleep: night === null ? [] : asleepSpans(night, date),
  naps: naps.map((nap) => clockSpan(nap, nap, date)),
});

/** Whether the clock of getting up was another than that of going to bed. */
export const changedClock = ({
  startOffsetMinutes,
  endOffsetMinutes,
}: Pick<WearableSleep, 'startOffsetMinutes' | 'endOffsetMinutes'>): boolean =>
  startOffsetMinutes !== endOffsetMinutes;

/** A night as the hypnogram draws it. */
export const hypnogramShape = (sleep: WearableSleep) => ({
  segments: sleep.timeline.map(({ state, start, end }): SleepSegment => ({
    from: secondsOf(start),
    to: secondsOf(end),
    stage: STAGE_OF_STATE[state],
  })),
  extent: { from: secondsOf(sleep.start), to: secondsOf(sleep.end) },
  timeZone: zoneOf(sleep),
  startOffset: sleep.startOffsetMinutes,
});

/** The night of a period that ended latest on its clock, and the clock by which half of them had ended. */
export function latestRising(nights: readonly WearableNight[]): {
  date: LocalDate;
  sleep: WearableSleep;
  usual: number | null;
} | null {
  const risings = nights
    .flatMap(({ date, night, gap }) =>
      night === null || gap !== null
        ? []
        : [{ date, sleep: night, minutes: clockMinutes(night, night.end, date) }],
    )
    .toSorted((a, b) => a.minutes - b.minutes);
  const last = risings.at(-1);
  if (!last) return null;
  // Of two nights neither is usual.
  const usual = risings.length < 3 ? null : risings[Math.floor((risings.length - 1) / 2)]!.minutes;
  return { date: last.date, sleep: last.sleep, usual };
}

/** Minutes of a clock as `hh:mm`. */
export function clockText(minutes: number): string {
  const ofDay = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
