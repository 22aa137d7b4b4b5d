import { portionWeight } from '../foods/index.ts';
import type { Dish } from '../foods/dishes/dish.ts';
import { servingOf, type ServedIngredient } from '../foods/dishes/dish-facts.ts';
import { DISH_LEVELS, dishLevels } from '../foods/dishes/scale-dish.ts';
import { ok, refused, type Result } from '../shared/index.ts';
import type { FoodLookup } from './food-facts.ts';
import { DISHES_OF_MEAL, FOODS_OF_MEAL, MOST_PORTIONS, type MenuMeal } from './menu.ts';
import type { MealDish } from './meal-dish.ts';
import type { PortionedFood } from './solver/problem.ts';

/** What of a dish goes into a meal. */
export type ServedDish = Pick<Dish, 'id' | 'nameEs' | 'nameEn' | 'ingredients' | 'servings'>;

/** A ten-thousandth of a portion of 100 g is a pinch of salt to the hundredth of a gram. */
const STEPS = 10_000;

/**
 * - `DISH_UNKNOWN`: an ingredient is no food any more, or has no weight
 * - `DISH_NOT_SCALED`: the dish cannot have that size, because an energy is not known or nothing of its core is left
 * - `DISH_CHANGED`: it is made of other foods since it was put into the meal
 */
export type DishRefusal =
  'DISH_UNKNOWN' | 'DISH_NOT_SCALED' | 'DISH_CHANGED' | 'DISH_ABSENT' | 'TOO_MANY_DISHES' | 'TOO_MANY_FOODS';

const coreOf = ({ ingredients }: ServedDish): string[] => [
  ...new Set(ingredients.filter(({ part }) => part === 'CORE').map(({ foodId }) => foodId)),
];

/**
 * A meal whose dishes are what they say: one of which a food of the core is gone, or another one has taken its place,
 * leaves its other foods by themselves. A food that names a dish that the meal has not is by itself.
 */
export function withTrueDishes(meal: MenuMeal): MenuMeal {
  const { dishes, ...rest } = meal;
  if (dishes === undefined && rest.foods.every(({ dish }) => dish === undefined)) return meal;
  const has = new Set(rest.foods.map(({ dish, foodId }) => `${dish} ${foodId}`));
  const kept = (dishes ?? []).filter(
    ({ key, core }) => core.length > 0 && core.every((foodId) => has.has(`${key} ${foodId}`)),
  );
  const keys = new Set(kept.map(({ key }) => key));
  const isTrue = kept.length === (dishes?.length ?? 0) && kept.length > 0;
  if (isTrue && rest.foods.every(({ dish }) => dish === undefined || keys.has(dish))) return meal;
  const foods = rest.foods.map((food) =>
    food.dish === undefined || keys.has(food.dish) ? food : alone(food),
  );
  return { ...rest, foods, ...(kept.length > 0 ? { dishes: kept } : {}) };
}

const alone = ({ foodId, portions }: PortionedFood): PortionedFood => ({ foodId, portions });

const levelsOf = (dish: ServedDish, foodOf: FoodLookup) =>
  dishLevels(dish, (id) => foodOf(id, undefined)?.nutrients.energy ?? null, DISH_LEVELS);

/** One serving at a size; without its energy a dish has the written one alone. */
const servedAt = (dish: ServedDish, size: number, foodOf: FoodLookup) =>
  size === 0 ? servingOf(dish) : levelsOf(dish, foodOf)?.[size + DISH_LEVELS]?.ingredients;

/** The foods of a serving, each once; null where nothing is left of its core. */
function foodsServed(
  dish: ServedDish,
  served: readonly ServedIngredient[] | undefined,
): ServedIngredient[] | null {
  if (!served) return null;
  const grams = new Map<string, number>();
  for (const each of served) grams.set(each.foodId, (grams.get(each.foodId) ?? 0) + each.grams);
  if (coreOf(dish).some((foodId) => !(grams.get(foodId)! > 0))) return null;
  return [...grams].filter(([, each]) => each > 0).map(([foodId, each]) => ({ foodId, grams: each }));
}

