import { z } from 'zod';
import { portionWeight, type FoodCategory } from '../foods/index.ts';
import {
  DEFAULT_KCAL_PER_BITE,
  energyTargetSchema,
  KCAL_PER_BITE_LIMITS,
  MACROS,
  macroSharesSchema,
  MEALS,
  mealSharesSchema,
  menuTemplateSchema,
  type EnergyTarget,
  type Macro,
  type MacroShares,
  type Meal,
  type MealShares,
  type PlanMenuTemplate,
} from '../nutritional-plans/index.ts';
import { foodExclusionsSchema } from './food-exclusion-schemas.ts';
import { isExcludedBy, type FoodExclusions } from './food-exclusions.ts';
import type { FoodLookup, MenuFoodFacts } from './food-facts.ts';
import { menuMeals, type Menu, type MenuMeal } from './menu.ts';
import type { MealPosition } from './solver/problem.ts';
import { DEFAULT_MENU_TEMPLATE, templateDifference } from './template.ts';

/** The data of a plan, and what its patient will not eat, that menus are made for. */
export interface MenuBasis {
  /** Null until the plan's energy is chosen. */
  energyKcal: number | null;
  mealShares: MealShares;
  macroShares: MacroShares;
  kcalPerBite: number;
  /** Null for the general one. */
  menuTemplate: PlanMenuTemplate | null;
  exclusions: FoodExclusions;
  /** The instant whose foods they were made of; absent where it is not known. */
  foodsAt?: string | undefined;
}

export const menuBasisSchema = z.object({
  energyKcal: energyTargetSchema.shape.kcal.nullable(),
  mealShares: mealSharesSchema,
  macroShares: macroSharesSchema,
  kcalPerBite: z.number().min(KCAL_PER_BITE_LIMITS.min).max(KCAL_PER_BITE_LIMITS.max),
  menuTemplate: menuTemplateSchema.nullable(),
  exclusions: foodExclusionsSchema,
  foodsAt: z.iso
    .datetime()
    .transform((instant) => new Date(instant).toISOString())
    .optional(),
});

/** What menus of a plan are to be made for now. */
export const basisOf = (
  plan: {
    energy: Pick<EnergyTarget, 'kcal'> | null;
    mealShares: MealShares;
    macroShares: MacroShares;
    menuTemplate: PlanMenuTemplate | null;
  },
  { foodIds, categories }: FoodExclusions,
): MenuBasis => ({
  energyKcal: plan.energy?.kcal ?? null,
  mealShares: plan.mealShares,
  macroShares: plan.macroShares,
  kcalPerBite: DEFAULT_KCAL_PER_BITE,
  menuTemplate: plan.menuTemplate,
  exclusions: { foodIds, categories },
});

/**
 * Whether menus were made for an energy while their plan has none, as those of another patient: nobody has answered for
 * their amounts, so that nothing of them is handed over.
 */
export const lacksItsEnergy = (
  plan: { energy: Pick<EnergyTarget, 'kcal'> | null },
  basis: Pick<MenuBasis, 'energyKcal'> | null,
): boolean => plan.energy === null && basis !== null && basis.energyKcal !== null;

interface FromTo {
  before: number;
  after: number;
}

/** What is different of a plan since its menus were made. */
export type BasisChange =
  | { kind: 'ENERGY'; before: number | null; after: number | null }
  | ({ kind: 'MEAL_SHARE'; meal: Meal } & FromTo)
  | ({ kind: 'MACRO_SHARE'; macro: Macro } & FromTo)
  | ({ kind: 'KCAL_PER_BITE' } & FromTo)
  /** Which foods may fill these meals. */
  | { kind: 'TEMPLATE'; meals: readonly Meal[] }
  | { kind: 'EXCLUSIONS'; foodIds: readonly string[]; categories: readonly FoodCategory[] }
  /** The energy, macronutrients or weight of a food have changed; kilocalories of a portion, null when not known. */
  | { kind: 'FOOD'; foodId: string; before: number | null; after: number | null };

