import { type MealDish, type MenuMeal, resizeDish } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Skeleton } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { DishFailed } from './DishFailed.tsx';
import { DishSizeSlider } from './DishSizeSlider.tsx';
import { useDishRefusal } from './useDishRefusal.ts';
import { useServedDish } from './useServedDish.ts';

export interface DishSizingProps {
  dish: MealDish;
  dishId: string;
  planId: string;
  name: string;
  meal: MenuMeal;
  foods: MenuFoodIndex;
  targets: PlanTargets;
  labels: MenuLabels;
  onChange: (meal: MenuMeal) => void;
}

/** Another size for a dish of a meal, as its recipe is now. */
export function DishSizing({
  dish: { key, size },
  dishId,
  planId,
  name,
  meal,
  foods,
  targets,
  labels,
  onChange,
}: DishSizingProps) {
  const { t } = useTranslation('menus');
  const refusal = useDishRefusal();
  const { known, failed } = useServedDish(dishId, planId, foods);
  const [refused, setRefused] = useState<string | null>(null);
  if (failed) return <DishFailed query={failed} />;
  if (!known) return <Skeleton shape="block" height={64} />;
  const { dish, sizes } = known;
  const asIs = resizeDish(meal, key, dish, size, foods.foodOf);
  const reason = asIs.ok ? refused : refusal(asIs.code);
  return (
    <>
      {reason !== null && (
        <InlineMessage tone="warning" role="status">
          {reason}
        </InlineMessage>
      )}
      {asIs.ok && sizes.length < 2 && <InlineMessage role="status">{t('dish.oneSize')}</InlineMessage>}
      {asIs.ok && sizes.length > 1 && (
        <DishSizeSlider
          name={name}
          sizes={sizes}
          size={size}
          targets={targets}
          labels={labels}
          onChange={(next) => {
            const resized = resizeDish(meal, key, dish, next, foods.foodOf);
            setRefused(resized.ok ? null : refusal(resized.code));
            if (resized.ok) onChange(resized.value);
          }}
        />
      )}
    </>
  );
}