function portionedFoods(
  dish: ServedDish,
  ingredients: readonly ServedIngredient[] | undefined,
  foodOf: FoodLookup,
): Result<PortionedFood[], 'DISH_UNKNOWN' | 'DISH_NOT_SCALED'> {
  if (dish.ingredients.some(({ foodId }) => !foodOf(foodId, undefined)))
    return refused('DISH_UNKNOWN', undefined);
  const served = foodsServed(dish, ingredients);
  if (served === null) return refused('DISH_NOT_SCALED', undefined);
  const portioned: PortionedFood[] = [];
  for (const { foodId, grams } of served) {
    const food = foodOf(foodId, undefined);
    const portion = food && portionWeight(food);
    if (!portion) return refused('DISH_UNKNOWN', undefined);
    const portions = Math.max(1, Math.round((grams / portion.grams) * STEPS)) / STEPS;
    if (portions > MOST_PORTIONS) return refused('DISH_NOT_SCALED', undefined);
    portioned.push({ foodId, portions });
  }
  return ok(portioned);
}

/** A size that a dish can have, and the energy of a serving. */
export interface DishSize {
  size: number;
  kcal: number;
}

/** The sizes of a dish that differ, the smallest first; none where an energy is not known. */
export function dishSizes(dish: ServedDish, foodOf: FoodLookup): DishSize[] {
  const levels = levelsOf(dish, foodOf);
  if (levels === null) return [];
  const written = levels[DISH_LEVELS]!.kcal;
  const isOther = (one: number, other: number) => Math.abs(one - other) > 0.5;
  const sizes = levels
    .map(({ kcal, ingredients }, at) => ({ size: at - DISH_LEVELS, kcal, ingredients }))
    .filter(({ ingredients }) => portionedFoods(dish, ingredients, foodOf).ok)
    .map(({ size, kcal }) => ({ size, kcal }));
  // Of sizes that are the same, the one nearest to what is written.
  return sizes.filter(({ size, kcal }, at) => {
    if (size === 0) return true;
    const nearer = sizes[size < 0 ? at + 1 : at - 1];
    return isOther(kcal, written) && (nearer === undefined || isOther(kcal, nearer.kcal));
  });
}

/** The size of a dish whose energy is nearest to so many kilocalories; as it is written where that is not known. */
export const sizeFor = (dish: ServedDish, kcal: number, foodOf: FoodLookup): number =>
  dishSizes(dish, foodOf).reduce<DishSize | null>(
    (best, each) => (best && Math.abs(best.kcal - kcal) <= Math.abs(each.kcal - kcal) ? best : each),
    null,
  )?.size ?? 0;

/** A meal with a serving of a dish as well, at the end. */
export function addDish(
  meal: MenuMeal,
  dish: ServedDish,
  size: number,
  foodOf: FoodLookup,
): Result<MenuMeal, DishRefusal> {
  const dishes = meal.dishes ?? [];
  if (dishes.length >= DISHES_OF_MEAL) return refused('TOO_MANY_DISHES', undefined);
  const portioned = portionedFoods(dish, servedAt(dish, size, foodOf), foodOf);
  if (!portioned.ok) return portioned;
  if (meal.foods.length + portioned.value.length > FOODS_OF_MEAL) return refused('TOO_MANY_FOODS', undefined);
  const key = freeKey(meal);
  const { id: dishId, nameEs, nameEn } = dish;
  return ok({
    ...meal,
    foods: [...meal.foods, ...portioned.value.map((food) => ({ ...food, dish: key }))],
    dishes: [...dishes, { key, dishId, nameEs, nameEn, size, core: coreOf(dish) }],
  });
}

