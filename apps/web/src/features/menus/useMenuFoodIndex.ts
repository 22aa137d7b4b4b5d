import { useMenuFoods } from '@healzy/api/menus';
import type { FoodExclusions, FoodPreferences } from '@healzy/domain/menus';
import { useMemo } from 'react';
import { menuFoodIndex } from './menu-foods.ts';

/** The foods that the menus of a plan can be made of, and the query that reads them. */
export function useMenuFoodIndex(
  planId: string,
  exclusions: FoodExclusions | undefined,
  preferences?: FoodPreferences,
) {
  const query = useMenuFoods(planId);
  const { data } = query;
  const index = useMemo(
    () => menuFoodIndex(data?.items ?? [], exclusions, planId, data, preferences),
    [data, exclusions, planId, preferences],
  );
  return { query, index };
}
