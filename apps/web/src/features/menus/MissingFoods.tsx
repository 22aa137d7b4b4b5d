import { useLearnMenuFoods, useMenuFoodsById } from '@healzy/api/menus';
import { useEffect } from 'react';
import type { MenuFoodIndex } from './menu-foods.ts';

export interface MissingFoodsProps {
  foods: MenuFoodIndex;
  /** Foods that are shown. */
  ids: readonly string[];
}

/** Reads the foods that are shown but not among those read so far, as after a draft or a colleague brought them. */
export function MissingFoods({ foods: { planId, byId }, ids }: MissingFoodsProps) {
  const missing = [...new Set(ids)].filter((id) => !byId.has(id));
  if (planId === null || missing.length === 0) return null;
  return <Reading planId={planId} ids={missing} />;
}

function Reading({ planId, ids }: { planId: string; ids: string[] }) {
  const found = useMenuFoodsById(planId, ids).data?.items;
  const learn = useLearnMenuFoods(planId);
  useEffect(() => {
    if (found) learn(found);
  }, [found, learn]);
  return null;
}
