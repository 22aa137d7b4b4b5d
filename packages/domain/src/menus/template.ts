import { brokenRestrictions, type FoodCategory, type FoodRestriction } from '../foods/index.ts';
import {
  eachMeal,
  MEALS,
  type Meal,
  type MenuTemplateGroup,
  type PlanMenuTemplate,
} from '../nutritional-plans/index.ts';
import { isExcludedBy, NOTHING_EXCLUDED, type FoodExclusions } from './food-exclusions.ts';
import { solverFoodOf, type MenuFoodFacts } from './food-facts.ts';
import { isOfGroup, isSuitable, type SolverFood } from './solver/problem.ts';

const group = (min: number, max: number, ...categories: FoodCategory[]): MenuTemplateGroup => ({
  foodIds: [],
  categories,
  min,
  max,
});

const MAIN_MEAL = [
  group(1, 2, 'VEGETABLES'),
  group(1, 1, 'CEREALS', 'BREAD_PASTA', 'TUBERS', 'LEGUMES'),
  group(1, 1, 'MEAT', 'FISH', 'SEAFOOD', 'EGGS', 'LEGUMES'),
  group(1, 1, 'FATS_OILS'),
  group(0, 1, 'FRUIT', 'DAIRY'),
];

const SNACK = [
  group(1, 1, 'FRUIT', 'DAIRY'),
  group(0, 2, 'NUTS_SEEDS', 'CEREALS', 'BREAD_PASTA', 'PROCESSED_MEAT', 'DAIRY', 'BEVERAGES', 'EGGS'),
];

/** What a plan without a template of its own fills its meals with: usual meals, not only figures that agree. */
export const DEFAULT_MENU_TEMPLATE: PlanMenuTemplate = {
  BREAKFAST: [
    group(1, 1, 'DAIRY', 'BEVERAGES'),
    group(1, 1, 'CEREALS', 'BREAD_PASTA'),
    group(0, 1, 'FRUIT'),
    group(0, 2, 'EGGS', 'PROCESSED_MEAT', 'NUTS_SEEDS', 'FATS_OILS'),
  ],
  MID_MORNING_SNACK: SNACK,
  LUNCH: MAIN_MEAL,
  MID_AFTERNOON_SNACK: SNACK,
  DINNER: MAIN_MEAL,
};

/** How many foods of a group there are to choose from. */
export interface GroupChoices {
  /** Active foods of the group whose energy and macronutrients are known. */
  foods: number;
  /** Those of them that this person may eat. */
  suitable: number;
}

/**
 * What a template leaves to choose from, group by group, for one person: before anything is filled, it shows a group
 * that no food is of, and one of which this person may eat nothing.
 */
export function templateChoices(
  template: PlanMenuTemplate,
  foods: readonly MenuFoodFacts[],
  restrictions: readonly string[],
  exclusions: FoodExclusions = NOTHING_EXCLUDED,
): Record<Meal, GroupChoices[]> {
  const excludes = isExcludedBy(exclusions);
  const excluded = new Set(foods.filter((food) => excludes(food.id, food)).map(({ id }) => id));
  const known = foods.flatMap((food) => solverFoodOf(food) ?? []).filter(({ isActive }) => isActive);
  const refused = new Set(restrictions);
  const choicesOf = (each: MenuTemplateGroup, meal: Meal): GroupChoices => {
    const of = known.filter((food: SolverFood) => isOfGroup(each, meal, food));
    return {
      foods: of.length,
      suitable: of.filter((food) => isSuitable(food, refused) && !excluded.has(food.id)).length,
    };
  };
  return eachMeal((meal) => template[meal].map((each) => choicesOf(each, meal)));
}

/** A group of a template that a person can have nothing of, and why. */
export interface TemplateDoubt {
  meal: Meal;
  group: MenuTemplateGroup;
  /** What its foods break, or may break. */
  restrictions: FoodRestriction[];
  /** Whether the person will not eat them. */
  isUnwanted: boolean;
}

/**
 * What speaks against a template for one person: groups that it asks for and of which they may eat less than it asks for.
 * Of a group of foods that are not among those given nothing is said.
 */
export function templateDoubts(
  template: PlanMenuTemplate,
  foods: readonly MenuFoodFacts[],
  restrictions: readonly FoodRestriction[],
  exclusions: FoodExclusions = NOTHING_EXCLUDED,
): TemplateDoubt[] {
  const choices = templateChoices(template, foods, restrictions, exclusions);
  const excludes = isExcludedBy(exclusions);
  return MEALS.flatMap((meal) =>
    template[meal].flatMap((each, at): TemplateDoubt[] => {
      const { foods: all, suitable } = choices[meal][at]!;
      if (each.min === 0 || all === 0 || suitable >= Math.min(each.min, all)) return [];
      const of = foods.filter(
        ({ id, category }) => each.foodIds.includes(id) || each.categories.includes(category),
      );
      const broken = new Set(
        of.flatMap((food) => [
          ...brokenRestrictions(food, restrictions).broken,
          ...food.unknownFor.filter((one) => restrictions.includes(one)),
        ]),
      );
      return [
        {
          ...{ meal, group: each },
          restrictions: restrictions.filter((one) => broken.has(one)),
          isUnwanted: of.some((food) => excludes(food.id, food)),
        },
      ];
    }),
  );
}

/** A text by which groups are compared: the order of their properties changes where they are stored. */
export const groupKey = ({ foodIds, categories, min, max }: MenuTemplateGroup): string =>
  JSON.stringify([foodIds, categories, min, max]);

/** The meals in which two templates differ. */
export function templateDifference(before: PlanMenuTemplate, after: PlanMenuTemplate): Meal[] {
  const keyOf = (groups: readonly MenuTemplateGroup[]) => groups.map(groupKey).join();
  return MEALS.filter((meal) => keyOf(before[meal]) !== keyOf(after[meal]));
}
