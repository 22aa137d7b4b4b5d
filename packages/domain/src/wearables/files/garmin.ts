import { daysOfLocalDate } from '../../shared/index.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import type { HeadedTable } from './table.ts';
import { isJson, listOf, numberOf, textOf, wallSeconds, type Json, type LocalClock } from './values.ts';

/** A night of Garmin's variability: the mean of the night is RMSSD; the single readings have no metric here. */
export function garminHrv(json: Json): WearableText {
  const collector = new TextCollector('GARMIN_HRV');
  const summary: Json = isJson(json.hrvSummary) ? json.hrvSummary : {};
  collector.record(0, ({ dayValues }) => {
    const date = textOf(summary.calendarDate);
    const value = numberOf(summary.lastNightAvg);
    if (date === null) return 'TIME_UNREADABLE';
    if (value === null) return 'NOT_MEASURED';
    dayValues.push({ source: MAKERS.GARMIN, metric: 'HRV_RMSSD', date, value });
    return null;
  });
  listOf(json.hrvReadings).forEach((_, index) => collector.record(index + 1, () => 'NOT_USED'));
  return collector.end();
}

/** Weights, in grams: no metric of a wearable, and never taken for one. */
export function garminWeights(days: readonly unknown[]): WearableText {
  const collector = new TextCollector('GARMIN_WEIGHT');
  days.forEach((_, index) => collector.record(index + 1, () => 'NOT_USED'));
  return collector.end();
}

/** Days of Garmin: sums and the resting rate; an empty day is all null. */
export function garminDays(days: readonly unknown[], clock: LocalClock): WearableText {
  const collector = new TextCollector('GARMIN_DAYS');
  days.forEach((day, index) =>
    collector.record(index + 1, (into) => {
      if (!isJson(day)) return 'UNREADABLE';
      const date = textOf(day.calendarDate);
      const dayNumber = daysOfLocalDate(date ?? '');
      if (dayNumber === null) return 'TIME_UNREADABLE';
      const resting = numberOf(day.restingHeartRate);
      if (resting !== null && resting > 0)
        into.dayValues.push({
          source: MAKERS.GARMIN,
          metric: 'RESTING_HEART_RATE',
          date: date!,
          value: resting,
        });
      const span = clock.day(dayNumber);
      const reason = dayTotals(into, MAKERS.GARMIN, { ...span, offsetMinutes: clock.offsetAt(span.startS) }, [
        ['STEPS', numberOf(day.totalSteps)],
        ['DISTANCE', numberOf(day.totalDistanceMeters)],
        ['ACTIVE_ENERGY', numberOf(day.activeKilocalories)],
        ['TOTAL_ENERGY', numberOf(day.totalKilocalories)],
        ['MODERATE_MINUTES', numberOf(day.moderateIntensityMinutes)],
        ['VIGOROUS_MINUTES', numberOf(day.vigorousIntensityMinutes)],
      ]);
      return reason === 'PLACEHOLDER' && into.dayValues.length > 0 && resting !== null ? null : reason;
    }),
  );
  return collector.end();
}

/** `00:45:12`, `45:12`, `01:02:03.4` in seconds. */
function duration(text: string): number | null {
  const match = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,]\d+)?$/.exec(text);
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : null;
}

/** The list of activities: kilometres or miles, it does not say, so that their way is left out. */
export function garminActivities(table: HeadedTable, clock: LocalClock): WearableText {
  const collector = new TextCollector('GARMIN_ACTIVITIES');
  for (const row of table.rows)
    collector.row(table, row, ({ workouts }) => {
      const wall = wallSeconds(table.cell(row, 'Date', 'Fecha'));
      const seconds = duration(table.cell(row, 'Time', 'Tiempo'));
      if (wall === null || seconds === null) return 'TIME_UNREADABLE';
      if (seconds === 0) return 'ENDS_BEFORE_START';
      const startS = clock.instant(wall);
      // Whole kilocalories: what stands between their digits are thousands.
      const energy = numberOf(table.cell(row, 'Calories', 'Calorías').replace(/[.,](?=\d{3}$)/, ''));
      workouts.push({
        source: MAKERS.GARMIN,
        startS,
        endS: startS + seconds,
        offsetMinutes: clock.offsetAt(startS),
        name: table.cell(row, 'Activity Type', 'Tipo de actividad') || 'Other',
        energyKcal: energy,
        distanceM: null,
        met: null,
        effort: null,
      });
      return null;
    });
  return collector.end();
}
