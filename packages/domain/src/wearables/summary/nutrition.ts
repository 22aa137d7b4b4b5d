import type { LocalDate } from '../../shared/index.ts';
import type { WearableMetricId } from '../metrics.ts';
import { byText } from '../source-records.ts';
import type { DiaryDay, Nutrients } from './meals.ts';
import { datedValues, datesOf, isWithin, meanOfDays } from './periods.ts';
import type { DatedValue, MeansByMetric, WearablePeriod } from './periods.ts';

const MAIN_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
export type MainMeal = (typeof MAIN_MEALS)[number];

/** As diaries name them in the languages of the product; "Comida 2" and all other names are meals between. */
const NAMES: Record<MainMeal, RegExp> = {
  BREAKFAST: /^(breakfast|desayuno)$/i,
  LUNCH: /^(lunch|almuerzo|comida)$/i,
  DINNER: /^(dinner|supper|cena)$/i,
};

/** Near a plan, in per cent of it (ours): nearer than this a diary does not know what was eaten. */
const NEAR_PERCENT = 15;
/** From so many days on a person's own habit counts (ours). */
const HABIT_DAYS = 7;
/** Logged on fewer of the days than this, it is no meal that this person has (ours). */
const HABIT_SHARE = 0.25;
const FEWEST_MEALS = 2;

export type NutritionGap = 'UNFINISHED' | 'MISSING_MEALS' | 'UNKNOWN_ENERGY' | 'NOT_ARRIVED';

/** What brings a diary: a device, or a file. */
interface DiaryDelivery {
  /** Whether what is logged now arrives. */
  isDelivering: boolean;
  /** What it brought, each up to its last day. */
  sources: readonly { lastOn: LocalDate }[];
}

/** Nothing of a diary arrives: not since a day, or never. */
export interface DiarySilence {
  since: LocalDate | null;
}

/**
 * Whether a day without a log may be called one: not while all diaries are silent. Then nobody knows whether something was
 * logged, since it would not have arrived. A file is silent after its last day.
 */
export function diarySilence(deliveries: readonly DiaryDelivery[]): DiarySilence | null {
  if (deliveries.some(({ isDelivering }) => isDelivering)) return null;
  const days = deliveries.flatMap(({ sources }) => sources.map(({ lastOn }) => lastOn)).sort(byText);
  return { since: days.at(-1) ?? null };
}

export interface NutritionDay extends DiaryDay {
  /** Why the day says nothing of how much was eaten; null also where a diary that delivers has nothing. */
  gap: NutritionGap | null;
  missingMeals: MainMeal[];
  planned: Nutrients | null;
}

export interface Adherence {
  /** Complete days with a plan. */
  days: number;
  daysNear: number;
  daysBelow: number;
  daysAbove: number;
  /** With a plan, and only part logged. */
  daysIncomplete: number;
  withinPercent: number;
  neededMeals: MainMeal[];
  /** Energy of a day, logged and planned, as the mean of the same days; null without any. */
  loggedKcal: number | null;
  plannedKcal: number | null;
  /** The complete day furthest from its plan, in per cent of it. */
  worst: DatedValue | null;
}

export interface NutritionFigures {
  days: NutritionDay[];
  adherence: Adherence;
  daysWithData: number;
  means: MeansByMetric;
  mainSource: string | null;
  silence: DiarySilence | null;
}

const mainMealsOf = ({ meals }: DiaryDay): MainMeal[] =>
  MAIN_MEALS.filter((main) => meals.some(({ name }) => name !== null && NAMES[main].test(name)));

/**
 * The main meals that a whole day has. All three, unless a week of days or more shows that this person does not have one
 * of them; two remain, or a diary that is always left at noon would be of someone who eats little.
 */
function neededMealsOf(days: readonly DiaryDay[]): MainMeal[] {
  if (days.length < HABIT_DAYS) return [...MAIN_MEALS];
  const usual = MAIN_MEALS.filter(
    (main) => days.filter((day) => mainMealsOf(day).includes(main)).length >= HABIT_SHARE * days.length,
  );
  return usual.length < FEWEST_MEALS ? [...MAIN_MEALS] : usual;
}

/** What of a day is missing: of named meals the main ones, else whether there are as many as a day has. */
function missingOf(day: DiaryDay, needed: readonly MainMeal[]): { isMissing: boolean; meals: MainMeal[] } {
  const named = mainMealsOf(day);
  if (named.length === 0) return { isMissing: day.meals.length < needed.length, meals: [] };
  const meals = needed.filter((main) => !named.includes(main));
  return { isMissing: meals.length > 0, meals };
}

const MEANS: readonly [WearableMetricId, keyof Nutrients][] = [
  ['INTAKE_ENERGY', 'energyKcal'],
  ['INTAKE_CARBOHYDRATE', 'carbohydrateG'],
  ['INTAKE_PROTEIN', 'proteinG'],
  ['INTAKE_FAT', 'fatG'],
  ['INTAKE_FIBRE', 'fibreG'],
];

