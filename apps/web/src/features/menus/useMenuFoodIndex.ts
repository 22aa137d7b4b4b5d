import { useMenuFoods } from '@healzy/api/menus';
import type { FoodExclusions } from '@healzy/domain/menus';
import { useMemo } from 'react';
import { menuFoodIndex } from './menu-foods.ts';

/** The foods that the menus of a plan can be made of, and the query that reads them. */
export function useMenuFoodIndex(planId: string, exclusions: FoodExclusions | undefined) {
  const query = useMenuFoods(planId);
  const items = query.data?.items;
  const index = useMemo(() => menuFoodIndex(items ?? [], exclusions, planId), [items, exclusions, planId]);
  return { query, index };
}
