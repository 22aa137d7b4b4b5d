import { useDish } from '@healzy/api/dishes';
import { useLearnMenuFoods, useMenuFoodsById } from '@healzy/api/menus';
import { NO_FOOD } from '@healzy/domain/foods/dishes';
import { dishSizes, type DishSize, type ServedDish } from '@healzy/domain/menus';
import { useEffect, useMemo } from 'react';
import type { MenuFoodIndex } from '../menu-foods.ts';

/** A dish with what a meal needs to know of it. */
export interface KnownDish {
  readonly dish: ServedDish;
  /** Those of its foods that the account has, each once. */
  readonly foodIds: readonly string[];
  /** None where it cannot be put into a meal. */
  readonly sizes: readonly DishSize[];
}

/** Reads a dish, and those of its foods that menus do not know yet. `known` is null until both are there. */
export function useServedDish(id: string, planId: string, foods: MenuFoodIndex) {
  const query = useDish(id);
  const dish: ServedDish | null = query.data ?? null;
  const foodIds = useMemo(() => [...new Set(dish?.ingredients.map(({ foodId }) => foodId))], [dish]);
  const missing = foodIds.filter((each) => each !== NO_FOOD && !foods.byId.has(each));
  const read = useMenuFoodsById(planId, missing);
  const learn = useLearnMenuFoods(planId);
  const found = read.data?.items;
  useEffect(() => {
    if (found) learn(found);
  }, [found, learn]);
  // What was found is among the foods a moment later.
  const isReading = missing.length > 0 && (read.isPending || missing.some((each) => isFound(found, each)));
  const known = useMemo(
    (): KnownDish | null =>
      dish && !isReading ? { dish, foodIds, sizes: dishSizes(dish, foods.foodOf) } : null,
    [dish, isReading, foodIds, foods],
  );
  const failed = query.isError ? query : missing.length > 0 && read.isError ? read : null;
  return { known: failed ? null : known, failed };
}

const isFound = (found: readonly { id: string }[] | undefined, id: string): boolean =>
  found?.some((each) => each.id === id) ?? false;
