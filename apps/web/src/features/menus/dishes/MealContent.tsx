import { mealParts, mealTotals, type MenuMeal } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

export interface MealContentProps {
  meal: MenuMeal;
  targets: Pick<PlanTargets, 'kcalPerBite'>;
  foods: MenuFoodIndex;
  labels: MenuLabels;
}

/**
 * A meal at a glance: its name, each dish and quietly below it its energy and its foods with their amounts, and the foods beside
 * them, each with its amount in grams and in a measure of the house.
 */
export function MealContent({ meal, targets, foods, labels }: MealContentProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const parts = mealParts(meal);
  const beside = parts.filter(({ dish }) => dish === null).flatMap(({ foods: alone }) => alone);
  const namesOf = (of: (typeof parts)[number]['foods'], amountOf: MenuLabels['amount']): string =>
    of
      .map(({ food: { foodId, portions } }) => {
        const amount = amountOf(foods.foodOf(foodId, meal.figuresAt), portions);
        return `${labels.nameAt(foodId, meal.figuresAt)} ${amount}`;
      })
      .join(', ');
  return (
    <Stack as="span" gap="xxs">
      {meal.name !== '' && <Text weight="semibold">{meal.name}</Text>}
      {parts.map(({ dish, foods: held }) => {
        if (dish === null) return null;
        const own = { foods: held.map(({ food }) => food), figuresAt: meal.figuresAt };
        const { kcal } = mealTotals(own, foods.foodOf, targets.kcalPerBite);
        return (
          <Stack as="span" key={dish.key} gap="none">
            <Text weight="medium">{labels.dish(dish)}</Text>
            <Text size="xs" tone="muted" isNumeric>
              {`${kcal === null ? t('totals.unknown') : `${formats.number(kcal)}\u00a0kcal`} · ${namesOf(held, labels.amount)}`}
            </Text>
          </Stack>
        );
      })}
      {beside.length > 0 && <Text>{namesOf(beside, labels.measured)}</Text>}
    </Stack>
  );
}
