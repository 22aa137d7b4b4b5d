import { ADULT_AGE } from '../shared/index.ts';

export const WEARABLE_METRIC_IDS = [
  'STEPS',
  'DISTANCE',
  'ACTIVE_ENERGY',
  'TOTAL_ENERGY',
  'MODERATE_MINUTES',
  'VIGOROUS_MINUTES',
  'MET_MINUTES',
  'WORKOUT',
  'HEART_RATE',
  'RESTING_HEART_RATE',
  'MAXIMUM_HEART_RATE',
  'HRV_RMSSD',
  'HRV_SDNN',
  'SLEEP',
  'SLEEP_LIGHT',
  'SLEEP_DEEP',
  'SLEEP_REM',
  'SLEEP_AWAKE',
  'SLEEP_LATENCY',
  'SLEEP_WASO',
  'SLEEP_EFFICIENCY',
  'INTAKE_ENERGY',
  'INTAKE_CARBOHYDRATE',
  'INTAKE_PROTEIN',
  'INTAKE_FAT',
  'INTAKE_FIBRE',
] as const;
export type WearableMetricId = (typeof WEARABLE_METRIC_IDS)[number];

/** What a goal depends on; null where the record does not say. */
export interface WearablePerson {
  ageYears: number | null;
  isPregnant: boolean | null;
}

export interface WearableGoal {
  min: number | null;
  max: number | null;
  /** Of a day, or of seven. */
  per: 'DAY' | 'WEEK' | 'NIGHT';
  source: string;
}

/** How values of one metric become one of a day. */
export type WearableAggregation = 'SUM' | 'MEAN' | 'LAST' | 'EVENTS' | 'NIGHT';

export interface WearableMetric {
  id: WearableMetricId;
  group: 'ACTIVITY' | 'HEART' | 'SLEEP' | 'NUTRITION';
  /** UCUM. */
  unit: string;
  aggregation: WearableAggregation;
  chart: 'BARS' | 'LINE' | 'STACKED' | 'HYPNOGRAM' | 'EVENTS';
  decimals: number;
  /** Of one value of a day; outside of it a value is named, not counted. */
  plausible: { min: number; max: number };
  /** Most in a minute, for what is counted over time. */
  perMinute?: number;
  goal: (person: WearablePerson) => WearableGoal | null;
  /** LOINC, where a published profile or value set uses it for this. */
  loinc: string | null;
}

const NO_GOAL = () => null;
const isAdult = ({ ageYears }: WearablePerson) => ageYears !== null && ageYears >= ADULT_AGE;

/** Classes of steps were made from adults, and none of pregnant women. */
const stepsGoal = (person: WearablePerson): WearableGoal | null =>
  isAdult(person) && person.isPregnant !== true
    ? { min: 7500, max: null, per: 'DAY', source: 'Tudor-Locke 2004' }
    : null;

/** Minutes of moderate activity, vigorous ones counted twice. */
function activityGoal(person: WearablePerson): WearableGoal | null {
  if (isAdult(person)) return { min: 150, max: null, per: 'WEEK', source: 'WHO 2020' };
  if (person.ageYears !== null && person.ageYears >= 5)
    return { min: 60, max: null, per: 'DAY', source: 'WHO 2020' };
  return null;
}

/** The questionnaire's last year of age: its classes were made from nobody older, and from no pregnant women. */
const IPAQ_AGE = 69;
const metMinutesGoal = (person: WearablePerson): WearableGoal | null =>
  isAdult(person) && person.ageYears! <= IPAQ_AGE && person.isPregnant !== true
    ? { min: 600, max: null, per: 'WEEK', source: 'IPAQ 2005' }
    : null;

