import { amountOfPortions, type MenuFoodFacts } from '@healzy/domain/menus';
import type { QuantityUnit } from '@healzy/ui/components/QuantityField';
import { useTranslation } from 'react-i18next';

export type PortionUnit = 'own' | 'portion' | 'bite';
type Units = readonly [QuantityUnit<PortionUnit>, ...QuantityUnit<PortionUnit>[]];

/** The units of a food's amount: its own, portions, and bites where its energy is known. */
export function usePortionUnits(kcalPerBite: number): (food: MenuFoodFacts | undefined) => Units {
  const { t } = useTranslation(['menus', 'foods']);
  return (food) => {
    const one = food && amountOfPortions(food, 1);
    const portion: QuantityUnit<PortionUnit> = {
      id: 'portion',
      label: (amount) => t('food.portionUnit', { count: amount === 1 ? 1 : 2 }),
      factor: one?.amount ?? 1,
      step: 0.5,
    };
    if (!food || !one) return [portion];
    const own: QuantityUnit<PortionUnit> = {
      id: 'own',
      label: t(`foods:unitShort.${one.unit}`),
      factor: 1,
      step: one.unit === 'U' ? 0.5 : 5,
      maxDecimals: 1,
    };
    const { energy } = food.nutrients;
    const kcal = energy === null ? 0 : (energy * one.grams) / 100;
    const bite: QuantityUnit<PortionUnit> = {
      id: 'bite',
      label: 'bites',
      factor: kcal > 0 ? (one.amount * kcalPerBite) / kcal : 1,
      step: 0.5,
      maxDecimals: 1,
    };
    return kcal > 0 ? [own, portion, bite] : [own, portion];
  };
}

export const unitOf = (units: Units, id: PortionUnit) => units.find((each) => each.id === id) ?? units[0];
