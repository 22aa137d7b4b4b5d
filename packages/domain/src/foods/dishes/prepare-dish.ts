import type { FoodRestriction } from '../option-sets.ts';
import {
  COUNTS_FROM,
  isKind,
  isOfMain,
  isOfVegetables,
  isStaple,
  servingsOf,
  type JudgedFood,
  type JudgedPortion,
} from '../plates/judge.ts';
import { isBought, isOpenFat } from '../plates/judge-week.ts';
import { FOOD_KINDS, type FoodKind, type PlateFacts } from '../plates/plate-facts.ts';
import {
  dishFacts,
  servingOf,
  type DishFacts,
  type IngredientFacts,
  type ServedIngredient,
} from './dish-facts.ts';
import type { Dish } from './dish.ts';
import { DISH_LEVELS, dishLevels } from './scale-dish.ts';

/** A serving of a dish at one of its sizes. */
export interface DishLevel {
  readonly ingredients: readonly ServedIngredient[];
  readonly kcal: number;
  readonly CARBS: number;
  readonly FAT: number;
  readonly PROTEIN: number;
  /** What the judge counts about it, in the order of `COUNTED`. */
  readonly counts: Float64Array;
}

/** Usual servings of what is the main of a meal, of its vegetables and of each kind of food; 1 for a staple. */
export const COUNTED = ['MAIN', 'VEGETABLE', 'STAPLE', ...FOOD_KINDS] as const;

/** What of a dish menus are filled by. */
export type MenuDish = Pick<
  Dish,
  'id' | 'nameEs' | 'nameEn' | 'course' | 'meals' | 'ingredients' | 'servings' | 'season'
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
  /** Foods of which it has so much that another dish beside it should not be of them too. */
  readonly prominent: readonly string[];
  /** Rice, pasta or potato, of which a meal has one; bread goes with everything. */
  readonly hasGarnish: boolean;
  /** Restrictions of those for whom it has something in place of something else: seitan, soya drink, gluten-free bread. */
  readonly standsInFor: readonly FoodRestriction[];
}

/** What choosing a dish asks of its foods. */
export type ComposedFood = IngredientFacts &
  Pick<JudgedFood, 'category'> & { exchange?: JudgedFood['exchange'] | undefined };

/** From this weight on, a food is one that the eater would name. */
const PROMINENT_GRAMS = 50;

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
  const { notFor, unknownFor } = dishFacts(serving, foodOf);
  const judged = dish.ingredients.map(({ foodId: id }, at): JudgedFood => {
    const { category, exchange = null } = foods[at]!;
    return { id, category, exchange, plate: plateOf(id) };
  });
  const portionsOf = (ingredients: readonly ServedIngredient[]): JudgedPortion[] =>
    ingredients.map(({ grams }, at) => ({ food: judged[at]!, grams }));
  const written = portionsOf(serving);
  const idsOf = (is: (portion: JudgedPortion) => boolean) => [
    ...new Set(written.filter(is).map(({ food }) => food.id)),
  ];
  return {
    dish,
    levels: levels.map(({ ingredients, kcal }) => {
      const sum = (key: 'carbohydrate' | 'fat' | 'protein') =>
        ingredients.reduce((all, { grams }, at) => all + ((foods[at]!.nutrients[key] ?? 0) * grams) / 100, 0);
      const macros = { CARBS: sum('carbohydrate'), FAT: sum('fat'), PROTEIN: sum('protein') };
      return { ingredients, kcal, ...macros, counts: countsOf(portionsOf(ingredients)) };
    }),
    restrictions: [...notFor, ...unknownFor],
    foodIds: idsOf(isBought),
    fatIds: idsOf(isOpenFat),
    prominent: idsOf((each) => each.grams >= PROMINENT_GRAMS && isBought(each)),
    standsInFor: written.flatMap(standsInFor),
    hasGarnish: written.some(
      (each) =>
        each.food.exchange?.role === 'STARCH' && !isKind(each, 'BREAD') && servingsOf(each) >= COUNTS_FROM,
    ),
  };
}

/** Whose restriction makes a food wanted that others would not think of; none for most foods. */
function standsInFor(portion: JudgedPortion): readonly FoodRestriction[] {
  const group = portion.food.exchange?.group;
  if (group === 'PROTEIN_VEGETAL') return ['VEGETARIAN', 'VEGAN', 'MEAT'];
  if (group === 'MILK_PLANT') return ['MILK', 'LACTOSE', 'VEGAN'];
  return portion.food.id === GLUTEN_FREE_BREAD ? ['GLUTEN'] : [];
}
/** The catalogue's bread without gluten. */
const GLUTEN_FREE_BREAD = '0e30b276-255b-873d-84c5-156b5da13a18';

/** Of a food about which nothing is known, nothing is found missing. */
function countsOf(portions: readonly JudgedPortion[]): Float64Array {
  const counts = new Float64Array(COUNTED.length);
  for (const portion of portions) {
    const [count, { food }] = [servingsOf(portion), portion];
    const isUnknown = food.exchange === null && food.plate === undefined;
    if (isUnknown || isOfMain(portion)) counts[0]! += count;
    if (isUnknown || isOfVegetables(portion)) counts[1]! += count;
    if (isUnknown || isStaple(portion)) counts[2] = 1;
    for (const kind of food.plate?.kinds ?? []) counts[AT_KIND.get(kind)!]! += count;
  }
  return counts;
}
const AT_KIND = new Map<FoodKind, number>(FOOD_KINDS.map((kind) => [kind, COUNTED.indexOf(kind)]));
