import {
  atLeastIn,
  isBeyondAnyPlate,
  isKind,
  isOfMain,
  isOfVegetables,
  isStaple,
  isToken,
  servingsAs,
  servingsOf,
  type JudgedFood,
  type JudgedPortion,
} from '../plates/judge.ts';
import { eggsOf } from '../plates/bases.ts';
import { isMilkDairy, isPlantDairy } from '../plates/day-rules.ts';
import { isBought, isOpenFat } from '../plates/judge-week.ts';
import { gramsOfVegetables, isMainProtein, isProteinFood } from '../plates/meal-rules.ts';
import { FOOD_KINDS, type FoodKind, type PlateFacts } from '../plates/plate-facts.ts';
import { NOTHING_STATED, suitabilityOfAll } from '../restrictions.ts';
import { servingOf, type DishFacts, type IngredientFacts, type ServedIngredient } from './dish-facts.ts';
import type { Dish } from './dish.ts';
import { DISH_LEVELS, dishLevels } from './scale-dish.ts';

/** A serving of a dish at one of its sizes. */
export interface DishLevel {
  readonly ingredients: readonly ServedIngredient[];
  /** Energy, carbohydrate, fat and protein, and then what the judge counts about it, in the order of `COUNTED`. */
  readonly figures: Float64Array;
  /** More of a food than anybody eats, or so little bread that there could as well be none. */
  readonly isOdd: boolean;
}
export const NUTRIENT_FIGURES = 4;

/**
 * Usual servings of what is the main of a meal, of its vegetables and of each kind of food; 1 for a staple, pieces of eggs,
 * grams of bread, of protein of what a main meal is of, of vegetables and of fibre, and milligrams of sodium.
 */
export const COUNTED = [
  ...(['MAIN', 'VEGETABLE', 'STAPLE', 'PROTEIN_FOOD', 'MILK_DAIRY', 'PLANT_DAIRY'] as const),
  ...(['EGG_PIECES', 'BREAD_GRAMS', 'MAIN_PROTEIN'] as const),
  ...(['VEGETABLE_GRAMS', 'FIBRE', 'SODIUM'] as const),
  ...FOOD_KINDS,
] as const;

/** What of a dish menus are filled by. */
export type MenuDish = Pick<
  Dish,
  | 'id'
  | 'nameEs'
  | 'nameEn'
  | 'course'
  | 'meals'
  | 'ingredients'
  | 'servings'
  | 'season'
  | 'minutes'
  | 'keepsDays'
>;

/** A dish as it is chosen from: its sizes, and what the week counts about it. */
export interface ComposerDish {
  readonly dish: MenuDish;
  readonly levels: readonly DishLevel[];
  /** Restrictions of people whom it is not for, or may not be for. */
  readonly restrictions: DishFacts['notFor'];
  /** What it takes to buy, and which of it are oils and butters, as the judge of a week counts them. */
  readonly foodIds: readonly string[];
  readonly fatIds: readonly string[];
  /** Its foods at its largest size that is not odd: what it is beside other dishes. */
  readonly largest: readonly JudgedPortion[];
}

/** What choosing a dish asks of its foods. */
export type ComposedFood = IngredientFacts &
  Pick<JudgedFood, 'category'> & { exchange?: JudgedFood['exchange'] | undefined };

/**
 * A dish with what a composer asks of it again and again. @returns null where energy or a macronutrient of a food is not
 * known: no day with it could be shown to match
 */
