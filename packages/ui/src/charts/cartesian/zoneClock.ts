import { timeTicks, type TimeTick } from '../GlucoseTrace/traceTicks.ts';

/** Seconds since the epoch, `from` included, `to` excluded. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** A moment at which a zone's clock is put forward or back. */
export interface ClockChange {
  readonly at: number;
  /** Seconds that the clock is ahead of UTC, before and from then on. */
  readonly before: number;
  readonly after: number;
}

/** The clock of a time zone during a span. */
export interface ZoneClock {
  readonly timeZone: string;
  /** Seconds that it is ahead of UTC. */
  readonly offsetAt: (epochSeconds: number) => number;
  readonly changes: readonly ClockChange[];
}

const DAY = 86_400;

/** Seconds that a zone's clock is ahead of UTC at a moment, from the clock's own reading. */
function offsetReader(timeZone: string): (at: number) => number {
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...fields, ...time });
  return (at) => {
    const whole = Math.floor(at);
    const read: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(whole * 1000)) read[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
    return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - whole;
  };
}

/**
 * Looks up a zone's offset once a day and finds the exact moment of each change, so that painting and reading ask no
 * calendar.
 */
export function zoneClock(timeZone: string, { from, to }: TimeSpan): ZoneClock {
  const start = Number.isFinite(from) ? from : 0;
  const offsetOf = offsetReader(timeZone);
  const first = offsetOf(start);
  const changes: ClockChange[] = [];
  let before = first;
  for (let at = start; at < to;) {
    const next = Math.min(to, at + DAY);
    const after = offsetOf(next);
    if (after !== before) {
      let [low, high] = [Math.floor(at), Math.ceil(next)];
      while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if (offsetOf(middle) === before) low = middle;
        else high = middle;
      }
      changes.push({ at: high, before, after });
      before = after;
    }
    at = next;
  }
  return {
    timeZone,
    changes,
    offsetAt: (moment) => {
      let offset = first;
      for (const change of changes) if (moment >= change.at) offset = change.after;
      return offset;
    },
  };
}

/** Whether the clock shows the same time at another moment too, as it does from 2:00 to 3:00 when summer time ends. */
export function isShownTwice({ changes }: ZoneClock, moment: number): boolean {
  return changes.some(({ at, before, after }) => Math.abs(moment - at + 0.5) < before - after + 0.5);
}

const minuteSteps = [5, 10, 15, 30, 60, 120, 180, 360, 720];

/** Ticks at round clock times; an hour that the clock shows twice gets both of its ticks. */
export function clockTicks({ from, to }: TimeSpan, atMost: number, clock: ZoneClock): TimeTick[] {
  const minutes = minuteSteps.find((step) => (to - from) / (step * 60) <= atMost);
  if (minutes === undefined) return timeTicks(from, to, atMost, clock.offsetAt);
  // Zones are ahead of UTC by whole quarters of an hour.
  const fine = Math.min(15, minutes) * 60;
  const ticks: TimeTick[] = [];
  for (let at = Math.ceil(from / fine) * fine; at <= to; at += fine) {
    const local = at + clock.offsetAt(at);
    if (local % (minutes * 60) === 0) ticks.push({ at, kind: local % DAY === 0 ? 'day' : 'hour' });
  }
  return ticks;
}

/** Formats moments; a time that the clock shows twice is told apart by the short name of its zone: «02:30 CEST». */
export function clockFormat(locale: string, clock: ZoneClock) {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: clock.timeZone, ...options });
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const full = { weekday: 'short', day: 'numeric', month: 'short', ...time } as const;
  const apart = { timeZoneName: 'short' } as const;
  const formats = {
    hour: [make(time), make({ ...time, ...apart })],
    day: [make({ day: 'numeric', month: 'short' }), make({ day: 'numeric', month: 'short' })],
    full: [make(full), make({ ...full, ...apart })],
  } as const;
  return (epochSeconds: number, kind: keyof typeof formats = 'full'): string =>
    formats[kind][isShownTwice(clock, epochSeconds) ? 1 : 0].format(epochSeconds * 1000);
}

/** Elapsed time, whatever the clock showed: «25 h», «3 days 4 h», «45 min». */
export function elapsedFormat(locale: string): (seconds: number) => string {
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
  const [days, hours, minutes] = [unit('day'), unit('hour'), unit('minute')];
  return (seconds) => {
    const total = Math.round(seconds / 60);
    const wholeDays = total >= 2 * 1440 ? Math.floor(total / 1440) : 0;
    const wholeHours = Math.floor((total - wholeDays * 1440) / 60);
    const rest = total - wholeDays * 1440 - wholeHours * 60;
    const parts = [
      wholeDays > 0 && days.format(wholeDays),
      wholeHours > 0 && hours.format(wholeHours),
      (rest > 0 || total === 0) && minutes.format(rest),
    ];
    return parts.filter(Boolean).join(' ');
  };
}
