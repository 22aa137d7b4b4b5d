import { brokenRestrictions, type FoodRestriction } from '@healzy/domain/foods';
import { addDish, type MealPosition, mealParts, type MenuMeal } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Box, Inline, Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { mealFigures } from '../plan-menus.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { DishFailed } from './DishFailed.tsx';
import { DishSizeSlider } from './DishSizeSlider.tsx';
import { useDishRefusal } from './useDishRefusal.ts';
import { type KnownDish, useServedDish } from './useServedDish.ts';

export interface DishToAddProps {
  dishId: string;
  planId: string;
  at: MealPosition;
  meal: MenuMeal;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  restrictions: readonly FoodRestriction[];
  /** The meal with the dish. */
  onAdd: (meal: MenuMeal) => void;
}

/** A dish that was chosen: in which size, with which foods, and whether this patient may eat it. */
export function DishToAdd({ dishId, planId, ...props }: DishToAddProps) {
  const { t } = useTranslation('menus');
  const { known, failed } = useServedDish(dishId, planId, props.foods);
  const around = useRef<HTMLElement>(null);
  // The keys of the question work from the start, and a screen reader says what is read meanwhile. A dish that is known
  // already has its size in focus by now.
  useEffect(() => {
    if (!around.current?.contains(document.activeElement)) around.current?.focus();
  }, []);
  return (
    <Box ref={around} tabIndex={-1} role="group" aria-label={t('dish.size')} aria-busy={!known && !failed}>
      {failed ? (
        <DishFailed query={failed} />
      ) : known ? (
        <Serving known={known} {...props} />
      ) : (
        <Skeleton shape="block" height={120} />
      )}
    </Box>
  );
}

/** Why a patient may not be given a dish, with the foods that it is about. */
function doubtsOf(ids: readonly string[], foods: MenuFoodIndex, restrictions: readonly FoodRestriction[]) {
  const judged = ids.map((id) => ({
    id,
    isExcluded: foods.isExcluded(id),
    ...brokenRestrictions(foods.foodOf(id, undefined), restrictions),
  }));
  const all = [
    { kind: 'NOT_FOR', is: judged.filter(({ broken }) => broken.length > 0) },
    { kind: 'UNKNOWN', is: judged.filter(({ broken, isUnknown }) => broken.length === 0 && isUnknown) },
    { kind: 'UNWANTED', is: judged.filter(({ isExcluded }) => isExcluded) },
  ] as const;
  return all.flatMap(({ kind, is }) => (is.length > 0 ? [{ kind, ids: is.map(({ id }) => id) }] : []));
}

function Serving({
  known: { dish, foodIds, sizes },
  at,
  meal,
  targets,
  foods,
  labels,
  restrictions,
  onAdd,
}: Omit<DishToAddProps, 'dishId' | 'planId'> & { known: KnownDish }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const refusal = useDishRefusal();
  const [size, setSize] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sizes.length < 2) button.current?.focus();
  }, [sizes]);
  const name = labels.dish(dish);
  const added = addDish(meal, dish, size, foods.foodOf);
  if (!added.ok)
    return (
      <InlineMessage tone="critical" role="status">
        {refusal(added.code)}
      </InlineMessage>
    );
  const doubts = doubtsOf(foodIds, foods, restrictions);
  const { target, ...would } = mealFigures(added.value, at.meal, foods.foodOf, targets);
  const own = mealParts(added.value).at(-1)?.foods ?? [];
  const add = () => onAdd(added.value);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter adds from the size, as from an amount
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <Stack gap="sm">
        {doubts.map(({ kind, ids }) => (
          <InlineMessage key={kind} tone="critical" role="status">
            {t(`dish.doubt.${kind}`, { foods: formats.list(ids.map(labels.name)) })}
          </InlineMessage>
        ))}
        {sizes.length > 1 && (
          <DishSizeSlider
            name={name}
            sizes={sizes}
            size={size}
            targets={targets}
            labels={labels}
            onChange={setSize}
          />
        )}
        <Text as="p" size="sm" tone="muted" isNumeric>
          {formats.list(
            own.map(
              ({ food }) =>
                `${labels.name(food.foodId)} ${labels.amount(foods.foodOf(food.foodId, undefined), food.portions)}`,
            ),
          )}
        </Text>
        <Text as="p" isNumeric>
          {t('picker.totals', {
            energy: labels.energy(would.kcal, would.bites),
            target: labels.energy(target.kcal, target.bites),
          })}
        </Text>
        <Inline>
          <Button intent={doubts.length > 0 ? 'secondary' : 'primary'} icon={Plus} ref={button} onPress={add}>
            {t(doubts.length > 0 ? 'dish.addAnyway' : 'picker.addFood', { food: name })}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