/**
 * Logged days against planned ones. A day of which only part was logged is not one of little food: it is in no mean and in no
 * adherence. Eating less than planned is not adherence either.
 */
export function nutritionFigures({
  period,
  today,
  diary,
  planned,
  silence = null,
}: {
  period: WearablePeriod;
  /** Of the patient's clock: it is not over. */
  today: LocalDate;
  diary: readonly DiaryDay[];
  planned: ReadonlyMap<LocalDate, Nutrients>;
  silence?: DiarySilence | null;
}): NutritionFigures {
  const byDate = new Map(diary.map((day) => [day.date, day]));
  const neededMeals = neededMealsOf(
    diary.filter(({ date, intake }) => intake !== null && date < today && isWithin(date, period)),
  );
  const days = datesOf(period)
    .filter((date) => date <= today)
    .map((date): NutritionDay => {
      const day = byDate.get(date);
      const plan = planned.get(date) ?? null;
      if (!day || day.intake === null) {
        const hasArrived = silence === null || (silence.since !== null && date <= silence.since);
        return { ...NOTHING, date, planned: plan, gap: hasArrived ? null : 'NOT_ARRIVED' };
      }
      const { isMissing, meals } = missingOf(day, neededMeals);
      const gap =
        date >= today
          ? 'UNFINISHED'
          : isMissing
            ? 'MISSING_MEALS'
            : day.withoutEnergy > 0
              ? 'UNKNOWN_ENERGY'
              : null;
      return { ...day, gap, missingMeals: gap === 'MISSING_MEALS' ? meals : [], planned: plan };
    });
  const logged = days.filter(({ intake }) => intake !== null);
  const complete = logged.filter(({ gap }) => gap === null);
  return {
    days,
    adherence: adherenceOf(logged, neededMeals),
    daysWithData: logged.length,
    means: MEANS.map(([metric, key]) => {
      const mean = meanOfDays(
        datedValues(complete, ({ intake }) => intake![key]),
        'FURTHEST',
      );
      return { metric, ...mean, worst: furthestFromPlan(complete, key) ?? mean.worst };
    }),
    mainSource: logged[0]?.meals[0]?.source ?? null,
    silence,
  };
}

/**
 * The day furthest from its plan, null without plans: where somebody eats half of it every day, the day furthest from the
 * others is the best one.
 */
function furthestFromPlan(complete: readonly NutritionDay[], key: keyof Nutrients): DatedValue | null {
  const beside = complete.flatMap(({ date, intake, planned }) => {
    const [value, plan] = [intake?.[key] ?? null, planned?.[key] ?? null];
    return value === null || plan === null || plan <= 0
      ? []
      : [{ date, value, distance: Math.abs(value / plan - 1) }];
  });
  const [first] = beside;
  if (first === undefined) return null;
  const { date, value } = beside.reduce((a, b) => (b.distance > a.distance ? b : a), first);
  return { date, value };
}

const NOTHING = {
  intake: null,
  withoutEnergy: 0,
  meals: [],
  otherSources: [],
  missingMeals: [],
};

function adherenceOf(logged: readonly NutritionDay[], neededMeals: MainMeal[]): Adherence {
  const withPlan = logged.filter(({ planned }) => (planned?.energyKcal ?? 0) > 0);
  const compared = withPlan.flatMap(({ date, gap, intake, planned }) =>
    gap !== null || intake!.energyKcal === null
      ? []
      : [{ date, logged: intake!.energyKcal, planned: planned!.energyKcal! }],
  );
  const shares = datedValues(compared, (day) => (100 * day.logged) / day.planned);
  const meanOf = (key: 'logged' | 'planned') =>
    meanOfDays(
      datedValues(compared, (day) => day[key]),
      'FURTHEST',
    ).mean;
  const count = (is: (share: number) => boolean) => shares.filter(({ value }) => is(value)).length;
  const [below, above] = [100 - NEAR_PERCENT, 100 + NEAR_PERCENT];
  const furthest = shares.reduce<DatedValue | null>(
    (a, b) => (a === null || Math.abs(b.value - 100) > Math.abs(a.value - 100) ? b : a),
    null,
  );
  return {
    days: shares.length,
    daysNear: count((share) => share >= below && share <= above),
    daysBelow: count((share) => share < below),
    daysAbove: count((share) => share > above),
    daysIncomplete: withPlan.filter(({ gap }) => gap === 'MISSING_MEALS' || gap === 'UNKNOWN_ENERGY').length,
    withinPercent: NEAR_PERCENT,
    neededMeals,
    loggedKcal: meanOf('logged'),
    plannedKcal: meanOf('planned'),
    worst: furthest,
  };
}
