import type { BasisChange } from '@healzy/domain/menus';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** What is different of a plan since its menus were made, in words. */
export function useBasisSentence(nameOf: (foodId: string) => string): (change: BasisChange) => string {
  const { t } = useTranslation(['menus', 'foods']);
  const formats = useFormats();
  const share = (value: number) => formats.number(value, Number.isInteger(value) ? 0 : 2);
  const shareSentence = (part: string, { before, after }: { before: number; after: number }) =>
    t('basis.SHARE', { part, before: share(before), after: share(after) });
  return (change) => {
    switch (change.kind) {
      case 'ENERGY':
        return change.before === null || change.after === null
          ? t('basis.ENERGY_CHOSEN')
          : t('basis.ENERGY', { before: formats.number(change.before), after: formats.number(change.after) });
      case 'MEAL_SHARE':
        return shareSentence(t(`foods:meal.${change.meal}`), change);
      case 'MACRO_SHARE':
        return shareSentence(t(`macro.${change.macro}`), change);
      case 'KCAL_PER_BITE':
        return t('basis.KCAL_PER_BITE', {
          before: formats.number(change.before),
          after: formats.number(change.after),
        });
      case 'TEMPLATE':
        return t('basis.TEMPLATE', {
          list: formats.list(change.meals.map((meal) => t(`foods:meal.${meal}`))),
        });
      case 'FOOD': {
        const { foodId, before, after } = change;
        const values = {
          food: nameOf(foodId),
          before: formats.number(before ?? 0),
          after: formats.number(after ?? 0),
        };
        return t(
          before === null || after === null || before === after ? 'basis.FOOD_OTHER' : 'basis.FOOD',
          values,
        );
      }
      case 'EXCLUSIONS':
        return t('basis.EXCLUSIONS', {
          list: formats.list([
            ...change.categories.map((each) => t(`foods:category.${each}`)),
            ...change.foodIds.map(nameOf),
          ]),
        });
    }
  };
}
