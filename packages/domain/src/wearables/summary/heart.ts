import { heartRateZones, minuteHeartRates, minutesInZones } from '../activity/heart-rate.ts';
import type { HeartRateZone, HeartRateZones, MinuteHeartRate } from '../activity/heart-rate.ts';
import type { DayValue } from '../files/result.ts';
import type { RecordedHeartRate } from '../records.ts';
import { implausible, type WearableMetricId, type WearablePerson } from '../metrics.ts';
import { grouped, sourceRank } from '../source-records.ts';
import type { LocalDate } from '../../shared/index.ts';

/** The rate of a minute, with the offset of the clock that it was measured by. */
export interface RecordedMinute extends MinuteHeartRate {
  offsetMinutes: number;
}

/** Of samples of some hours: a server reads a day at a time, since a watch writes one every five seconds. */
export function recordedMinutes(
  samples: readonly RecordedHeartRate[],
  priority: readonly string[],
): RecordedMinute[] {
  const offsets = new Map<number, number>();
  for (const { atS, offsetMinutes } of samples) {
    const minute = Math.floor(atS / 60) * 60;
    // Two clocks in one minute: that of the west, so that the order of the samples decides nothing.
    offsets.set(minute, Math.min(offsetMinutes, offsets.get(minute) ?? offsetMinutes));
  }
  let offsetMinutes = 0;
  return minuteHeartRates(samples, priority).map((rate) => {
    // A minute without a sample goes by the clock of the one that stands for it.
    offsetMinutes = offsets.get(rate.atS) ?? offsetMinutes;
    return { ...rate, offsetMinutes };
  });
}

/** Index of the first minute at or after an instant. */
function firstFrom(minutes: readonly MinuteHeartRate[], atS: number): number {
  let [low, high] = [0, minutes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (minutes[middle]!.atS < atS) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The minutes of a span, of minutes in order of time. */
export const minutesBetween = <Minute extends MinuteHeartRate>(
  minutes: readonly Minute[],
  startS: number,
  endS: number,
): Minute[] => minutes.slice(firstFrom(minutes, Math.floor(startS / 60) * 60), firstFrom(minutes, endS));

/** What the heart did in a span; only of the minutes in which it was measured, or stood for. */
export interface HeartOfSpan {
  measuredMinutes: number;
  meanBpm: number;
  /** Of a minute's mean. */
  highestBpm: number;
  zoneMinutes: number[] | null;
}

export function heartOf(
  minutes: readonly MinuteHeartRate[],
  zones: readonly HeartRateZone[] | null,
): HeartOfSpan | null {
  if (minutes.length === 0) return null;
  return {
    measuredMinutes: minutes.length,
    meanBpm: minutes.reduce((sum, { bpm }) => sum + bpm, 0) / minutes.length,
    highestBpm: minutes.reduce((most, { bpm }) => Math.max(most, bpm), 0),
    zoneMinutes: zones === null ? null : minutesInZones(minutes, zones),
  };
}

/** A value of a day that is no sum: of the first source. */
export function valuesByDate(
  values: readonly DayValue[],
  metric: WearableMetricId,
  priority: readonly string[],
): ReadonlyMap<LocalDate, { value: number; source: string }> {
  const rank = sourceRank(priority);
  const own = values.filter((each) => each.metric === metric && implausible(metric, each.value) === null);
  return new Map(
    [...grouped(own, ({ date }) => date)].map(([date, ofDay]) => {
      const source = ofDay.map((each) => each.source).reduce((a, b) => (rank(b, a) < 0 ? b : a));
      // Written more than once: the larger, as in deliveries, so that no order of them matters.
      const own = ofDay.flatMap((each) => (each.source === source ? [each.value] : []));
      return [date, { source, value: Math.max(...own) }];
    }),
  );
}

/** Zones of a period: with the middle of its resting rates, so that one feverish day does not move them. */
export function zonesOfPeriod(person: WearablePerson, resting: Iterable<number>): HeartRateZones {
  const sorted = [...resting].sort((a, b) => a - b);
  const middle = sorted.length === 0 ? null : sorted[Math.floor((sorted.length - 1) / 2)]!;
  return heartRateZones(person, middle);
}