/** What is different, in the order in which it is told. Foods that are no longer excluded ask for nothing. */
export function basisChanges(before: MenuBasis, after: MenuBasis): BasisChange[] {
  const template = templateDifference(
    before.menuTemplate ?? DEFAULT_MENU_TEMPLATE,
    after.menuTemplate ?? DEFAULT_MENU_TEMPLATE,
  );
  const excluded = {
    foodIds: after.exclusions.foodIds.filter((id) => !before.exclusions.foodIds.includes(id)),
    categories: after.exclusions.categories.filter((each) => !before.exclusions.categories.includes(each)),
  };
  const differ = (one: number, other: number) => Math.abs(one - other) > 1e-9;
  return [
    ...(before.energyKcal === after.energyKcal
      ? []
      : [{ kind: 'ENERGY', before: before.energyKcal, after: after.energyKcal } as const]),
    ...MEALS.filter((meal) => differ(before.mealShares[meal], after.mealShares[meal])).map(
      (meal): BasisChange => ({
        kind: 'MEAL_SHARE',
        meal,
        before: before.mealShares[meal],
        after: after.mealShares[meal],
      }),
    ),
    ...MACROS.filter((macro) => differ(before.macroShares[macro], after.macroShares[macro])).map(
      (macro): BasisChange => ({
        kind: 'MACRO_SHARE',
        macro,
        before: before.macroShares[macro],
        after: after.macroShares[macro],
      }),
    ),
    ...(differ(before.kcalPerBite, after.kcalPerBite)
      ? [{ kind: 'KCAL_PER_BITE', before: before.kcalPerBite, after: after.kcalPerBite } as const]
      : []),
    ...(template.length > 0 ? [{ kind: 'TEMPLATE', meals: template } as const] : []),
    ...(excluded.foodIds.length + excluded.categories.length > 0
      ? [{ kind: 'EXCLUSIONS', ...excluded } as const]
      : []),
  ];
}

/** What is offered after a change of a plan's data: to keep its menus, or to recalculate them. */
export interface RecalculationOffer {
  changes: readonly BasisChange[];
  /** Days with a coming meal that was made for other data and could change, also where other meals are still empty. */
  days: readonly { week: number; day: number }[];
}

/**
 * Whether the menus of a plan were made for other data than the plan has now, and which days that concerns. Eaten and
 * locked meals, and those of days that are over, are no reason to ask: nothing would happen to them. A changed template
 * concerns only meals that it is of, and an excluded food only meals that have it; anything else all meals with foods,
 * because grams, energy and bites of a day follow from every share.
 *
 * @param before what the menus were made for; null for menus of which it is not known
 * @param from first day that is still to come
 */
export function recalculationOffer(
  menu: Menu,
  before: MenuBasis | null,
  after: MenuBasis,
  foodOf: FoodLookup,
  from: { week: number; day: number } = { week: 0, day: 0 },
): RecalculationOffer | null {
  if (before === null) return null;
  const open = menuMeals(menu).filter(
    ({ week, day, foods, isCompleted, isLocked }) =>
      foods.length > 0 &&
      !isCompleted &&
      !isLocked &&
      (week > from.week || (week === from.week && day >= from.day)),
  );
  const concerned = [...basisChanges(before, after), ...foodChanges(open, before.foodsAt, foodOf)].map(
    (change) => ({
      change,
      meals: open.filter((meal) => isConcerned(change, meal, foodOf)),
    }),
  );
  const changes = concerned.filter(({ meals }) => meals.length > 0).map(({ change }) => change);
  if (changes.length === 0) return null;
  const places = new Map(
    concerned.flatMap(({ meals }) => meals).map(({ week, day }) => [week * 7 + day, { week, day }] as const),
  );
  const days = [...places].sort(([one], [other]) => one - other).map(([, place]) => place);
  return { changes, days };
}

/** The foods of these meals whose figures are others than when their menus were made. */
function foodChanges(
  meals: readonly Pick<MenuMeal, 'foods'>[],
  foodsAt: string | undefined,
  foodOf: FoodLookup,
): BasisChange[] {
  if (foodsAt === undefined) return [];
  const ids = new Set(meals.flatMap(({ foods }) => foods.map(({ foodId }) => foodId)));
  return [...ids].flatMap((foodId): BasisChange[] => {
    const [was, is] = [foodOf(foodId, foodsAt), foodOf(foodId, undefined)];
    if (!was || !is || was === is || figuresKey(was) === figuresKey(is)) return [];
    return [{ kind: 'FOOD', foodId, before: kcalOfPortion(was), after: kcalOfPortion(is) }];
  });
}

/** A text by which the figures of a food that a meal's totals and targets depend on are compared. */
function figuresKey(food: MenuFoodFacts): string {
  const { energy, carbohydrate, fat, protein } = food.nutrients;
  return JSON.stringify([food.unit, portionWeight(food)?.grams, energy, carbohydrate, fat, protein]);
}

function kcalOfPortion(food: MenuFoodFacts): number | null {
  const weight = portionWeight(food);
  const { energy } = food.nutrients;
  return weight === null || energy === null ? null : Math.round((energy * weight.grams) / 100);
}

function isConcerned(change: BasisChange, meal: MealPosition & MenuMeal, foodOf: FoodLookup): boolean {
  if (change.kind === 'TEMPLATE') return change.meals.includes(meal.meal);
  if (change.kind === 'FOOD') return meal.foods.some(({ foodId }) => foodId === change.foodId);
  if (change.kind !== 'EXCLUSIONS') return true;
  const excludes = isExcludedBy(change);
  return meal.foods.some(({ foodId }) => excludes(foodId, foodOf(foodId, undefined)));
}
