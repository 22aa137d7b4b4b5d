import type { CgmNamedFood } from '@healzy/api/cgm/events';
import {
  amountDecimals,
  MEAL_NUTRIENTS,
  portionKey,
  type MealCarbohydrates,
  type MealFood,
  type MealFoodSnapshot,
  type MealFoodTotals,
} from '@healzy/domain/cgm/meals';
import { foodName, type NutrientSum } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../app/formats.ts';
import { useLanguage } from '../../../../state/language.ts';

/** A smaller unknown share rounds to zero percent and is not mentioned. */
const SEEN_SHARE = 0.005;

/** Formats the foods of a meal, their amounts and their totals. */
export function useMealLabels() {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  const exactly = (value: number): string => formats.number(value, amountDecimals(value));
  const name = (food: Omit<CgmNamedFood, 'foodId'>): string => foodName(food, language);
  const portionName = (food: Pick<MealFoodSnapshot, 'portions'>, key: string): string => {
    const found = food.portions.find((each) => portionKey(each) === key);
    return found ? foodName(found, language) : key;
  };
  /** An amount, such as `200 ml` or `1.5 × 1 cup`. */
  const amount = ({ amount: of, unit, portion, food }: Omit<MealFood, 'foodId'>): string =>
    unit === 'PORTION'
      ? `${exactly(of)}\u00a0×\u00a0${portionName(food, portion ?? '')}`
      : `${exactly(of)}\u00a0${t(`foods.unit.${unit}`)}`;
  /** A total with its unit. If part of it is unknown, the text says so; the unknown part never counts as zero. */
  const total = ({ amount: of, unknownShare }: NutrientSum, unit: string): string => {
    if (of === null) return t('foods.unknown');
    const value = `${formats.number(of, 0)}\u00a0${unit}`;
    return unknownShare < SEEN_SHARE
      ? value
      : t('foods.atLeast', { value, percent: formats.percent(unknownShare * 100) });
  };
  return {
    name,
    portionName,
    amount,
    energy: (kcal: number | null): string =>
      kcal === null ? t('foods.unknown') : `${formats.number(kcal, 0)}\u00a0kcal`,
    /** A food with its amount, such as `Bread, 60 g`. */
    eaten: (logged: Omit<MealFood, 'foodId'>): string => `${name(logged.food)}, ${amount(logged)}`,
    /** Terms and details of the totals; typed carbohydrates replace those of the foods. */
    totals: (totals: MealFoodTotals, carbohydrates: MealCarbohydrates | null) => [
      ...MEAL_NUTRIENTS.map((key) => ({
        term: t(`foods.nutrient.${key}`),
        detail:
          key === 'carbohydrate' && carbohydrates?.from === 'TYPED'
            ? typed(carbohydrates)
            : total(totals[key], key === 'energy' ? 'kcal' : 'g'),
      })),
      {
        term: t('foods.bites'),
        detail: totals.bites === null ? t('foods.unknown') : number(totals.bites),
      },
    ],
    carbohydrates: (of: MealCarbohydrates): string =>
      of.from === 'TYPED'
        ? typed(of)
        : total({ amount: of.grams, unknownShare: of.unknownShare, unknownEnergyShare: null }, 'g'),
  };

  function typed({ grams, ofFoods }: MealCarbohydrates): string {
    const value = t('foods.typed', { grams: number(grams) });
    return ofFoods === null
      ? value
      : `${value} ${t('foods.typedBeside', { grams: formats.number(ofFoods, 0) })}`;
  }
}
