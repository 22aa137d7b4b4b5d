import { areEquivalent } from '../foods/index.ts';
import { MACROS, type Macro } from '../nutritional-plans/index.ts';
import { amountOfPortions, type FoodLookup } from './food-facts.ts';
import type { MealDish } from './meal-dish.ts';
import { mealParts } from './meal-dishes.ts';
import { mealAt, menuMeals, type Menu, type MenuMeal } from './menu.ts';
import type { MealPosition, PortionedFood } from './solver/problem.ts';
import { dayTotals, mealTotals, type MenuTotals } from './totals.ts';

/** A dish as it is served in a meal, or a food by itself. */
export interface ServedPart {
  dish: MealDish | null;
  foods: readonly PortionedFood[];
  /** To the nearest whole; null when a weight or an energy is not known. */
  grams: number | null;
  kcal: number | null;
}

/**
 * What becomes of a dish, or of a food by itself.
 * - `RESCALED`: the same dish in another size, or of the same foods in other amounts
 * - `CHANGED`: the same dish, made of other foods
 * - `REPLACED`: something else is in its place
 */
export type PartChange =
  | { kind: 'KEPT' | 'RESCALED' | 'CHANGED' | 'REPLACED'; before: ServedPart; after: ServedPart }
  | { kind: 'ADDED'; before: null; after: ServedPart }
  | { kind: 'REMOVED'; before: ServedPart; after: null };

/** A figure of two menus, rounded as it is shown, so that the difference is the one between what is read. */
export interface FigureChange {
  before: number | null;
  after: number | null;
  /** Null when either is not known, or is only the least that it can be. */
  difference: number | null;
}

interface MealChange {
  at: MealPosition;
  before: MenuMeal;
  after: MenuMeal;
}

export interface ComparedMeal extends MealChange {
  isSame: boolean;
  parts: readonly PartChange[];
  energy: FigureChange;
  macros: Readonly<Record<Macro, FigureChange>>;
}

export interface ComparedDay extends Pick<ComparedMeal, 'isSame' | 'energy' | 'macros'> {
  week: number;
  day: number;
  /** Those that have anything in either menu. */
  meals: readonly ComparedMeal[];
}

/** What is stored and what was just composed may have their properties in another order. */
const inOneOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const isAlike = (one: MenuMeal, other: MenuMeal): boolean =>
  JSON.stringify(one, inOneOrder) === JSON.stringify(other, inOneOrder);

/** The meals in which two menus differ, for comparison before anything is replaced. Both have the same weeks. */
export function menuDifference(before: Menu, after: Menu): MealChange[] {
  return menuMeals(before).flatMap(({ week, day, meal }): MealChange[] => {
    const at = { week, day, meal };
    const [was, is] = [mealAt(before, at), mealAt(after, at)];
    return was && is && !isAlike(was, is) ? [{ at, before: was, after: is }] : [];
  });
}

/** Two menus beside each other, day by day and meal by meal, with what changes in each. Both have the same weeks. */
export function compareMenus(
  before: Menu,
  after: Menu,
  foodOf: FoodLookup,
  kcalPerBite: number,
): ComparedDay[] {
  const meals = menuMeals(before);
  return before.weeks.flatMap((days, week) =>
    days.flatMap((was, day): ComparedDay[] => {
      const is = after.weeks[week]?.[day];
      if (!is) return [];
      const compared = meals
        .filter((each) => each.week === week && each.day === day)
        .filter(
          ({ meal }) => was[meal].foods.length + is[meal].foods.length > 0 || !isAlike(was[meal], is[meal]),
        )
        .map(({ meal }): ComparedMeal => {
          const [one, other] = [was[meal], is[meal]];
          const totals = [one, other].map((each) => mealTotals(each, foodOf, kcalPerBite));
          return {
            ...{ at: { week, day, meal }, before: one, after: other, isSame: isAlike(one, other) },
            ...figureChanges(totals[0]!, totals[1]!),
            parts: dishChanges(one, other, foodOf, kcalPerBite),
          };
        });
      return [
        {
          ...{ week, day, meals: compared, isSame: compared.every(({ isSame }) => isSame) },
          ...figureChanges(dayTotals(was, foodOf, kcalPerBite), dayTotals(is, foodOf, kcalPerBite)),
        },
      ];
    }),
  );
}

const NUTRIENT = { CARBS: 'carbohydrate', FAT: 'fat', PROTEIN: 'protein' } as const;

function figureChanges(before: MenuTotals, after: MenuTotals): Pick<ComparedMeal, 'energy' | 'macros'> {
  const changeOf = (nutrient: 'energy' | (typeof NUTRIENT)[Macro]): FigureChange => {
    const [was, is] = [before, after].map(({ sums, unweighed }) => {
      const { amount, unknownShare } = sums.nutrients[nutrient];
      return {
        amount: amount === null ? null : Math.round(amount),
        isLeast: unknownShare > 0 || unweighed.length > 0,
      };
    });
    const isKnown = !was!.isLeast && !is!.isLeast && was!.amount !== null && is!.amount !== null;
    return {
      before: was!.amount,
      after: is!.amount,
      difference: isKnown ? is!.amount! - was!.amount! : null,
    };
  };
  const macros = MACROS.map((macro) => [macro, changeOf(NUTRIENT[macro])] as const);
  return {
    energy: changeOf('energy'),
    macros: Object.fromEntries(macros) as Record<Macro, FigureChange>,
  };
}

