import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { isOfGroup, isSuitable, type FoodGroup, type MenuProblem, type SolverFood } from './problem.ts';
import { ruleKey, type MenuRule } from './rules.ts';
import { dayBounds, mealWindow, NO_BOUNDS, NUTRIENTS } from './windows.ts';

/** Halves of a portion where the rule about portions is left out: more than any meal needs. */
const UNLIMITED_HALVES = 80;
/** Foods that may come on top where a template is left out. */
const EXTRA_FOODS = 5;
export interface ModelGroup {
  candidates: Int32Array;
  min: number;
  max: number;
  /** Position in the template; null for what comes on top of it. */
  index: number | null;
}

export interface ModelMeal {
  meal: Meal;
  low: number;
  high: number;
  /** Middle of the target; where the search aims. */
  aim: number;
  groups: readonly ModelGroup[];
}

export interface ModelDay {
  week: number;
  day: number;
  /** Indices of the meals to fill. */
  fill: readonly number[];
  /** Nutrients and foods of the meals that stay. */
  fixed: Float64Array;
  fixedFoods: readonly number[];
  low: Float64Array;
  high: Float64Array;
}

/** A problem under some of its rules, in numbers. */
export interface Model {
  foods: readonly SolverFood[];
  /** By nutrient, of half a portion of each food. */
  perHalf: readonly Float64Array[];
  stepHalves: Uint8Array;
  maxHalves: Uint8Array;
  tierPenalty: Float64Array;
  category: Int32Array;
  meals: readonly ModelMeal[];
  days: readonly ModelDay[];
  isRepeatAllowed: boolean;
  usesPerWeek: number;
  /** Kept meals that break rules by themselves: there is no menu. */
  isContradictory: boolean;
}

/** Penalty of a food by its tier. */
const TIER_PENALTY = { 1: 0, 2: 1, 3: 3 } as const;

