import { foodName, householdWords, NUTRIENTS, type NutrientKey } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useLanguage } from '../../state/language.ts';

interface Named {
  readonly nameEs?: string | null | undefined;
  readonly nameEn?: string | null | undefined;
}

/** Names and amounts of dishes as the screens write them. */
export function useDishLabels() {
  const { t } = useTranslation('dishes');
  const formats = useFormats();
  const language = useLanguage();
  return {
    name: ({ nameEs = null, nameEn = null }: Named): string => foodName({ nameEs, nameEn }, language),
    /** So many of a household measure. */
    household: ({ count, nameEs = null, nameEn = null }: Named & { count: number }): string =>
      householdWords({ count, nameEs, nameEn }, language),
    /** Weights below 10 g have a decimal: a pinch of salt is not 1 g. */
    grams: (value: number): string =>
      `${formats.number(value, value >= 10 || Number.isInteger(value) ? 0 : 1)}\u00a0g`,
    amount: (key: NutrientKey, value: number): string =>
      `${formats.number(value, NUTRIENTS[key].decimals)}\u00a0${NUTRIENTS[key].unit}`,
    minutes: (value: number | null | undefined): string =>
      value == null ? t('unknown') : t('minutes', { count: value }),
    /** The months of a season, by their names. */
    month: (month: number): string =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2024, month - 1, 1),
      ),
  };
}
