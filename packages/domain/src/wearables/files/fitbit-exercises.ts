import { MAKERS } from './makers.ts';
import { TextCollector, type WearableText } from './result.ts';
import { isJson, numberOf, offsetTime, textOf, wallSeconds, type Json, type LocalClock } from './values.ts';
import { otherDates } from './written-dates.ts';

const METRES: Readonly<Record<string, number>> = {
  Kilometer: 1000,
  Mile: 1609.344,
  Meter: 1,
  Yard: 0.9144,
  Foot: 0.3048,
};

const above0 = (value: unknown): number | null => {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
};

/** A length in a unit that is not known is none. */
function distanceOf(entry: Json): number | null {
  const [length, metres] = [above0(entry.distance), METRES[textOf(entry.distanceUnit) ?? '']];
  return length === null || metres === undefined ? null : length * metres;
}

/**
 * Exercises of an export, `03/28/26 10:00:00` and of UTC as its steps are, and those of the interface, which have an offset or
 * are of the wearer's clock. Their steps are those of the table of steps.
 */
export function fitbitExercises(entries: readonly unknown[], clock: LocalClock): WearableText {
  const dates = otherDates(entries, (entry) => (isJson(entry) ? textOf(entry.startTime) : null));
  const collector = new TextCollector('FITBIT_EXERCISES', dates?.found);
  const startOf = (text: string): number | null => {
    const own = offsetTime(text);
    if (own) return own.epochS;
    const wall = wallSeconds(text, dates);
    return wall === null || text.includes('/') ? wall : clock.instant(wall);
  };
  entries.forEach((entry, index) =>
    collector.record(index + 1, ({ workouts }) => {
      if (!isJson(entry)) return 'UNREADABLE';
      const startS = startOf(textOf(entry.startTime) ?? '');
      const lasted = numberOf(entry.duration) ?? numberOf(entry.activeDuration);
      if (startS === null || lasted === null) return 'TIME_UNREADABLE';
      if (lasted <= 0) return 'ENDS_BEFORE_START';
      const name = textOf(entry.activityName) ?? 'Other';
      workouts.push({
        source: MAKERS.FITBIT,
        startS,
        endS: startS + Math.max(1, Math.round(lasted / 1000)),
        offsetMinutes: offsetTime(textOf(entry.startTime))?.offsetMinutes ?? clock.offsetAt(startS),
        name,
        energyKcal: above0(entry.calories),
        distanceM: distanceOf(entry),
        met: null,
        effort: name === 'Walk' ? 'WALKING' : null,
        ...(entry.logType === 'manual' ? { isManual: true } : {}),
      });
      return null;
    }),
  );
  return collector.end();
}
