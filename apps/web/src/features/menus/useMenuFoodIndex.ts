import { useMenuFoods } from '@healzy/api/menus';
import type { FoodExclusions } from '@healzy/domain/menus';
import { useMemo } from 'react';
import { menuFoodIndex } from './menu-foods.ts';

/** The foods that the menus of a plan can be made of, and the query that reads them. */
export function useMenuFoodIndex(planId: string, exclusions: FoodExclusions | undefined) {
  const query = useMenuFoods(planId);
  const { data } = query;
  const index = useMemo(
    () => menuFoodIndex(data?.items ?? [], exclusions, planId, data),
    [data, exclusions, planId],
  );
  return { query, index };
}
