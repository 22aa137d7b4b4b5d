export interface TimeTick {
  /** Seconds since the epoch. */
  readonly at: number;
  /** A `day` tick is at local midnight. */
  readonly kind: 'hour' | 'day';
}

const HOUR = 3600;
const DAY = 86_400;
const hourSteps = [1, 2, 3, 6, 12];
const daySteps = [1, 2, 7, 14, 28];
/** Day 0 of the epoch was a Thursday; weeks of ticks begin on Monday. */
const MONDAY = 4;

/**
 * Ticks at round local times, whatever the zone and its clock changes.
 *
 * @param offsetAt seconds that the local clock is ahead of UTC at a moment @param atMost maximum number of ticks
 */
export function timeTicks(
  from: number,
  to: number,
  atMost: number,
  offsetAt: (epochSeconds: number) => number,
): TimeTick[] {
  const span = to - from;
  const hours = hourSteps.find((step) => span / (step * HOUR) <= atMost);
  const days =
    hours === undefined
      ? (daySteps.find((step) => span / (step * DAY) <= atMost) ?? Math.ceil(span / DAY / atMost / 28) * 28)
      : 0;
  const step = hours === undefined ? days * DAY : hours * HOUR;
  const anchor = days >= 7 ? MONDAY * DAY : 0;
  const ticks: TimeTick[] = [];
  const firstLocal = from + offsetAt(from);
  let local = Math.ceil((firstLocal - anchor) / step) * step + anchor;
  for (;;) {
    // The offset at the tick itself counts, but the tick is not known yet: look it up from a first guess.
    const at = local - offsetAt(local - offsetAt(from));
    if (at > to) return ticks;
    const last = ticks.at(-1);
    // An hour that does not exist (spring) or repeats (autumn) must not give two ticks at one position.
    if (at >= from && (last === undefined || at > last.at))
      ticks.push({ at, kind: local % DAY === 0 ? 'day' : 'hour' });
    local += step;
  }
}

/** Local midnights in a window, for the lines between days. */
export function localMidnights(
  from: number,
  to: number,
  offsetAt: (epochSeconds: number) => number,
): number[] {
  const midnights: number[] = [];
  for (let local = Math.ceil((from + offsetAt(from)) / DAY) * DAY; ; local += DAY) {
    const at = local - offsetAt(local - offsetAt(from));
    if (at > to) return midnights;
    midnights.push(at);
  }
}
