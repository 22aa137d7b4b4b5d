import type { FoodRestriction } from '@healzy/domain/foods';
import type { Meal, PlanTargets } from '@healzy/domain/nutritional-plans';
import { mealOddities, type MenuMeal } from '@healzy/domain/menus';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import type { MenuFoodIndex } from './menu-foods.ts';
import type { MenuLabels } from './useMenuLabels.ts';

export interface MealOdditiesProps {
  at: Meal;
  meal: MenuMeal;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  targets: PlanTargets;
  /** Codes of what the record says about food. */
  remarks: readonly string[] | undefined;
  restrictions: readonly FoodRestriction[];
}

/** What looks odd of a meal. It only tells: nothing is forbidden. */
export function MealOddities({ at, meal, foods, labels, targets, remarks, restrictions }: MealOdditiesProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const id = useId();
  const found = mealOddities(meal, at, foods.foodOf, targets, remarks, restrictions);
  if (found.length === 0) return null;
  const named = (ids: readonly string[]): string =>
    formats.list([...new Set(ids)].map((food) => labels.nameAt(food, meal.figuresAt)));
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text as="p" weight="semibold" id={id}>
        {t('odd.title')}
      </Text>
      <Stack as="ul" gap="xs" aria-labelledby={id}>
        {found.map(({ code, severity, foods: about }, index) => (
          <li key={`${code} ${index}`}>
            <InlineMessage tone={severity === 'ABSURD' ? 'warning' : 'info'}>
              {t(`odd.${code}`, { foods: named(about) })}
            </InlineMessage>
          </li>
        ))}
      </Stack>
      <Text as="p" size="sm" tone="muted">
        {t('odd.hint')}
      </Text>
    </Stack>
  );
}
