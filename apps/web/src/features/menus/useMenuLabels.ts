import { countedPieces, foodName, halvesText, householdOf, householdWords } from '@healzy/domain/foods';
import {
  amountOfPortions,
  type MealDish,
  mealParts,
  type MealPosition,
  type MenuFoodFacts,
  type MenuMeal,
  type MenuTotals,
} from '@healzy/domain/menus';
import { MACROS, planDate, type Macro } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useLanguage } from '../../state/language.ts';
import type { MenuFoodIndex } from './menu-foods.ts';

const NUTRIENT_OF = { CARBS: 'carbohydrate', FAT: 'fat', PROTEIN: 'protein' } as const;

/** Grams or millilitres below which a tenth is worth writing. */
const WITH_TENTHS = 10;

/** Names, amounts and places of menus as the screens write them. */
export function useMenuLabels(foods: MenuFoodIndex, startDate: string) {
  const { t } = useTranslation(['menus', 'foods', 'app']);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  const name = (foodId: string): string => {
    const food = foods.named.get(foodId);
    return food ? foodName(food, language) : t('food.gone');
  };
  /** The name that a food has, or had at the instant of a meal's figures. */
  const nameAt = (foodId: string, figuresAt: string | undefined): string => {
    const food = foods.namedAt(foodId, figuresAt);
    return food ? foodName(food, language) : t('food.gone');
  };
  const dish = (named: Pick<MealDish, 'nameEs' | 'nameEn'>): string => foodName(named, language);
  const amountText = (food: MenuFoodFacts | undefined, portions: number): string => {
    const amount = food && amountOfPortions(food, portions);
    if (!amount) return t('food.portions', { count: portions, amount: number(portions) });
    const { unit, grams } = amount;
    const pieces = unit === 'U' ? countedPieces(amount.amount) : null;
    if (pieces !== null)
      return t('foods:piecesWeighing', {
        pieces: t('foods:pieces', { count: pieces <= 1 ? 1 : 2, formatted: halvesText(pieces) }),
        grams: formats.number(grams),
      });
    const [measured, by] = unit === 'U' ? [grams, 'G' as const] : [amount.amount, unit];
    // No kitchen scale shows tenths of what weighs ten grams.
    const shown = measured < WITH_TENTHS ? number(measured) : formats.number(measured);
    return `${shown}\u00a0${t(`foods:unitShort.${by}`)}`;
  };
  return {
    /** The first day of the plan, from which its days are named. */
    startDate,
    number,
    name,
    nameAt,
    dish,
    /** `60 g (≈ 2 rebanadas)`, for where a food stands by itself. */
    measured(food: MenuFoodFacts | undefined, portions: number): string {
      const amount = food && amountOfPortions(food, portions);
      const household = food && amount ? householdOf(food, amount.grams) : null;
      const written = amountText(food, portions);
      return household === null || household === undefined
        ? written
        : `${written} (≈\u00a0${householdWords({ count: household.count, ...household.portion }, language)})`;
    },
    /** `150 g`, `2 unidades (150 g)`; portions for a food whose weight is not known. */
    amount: amountText,
    /** `402 kcal · 4 bites`; says so when the energy is not known. */
    energy: (kcal: number | null, bites: number | null): string =>
      kcal === null || bites === null
        ? t('totals.unknown')
        : t('totals.energy', { kcal: formats.number(kcal), bites: number(bites) }),
    /** `C 60 F ≥ 12 P 25 g`, as narrow as a day of the board; a figure that is not known is left out, one that is known in part is a lower bound. */
    macros({ sums, unweighed }: Pick<MenuTotals, 'sums' | 'unweighed'>): string {
      const known = MACROS.flatMap((macro) => {
        const { amount, unknownShare } = sums.nutrients[NUTRIENT_OF[macro]];
        if (amount === null) return [];
        const isLeast = unknownShare > 0 || unweighed.length > 0;
        return [`${t(`macroShort.${macro}`)}\u00a0${isLeast ? '≥\u00a0' : ''}${formats.number(amount)}`];
      });
      return known.length === 0 ? '' : `${known.join(' ')}\u00a0g`;
    },
    /** The same of what is set. */
    macroTargets: (grams: Readonly<Record<Macro, number>>): string =>
      `${MACROS.map((macro) => `${t(`macroShort.${macro}`)}\u00a0${formats.number(grams[macro])}`).join(' ')}\u00a0g`,
    /** What a meal is called: by its name, or by its dishes and the foods beside them. */
    meal: (meal: Pick<MenuMeal, 'name' | 'foods' | 'dishes' | 'figuresAt'>): string =>
      meal.name ||
      mealParts(meal)
        .flatMap((part) =>
          part.dish ? [dish(part.dish)] : part.foods.map(({ food }) => nameAt(food.foodId, meal.figuresAt)),
        )
        .join(', '),
    day: (week: number, day: number): string => formats.longDay(planDate(startDate, { week, day })),
    /** `Comida, lunes 24 de noviembre`. */
    place: ({ week, day, meal }: MealPosition): string =>
      t('place', { meal: t(`foods:meal.${meal}`), day: formats.longDay(planDate(startDate, { week, day })) }),
  };
}
export type MenuLabels = ReturnType<typeof useMenuLabels>;
