import type { MealChange } from '@healzy/domain/menus';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

export interface MealDifferenceProps {
  change: MealChange;
  labels: MenuLabels;
  foods: MenuFoodIndex;
}

/** What a meal loses, gains, or has in another amount. */
export function MealDifference({ change, labels, foods }: MealDifferenceProps) {
  const { t } = useTranslation('menus');
  const amount = (foodId: string, portions: number) =>
    labels.amount(foods.foodOf(foodId, undefined), portions);
  return (
    <Stack gap="none">
      {change.foods.map(({ foodId, before, after }) => {
        const name = labels.name(foodId);
        const values = {
          name,
          before: before === null ? '' : amount(foodId, before),
          after: after === null ? '' : amount(foodId, after),
        };
        const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
        return (
          <Text key={foodId} size="sm" tone={kind === 'removed' ? 'muted' : undefined}>
            {t(`fill.change.${kind}`, values)}
          </Text>
        );
      })}
      {change.foods.length === 0 && <Text size="sm">{t('fill.change.other')}</Text>}
    </Stack>
  );
}
