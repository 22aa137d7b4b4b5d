import type { Food, FoodSummary } from '@healzy/api/foods';
import { foodName, type NutrientKey, NUTRIENTS } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useLanguage } from '../../state/language.ts';

/** Names and amounts of foods as the screens write them. */
export function useFoodLabels() {
  const { t } = useTranslation(['foods', 'app']);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  return {
    name: (food: Pick<Food, 'nameEs' | 'nameEn'>): string => foodName(food, language),
    /** An amount of a nutrient with its unit. */
    amount: (key: NutrientKey, value: number): string =>
      `${formats.number(value, NUTRIENTS[key].decimals)}\u00a0${NUTRIENTS[key].unit}`,
    /** `200 ml`, `1 u (55 g)`. */
    portion({ unit, unitWeight }: Pick<FoodSummary, 'unit' | 'unitWeight'>): string {
      if (unit === 'U') return `1 ${t('unitShort.U')} (${number(unitWeight ?? 0)} g)`;
      return `${number(unitWeight ?? 100)}\u00a0${t(`unitShort.${unit}`)}`;
    },
  };
}
