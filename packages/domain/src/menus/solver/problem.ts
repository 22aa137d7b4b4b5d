import type { MealDish } from '../meal-dish.ts';
import type { Macro, Meal, PlanTargets } from '../../nutritional-plans/index.ts';

/** What the solver knows of a food; independent of where foods are stored. Every figure is known. */
export interface SolverFood {
  id: string;
  category: string;
  /** 1 preferred, 2 normal, 3 occasional. */
  tier: 1 | 2 | 3;
  /** Meals that it may be part of, unless a template names the food itself. */
  mealTypes: readonly Meal[];
  /** Restrictions of people whom it is not for, or may not be for. */
  restrictions: readonly string[];
  isActive: boolean;
  /** Of 100 g (or 100 ml). */
  kcal: number;
  grams: Readonly<Record<Macro, number>>;
  /** Weight of one portion in grams (or ml). */
  portionGrams: number;
  /** Its portions are multiples of this. */
  step: 0.5 | 1;
}

/** "Milk or yoghurt": how many foods of a choice a meal has. Nothing named means any food of the meal's type. */
export interface FoodGroup {
  foodIds?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  min: number;
  max: number;
}

/** Whether a food may be chosen for a group. One that the group names may be in any meal. */
export function isOfGroup(
  { foodIds, categories }: FoodGroup,
  meal: Meal,
  { id, category, mealTypes }: Pick<SolverFood, 'id' | 'category' | 'mealTypes'>,
): boolean {
  if (foodIds?.includes(id)) return true;
  return (categories ? categories.includes(category) : !foodIds) && mealTypes.includes(meal);
}

/** Whether a person with these restrictions may eat a food. */
export function isSuitable({ restrictions: own }: SolverFood, restrictions: ReadonlySet<string>): boolean {
  return !own.some((each) => restrictions.has(each));
}

/** Which foods may fill which meal. A meal has foods of these groups only. */
export type MenuTemplate = Readonly<Record<Meal, readonly FoodGroup[]>>;

/** A food of a meal in portions. */
export interface PortionedFood {
  foodId: string;
  portions: number;
  /** The key of the dish of its meal that it belongs to; absent for a food by itself. */
  dish?: number | undefined;
}

/** A meal of a plan; week and day count from 0. */
export interface MealPosition {
  week: number;
  day: number;
  meal: Meal;
}

/** A meal that stays as it is. */
export interface KeptMeal extends MealPosition {
  foods: readonly PortionedFood[];
  /** Energy or macronutrients of a food are not known: then the sums of its day are not either, and set no rule. */
  hasUnknown?: boolean | undefined;
  /**
   * Not among the meals that were asked to be filled, or over: its foods count in the sums, but break no rule about what
   * the person eats. What was eaten before an allergy was known must not prevent a menu without it.
   */
  isOutside?: boolean | undefined;
  /** The instant whose figures its foods have; absent for those of now. */
  figuresAt?: string | undefined;
}

/** Limits of the rules; `DEFAULT_MENU_LIMITS` unless the plan sets others. */
export interface MenuLimits {
  /** How far a day's energy and each macronutrient may be from the target, as a share of it. */
  dayEnergy: number;
  macro: number;
  usesPerWeek: number;
  /** Portions of one food in one meal. */
  portions: number;
}

export const DEFAULT_MENU_LIMITS: MenuLimits = { dayEnergy: 0.02, macro: 0.05, usesPerWeek: 3, portions: 3 };

export interface MenuProblem {
  foods: readonly SolverFood[];
  targets: PlanTargets;
  template: MenuTemplate;
  /** Restrictions of this person: no food that has one of them. */
  restrictions: readonly string[];
  /** Foods that this person does not eat. */
  excludedFoods: readonly string[];
  /** Categories of which this person eats nothing. */
  excludedCategories: readonly string[];
  limits: MenuLimits;
  /** Meals to fill. */
  fill: readonly MealPosition[];
  /** Meals that stay; those of the same day and week count in its sums. */
  kept: readonly KeptMeal[];
}

export interface FilledMeal extends MealPosition {
  foods: readonly PortionedFood[];
  /** What holds its foods together, where it was filled with dishes. */
  dishes?: readonly MealDish[] | undefined;
}
