import { daysOfLocalDate } from '../../shared/index.ts';
import { startOfDateAt, DAY_S } from '../source-records.ts';
import { dayTotals } from './activity-json.ts';
import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { isJson, listOf, numberOf, offsetTime, textOf, type LocalClock } from './values.ts';

/** Nanoseconds as text, beyond what a number holds: whole seconds of them. */
const nanoSeconds = (value: unknown): number | null => {
  const text = textOf(value);
  return text !== null && /^\d{10,19}$/.test(text) ? Number(text.slice(0, -9)) : null;
};

/** Google Fit's steps as its interface gives them; what a person typed in says so. */
export function googleFitSteps(points: readonly unknown[], clock: LocalClock): WearableText {
  const collector = new TextCollector('GOOGLE_FIT_STEPS');
  points.forEach((point, index) =>
    collector.record(index + 1, ({ intervals }) => {
      if (!isJson(point)) return 'UNREADABLE';
      if (point.dataTypeName !== 'com.google.step_count.delta') return 'NOT_USED';
      const [startS, endS] = [nanoSeconds(point.startTimeNanos), nanoSeconds(point.endTimeNanos)];
      const [first] = listOf(point.value);
      const value = isJson(first) ? numberOf(first.intVal) : null;
      if (startS === null || endS === null) return 'TIME_UNREADABLE';
      if (value === null) return 'UNREADABLE';
      if (value === 0) return 'PLACEHOLDER';
      const isManual = textOf(point.originDataSourceId)?.endsWith(':user_input') === true;
      intervals.push({
        source: MAKERS.GOOGLE_FIT,
        metric: 'STEPS',
        startS,
        endS,
        value,
        offsetMinutes: clock.offsetAt(startS),
        version: numberOf(point.modifiedTimeMillis) ?? 0,
        ...(isManual ? { isManual } : {}),
      });
      return null;
    }),
  );
  return collector.end();
}

/** Days of Oura, with the offset of the instant at which they began. */
export function ouraActivity(days: readonly unknown[]): WearableText {
  const collector = new TextCollector('OURA_ACTIVITY');
  days.forEach((day, index) =>
    collector.record(index + 1, (into) => {
      if (!isJson(day)) return 'UNREADABLE';
      const date = textOf(day.day);
      const began = offsetTime(textOf(day.timestamp));
      if (date === null || daysOfLocalDate(date) === null || !began) return 'TIME_UNREADABLE';
      const { offsetMinutes } = began;
      const startS = startOfDateAt(date, offsetMinutes);
      return dayTotals(into, MAKERS.OURA, { startS, endS: startS + DAY_S, offsetMinutes }, [
        ['STEPS', numberOf(day.steps)],
        ['DISTANCE', numberOf(day.equivalent_walking_distance)],
        ['ACTIVE_ENERGY', numberOf(day.active_calories)],
        ['TOTAL_ENERGY', numberOf(day.total_calories)],
      ]);
    }),
  );
  return collector.end();
}