const freeKey = ({ dishes = [] }: MenuMeal): number => {
  const taken = new Set(dishes.map(({ key }) => key));
  let key = 1;
  while (taken.has(key)) key += 1;
  return key;
};

/**
 * A meal in which a dish has another size, within the limits of its parts. What a person took out of it stays out, and
 * what they put into it stays as it is. Foods of a dish that is made of others by now are not exchanged by this.
 *
 * @param dish as it is now
 */
export function resizeDish(
  meal: MenuMeal,
  key: number,
  dish: ServedDish,
  size: number,
  foodOf: FoodLookup,
): Result<MenuMeal, DishRefusal> {
  const held = meal.dishes?.find((each) => each.key === key);
  if (!held) return refused('DISH_ABSENT', undefined);
  if (coreOf(dish).toSorted().join() !== held.core.toSorted().join())
    return refused('DISH_CHANGED', undefined);
  const portioned = portionedFoods(dish, servedAt(dish, size, foodOf), foodOf);
  if (!portioned.ok) return portioned;
  const next = new Map(portioned.value.map((food) => [food.foodId, food]));
  const former = servedAt(dish, held.size, foodOf) ?? [];
  const wasServed = new Set(former.filter(({ grams }) => grams > 0).map(({ foodId }) => foodId));
  const isOf = new Set(dish.ingredients.map(({ foodId }) => foodId));
  const foods: PortionedFood[] = [];
  let last = 0;
  for (const food of meal.foods) {
    const sized = food.dish === key ? next.get(food.foodId) : food;
    if (food.dish !== key || !isOf.has(food.foodId)) foods.push(food);
    // A food that is in the dish twice by hand has its amount in the first place.
    else if (sized && !foods.some((each) => each.dish === key && each.foodId === food.foodId))
      foods.push({ ...sized, dish: key });
    if (food.dish === key) last = foods.length;
  }
  // What the former size had nothing of.
  const grown = portioned.value.filter(({ foodId }) => !wasServed.has(foodId));
  const added = grown.filter(
    ({ foodId }) => !foods.some((each) => each.dish === key && each.foodId === foodId),
  );
  if (foods.length + added.length > FOODS_OF_MEAL) return refused('TOO_MANY_FOODS', undefined);
  return ok(
    withTrueDishes({
      ...meal,
      foods: [
        ...foods.slice(0, last),
        ...added.map((food) => ({ ...food, dish: key })),
        ...foods.slice(last),
      ],
      dishes: meal.dishes!.map((each) => (each.key === key ? { ...each, size } : each)),
    }),
  );
}

/** A meal without a dish and its foods. */
export const removeDish = (meal: MenuMeal, key: number): MenuMeal =>
  withTrueDishes({ ...meal, foods: meal.foods.filter(({ dish }) => dish !== key) });

/** A meal in which the foods of a dish are by themselves. */
export const loosenDish = (meal: MenuMeal, key: number): MenuMeal =>
  withTrueDishes({ ...meal, foods: meal.foods.map((food) => (food.dish === key ? alone(food) : food)) });

/** Foods of a meal that are read together: those of a dish, or one by itself. */
export interface MealPart {
  dish: MealDish | null;
  /** Each with its place in the meal. */
  foods: readonly { index: number; food: PortionedFood }[];
}

/** A meal as it is read: every dish with its foods where the first of them is, and the others by themselves. */
export function mealParts({ foods, dishes = [] }: Pick<MenuMeal, 'foods' | 'dishes'>): MealPart[] {
  const parts: { dish: MealDish | null; foods: { index: number; food: PortionedFood }[] }[] = [];
  for (const [index, food] of foods.entries()) {
    const dish = dishes.find(({ key }) => key === food.dish) ?? null;
    const part = dish && parts.find((each) => each.dish === dish);
    if (part) part.foods.push({ index, food });
    else parts.push({ dish, foods: [{ index, food }] });
  }
  return parts;
}
