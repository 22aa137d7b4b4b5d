import type { MealDish, MenuMeal } from '@healzy/domain/menus';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What became of a dish as a whole, which can be taken back while nothing else has changed. */
export interface DishChange {
  kind: 'REMOVED' | 'LOOSENED' | 'LOST';
  dish: MealDish;
  before: MenuMeal;
  after: MenuMeal;
}

/** Whether two meals have the same foods, held together in the same way. */
const isSame = (one: MenuMeal, other: MenuMeal): boolean => factsOf(one) === factsOf(other);
const factsOf = ({ foods, dishes = [] }: MenuMeal): string =>
  JSON.stringify([
    foods.map(({ foodId, portions, dish = 0 }) => [foodId, portions, dish]),
    dishes.map(({ key, size }) => [key, size]),
  ]);

export interface DishChangedProps {
  change: DishChange;
  meal: MenuMeal;
  nameOf: (dish: MealDish) => string;
  onUndo: (before: MenuMeal) => void;
}

/** Says it where the dish was, with the way back, which takes the focus that the dish had. */
export function DishChanged({ change, meal, nameOf, onUndo }: DishChangedProps) {
  const { t } = useTranslation('menus');
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = isSame(meal, change.after);
  useEffect(() => {
    if (isCurrent) button.current?.focus();
  }, [isCurrent, change]);
  if (!isCurrent) return null;
  return (
    <Inline gap="sm">
      <InlineMessage tone="info" role="status">
        {t(`dish.changed.${change.kind}`, { dish: nameOf(change.dish) })}
      </InlineMessage>
      <Button size="small" icon={Undo2} ref={button} onPress={() => onUndo(change.before)}>
        {t('undo')}
      </Button>
    </Inline>
  );
}
