import { householdOf, type FoodRole } from '@healzy/domain/foods';
import {
  amountOfPortions,
  dayTotals,
  labelAdvice,
  mealParts,
  mealTotals,
  restrictionWarnings,
  type DatedPortion,
  type MenuDay,
  type MenuTotals,
} from '@healzy/domain/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  MEALS,
  planDate,
  planEnd,
  planTargets,
  type PlanTargets,
} from '@healzy/domain/nutritional-plans';
import type { RowOf } from '../../../platform/db/table.ts';
import type { nutritionalPlans } from '../../nutritional-plans/plan-rows.ts';
import { mapInSlices, Slices } from '../../../platform/slices.ts';
import type { FoodsOfMenus } from '../foods-of-menus.ts';
import { shownList } from '../shopping.ts';
import type { FoodNames, PaperData, PaperDay, PaperEnergy, PaperFood, PaperWeek } from './paper-data.ts';

type Plan = RowOf<typeof nutritionalPlans>;
export type Weeks = readonly (readonly MenuDay[])[];

/** The foods of the menus on a paper, and which of them are not for the patient, or may not be. */
export interface PaperFoods extends FoodsOfMenus {
  isDoubtful(foodId: string): boolean;
}

/** What a plan sets; null until its energy is chosen. */
export const targetsOf = ({ energy, mealShares, macroShares }: Plan): PlanTargets | null =>
  energy &&
  planTargets({ energyKcal: energy.kcal, mealShares, macroShares, kcalPerBite: DEFAULT_KCAL_PER_BITE });

export const periodOf = (plan: Plan) => ({
  name: plan.name,
  from: plan.startDate,
  to: planEnd(plan),
  weeks: plan.weeks,
});

/** Some weeks of a plan, counted from 0, with their foods, energy and shopping list. */
export async function paperWeeks(
  plan: Plan,
  weeks: Weeks,
  chosen: readonly number[],
  foods: PaperFoods,
  restrictions: PaperData['avoids']['restrictions'],
  persons: number,
): Promise<PaperWeek[]> {
  const slices = new Slices();
  const paper: PaperWeek[] = [];
  for (const week of chosen) {
    const days = weeks[week] ?? [];
    const shown = await mapInSlices(days.entries(), ([day, meals]) =>
      paperDay(planDate(plan.startDate, { week, day }), meals, foods),
    );
    if (slices.isOver) await slices.next();
    paper.push({ week: week + 1, days: shown, shopping: shownList(days, foods, restrictions, persons) });
  }
  return paper;
}

/** Bread beside eggs and oil in a salad are what a person with diabetes, or who wants to lose weight, has to weigh. */
const MAIN_ROLES: ReadonlySet<FoodRole | undefined> = new Set<FoodRole>([
  'STARCH',
  'LEGUME',
  'FRUIT',
  'FAT',
  'SWEET',
]);

function paperDay(date: string, meals: MenuDay, foods: PaperFoods): PaperDay {
  return {
    date,
    energy: energyOf(dayTotals(meals, foods.foodOf, DEFAULT_KCAL_PER_BITE)),
    meals: MEALS.map((meal) => ({
      meal,
      name: meals[meal].name,
      parts: mealParts(meals[meal]).map(({ dish, foods: eaten }) => ({
        dish: dish && { nameEs: dish.nameEs, nameEn: dish.nameEn },
        foods: eaten.map(({ food }) => ({
          ...paperFood({ ...food, figuresAt: meals[meal].figuresAt }, foods),
          isMain:
            dish?.core.includes(food.foodId) === true ||
            MAIN_ROLES.has(foods.foodOf(food.foodId, meals[meal].figuresAt)?.exchange?.role),
        })),
      })),
      energy: energyOf(mealTotals(meals[meal], foods.foodOf, DEFAULT_KCAL_PER_BITE)),
    })),
  };
}

const energyOf = ({ kcal, bites, unweighed, sums }: MenuTotals): PaperEnergy => ({
  kcal,
  bites,
  isLeast: unweighed.length > 0 || sums.nutrients.energy.unknownShare > 0,
});

const namesOf = (foodId: string, figuresAt: string | undefined, { foodOf }: FoodsOfMenus): FoodNames => {
  const food = foodOf(foodId, figuresAt);
  return { nameEs: food?.nameEs ?? null, nameEn: food?.nameEn ?? null };
};

export function paperFood({ foodId, portions, figuresAt }: DatedPortion, foods: PaperFoods): PaperFood {
  const food = foods.foodOf(foodId, figuresAt);
  const amount = food ? amountOfPortions(food, portions) : null;
  const household = food && amount ? householdOf(food, amount.grams) : null;
  return {
    ...namesOf(foodId, figuresAt, foods),
    portions,
    ...(foods.isDoubtful(foodId) ? { isDoubtful: true } : {}),
    amount: amount && { amount: amount.amount, unit: amount.unit, grams: amount.grams },
    household: household && {
      count: household.count,
      nameEs: household.portion.nameEs,
      nameEn: household.portion.nameEn,
    },
  };
}

/** On which labels of these weeks' foods the patient has something to look for. */
export const paperLabels = (
  weeks: Weeks,
  restrictions: PaperData['avoids']['restrictions'],
  foods: FoodsOfMenus,
): PaperData['labels'] =>
  labelAdvice(weeks.flat(), restrictions, (id) => foods.foodOf(id, undefined)).map(
    ({ restriction, foodIds }) => ({
      restriction,
      foods: foodIds.map((id) => namesOf(id, undefined, foods)),
    }),
  );

/** Each food of these weeks that is not for the patient, or may not be, once: by its id. */
export function paperWarnings(
  weeks: Weeks,
  restrictions: PaperData['avoids']['restrictions'],
  foods: FoodsOfMenus,
): ReadonlyMap<string, PaperData['warnings'][number]> {
  // A meal that was eaten is on the paper too.
  const all = weeks.map((days) =>
    days.map((day) => Object.fromEntries(MEALS.map((meal) => [meal, { ...day[meal], isCompleted: false }]))),
  ) as unknown as Weeks;
  return new Map(
    restrictionWarnings({ weeks: all }, restrictions, foods.foodOf).map(({ foodId, broken }) => [
      foodId,
      { ...namesOf(foodId, undefined, foods), broken },
    ]),
  );
}
