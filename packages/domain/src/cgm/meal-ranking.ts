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

export interface AssessedMeal extends TimedEvent {
  response: EventResponse;
}

/** A meal that was eaten several times, by this patient's own response to it. */
export interface RankedMeal {
  /** As it was last written. */
  name: string;
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

/**
 * Meals of the same name (case, accents and spaces aside) by this patient's median response, largest first. Only
 * responses that could be assessed count; circumstances are counted and never corrected for.
 */
export function rankMeals(meals: readonly AssessedMeal[], events: readonly TimedEvent[]): MealRanking {
  const byName = new Map<string, AssessedMeal[]>();
  for (const meal of [...meals].sort((one, other) => one.startEpoch - other.startEpoch)) {
    const key = searchKey(meal.name);
    byName.set(key, [...(byName.get(key) ?? []), meal]);
  }
  const ranked: RankedMeal[] = [];
  let tooFew = 0;
  for (const eaten of byName.values()) {
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
