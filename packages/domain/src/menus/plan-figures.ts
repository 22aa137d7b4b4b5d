import {
  apportion,
  KCAL_PER_GRAM,
  MACROS,
  MEALS,
  eachMeal,
  type Macro,
  type Meal,
} from '../nutritional-plans/index.ts';
import { amountOfPortions, portionsOf, type FoodLookup } from './food-facts.ts';
import { dailyIntakes, type DailyIntakes } from './intakes.ts';
import type { MenuDay, MenuMeal } from './menu.ts';
import type { ReferencePerson } from './reference-intakes.ts';
import { totalsOf } from './totals.ts';

/** What a meal or a day of menus has on average. */
export interface AverageAmounts {
  /** Over how many meals or days with foods. */
  of: number;
  /** Whole kilocalories; null when nothing is known of them. */
  kcal: number | null;
  /** To the tenth of a gram. */
  grams: Readonly<Record<Macro, number | null>>;
  /** To the tenth. */
  bites: number | null;
  /** Something in it is not known, so that the amounts are the least that it has. */
  isLowerBound: boolean;
}

export interface UsedFood {
  foodId: string;
  /** In how many meals it is. */
  meals: number;
  /** All of it together, in whole grams; null when its weight is not known. */
  grams: number | null;
}

/** What menus of a plan come to. */
export interface PlanFigures {
  /** Null without any day with foods. */
  day: AverageAmounts | null;
  /** Shares of the energy from macronutrients, in whole percent that add up to 100; null while any of the amounts is not wholly known. */
  energyShares: Readonly<Record<Macro, number>> | null;
  meals: Readonly<Record<Meal, AverageAmounts | null>>;
  intakes: DailyIntakes;
  /** The most frequent first. */
  foods: readonly UsedFood[];
}

const AMOUNT_OF = { CARBS: 'carbohydrate', FAT: 'fat', PROTEIN: 'protein' } as const satisfies Record<
  Macro,
  string
>;

const tenth = (value: number): number => Math.round(value * 10) / 10;

type Totals = ReturnType<typeof totalsOf>;

/** The average of some meals, each with foods, over a number of days or meals. */
function averageOf({ sums, unweighed }: Totals, of: number, kcalPerBite: number) {
  if (of === 0) return null;
  const { energy } = sums.nutrients;
  const macros = MACROS.map((macro) => sums.nutrients[AMOUNT_OF[macro]]);
  const kcal = energy.amount === null ? null : energy.amount / of;
  return {
    of,
    kcal: kcal === null ? null : Math.round(kcal),
    grams: Object.fromEntries(
      MACROS.map((macro, place) => {
        const amount = macros[place]?.amount ?? null;
        return [macro, amount === null ? null : tenth(amount / of)];
      }),
    ) as Record<Macro, number | null>,
    bites: kcal === null ? null : tenth(kcal / kcalPerBite),
    isLowerBound: unweighed.length > 0 || [energy, ...macros].some(({ unknownShare }) => unknownShare > 0),
  } satisfies AverageAmounts;
}

/** What is missing of one macronutrient would change the share of each, so one that is partly known leaves none. */
function energySharesOf({ sums, unweighed }: Totals): Record<Macro, number> | null {
  const macros = MACROS.map((macro) => ({ macro, ...sums.nutrients[AMOUNT_OF[macro]] }));
  if (unweighed.length > 0 || macros.some(({ unknownShare }) => unknownShare > 0)) return null;
  const energies = macros.map(
    ({ macro, amount }) => [macro, (amount ?? NaN) * KCAL_PER_GRAM[macro]] as const,
  );
  const sum = energies.reduce((total, [, energy]) => total + energy, 0);
  if (!(sum > 0)) return null;
  const shares = apportion(
    100,
    energies.map(([, energy]) => energy),
  );
  return Object.fromEntries(energies.map(([macro], place) => [macro, shares[place]])) as Record<
    Macro,
    number
  >;
}

/**
 * What some days of menus come to: an average day, each meal on the days that have it, fibre, minerals and vitamins of
 * the average day, and which foods how often. Days without foods are not planned yet and do not count.
 */
export function planFigures(
  days: readonly MenuDay[],
  foodOf: FoodLookup,
  person: ReferencePerson | null,
  kcalPerBite: number,
): PlanFigures {
  const withFoods = (meal: MenuMeal): boolean => meal.foods.length > 0;
  const planned = days.filter((day) => MEALS.some((meal) => withFoods(day[meal])));
  const all = planned.flatMap((day) => MEALS.map((meal) => day[meal]).filter(withFoods));
  const totals = totalsOf(portionsOf(all), foodOf, kcalPerBite);
  return {
    day: averageOf(totals, planned.length, kcalPerBite),
    energyShares: energySharesOf(totals),
    meals: eachMeal((meal) => {
      const these = planned.map((each) => each[meal]).filter(withFoods);
      return averageOf(totalsOf(portionsOf(these), foodOf, kcalPerBite), these.length, kcalPerBite);
    }),
    intakes: dailyIntakes(days, foodOf, person),
    foods: usedFoods(all, foodOf),
  };
}

function usedFoods(meals: readonly MenuMeal[], foodOf: FoodLookup): UsedFood[] {
  const used = new Map<string, { meals: number; grams: number | null }>();
  for (const { foods, figuresAt } of meals) {
    for (const foodId of new Set(foods.map((food) => food.foodId))) {
      const food = foodOf(foodId, figuresAt);
      const portions = foods.reduce((all, each) => all + (each.foodId === foodId ? each.portions : 0), 0);
      const grams = (food && amountOfPortions(food, portions)?.grams) ?? null;
      const known = used.get(foodId) ?? { meals: 0, grams: 0 };
      const together = known.grams === null || grams === null ? null : known.grams + grams;
      used.set(foodId, { meals: known.meals + 1, grams: together });
    }
  }
  return [...used]
    .map(([foodId, { meals: count, grams }]) => ({
      foodId,
      meals: count,
      grams: grams === null ? null : Math.round(grams),
    }))
    .sort((one, other) => other.meals - one.meals || (one.foodId < other.foodId ? -1 : 1));
}

/** A food of two menus of which they have not the same; null where one of them has none. */
export interface FoodDifference<Food extends UsedFood = UsedFood> {
  foodId: string;
  first: Food | null;
  second: Food | null;
}

/** Foods that only one of two has, and those that one has in more or fewer meals or in another amount. */
export function foodDifferences<Food extends UsedFood>(
  first: readonly Food[],
  second: readonly Food[],
): FoodDifference<Food>[] {
  const inFirst = new Map(first.map((food) => [food.foodId, food]));
  const inSecond = new Map(second.map((food) => [food.foodId, food]));
  return [...new Set([...inFirst.keys(), ...inSecond.keys()])].flatMap((foodId) => {
    const [one, other] = [inFirst.get(foodId) ?? null, inSecond.get(foodId) ?? null];
    const isSame = one !== null && other !== null && one.meals === other.meals && one.grams === other.grams;
    return isSame ? [] : [{ foodId, first: one, second: other }];
  });
}
