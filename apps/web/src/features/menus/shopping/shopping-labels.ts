import type { ShoppingItem, ShoppingList } from '@healzy/api/menus';
import { foodName, isJustEnough, measureName, nameOfBought, sizeOfPurchase } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';

/** What a shopping list says, on the screen and as text: its aisles with their lines, in the order of their names. */
export function useShoppingLines({ aisles, unweighed }: Pick<ShoppingList, 'aisles' | 'unweighed'>) {
  const { t } = useTranslation(['menu-paper', 'foods']);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  const amountOf = (item: ShoppingItem): string => {
    const { amount, unit, household, purchase, isDensityAssumed } = item;
    const exact = `${number(amount)}\u00a0${t(`foods:unitShort.${unit}`)}${isDensityAssumed ? '*' : ''}`;
    if (purchase !== null) {
      const measured = sizeOfPurchase(purchase);
      const size =
        measured &&
        t(`shopping.measure.${measured.unit}`, {
          formatted: formats.number(measured.amount, Number.isInteger(measured.amount) ? 0 : 2),
        });
      const { unit: sold, count } = purchase;
      const buy = t(`shopping.buy.${sold}`, { count, formatted: formats.number(count), size });
      return isJustEnough(purchase, item) ? buy : t('shopping.needs', { buy, exact });
    }
    if (household === null) return exact;
    const portion = measureName(household, language);
    return `${exact} (${t('shopping.household', { formatted: number(household.count), portion })})`;
  };
  const byName = (one: { food: string }, other: { food: string }) =>
    one.food.localeCompare(other.food, language);
  return {
    aisles: aisles.map(({ aisle, items }) => ({
      aisle: t(`aisle.${aisle}`),
      lines: items
        .map((item) => ({ food: nameOfBought(item, language), amount: amountOf(item) }))
        .sort(byName),
    })),
    unknown: unweighed.map((food) => foodName(food, language) || t('gone')),
    hasAssumedDensity: aisles.some(({ items }) => items.some(({ isDensityAssumed }) => isDensityAssumed)),
  };
}

/** The list to paste into a message: a heading for each aisle, a line for each food. */
export function shoppingText(
  heading: string,
  { aisles, unknown }: ReturnType<typeof useShoppingLines>,
  unknownHeading: string,
): string {
  const groups = [
    ...aisles.map(({ aisle, lines }) => [aisle, ...lines.map(({ food, amount }) => `- ${food}: ${amount}`)]),
    ...(unknown.length > 0 ? [[unknownHeading, ...unknown.map((food) => `- ${food}`)]] : []),
  ];
  return [[heading], ...groups].map((lines) => lines.join('\n')).join('\n\n');
}
