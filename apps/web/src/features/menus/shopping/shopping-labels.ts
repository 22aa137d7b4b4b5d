import type { ShoppingItem, ShoppingList } from '@healzy/api/menus';
import {
  foodName,
  householdWords,
  isHidden,
  isJustEnough,
  leavesMost,
  nameOfBought,
  sizeOfPurchase,
} from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';

/** What a shopping list says, on the screen and as text: its aisles with their lines, in the order of their names. */
export function useShoppingLines({
  aisles,
  staples,
  unweighed,
}: Pick<ShoppingList, 'aisles' | 'staples' | 'unweighed'>) {
  const { t } = useTranslation(['menu-paper', 'foods', 'food-meanings']);
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  const exactOf = ({ amount, unit, isDensityAssumed }: ShoppingItem): string =>
    unit === 'U'
      ? t('foods:pieces', { count: amount, formatted: number(amount) })
      : `${number(amount)}\u00a0${t(`foods:unitShort.${unit}`)}${isDensityAssumed ? '*' : ''}`;
  const bought = (purchase: NonNullable<ShoppingItem['purchase']>): string => {
    const measured = sizeOfPurchase(purchase);
    const size =
      measured &&
      t(`shopping.measure.${measured.unit}`, {
        formatted: formats.number(measured.amount, Number.isInteger(measured.amount) ? 0 : 2),
      });
    const { unit: sold, count } = purchase;
    return t(`shopping.buy.${sold}`, { count, formatted: formats.number(count), size });
  };
  const toBuy = (item: ShoppingItem): string => {
    const { household, purchase } = item;
    const exact = exactOf(item);
    if (purchase !== null) {
      const buy = bought(purchase);
      if (isJustEnough(purchase, item)) return buy;
      return t(leavesMost(purchase, item) ? 'shopping.needsLittle' : 'shopping.needs', { buy, exact });
    }
    if (household === null) return exact;
    return `${exact} (${t('shopping.household', { amount: householdWords(household, language) })})`;
  };
  const atHome = (item: ShoppingItem): string =>
    item.purchase === null
      ? t('shopping.used', { exact: exactOf(item) })
      : t('shopping.usedOrBuy', { exact: exactOf(item), buy: bought(item.purchase) });
  const lookedAt = (buy: string, { lookFor }: ShoppingItem): string => {
    const hidden = lookFor.filter(isHidden).map((one) => t(`food-meanings:hides.${one}`));
    return hidden.length === 0 ? buy : t('shopping.lookFor', { bought: buy, list: hidden.join(', ') });
  };
  const linesOf = (items: readonly ShoppingItem[], amount: (item: ShoppingItem) => string) =>
    items
      .map((item) => ({ food: nameOfBought(item, language), amount: lookedAt(amount(item), item) }))
      .sort((one, other) => one.food.localeCompare(other.food, language));
  const all = [...aisles.flatMap(({ items }) => items), ...staples];
  return {
    aisles: aisles.map(({ aisle, items }) => ({ aisle: t(`aisle.${aisle}`), lines: linesOf(items, toBuy) })),
    staples: linesOf(staples, atHome),
    unknown: unweighed.map((food) => foodName(food, language) || t('gone')),
    hasAssumedDensity: all.some(({ isDensityAssumed }) => isDensityAssumed),
  };
}

/** The list to paste into a message: a heading for each aisle, a line for each food. */
export function shoppingText(
  heading: string,
  { aisles, unknown }: Pick<ReturnType<typeof useShoppingLines>, 'aisles' | 'unknown'>,
  unknownHeading: string,
): string {
  const groups = [
    ...aisles.map(({ aisle, lines }) => [aisle, ...lines.map(({ food, amount }) => `- ${food}: ${amount}`)]),
    ...(unknown.length > 0 ? [[unknownHeading, ...unknown.map((food) => `- ${food}`)]] : []),
  ];
  return [[heading], ...groups].map((lines) => lines.join('\n')).join('\n\n');
}