/** Seconds of sleep by age: American Academy of Sleep Medicine, for adults (2015) and for children (2016). */
function sleepGoal({ ageYears }: WearablePerson): WearableGoal | null {
  if (ageYears === null || ageYears < 1) return null;
  const hours = (min: number, max: number | null, source: string): WearableGoal => ({
    min: min * 3600,
    max: max === null ? null : max * 3600,
    per: 'NIGHT',
    source,
  });
  if (ageYears >= ADULT_AGE) return hours(7, null, 'AASM 2015');
  if (ageYears >= 13) return hours(8, 10, 'AASM 2016');
  if (ageYears >= 6) return hours(9, 12, 'AASM 2016');
  return ageYears >= 3 ? hours(10, 13, 'AASM 2016') : hours(11, 14, 'AASM 2016');
}

/** Limits of good sleep, for adults. */
const ohayon = (min: number | null, max: number | null) => (person: WearablePerson) =>
  isAdult(person) ? { min, max, per: 'NIGHT' as const, source: 'Ohayon 2017' } : null;

const DAY_SECONDS = 86_400;
const seconds = (
  id: WearableMetricId,
  loinc: string | null,
  goal: WearableMetric['goal'] = NO_GOAL,
): WearableMetric => ({
  id,
  group: 'SLEEP',
  unit: 's',
  aggregation: 'NIGHT',
  chart: 'BARS',
  decimals: 0,
  plausible: { min: 0, max: DAY_SECONDS },
  goal,
  loinc,
});
const grams = (id: WearableMetricId, max: number): WearableMetric => ({
  id,
  group: 'NUTRITION',
  unit: 'g',
  aggregation: 'SUM',
  chart: 'STACKED',
  decimals: 1,
  plausible: { min: 0, max },
  goal: NO_GOAL,
  loinc: null,
});
const counted = (
  id: WearableMetricId,
  unit: string,
  max: number,
  more: Partial<WearableMetric> = {},
): WearableMetric => ({
  id,
  group: 'ACTIVITY',
  unit,
  aggregation: 'SUM',
  chart: 'BARS',
  decimals: 0,
  plausible: { min: 0, max },
  goal: NO_GOAL,
  loinc: null,
  ...more,
});
const heart = (
  id: WearableMetricId,
  unit: string,
  [min, max]: [number, number],
  loinc: string | null,
): WearableMetric => ({
  id,
  group: 'HEART',
  unit,
  aggregation: 'MEAN',
  chart: 'LINE',
  decimals: 0,
  plausible: { min, max },
  goal: NO_GOAL,
  loinc,
});

/**
 * Everything that is read of wearables and diaries. Codes: HL7 Physical Activity (41950-7, 41979-6, 40443-4, 8873-2), HL7
 * Patient Contributed Data (93829-0 to 93832-4), Stanford HealthKitOnFHIR (8867-4, 80404-7, 9052-2, 55411-3). Heart-rate
 * variability of most devices is RMSSD, which has no code: only that of Apple is SDNN.
 */
