import type { LocalDate } from '../../shared/index.ts';
import { wearableMetric, type WearableMetricId } from '../metrics.ts';
import type { ActivityDay } from '../summary/activity.ts';
import type { NightOfDay } from '../summary/nights.ts';
import type { NutritionDay } from '../summary/nutrition.ts';
import type { WorkoutFigures } from '../summary/workouts.ts';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const OWN_METRICS = 'urn:healzy:wearable-metric';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** Days and nights of a patient, and who that is. */
export interface FhirWearables {
  patient: {
    id: string;
    name: string;
    surname: string;
    birthdate: LocalDate | null;
    sex: 'MALE' | 'FEMALE' | null;
  };
  issuedAt: string;
  activity: readonly ActivityDay[];
  nights: readonly NightOfDay[];
  nutrition: readonly NutritionDay[];
  workouts: readonly WorkoutFigures[];
}

/** A value of a day; what is not whole says why. */
interface DayFigure {
  metric: WearableMetricId;
  date: LocalDate;
  value: number;
  gap: string | null;
  /** Where there is more than one of a day. */
  key?: string;
  period?: { start: string; end: string };
}

const iso = (epochS: number) => new Date(epochS * 1000).toISOString();

const ofActivity = (day: ActivityDay): (readonly [WearableMetricId, number | undefined])[] => [
  ['STEPS', day.STEPS?.value],
  ['DISTANCE', day.DISTANCE?.value],
  ['ACTIVE_ENERGY', day.ACTIVE_ENERGY?.value],
  ['TOTAL_ENERGY', day.TOTAL_ENERGY?.value],
  ['MODERATE_MINUTES', day.MODERATE_MINUTES?.value],
  ['VIGOROUS_MINUTES', day.VIGOROUS_MINUTES?.value],
  ['MET_MINUTES', day.metMinutes?.value],
  ['RESTING_HEART_RATE', day.restingHeartRate?.value],
  ['HRV_RMSSD', day.hrv?.kind === 'RMSSD' ? day.hrv.value : undefined],
  ['HRV_SDNN', day.hrv?.kind === 'SDNN' ? day.hrv.value : undefined],
];

const ofNight = ({
  sleepS,
  night,
}: NightOfDay): (readonly [WearableMetricId, number | null | undefined])[] => {
  const { LIGHT = 0, DEEP = 0, REM = 0 } = night?.figures.states ?? {};
  // A device without stages says nothing of them.
  const staged = (seconds: number) => (LIGHT + DEEP + REM > 0 ? seconds : null);
  return [
    ['SLEEP', sleepS],
    ['SLEEP_LIGHT', staged(LIGHT)],
    ['SLEEP_DEEP', staged(DEEP)],
    ['SLEEP_REM', staged(REM)],
    ['SLEEP_LATENCY', night?.figures.latencyS],
    ['SLEEP_WASO', night?.figures.wasoS],
    ['SLEEP_EFFICIENCY', night?.figures.efficiency],
  ];
};

const ofDiary = ({ intake }: NutritionDay): (readonly [WearableMetricId, number | null | undefined])[] => [
  ['INTAKE_ENERGY', intake?.energyKcal],
  ['INTAKE_CARBOHYDRATE', intake?.carbohydrateG],
  ['INTAKE_PROTEIN', intake?.proteinG],
  ['INTAKE_FAT', intake?.fatG],
  ['INTAKE_FIBRE', intake?.fibreG],
];

function figuresOf<Day extends { date: LocalDate; gap: string | null }>(
  days: readonly Day[],
  of: (day: Day) => readonly (readonly [WearableMetricId, number | null | undefined])[],
): DayFigure[] {
  return days.flatMap((day) =>
    of(day).flatMap(([metric, value]) =>
      value == null ? [] : [{ metric, date: day.date, value, gap: day.gap }],
    ),
  );
}

/** FHIR has no null: what is not known is left out. */
const without = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined));

const GROUPS = {
  ACTIVITY: 'activity',
  HEART: 'vital-signs',
  SLEEP: 'activity',
  NUTRITION: 'activity',
} as const;

/**
 * Days, nights and workouts as a FHIR R4 Bundle: an Observation for each figure that has a LOINC code. A day that says too
 * little is preliminary and says why, so that nobody takes an afternoon for a quiet day.
 *
 * @returns the bundle, and how many days of which figures have no code
 */
export function fhirOfWearables(wearables: FhirWearables): {
  bundle: { resourceType: 'Bundle'; type: string; timestamp: string; entry: Record<string, unknown>[] };
  notSaid: { metric: WearableMetricId; days: number }[];
} {
  const { id, name, surname, birthdate, sex } = wearables.patient;
  const workouts = wearables.workouts
    .filter(({ isManual }) => !isManual)
    .map((workout): DayFigure => ({
      metric: 'WORKOUT',
      date: workout.date,
      value: workout.endS - workout.startS,
      gap: null,
      key: workout.id,
      period: { start: iso(workout.startS), end: iso(workout.endS) },
    }));
  const figures = [
    ...figuresOf(wearables.activity, ofActivity),
    ...figuresOf(wearables.nights, ofNight),
    ...figuresOf(wearables.nutrition, ofDiary),
    ...workouts,
  ];
  const notSaid = new Map<WearableMetricId, number>();
  const observations = figures.flatMap((figure) => {
    const { loinc } = wearableMetric(figure.metric);
    if (loinc !== null) return [observationOf(figure, loinc, id)];
    notSaid.set(figure.metric, (notSaid.get(figure.metric) ?? 0) + 1);
    return [];
  });
  const patient = without({
    resourceType: 'Patient',
    id,
    name: [{ family: surname, given: [name] }],
    birthDate: birthdate,
    gender: sex === null ? null : sex.toLowerCase(),
  });
  const entry = [
    { fullUrl: `urn:uuid:${id}`, resource: patient },
    ...observations.map((resource) => ({ fullUrl: `urn:healzy:observation:${resource.id}`, resource })),
  ];
  return {
    bundle: { resourceType: 'Bundle', type: 'collection', timestamp: wearables.issuedAt, entry },
    notSaid: [...notSaid].map(([metric, days]) => ({ metric, days })),
  };
}

function observationOf(
  { metric, date, value, gap, key, period }: DayFigure,
  loinc: string,
  patientId: string,
) {
  const { unit, group } = wearableMetric(metric);
  const own = { system: OWN_METRICS, code: metric };
  return {
    ...without({
      resourceType: 'Observation',
      status: gap === null ? 'final' : 'preliminary',
      category: [{ coding: [{ system: CATEGORY, code: GROUPS[group] }] }],
      code: { coding: [{ system: LOINC, code: loinc }, own] },
      subject: { reference: `urn:uuid:${patientId}` },
      // FHIR asks for a zone beside an hour; of a sum the day alone is certain.
      effectiveDateTime: period ? null : date,
      effectivePeriod: period ?? null,
      valueQuantity: { value, unit, system: UCUM, code: unit },
      note: gap === null ? null : [{ text: gap }],
    }),
    id: `${metric.replaceAll('_', '-').toLowerCase()}-${key ?? date}`,
  };
}