/** @param isActive whether a rule holds, by its key */
export function modelOf(problem: MenuProblem, isActive: (key: string) => boolean): Model {
  const holds = (rule: MenuRule) => isActive(ruleKey(rule));
  const { foods, limits, targets } = problem;
  const indexOf = new Map(foods.map((food, index) => [food.id, index]));
  const excluded = new Set(
    problem.excludedFoods.filter((foodId) => holds({ kind: 'EXCLUDED_FOOD', foodId })),
  );
  const excludedKinds = new Set(
    problem.excludedCategories.filter((category) => holds({ kind: 'EXCLUDED_CATEGORY', category })),
  );
  const restrictions = new Set(
    problem.restrictions.filter((restriction) => holds({ kind: 'RESTRICTION', restriction })),
  );
  const isForbidden = (food: SolverFood) =>
    excluded.has(food.id) || excludedKinds.has(food.category) || !isSuitable(food, restrictions);
  const needsActive = holds({ kind: 'INACTIVE_FOODS' });
  const isEligible = foods.map(
    (food) => (food.isActive || !needsActive) && food.portionGrams > 0 && !isForbidden(food),
  );

  const candidatesOf = (group: FoodGroup, meal: Meal) =>
    Int32Array.from(
      foods.flatMap((food, index) => (isEligible[index] && isOfGroup(group, meal, food) ? [index] : [])),
    );
  const meals = MEALS.filter((meal) => targets.meals[meal].kcal > 0).map((meal): ModelMeal => {
    const isFree = !holds({ kind: 'MEAL_BITES', meal });
    const { low, high } = mealWindow(targets.meals[meal], targets.kcalPerBite);
    const groups = problem.template[meal].map((group, index): ModelGroup => ({
      candidates: candidatesOf(group, meal),
      min: holds({ kind: 'GROUP', meal, group: index }) ? group.min : 0,
      max: group.max,
      index,
    }));
    if (!holds({ kind: 'TEMPLATE_ONLY', meal })) {
      const candidates = candidatesOf({ min: 0, max: 0 }, meal);
      groups.push({ candidates, min: 0, max: EXTRA_FOODS, index: null });
    }
    return {
      meal,
      low: isFree ? Number.NEGATIVE_INFINITY : low,
      high: isFree ? Number.POSITIVE_INFINITY : high,
      aim: targets.meals[meal].kcal,
      groups,
    };
  });

  const perHalf = NUTRIENTS.map((nutrient) =>
    Float64Array.from(
      foods,
      (food) => ((nutrient === 'KCAL' ? food.kcal : food.grams[nutrient]) * food.portionGrams) / 200,
    ),
  );
  const categories = [...new Set(foods.map(({ category }) => category))];
  const limitHalves = holds({ kind: 'PORTIONS' }) ? Math.round(limits.portions * 2) : UNLIMITED_HALVES;
  const model = {
    foods,
    perHalf,
    stepHalves: Uint8Array.from(foods, ({ step }) => step * 2),
    maxHalves: Uint8Array.from(foods, ({ step }) => limitHalves - (limitHalves % (step * 2))),
    tierPenalty: Float64Array.from(foods, ({ tier }) => TIER_PENALTY[tier]),
    category: Int32Array.from(foods, ({ category }) => categories.indexOf(category)),
    meals,
    isRepeatAllowed: !holds({ kind: 'NO_REPEAT_IN_DAY' }),
    usesPerWeek: holds({ kind: 'USES_PER_WEEK' }) ? limits.usesPerWeek : 255,
  };

  const byDay = new Map<string, { week: number; day: number; fill: Set<Meal>; kept: typeof problem.kept }>();
  const dayAt = (week: number, day: number) => {
    const key = `${week}:${day}`;
    const found = byDay.get(key) ?? { week, day, fill: new Set<Meal>(), kept: [] };
    byDay.set(key, found);
    return found;
  };
  for (const { week, day, meal } of problem.fill) dayAt(week, day).fill.add(meal);
  let isContradictory = false;
  for (const kept of problem.kept) {
    const day = dayAt(kept.week, kept.day);
    if (!holds({ kind: 'KEPT_MEAL', week: kept.week, day: kept.day, meal: kept.meal }))
      day.fill.add(kept.meal);
    else {
      day.kept = [...day.kept, kept];
      for (const { foodId } of kept.foods) {
        const index = indexOf.get(foodId);
        if (index === undefined) throw new Error(`The kept food ${foodId} is not among the foods.`);
        if (!kept.isOutside && isForbidden(foods[index]!)) isContradictory = true;
      }
    }
  }
  const bounds = dayBounds(problem, holds);
  const days = [...byDay.values()]
    .sort((one, other) => one.week - other.week || one.day - other.day)
    .map(({ week, day, fill, kept }): ModelDay => {
      const fixed = new Float64Array(NUTRIENTS.length);
      const fixedFoods: number[] = [];
      for (const { foods: keptFoods } of kept) {
        for (const { foodId, portions } of keptFoods) {
          const food = indexOf.get(foodId)!;
          fixedFoods.push(food);
          NUTRIENTS.forEach((_, nutrient) => {
            fixed[nutrient]! += perHalf[nutrient]![food]! * portions * 2;
          });
        }
      }
      if (!model.isRepeatAllowed && new Set(fixedFoods).size < fixedFoods.length) isContradictory = true;
      const places = meals.flatMap(({ meal }, index) => (fill.has(meal) ? [index] : []));
      const isWhole =
        kept.every(({ hasUnknown }) => !hasUnknown) &&
        meals.every(({ meal }) => fill.has(meal) || kept.some((each) => each.meal === meal));
      return { week, day, fill: places, fixed, fixedFoods, ...(isWhole ? bounds : NO_BOUNDS) };
    });
  for (const week of new Set(days.map((day) => day.week))) {
    const uses = new Map<number, number>();
    for (const day of days.filter((each) => each.week === week))
      for (const food of day.fixedFoods) uses.set(food, (uses.get(food) ?? 0) + 1);
    if ([...uses.values()].some((count) => count > model.usesPerWeek)) isContradictory = true;
  }
  return { ...model, days, isContradictory };
}
