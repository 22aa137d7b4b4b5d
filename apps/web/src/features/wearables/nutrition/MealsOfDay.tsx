import type { WearableMeal } from '@healzy/api/wearables';
import { List } from '@healzy/ui/components/List';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIntakeTexts } from './useIntakeTexts.ts';

/** Meals in the order of the day; each leads to its own page. */
export function MealsOfDay({
  meals,
  label,
  hrefOf,
  hasDates = false,
}: {
  meals: readonly WearableMeal[];
  label: string;
  hrefOf: (mealId: string) => string;
  /** Where they are of different days. */
  hasDates?: boolean;
}) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const { amount, mealName } = useIntakeTexts();
  return (
    <List
      label={label}
      hasLongLabels
      items={meals.map((meal) => ({
        id: meal.id,
        title: mealName(meal),
        meta: [
          ...(hasDates ? [formats.shortDay(meal.date)] : []),
          meal.time ?? t('meals.noTime'),
          t('meals.items', { count: meal.foods.length, formatted: formats.number(meal.foods.length) }),
        ].join(' · '),
        trailing: (
          <Text isNumeric isUnbroken>
            {amount('energyKcal', meal.intake.energyKcal)}
          </Text>
        ),
        href: hrefOf(meal.id),
      }))}
    />
  );
}
