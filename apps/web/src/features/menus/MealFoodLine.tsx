import { likedFirst, mealSwaps, mealTotals, type MenuMeal } from '@healzy/domain/menus';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu, type MenuEntry } from '@healzy/ui/components/Menu';
import { Box, Columns, Divider, Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { ArrowRightLeft, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MealFoodsProps } from './MealFoods.tsx';
import { PortionField } from './PortionField.tsx';
import { useTasteWords } from './useTasteWords.ts';

/** Foods offered in the place of another one. */
const EQUIVALENTS = 10;

/** A food of a meal with its amount, and what can take its place. */
export function MealFoodLine({
  index,
  at,
  meal,
  targets,
  foods,
  labels,
  isFor,
  isFixed,
  responseOf,
  onEdit,
  onRefused,
}: MealFoodsProps & { index: number; meal: MenuMeal }) {
  const { t } = useTranslation('menus');
  const tasteWords = useTasteWords();
  const food = meal.foods[index];
  if (!food) return null;
  const { foodId, portions } = food;
  const facts = foods.foodOf(foodId, meal.figuresAt);
  const name = labels.nameAt(foodId, meal.figuresAt);
  const { kcal, bites } = mealTotals({ ...meal, foods: [food] }, foods.foodOf, targets.kcalPerBite);
  /** What holds energy, macronutrients and bites in the place of the food. */
  const swaps = (): MenuEntry[] => {
    const known = { facts: foods.facts, foodOf: foods.foodOf, isFor };
    const all = mealSwaps(meal, index, at, known, targets);
    const found = likedFirst(all, (swap) => foods.tasteOf(swap.foodId)).slice(0, EQUIVALENTS);
    if (found.length === 0) return [{ id: 'none', label: t('meal.noSwap'), isDisabled: true }];
    return found.map((swap) => {
      const off = Math.round(swap.kcalOff);
      const other = { foodId: swap.foodId, portions: swap.portions };
      return {
        id: swap.foodId,
        label: labels.name(swap.foodId),
        hint: [
          labels.amount(foods.foodOf(swap.foodId, meal.figuresAt), swap.portions),
          `${off > 0 ? '+' : ''}${off} kcal`,
          ...tasteWords(foods.tasteOf(swap.foodId)),
        ].join(' · '),
        onAction: () => onEdit({ kind: 'REPLACE_FOOD', at, index, food: other, was: foodId }),
      };
    });
  };
  return (
    <Stack as="li" gap="xs">
      <Columns collapseBelow="phone" gap="sm" align="end">
        <Stack gap="xs">
          <Inline gap="xs">
            <Text weight="semibold">{name}</Text>
            {!isFor(foodId) && !meal.isCompleted && (
              <Icon icon={TriangleAlert} size="sm" tone="critical" label={t('meal.notFor')} />
            )}
            {facts && !facts.isActive && !meal.isCompleted && <Text tone="muted">{t('food.inactive')}</Text>}
          </Inline>
          <Text tone="muted" isNumeric>
            {labels.energy(kcal, bites)}
          </Text>
          {responseOf?.(foodId)}
        </Stack>
        <Inline gap="xs" align="end" isWrapping={false}>
          <Box flexGrow={1} minWidth="zero">
            <PortionField
              label={t('meal.amount', { food: name })}
              food={facts}
              portions={portions}
              kcalPerBite={targets.kcalPerBite}
              isReadOnly={isFixed}
              onRefused={onRefused}
              onChange={(next) =>
                onEdit({ kind: 'REPLACE_FOOD', at, index, food: { foodId, portions: next }, was: foodId })
              }
            />
          </Box>
          {!isFixed && (
            <>
              <Menu
                trigger={<IconButton icon={ArrowRightLeft} label={t('meal.swap', { food: name })} />}
                entries={swaps}
              />
              <IconButton
                icon={Trash2}
                label={t('meal.remove', { food: name })}
                onPress={() => onEdit({ kind: 'REMOVE_FOOD', at, index, was: foodId })}
              />
            </>
          )}
        </Inline>
      </Columns>
      <Divider />
    </Stack>
  );
}