/**
 * What a day comes to on average before and after, over the days that have meals in both menus: a week that was half empty
 * has not got more energy because it was filled. Null where there is no such day.
 */
export function averageChange(
  days: readonly ComparedDay[],
): (Pick<ComparedDay, 'energy' | 'macros'> & { days: number }) | null {
  const both = days.filter(({ meals }) =>
    (['before', 'after'] as const).every((side) => meals.some((meal) => meal[side].foods.length > 0)),
  );
  if (both.length === 0) return null;
  const meanOf = (changes: readonly FigureChange[]): FigureChange => {
    const [before, after] = (['before', 'after'] as const).map((side) => {
      const known = changes.flatMap((change) => change[side] ?? []);
      return known.length < changes.length
        ? null
        : Math.round(known.reduce((total, each) => total + each, 0) / known.length);
    });
    const isKnown = changes.every(({ difference }) => difference !== null);
    return {
      before: before ?? null,
      after: after ?? null,
      difference: isKnown && typeof before === 'number' && typeof after === 'number' ? after - before : null,
    };
  };
  const macros = MACROS.map((macro) => [macro, meanOf(both.map((day) => day.macros[macro]))] as const);
  return {
    days: both.length,
    energy: meanOf(both.map(({ energy }) => energy)),
    macros: Object.fromEntries(macros) as Record<Macro, FigureChange>,
  };
}

/**
 * What becomes of each dish of a meal and of the foods beside them: first what is in both, then an equivalent food or
 * another dish in the place of one that goes, then what comes and what goes. In the order of the later meal.
 */
export function dishChanges(
  before: MenuMeal,
  after: MenuMeal,
  foodOf: FoodLookup,
  kcalPerBite: number,
): PartChange[] {
  const [former, later] = [before, after].map((meal) => partsOf(meal, foodOf, kcalPerBite));
  const left = new Set(former);
  const pairs = new Map<ServedPart, ServedPart>();
  const pair = (isPair: (was: ServedPart, is: ServedPart) => boolean) => {
    for (const is of later!) {
      if (pairs.has(is)) continue;
      const was = [...left].find((each) => isPair(each, is));
      if (!was) continue;
      left.delete(was);
      pairs.set(is, was);
    }
  };
  // Of the same dish twice, the one that stays as it is belongs to itself.
  pair((was, is) => isSamePart(was, is) && isSameAmount(was, is));
  pair(isSamePart);
  const exchangeOf = ({ foods: [food] }: ServedPart, { figuresAt }: MenuMeal) =>
    (food && foodOf(food.foodId, figuresAt)?.exchange) ?? null;
  pair(
    (was, is) =>
      was.dish === null && is.dish === null && areEquivalent(exchangeOf(was, before), exchangeOf(is, after)),
  );
  pair((was, is) => was.dish !== null && is.dish !== null);
  return [
    ...later!.map((is): PartChange => {
      const was = pairs.get(is);
      return was
        ? { kind: kindOf(was, is), before: was, after: is }
        : { kind: 'ADDED', before: null, after: is };
    }),
    ...[...left].map((was): PartChange => ({ kind: 'REMOVED', before: was, after: null })),
  ];
}

function kindOf(was: ServedPart, is: ServedPart): 'KEPT' | 'RESCALED' | 'CHANGED' | 'REPLACED' {
  if (!isSamePart(was, is)) return 'REPLACED';
  if (isSameAmount(was, is)) return 'KEPT';
  // At its least, a dish may have nothing of a flexible part.
  const isResized = was.dish?.size !== is.dish?.size;
  return isResized || foodIdsOf(was) === foodIdsOf(is) ? 'RESCALED' : 'CHANGED';
}

const foodIdsOf = ({ foods }: ServedPart): string =>
  foods
    .map(({ foodId }) => foodId)
    .toSorted()
    .join();

const amountsOf = ({ foods }: ServedPart): string =>
  foods
    .map(({ foodId, portions }) => `${foodId} ${portions}`)
    .toSorted()
    .join();
const isSameAmount = (one: ServedPart, other: ServedPart): boolean => amountsOf(one) === amountsOf(other);

/** A dish is the one of its catalogue, or without one the one of its name. */
const isSamePart = (one: ServedPart, other: ServedPart): boolean =>
  one.dish === null || other.dish === null
    ? one.dish === other.dish && foodIdsOf(one) === foodIdsOf(other)
    : one.dish.dishId === other.dish.dishId &&
      (one.dish.dishId !== null ||
        (one.dish.nameEs === other.dish.nameEs && one.dish.nameEn === other.dish.nameEn));

function partsOf(meal: MenuMeal, foodOf: FoodLookup, kcalPerBite: number): ServedPart[] {
  const { figuresAt } = meal;
  return mealParts(meal).map(({ dish, foods: held }) => {
    const foods = held.map(({ food: { foodId, portions } }) => ({ foodId, portions }));
    const weights = foods.map(({ foodId, portions }) => {
      const food = foodOf(foodId, figuresAt);
      return (food && amountOfPortions(food, portions)?.grams) ?? null;
    });
    const isWeighed = weights.every((grams) => grams !== null);
    const { sums } = mealTotals({ foods, figuresAt }, foodOf, kcalPerBite);
    const { amount, unknownShare } = sums.nutrients.energy;
    return {
      dish,
      foods,
      grams: isWeighed ? Math.round(weights.reduce<number>((sum, grams) => sum + grams!, 0)) : null,
      kcal: amount === null || unknownShare > 0 || !isWeighed ? null : Math.round(amount),
    };
  });
}
