import { suitabilityOf, type Food } from '@healzy/domain/foods';
import { boughtFor, datedFoods, type MenuDay, type MenuFoodFacts } from '@healzy/domain/menus';
import { MEALS } from '@healzy/domain/nutritional-plans';
import type { Sql } from '../../platform/db/database.ts';
import { knownSuitability, readFoods, storedFood } from '../foods/food-rows.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { earlierFoods } from './food-revisions.ts';

/** The foods of menus with what their recipes are made of, however deep, and what is bought for them; those that are gone are missing. */
export interface FoodsOfMenus {
  /** `figuresAt` is the instant of a meal's figures; undefined for the food as it is now. */
  foodOf(foodId: string, figuresAt: string | undefined): (MenuFoodFacts & Food) | undefined;
}

/** As deep as recipes may lie within recipes before something is wrong with them. */
const DEEPEST = 20;

export async function foodsOfMenus(
  sql: Sql,
  accountId: string,
  days: readonly MenuDay[],
): Promise<FoodsOfMenus> {
  const portions = days.flatMap((day) => MEALS.flatMap((meal) => day[meal].foods));
  const found = new Map<string, MenuFoodFacts & Food>();
  let wanted = [...new Set(portions.map(({ foodId }) => foodId))];
  for (let depth = 0; wanted.length > 0 && depth < DEEPEST; depth += 1) {
    const rows = await readFoods(sql, accountId, wanted);
    const foods = await mapInSlices(rows, (row) => ({
      ...storedFood(row),
      ...knownSuitability(row),
      isActive: row.isActive,
    }));
    for (const food of foods) found.set(food.id, food);
    const within = [
      ...foods.flatMap(({ recipe }) => recipe?.ingredients.map(({ foodId }) => foodId) ?? []),
      ...boughtFor(foods.map(({ id }) => id)),
    ];
    wanted = [...new Set(within)].filter((id) => !found.has(id));
  }
  const used = [...new Set(portions.map(({ foodId }) => foodId))];
  const earlier = await earlierFoods(sql, accountId, used, (row) => {
    const food = storedFood(row);
    return { ...food, ...suitabilityOf(food), isActive: true };
  });
  return { foodOf: datedFoods((id) => found.get(id), earlier) };
}
