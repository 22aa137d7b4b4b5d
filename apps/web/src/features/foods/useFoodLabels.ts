import type { Food, FoodSummary } from '@healzy/api/foods';
import { CARBOHYDRATE_KINDS, foodName, type NutrientKey, NUTRIENTS } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useLanguage } from '../../state/language.ts';

const CHOSEN_KINDS = CARBOHYDRATE_KINDS.filter((kind) => kind !== 'MIXED');
/** What a field has for a carbohydrate kind that is not known. */
export const UNKNOWN_KIND = 'UNKNOWN';

/** The kind that was chosen in a field; null for one that is not known. */
export const chosenKind = (id: string | null) => CHOSEN_KINDS.find((kind) => kind === id) ?? null;

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
    /** The carbohydrate kinds, for a field. */
    kinds: (): { id: string; label: string }[] => [
      ...CHOSEN_KINDS.toReversed().map((id) => ({ id, label: t(`form.kindLabel.${id}`) })),
      { id: UNKNOWN_KIND, label: t('form.kindUnknown') },
    ],
    /** `200 ml`, `1 u (55 g)`. */
    portion({ unit, unitWeight }: Pick<FoodSummary, 'unit' | 'unitWeight'>): string {
      if (unit === 'U') return `1 ${t('unitShort.U')} (${number(unitWeight ?? 0)} g)`;
      return `${number(unitWeight ?? 100)}\u00a0${t(`unitShort.${unit}`)}`;
    },
  };
}
