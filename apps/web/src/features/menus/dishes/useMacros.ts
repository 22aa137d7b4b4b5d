import type { MenuTotals } from '@healzy/domain/menus';
import type { Macro } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

const NUTRIENT = { CARBS: 'carbohydrate', FAT: 'fat', PROTEIN: 'protein' } as const;

/** How much of a macronutrient some foods have; a lower bound where one of them does not say. */
export function useMacros(): (macro: Macro, totals: Pick<MenuTotals, 'sums' | 'unweighed'>) => string {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  return (macro, { sums, unweighed }) => {
    const { amount, unknownShare } = sums.nutrients[NUTRIENT[macro]];
    if (amount === null) return t('dish.macroUnknown', { macro: t(`macro.${macro}`) });
    const grams = `${formats.number(amount, amount < 10 ? 1 : 0)}\u00a0g`;
    const isLowerBound = unknownShare > 0 || unweighed.length > 0;
    return t(isLowerBound ? 'dish.macroAtLeast' : 'dish.macro', { macro: t(`macro.${macro}`), grams });
  };
}
