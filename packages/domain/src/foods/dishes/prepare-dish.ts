import type { FoodKind, PlateFacts } from '../plates/plate-facts.ts';
import {
  dishFacts,
  servingOf,
  type DishFacts,
  type IngredientFacts,
  type ServedIngredient,
} from './dish-facts.ts';
import type { Dish } from './dish.ts';
import { DISH_LEVELS, dishLevels } from './scale-dish.ts';

/** Share of a usual serving from which a meal counts as one with a kind of food. */
const OCCASION = 0.4;

/** A serving of a dish at one of its sizes. */
export interface DishLevel {
  readonly ingredients: readonly ServedIngredient[];
  readonly kcal: number;
  readonly CARBS: number;
  readonly FAT: number;
  readonly PROTEIN: number;
}

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
  readonly kinds: readonly FoodKind[];
  readonly foodIds: readonly string[];
}

/**
 * A dish with what a composer asks of it again and again. @returns null where energy or a macronutrient of a food is not
 * known: no day with it could be shown to match
 */
export function prepareDish(
  dish: MenuDish,
  foodOf: (id: string) => IngredientFacts | undefined,
  plateOf: (id: string) => PlateFacts | undefined,
): ComposerDish | null {
  const isKnown = dish.ingredients.every(({ foodId }) => {
    const food = foodOf(foodId);
    return (['energy', 'carbohydrate', 'fat', 'protein'] as const).every(
      (key) => food !== undefined && food.nutrients[key] !== null && !food.unknownShares?.[key],
    );
  });
  const levels = isKnown ? dishLevels(dish, (id) => foodOf(id)?.nutrients.energy ?? null, DISH_LEVELS) : null;
  if (levels === null) return null;
  const serving = servingOf(dish);
  const { notFor, unknownFor } = dishFacts(serving, foodOf);
  const servings = new Map<FoodKind, number>();
  for (const { foodId, grams } of serving) {
    const plate = plateOf(foodId);
    for (const kind of plate?.kinds ?? [])
      servings.set(kind, (servings.get(kind) ?? 0) + grams / plate!.typical);
  }
  return {
    dish,
    levels: levels.map(({ ingredients, kcal }) => {
      const sum = (key: 'carbohydrate' | 'fat' | 'protein') =>
        ingredients.reduce(
          (all, { foodId, grams }) => all + ((foodOf(foodId)?.nutrients[key] ?? 0) * grams) / 100,
          0,
        );
      return { ingredients, kcal, CARBS: sum('carbohydrate'), FAT: sum('fat'), PROTEIN: sum('protein') };
    }),
    restrictions: [...notFor, ...unknownFor],
    kinds: [...servings].filter(([, each]) => each >= OCCASION).map(([kind]) => kind),
    foodIds: dish.ingredients.filter(({ part }) => part !== 'SEASONING').map(({ foodId }) => foodId),
  };
}
