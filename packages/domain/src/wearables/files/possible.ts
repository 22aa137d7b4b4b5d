import type { Workout } from '../activity/workouts.ts';
import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible, wearableMetric, type WearableMetricId } from '../metrics.ts';
import type { SleepStay } from '../sleep/stay.ts';
import { DAY_S, type SourceInterval } from '../source-records.ts';
import type { DayValue, LoggedFood, WearableSkipReason } from './result.ts';

/** Before there were any; a clock that was never set says 1970. */
const FIRST_S = Date.UTC(2000, 0, 1) / 1000;
/** Longer than any. */
const LONGEST_S = { interval: 31 * DAY_S, stay: 2 * DAY_S, workout: 4 * DAY_S } as const;
/** Of all clocks on earth, in minutes: from Baker Island to Kiribati. */
const OFFSETS = { least: -12 * 60, most: 14 * 60 } as const;
const MOST_MET = 30;
const MOST_SODIUM_MG = 100_000;

/** What a record cannot be; the server refuses such ones, so readers leave them out and say so. */
export class PossibleRecords {
  readonly #lastS: number;

  constructor(nowS: number) {
    // A total of the day ends tonight, and the day begins first in the Pacific.
    this.#lastS = nowS + DAY_S - 3600;
  }

  isTime(epochS: number): boolean {
    return epochS >= FIRST_S && epochS <= this.#lastS;
  }

  /** An offset that no clock has comes of a device whose clock was never set. */
  isOffset(minutes: number | undefined): boolean {
    if (minutes === undefined) return true;
    return Number.isInteger(minutes) && minutes >= OFFSETS.least && minutes <= OFFSETS.most;
  }

  interval(interval: SourceInterval & { metric: WearableMetricId }): WearableSkipReason | null {
    const { metric, startS, endS, value } = interval;
    return (
      this.#span(interval, LONGEST_S.interval) ??
      (implausible(metric, value, endS - startS) === null ? null : 'IMPLAUSIBLE')
    );
  }

  heartRate({
    atS,
    bpm,
    offsetMinutes,
  }: {
    atS: number;
    bpm: number;
    offsetMinutes?: number;
  }): WearableSkipReason | null {
    if (!this.isTime(atS) || !this.isOffset(offsetMinutes)) return 'TIME_UNREADABLE';
    return implausible('HEART_RATE', Math.round(bpm)) === null ? null : 'IMPLAUSIBLE';
  }

  sleep(stay: SleepStay): WearableSkipReason | null {
    if (stay.endS <= stay.startS) return 'ENDS_BEFORE_START';
    const { startOffsetMinutes: offsetMinutes, endOffsetMinutes } = stay;
    return this.isOffset(endOffsetMinutes)
      ? this.#span({ ...stay, offsetMinutes }, LONGEST_S.stay)
      : 'TIME_UNREADABLE';
  }

  workout(workout: Workout): WearableSkipReason | null {
    const { energyKcal, distanceM, met } = workout;
    const isOff =
      (energyKcal !== null && implausible('TOTAL_ENERGY', energyKcal) !== null) ||
      (distanceM !== null && !(distanceM >= 0)) ||
      (met !== null && !(met >= 0 && met <= MOST_MET));
    return this.#span(workout, LONGEST_S.workout) ?? (isOff ? 'IMPLAUSIBLE' : null);
  }

  dayValue({ metric, date, value }: DayValue): WearableSkipReason | null {
    const { aggregation } = wearableMetric(metric);
    if (aggregation === 'SUM' || aggregation === 'EVENTS') return 'NOT_USED';
    return this.#date(date) ?? (implausible(metric, value) === null ? null : 'IMPLAUSIBLE');
  }

  meal({ date, sodiumMg }: LoggedFood): WearableSkipReason | null {
    const isOff = sodiumMg !== null && !(sodiumMg >= 0 && sodiumMg <= MOST_SODIUM_MG);
    return this.#date(date) ?? (isOff ? 'IMPLAUSIBLE' : null);
  }

  #date(date: string): WearableSkipReason | null {
    const day = daysOfLocalDate(date);
    return day !== null && this.isTime(day * DAY_S) ? null : 'TIME_UNREADABLE';
  }

  #span(
    { startS, endS, offsetMinutes }: { startS: number; endS: number; offsetMinutes: number },
    longestS: number,
  ): WearableSkipReason | null {
    if (!(endS >= startS)) return 'ENDS_BEFORE_START';
    const isPossible = this.isTime(startS) && this.isOffset(offsetMinutes) && endS - startS <= longestS;
    return isPossible ? null : 'TIME_UNREADABLE';
  }
}

/** A stay without what it cannot have: states outside of any night, figures that no device computes. */
export function possibleStay(stay: SleepStay): SleepStay {
  const within = (value: number | null, most: number) =>
    value !== null && value >= 0 && value <= most ? value : null;
  const { efficiency, latencyS, wasoS, isNap } = stay.device;
  const segments = stay.segments.filter(
    ({ startS, endS }) =>
      endS > startS && startS >= stay.startS - DAY_S && endS <= stay.endS + DAY_S && endS - startS <= DAY_S,
  );
  const totals =
    stay.totals &&
    Object.fromEntries(Object.entries(stay.totals).filter(([, seconds]) => seconds >= 0 && seconds <= DAY_S));
  return {
    ...stay,
    segments,
    totals,
    device: {
      isNap,
      efficiency: within(efficiency, 100),
      latencyS: within(latencyS, DAY_S),
      wasoS: within(wasoS, DAY_S),
    },
  };
}
