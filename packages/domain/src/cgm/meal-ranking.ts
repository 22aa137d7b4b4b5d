import { searchKey } from '../shared/index.ts';
import type { CgmEventType } from './event-types.ts';
import { medianInterval, type MedianInterval } from './median-interval.ts';
import type { EventResponse } from './response.ts';

/** Repeats of a meal below which nothing is said about it. */
const FEWEST_REPEATS = 3;

/** What may have changed the response to a meal besides the meal. */
export const MEAL_CIRCUMSTANCES = ['SPORT', 'POOR_SLEEP', 'OTHER_MEAL'] as const;
export type MealCircumstance = (typeof MEAL_CIRCUMSTANCES)[number];

/** An event with its times in UTC seconds. */
export interface TimedEvent {
  id: string;
  type: CgmEventType;
  name: string;
  startEpoch: number;
  endEpoch: number | null;
}

/** A food of a meal by its names. */
export interface NamedFood {
  foodId: string;
  nameEs: string | null;
  nameEn: string | null;
}

export interface AssessedMeal extends TimedEvent {
  response: EventResponse;
  foods: readonly NamedFood[];
}

/** By the name of the meal, by what it consists of, or by each of its foods. */
export const MEAL_GROUPINGS = ['NAME', 'DISH', 'FOOD'] as const;
type MealGrouping = (typeof MEAL_GROUPINGS)[number];

/** A meal that was eaten several times, by this patient's own response to it. */
export interface RankedMeal {
  /** As it was last written; of a dish or a food that of the last meal with it. */
  name: string;
  /** What the dish consists of, or the one food; empty by name. */
  foods: readonly NamedFood[];
  /** Its assessed repeats, oldest first, and how often it was eaten in all. */
  eventIds: string[];
  eaten: number;
  /** Incremental area over 120 minutes, mg/dL · min. */
  area: MedianInterval;
  /** Median rise, mg/dL. */
  rise: number;
  /** Repeats whose peak the sensor cut off: their true areas are larger. */
  cutOff: number;
  /** Assessed repeats with each circumstance. */
  circumstances: Record<MealCircumstance, number>;
}

export interface MealRanking {
  /** Largest response first. */
  meals: RankedMeal[];
  /** Meals with fewer than {@link FEWEST_REPEATS} assessed repeats, about which nothing is said. */
  tooFew: number;
}

const HOUR = 3600;
/** Sport from two hours before a meal to three hours after it (the assessed window) acts on its response. */
const SPORT_BEFORE = 2 * HOUR;
const RESPONSE = 3 * HOUR;
/** Another meal this close is part of the same rise. */
const MEAL_APART = 2 * HOUR;
/** Less sleep than this in the 24 hours before; a shorter rest than a night's is taken for a nap. */
const SHORT_SLEEP = 6 * HOUR;
const SHORTEST_NIGHT = 2 * HOUR;

/**
 * What besides a meal may have changed its response. Sleep is judged only where a night's rest is recorded: short sleep
 * raises the response to the same breakfast (Tsereteli 2022, 10.1007/s00125-021-05608-y).
 */
export function circumstancesOf(meal: TimedEvent, events: readonly TimedEvent[]): MealCircumstance[] {
  const at = meal.startEpoch;
  const overlaps = ({ startEpoch, endEpoch }: TimedEvent, from: number, to: number) =>
    startEpoch < to && (endEpoch ?? startEpoch) >= from;
  const others = events.filter(({ id }) => id !== meal.id);
  const rests = others.flatMap(({ type, startEpoch, endEpoch }) =>
    type === 'REST' && endEpoch !== null && endEpoch <= at && endEpoch > at - 24 * HOUR
      ? [endEpoch - startEpoch]
      : [],
  );
  const slept = rests.reduce((sum, seconds) => sum + seconds, 0);
  const found: Record<MealCircumstance, boolean> = {
    SPORT: others.some(
      (event) => event.type === 'TRAINING' && overlaps(event, at - SPORT_BEFORE, at + RESPONSE),
    ),
    POOR_SLEEP: rests.some((seconds) => seconds >= SHORTEST_NIGHT) && slept < SHORT_SLEEP,
    OTHER_MEAL: others.some(
      ({ type, startEpoch }) => type === 'MEAL' && Math.abs(startEpoch - at) < MEAL_APART,
    ),
  };
  return MEAL_CIRCUMSTANCES.filter((circumstance) => found[circumstance]);
}

/** What a meal is counted under. A food that it has twice counts once. */
function groupsOf(meal: AssessedMeal, by: MealGrouping): { key: string; foods: readonly NamedFood[] }[] {
  if (by === 'NAME') return [{ key: searchKey(meal.name), foods: [] }];
  const foods = [...new Map(meal.foods.map((food) => [food.foodId, food])).values()];
  if (by === 'FOOD') return foods.map((food) => ({ key: food.foodId, foods: [food] }));
  const key = foods
    .map(({ foodId }) => foodId)
    .sort()
    .join();
  return foods.length === 0 ? [] : [{ key, foods }];
}

/**
 * Meals by this patient's median response, largest first: those of the same name (case, accents and spaces aside), of the
 * same foods whatever their amounts, or with a food whatever else was eaten. Only responses that could be assessed count;
 * circumstances are counted and never corrected for.
 */
export function rankMeals(
  meals: readonly AssessedMeal[],
  events: readonly TimedEvent[],
  by: MealGrouping = 'NAME',
): MealRanking {
  const grouped = new Map<string, { foods: readonly NamedFood[]; eaten: AssessedMeal[] }>();
  for (const meal of [...meals].sort((one, other) => one.startEpoch - other.startEpoch)) {
    for (const { key, foods } of groupsOf(meal, by))
      grouped.set(key, { foods, eaten: [...(grouped.get(key)?.eaten ?? []), meal] });
  }
  const ranked: RankedMeal[] = [];
  let tooFew = 0;
  for (const { foods, eaten } of grouped.values()) {
    const assessed = eaten.flatMap((meal) => {
      const { figures } = meal.response;
      return figures === null || figures.area === null ? [] : [{ meal, figures, area: figures.area }];
    });
    if (assessed.length < FEWEST_REPEATS) {
      tooFew++;
      continue;
    }
    const around = assessed.flatMap(({ meal }) => circumstancesOf(meal, events));
    const count = (circumstance: MealCircumstance) => around.filter((one) => one === circumstance).length;
    ranked.push({
      name: eaten.at(-1)!.name,
      foods,
      eventIds: assessed.map(({ meal }) => meal.id),
      eaten: eaten.length,
      area: medianInterval(assessed.map(({ area }) => area)),
      rise: medianInterval(assessed.map(({ figures }) => figures.rise)).median,
      cutOff: assessed.filter(({ figures }) => figures.isPeakCutOff).length,
      circumstances: {
        SPORT: count('SPORT'),
        POOR_SLEEP: count('POOR_SLEEP'),
        OTHER_MEAL: count('OTHER_MEAL'),
      },
    });
  }
  ranked.sort((one, other) => other.area.median - one.area.median);
  return { meals: ranked, tooFew };
}