export const WEARABLE_METRICS: readonly WearableMetric[] = [
  counted('STEPS', '{steps}', 120_000, { perMinute: 350, goal: stepsGoal, loinc: '41950-7' }),
  counted('DISTANCE', 'm', 250_000, { perMinute: 1700 }),
  counted('ACTIVE_ENERGY', 'kcal', 10_000, { perMinute: 40 }),
  counted('TOTAL_ENERGY', 'kcal', 15_000, { perMinute: 45, loinc: '41979-6' }),
  counted('MODERATE_MINUTES', 'min', 1440, { chart: 'STACKED', goal: activityGoal }),
  counted('VIGOROUS_MINUTES', 'min', 1440, { chart: 'STACKED' }),
  counted('MET_MINUTES', 'min', 15_000, { goal: metMinutesGoal }),
  counted('WORKOUT', 's', DAY_SECONDS, { aggregation: 'EVENTS', chart: 'EVENTS', loinc: '55411-3' }),
  heart('HEART_RATE', '/min', [25, 250], '8867-4'),
  heart('RESTING_HEART_RATE', '/min', [25, 150], '40443-4'),
  heart('MAXIMUM_HEART_RATE', '/min', [25, 250], '8873-2'),
  heart('HRV_RMSSD', 'ms', [1, 400], null),
  heart('HRV_SDNN', 'ms', [1, 500], '80404-7'),
  { ...seconds('SLEEP', '93832-4', sleepGoal), chart: 'HYPNOGRAM' },
  seconds('SLEEP_LIGHT', '93830-8'),
  seconds('SLEEP_DEEP', '93831-6'),
  seconds('SLEEP_REM', '93829-0'),
  seconds('SLEEP_AWAKE', null),
  seconds('SLEEP_LATENCY', null, ohayon(null, 30 * 60)),
  seconds('SLEEP_WASO', null, ohayon(null, 20 * 60)),
  {
    ...seconds('SLEEP_EFFICIENCY', null, ohayon(85, null)),
    unit: '%',
    chart: 'LINE',
    decimals: 1,
    plausible: { min: 0, max: 100 },
  },
  { ...grams('INTAKE_ENERGY', 20_000), unit: 'kcal', chart: 'BARS', decimals: 0, loinc: '9052-2' },
  grams('INTAKE_CARBOHYDRATE', 2500),
  grams('INTAKE_PROTEIN', 1500),
  grams('INTAKE_FAT', 1500),
  grams('INTAKE_FIBRE', 500),
];

const byId = new Map(WEARABLE_METRICS.map((metric) => [metric.id, metric]));
export const wearableMetric = (id: WearableMetricId): WearableMetric => byId.get(id)!;

export type GoalStanding = 'BELOW' | 'ABOVE' | 'MET';

/**
 * How the mean of days, or of nights, stands to its goal; null without one. A goal of a week is held against seven such
 * days.
 */
export function standingOf(
  mean: number | null,
  goal: Pick<WearableGoal, 'min' | 'max' | 'per'> | null,
): GoalStanding | null {
  if (mean === null || goal === null) return null;
  const value = goal.per === 'WEEK' ? mean * 7 : mean;
  if (goal.min !== null && value < goal.min) return 'BELOW';
  return goal.max !== null && value > goal.max ? 'ABOVE' : 'MET';
}

/** Of seven days, so many with data that their mean can stand for the week (Trost 2005: three to five, for adults). */
export const DAYS_OF_A_WEEK = 4;

/** The same of a week; null too where too few of its days have data. */
export const standingOfWeek = (
  { mean, days }: { mean: number | null; days: number },
  goal: Pick<WearableGoal, 'min' | 'max' | 'per'> | null,
): GoalStanding | null => (days < DAYS_OF_A_WEEK ? null : standingOf(mean, goal));

/** Why a value is not counted. */
export interface Implausible {
  metric: WearableMetricId;
  reason: 'TOO_LOW' | 'TOO_HIGH' | 'TOO_FAST';
  value: number;
  limit: number;
}

/**
 * Whether a person can have this value. A heart rate of 0 is a sensor without a wrist, 400,000 steps are a fault.
 *
 * @param seconds over which it was counted
 */
export function implausible(metric: WearableMetricId, value: number, seconds?: number): Implausible | null {
  const { plausible, perMinute } = wearableMetric(metric);
  if (!(value >= plausible.min)) return { metric, reason: 'TOO_LOW', value, limit: plausible.min };
  if (!(value <= plausible.max)) return { metric, reason: 'TOO_HIGH', value, limit: plausible.max };
  if (perMinute === undefined || seconds === undefined) return null;
  // Devices write what they counted in minutes under the seconds in which they wrote it: a rate needs five of them.
  const limit = perMinute * Math.max(5, seconds / 60);
  return value > limit ? { metric, reason: 'TOO_FAST', value, limit } : null;
}

/** A row of zeros and gaps: the device had nothing and wrote the row all the same. */
export const isPlaceholder = (values: readonly (number | null)[]): boolean =>
  values.every((value) => value === null || value === 0);
