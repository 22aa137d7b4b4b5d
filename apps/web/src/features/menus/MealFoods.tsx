import { lostDish, type MealPosition, mealParts, type MenuEdit, type MenuMeal } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Stack } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DishChanged, type DishChange } from './dishes/DishChanged.tsx';
import { MealDishGroup } from './dishes/MealDishGroup.tsx';
import { MealFoodLine } from './MealFoodLine.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import type { MenuLabels } from './useMenuLabels.ts';

export interface MealFoodsProps {
  at: MealPosition;
  meal: MenuMeal;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** Whether the patient may have a food. */
  isFor: (foodId: string) => boolean;
  isFixed: boolean;
  /** What is known of this patient's response to a food. */
  responseOf?: ((foodId: string) => ReactNode) | undefined;
  onEdit: (edit: MenuEdit) => void;
  /** Told of each field of an amount whether what it holds is none. */
  onRefused: (field: string, isRefused: boolean) => void;
}

/** The foods of a meal with their amounts, those of a dish together, and what can take the place of each. */
export function MealFoods(props: MealFoodsProps) {
  const { t } = useTranslation('menus');
  const { meal, at, labels, isFixed } = props;
  const [change, setChange] = useState<DishChange | null>(null);
  const edit = (next: MenuEdit) => {
    const lost = lostDish(next, meal);
    setChange(lost && { kind: 'LOST', before: meal, ...lost });
    props.onEdit(next);
  };
  const changed = change && !isFixed && (
    <DishChanged
      change={change}
      meal={meal}
      nameOf={labels.dish}
      onUndo={(before) => {
        setChange(null);
        props.onEdit({ kind: 'MEALS', meals: [{ at, meal: before }] });
      }}
    />
  );
  if (meal.foods.length === 0)
    return (
      <>
        {changed}
        <EmptyState title={t('meal.empty.title')} description={t('meal.empty.text')} />
      </>
    );
  return (
    <>
      {changed}
      <Stack as="ul" gap="md" aria-label={t('meal.foods')}>
        {mealParts(meal).map(({ dish, foods }) => {
          // The same food can be in a meal twice; its place is what tells them apart.
          const lines = foods.map(({ index }) => (
            <MealFoodLine key={index} index={index} {...props} onEdit={edit} />
          ));
          if (dish === null) return lines;
          return (
            <MealDishGroup
              key={`dish ${dish.key}`}
              {...{ meal, labels, isFixed, targets: props.targets, isFor: props.isFor }}
              foodIndex={props.foods}
              dish={dish}
              foods={foods.map(({ food }) => food)}
              onChange={(after, kind) => {
                setChange(kind && { kind, dish, before: meal, after });
                props.onEdit({ kind: 'MEALS', meals: [{ at, meal: after }] });
              }}
            >
              {lines}
            </MealDishGroup>
          );
        })}
      </Stack>
    </>
  );
}
