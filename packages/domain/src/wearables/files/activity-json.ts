import { daysOfLocalDate } from '../../shared/index.ts';
import { implausible, isPlaceholder, type WearableMetricId } from '../metrics.ts';
import { MAKERS, type MakerName } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { isJson, listOf, numberOf, textOf, wallSeconds, type Json, type LocalClock } from './values.ts';
import { otherDates } from './written-dates.ts';

const timeIn = (entry: unknown) => (isJson(entry) ? textOf(entry.dateTime) : null);

/** Steps per minute of a Fitbit export: wall clocks of UTC, although its sleep is written in those of the wearer. */
export function fitbitSteps(entries: readonly unknown[], clock: LocalClock): WearableText {
  const dates = otherDates(entries, timeIn);
  const collector = new TextCollector('FITBIT_STEPS', dates?.found);
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ intervals }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const startS = wallSeconds(textOf(entry.dateTime), dates);
      const value = numberOf(entry.value);
      if (startS === null) return 'TIME_UNREADABLE';
      if (value === null) return 'UNREADABLE';
      if (implausible('STEPS', value, 60)) return 'IMPLAUSIBLE';
      const offsetMinutes = clock.offsetAt(startS);
      intervals.push({
        source: MAKERS.FITBIT,
        metric: 'STEPS',
        startS,
        endS: startS + 60,
        value,
        offsetMinutes,
      });
      return null;
    }),
  );
  return collector.end();
}

/** Heart rates of a Fitbit export; without confidence nothing was measured. */
export function fitbitHeartRates(entries: readonly unknown[]): WearableText {
  const dates = otherDates(entries, timeIn);
  const collector = new TextCollector('FITBIT_HEART_RATE', dates?.found);
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ heartRates }) => {
      if (!isJson(entry) || !isJson(entry.value)) return 'UNREADABLE';
      const atS = wallSeconds(textOf(entry.dateTime), dates);
      const [bpm, confidence] = [numberOf(entry.value.bpm), numberOf(entry.value.confidence)];
      if (atS === null) return 'TIME_UNREADABLE';
      if (bpm === null) return 'UNREADABLE';
      if (confidence === 0) return 'NOT_MEASURED';
      if (implausible('HEART_RATE', bpm)) return 'IMPLAUSIBLE';
      heartRates.push({ source: MAKERS.FITBIT, atS, bpm });
      return null;
    }),
  );
  return collector.end();
}

/** A day of heart rates of Garmin: instants and rates, null where none was measured. */
export function garminHeartRates(day: Json): WearableText {
  const collector = new TextCollector('GARMIN_HEART_RATE');
  const start = wallSeconds(textOf(day.startTimestampGMT));
  const local = wallSeconds(textOf(day.startTimestampLocal));
  const clock = start === null || local === null ? {} : { offsetMinutes: Math.round((local - start) / 60) };
  listOf(day.heartRateValues).forEach((entry, index) =>
    collector.record(index + 1, ({ heartRates }) => {
      const [at, bpm] = listOf(entry).map(numberOf);
      if (at === null || at === undefined) return 'TIME_UNREADABLE';
      if (bpm === null || bpm === undefined) return 'NOT_MEASURED';
      if (implausible('HEART_RATE', bpm)) return 'IMPLAUSIBLE';
      heartRates.push({ source: MAKERS.GARMIN, atS: at / 1000, bpm, ...clock });
      return null;
    }),
  );
  const resting = numberOf(day.restingHeartRate);
  const date = textOf(day.calendarDate);
  if (date !== null && resting !== null)
    collector.record(0, ({ dayValues }) => {
      dayValues.push({ source: MAKERS.GARMIN, metric: 'RESTING_HEART_RATE', date, value: resting });
      return null;
    });
  return collector.end();
}

type Sum = readonly [metric: WearableMetricId, value: number | null];

/** Sums of a day as intervals over that day; a row without any, or with one that nobody reaches, gives nothing. */
export function dayTotals(
  into: WearableText,
  source: MakerName,
  day: { startS: number; endS: number; offsetMinutes: number },
  sums: readonly Sum[],
): 'PLACEHOLDER' | 'IMPLAUSIBLE' | null {
  if (isPlaceholder(sums.map(([, value]) => value))) return 'PLACEHOLDER';
  const known = sums.flatMap(([metric, value]) => (value === null ? [] : [{ metric, value }]));
  if (known.some(({ metric, value }) => implausible(metric, value) !== null)) return 'IMPLAUSIBLE';
  into.intervals.push(...known.map((sum) => ({ source, ...day, ...sum })));
  return null;
}

/** Days of Withings, each in its zone; the durations are seconds. */
export function withingsActivity(
  entries: readonly unknown[],
  clockOf: (zone: string | null) => LocalClock | null,
): WearableText {
  const collector = new TextCollector('WITHINGS_ACTIVITY');
  entries.forEach((entry, index) =>
    collector.record(index + 1, (into) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const day = daysOfLocalDate(textOf(entry.date) ?? '');
      const clock = clockOf(textOf(entry.timezone));
      if (day === null || !clock) return 'TIME_UNREADABLE';
      const span = clock.day(day);
      const minutes = (value: unknown) => {
        const seconds = numberOf(value);
        return seconds === null ? null : seconds / 60;
      };
      return dayTotals(into, MAKERS.WITHINGS, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ['STEPS', numberOf(entry.steps)],
        ['DISTANCE', numberOf(entry.distance)],
        ['ACTIVE_ENERGY', numberOf(entry.calories)],
        ['TOTAL_ENERGY', numberOf(entry.totalcalories)],
        ['MODERATE_MINUTES', minutes(entry.moderate)],
        ['VIGOROUS_MINUTES', minutes(entry.intense)],
      ]);
    }),
  );
  return collector.end();
}