export function prepareDish(
  dish: MenuDish,
  foodOf: (id: string) => ComposedFood | undefined,
  plateOf: (id: string) => PlateFacts | undefined,
): ComposerDish | null {
  const foods = dish.ingredients.map(({ foodId }) => foodOf(foodId));
  const isKnown = foods.every((food) =>
    (['energy', 'carbohydrate', 'fat', 'protein'] as const).every(
      (key) => food !== undefined && food.nutrients[key] !== null && !food.unknownShares?.[key],
    ),
  );
  const levels = isKnown ? dishLevels(dish, (id) => foodOf(id)?.nutrients.energy ?? null, DISH_LEVELS) : null;
  if (levels === null) return null;
  const serving = servingOf(dish);
  const { notFor, unknownFor } = suitabilityOfAll(foods.map((food) => food ?? NOTHING_STATED));
  const judged = dish.ingredients.map(({ foodId: id }, at): JudgedFood => {
    const { category, exchange = null } = foods[at]!;
    const { carbohydrate, protein, fibre, sodium } = foods[at]!.nutrients;
    const per100g = { carbohydrate, protein, fibre, sodium };
    return { id, category, exchange, plate: plateOf(id), per100g };
  });
  const portionsOf = (ingredients: readonly ServedIngredient[]): JudgedPortion[] =>
    ingredients.map(({ grams }, at) => ({ food: judged[at]!, grams }));
  const written = portionsOf(serving);
  const idsOf = (is: (portion: JudgedPortion) => boolean) => [
    ...new Set(written.filter(is).map(({ food }) => food.id)),
  ];
  const figured = levels.map(({ ingredients, kcal }): DishLevel => {
    const portions = portionsOf(ingredients);
    const figures = new Float64Array(NUTRIENT_FIGURES + COUNTED.length);
    figures[0] = kcal;
    ingredients.forEach(({ grams }, at) => {
      const { carbohydrate, fat, protein } = foods[at]!.nutrients;
      figures[1]! += (carbohydrate! * grams) / 100;
      figures[2]! += (fat! * grams) / 100;
      figures[3]! += (protein! * grams) / 100;
    });
    count(portions, figures);
    return { ingredients, figures, isOdd: portions.some((each) => isBeyondAnyPlate(each) || isToken(each)) };
  });
  return {
    dish,
    levels: figured,
    restrictions: [...notFor, ...unknownFor],
    foodIds: idsOf(isBought),
    fatIds: idsOf(isOpenFat),
    largest: portionsOf(figured.findLast(({ isOdd }) => !isOdd)?.ingredients ?? serving),
  };
}

/** Counts into figures. Of a food about which nothing is known, nothing is found missing. */
function count(portions: readonly JudgedPortion[], into: Float64Array): void {
  for (const portion of portions) {
    const [servings, { food }] = [servingsOf(portion), portion];
    const isUnknown = food.exchange === null && food.plate === undefined;
    const add = (one: (typeof COUNTED)[number], much: number) => {
      into[NUTRIENT_FIGURES + COUNTED.indexOf(one)]! += much;
    };
    if (isUnknown || isOfMain(portion)) add('MAIN', servings);
    if (isUnknown || isOfVegetables(portion)) add('VEGETABLE', servings);
    if (isUnknown || isStaple(portion)) add('STAPLE', 1);
    if (isUnknown || isProteinFood(portion)) add('PROTEIN_FOOD', servings);
    if (isMilkDairy(portion)) add('MILK_DAIRY', servings);
    if (isPlantDairy(portion)) add('PLANT_DAIRY', servings);
    if (isKind(portion, 'BREAD')) add('BREAD_GRAMS', portion.grams);
    if (isUnknown || isMainProtein(portion))
      add('MAIN_PROTEIN', ((food.per100g?.protein ?? 0) * portion.grams) / 100);
    add('EGG_PIECES', eggsOf(portion));
    add('VEGETABLE_GRAMS', gramsOfVegetables(portion));
    add('FIBRE', atLeastIn([portion], 'fibre'));
    add('SODIUM', atLeastIn([portion], 'sodium'));
    for (const kind of food.plate?.kinds ?? []) into[AT_KIND.get(kind)!]! += servingsAs(portion, kind);
  }
}
const AT_KIND = new Map<FoodKind, number>(
  FOOD_KINDS.map((kind) => [kind, NUTRIENT_FIGURES + COUNTED.indexOf(kind)]),
);
