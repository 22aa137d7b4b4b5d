import {
  loosenDish,
  type MealDish,
  mealTotals,
  type MenuMeal,
  type PortionedFood,
  removeDish,
} from '@healzy/domain/menus';
import { MACROS, type PlanTargets } from '@healzy/domain/nutritional-plans';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Box, Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Scaling, Soup, Trash2, TriangleAlert, Ungroup } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import type { DishChange } from './DishChanged.tsx';
import { useMacros } from './useMacros.ts';

const DishSizing = lazyPart(async () => (await import('./DishSizing.tsx')).DishSizing);

export interface MealDishGroupProps {
  meal: MenuMeal;
  targets: PlanTargets;
  labels: MenuLabels;
  isFixed: boolean;
  /** Whether the patient may have a food. */
  isFor: (foodId: string) => boolean;
  foodIndex: MenuFoodIndex;
  dish: MealDish;
  /** Those of the meal that it holds together. */
  foods: readonly PortionedFood[];
  /** What became of the dish, if it is no longer there. */
  onChange: (meal: MenuMeal, kind: DishChange['kind'] | null) => void;
  /** A line for each food. */
  children: ReactNode;
}

/** A dish of a meal: its name, what its foods come to, and the foods below it. */
export function MealDishGroup({
  dish,
  foods,
  meal,
  targets,
  labels,
  isFixed,
  isFor,
  foodIndex,
  onChange,
  children,
}: MealDishGroupProps) {
  const { t } = useTranslation('menus');
  const macros = useMacros();
  const id = useId();
  const [isSizing, setSizing] = useState(false);
  const name = labels.dish(dish);
  const totals = mealTotals({ ...meal, foods }, foodIndex.foodOf, targets.kcalPerBite);
  const { dishId } = dish;
  const { planId } = foodIndex;
  return (
    <Stack as="li" gap="sm">
      <Inline gap="sm" justify="space-between" align="start">
        <Stack gap="xxs">
          <Inline gap="xs">
            <Icon icon={Soup} size="sm" tone="muted" />
            <Text weight="semibold">{name}</Text>
            {!meal.isCompleted && foods.some(({ foodId }) => !isFor(foodId)) && (
              <Icon icon={TriangleAlert} size="sm" tone="critical" label={t('meal.notFor')} />
            )}
          </Inline>
          <Text tone="muted" isNumeric>
            {labels.energy(totals.kcal, totals.bites)}
          </Text>
          <Text size="sm" tone="muted" isNumeric>
            {MACROS.map((macro) => macros(macro, totals)).join(' · ')}
          </Text>
        </Stack>
        {!isFixed && (
          <Inline gap="xs" isWrapping={false}>
            {dishId !== null && planId !== null && (
              <IconButton
                icon={Scaling}
                label={t('dish.resize', { dish: name })}
                isExpanded={isSizing}
                controls={isSizing ? id : undefined}
                onPress={() => setSizing(!isSizing)}
              />
            )}
            <IconButton
              icon={Ungroup}
              label={t('dish.loosen', { dish: name })}
              onPress={() => onChange(loosenDish(meal, dish.key), 'LOOSENED')}
            />
            <IconButton
              icon={Trash2}
              label={t('dish.remove', { dish: name })}
              onPress={() => onChange(removeDish(meal, dish.key), 'REMOVED')}
            />
          </Inline>
        )}
      </Inline>
      {isSizing && !isFixed && dishId !== null && planId !== null && (
        <Box id={id}>
          <DishSizing
            dish={dish}
            dishId={dishId}
            planId={planId}
            name={name}
            meal={meal}
            foods={foodIndex}
            targets={targets}
            labels={labels}
            onChange={(next) => onChange(next, null)}
          />
        </Box>
      )}
      <Stack as="ul" gap="sm" paddingInlineStart="lg" aria-label={t('dish.foods', { dish: name })}>
        {children}
      </Stack>
    </Stack>
  );
}
