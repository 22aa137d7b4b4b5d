import type { WearableMeal, WearableNutrition, WearableNutritionDay } from '@healzy/api/wearables';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export type Nutrients = WearableMeal['intake'];
export const INTAKE_FIGURES = [
  'energyKcal',
  'carbohydrateG',
  'proteinG',
  'fatG',
  'fibreG',
  'sodiumMg',
] as const satisfies readonly (keyof Nutrients)[];
export type IntakeFigure = (typeof INTAKE_FIGURES)[number];

/** How what was eaten is written. */
export function useIntakeTexts() {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const amount = (figure: IntakeFigure, value: number | null | undefined): string => {
    if (value == null) return '–';
    // A gram of fibre is a lot, one of carbohydrate is not.
    const digits = figure === 'fibreG' ? 1 : 0;
    return `${formats.number(value, digits)}\u00a0${t(`unit.${figure}`)}`;
  };
  const meals = (names: readonly ('BREAKFAST' | 'LUNCH' | 'DINNER')[]) =>
    formats.list(names.map((name) => t(`main.${name}`)));
  return {
    amount,
    meals,
    /** Since when nothing of a diary arrives. */
    silenceText: ({ silence }: Pick<WearableNutrition, 'silence'>): string =>
      silence?.since == null ? t('silence.never') : t('silence.since', { day: formats.day(silence.since) }),
    mealName: ({ name }: Pick<WearableMeal, 'name'>) => name ?? t('meals.unnamed'),
    /** Whether a day can be believed, in words. */
    stateOf: ({ logged, gap, missingMeals }: WearableNutritionDay): string => {
      if (logged === null) return t(gap === 'NOT_ARRIVED' ? 'days.gap.NOT_ARRIVED' : 'days.none');
      if (gap === null) return t('days.complete');
      return gap === 'MISSING_MEALS' && missingMeals.length > 0
        ? t('days.gap.MISSING_MEALS_of', { meals: meals(missingMeals) })
        : t(`days.gap.${gap}`);
    },
  };
}
