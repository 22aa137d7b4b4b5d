import type { CgmEvent } from '@healzy/api/cgm/events';
import { mealCarbohydrates, mealFoodTotals, type MealFood } from '@healzy/domain/cgm/meals';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useMealLabels } from './useMealLabels.ts';

/**
 * The foods of a meal and their figures at that time. It renders nothing for a meal without foods and carbohydrates.
 */
export function MealFacts({ event }: { event: Pick<CgmEvent, 'foods' | 'carbohydrates'> }) {
  const { t } = useTranslation('cgm-events');
  const labels = useMealLabels();
  const foods = event.foods as (MealFood & { isAvailable: boolean })[];
  const totals = mealFoodTotals(foods);
  const carbohydrates = mealCarbohydrates(event.carbohydrates, totals);
  if (totals === null)
    return carbohydrates === null ? null : (
      <DescriptionList
        items={[{ term: t('foods.nutrient.carbohydrate'), detail: labels.carbohydrates(carbohydrates) }]}
      />
    );
  return (
    <Stack gap="sm">
      <Stack as="ul" gap="xxs" aria-label={t('foods.title')}>
        {foods.map((logged, index) => (
          // The key is an index, because a meal can contain the same food twice.
          <Inline key={index} as="li" gap="xs">
            <Text>{labels.eaten(logged)}</Text>
            {!logged.isAvailable && <Text tone="muted">{t('foods.inactive')}</Text>}
          </Inline>
        ))}
      </Stack>
      <DescriptionList layout="columns" items={labels.totals(totals, carbohydrates)} />
      {totals.isDensityAssumed && (
        <Text size="sm" tone="muted">
          {t('foods.densityAssumed')}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t('foods.asLogged')}
      </Text>
    </Stack>
  );
}
