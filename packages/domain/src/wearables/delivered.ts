import { z } from 'zod';
import { recordProblems } from './delivery/check.ts';
import { WEARABLE_METRIC_IDS } from './metrics.ts';
import { WEARABLE_CHOICES, type WearableRecords } from './records.ts';
import { SLEEP_STATES } from './sleep/stay.ts';
import { EFFORT_METS } from './activity/met-minutes.ts';

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && (value as unknown[]).every(check);
const shaped =
  (shape: Shape): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    return (
      Object.keys(fields).every((key) => Object.hasOwn(shape, key)) &&
      Object.entries(shape).every(([key, check]) => check(fields[key]))
    );
  };

const source = text(120);
const time = text(40);
const marks: Shape = {
  isManual: optional((value) => typeof value === 'boolean'),
  version: optional(number),
};
const span: Shape = { source, start: time, end: time, ...marks };
const metric = oneOf(WEARABLE_METRIC_IDS);
const states = oneOf(SLEEP_STATES);

/** Ten years of a watch that samples the heart every few seconds come in runs of an hour. */
const MOST = 3_000_000;

const RECORDS: Shape = {
  intervals: list(shaped({ ...span, metric, value: number }), MOST),
  heartRates: list(
    shaped({ source, start: time, secondsAfter: list(number, MOST), bpm: list(number, MOST) }),
    MOST,
  ),
  sleeps: list(
    shaped({
      ...span,
      zone: orNull(text(64)),
      segments: list(shaped({ state: states, start: time, end: time }), 2000),
      totals: orNull(
        (value) =>
          typeof value === 'object' &&
          Object.entries(value as object).every(([state, seconds]) => states(state) && number(seconds)),
      ),
      device: shaped({
        isNap: orNull((value) => typeof value === 'boolean'),
        efficiency: orNull(number),
        latencyS: orNull(number),
        wasoS: orNull(number),
      }),
    }),
    MOST,
  ),
  workouts: list(
    shaped({
      ...span,
      name: text(120),
      energyKcal: orNull(number),
      distanceM: orNull(number),
      met: orNull(number),
      effort: orNull(oneOf(Object.keys(EFFORT_METS))),
    }),
    MOST,
  ),
  dayValues: list(shaped({ source, metric, date: text(10), value: number }), MOST),
  meals: list(
    shaped({
      source,
      date: text(10),
      time: orNull(text(5)),
      meal: orNull(text(120)),
      food: orNull(text(400)),
      amount: orNull(text(120)),
      energyKcal: orNull(number),
      carbohydrateG: orNull(number),
      proteinG: orNull(number),
      fatG: orNull(number),
      fibreG: orNull(number),
      sodiumMg: orNull(number),
    }),
    MOST,
  ),
};
const areRecords = shaped(RECORDS);

/**
 * Records of a transferred file, in the form in which they travel. Number by number, because a schema for each of a
 * million would block the server for seconds.
 */
export const deliveredSchema = z.custom<WearableRecords>((value) => {
  if (!areRecords(value)) return false;
  // What was stored once can still be stored, whenever the file is read.
  const rules = { choices: WEARABLE_CHOICES, now: new Date(8.64e15) };
  return (
    recordProblems(value as WearableRecords, rules, { named: 1, count: Number.MAX_SAFE_INTEGER }).length === 0
  );
});
