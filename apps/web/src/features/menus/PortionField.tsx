import { amountOfPortions, MENU_LIMITS, type MenuFoodFacts } from '@healzy/domain/menus';
import { type Quantity, QuantityField, type QuantityUnit } from '@healzy/ui/components/QuantityField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type UnitId = 'own' | 'portion' | 'bite';

export interface PortionFieldProps {
  label: string;
  /** Undefined for a food that is gone. */
  food: MenuFoodFacts | undefined;
  portions: number;
  kcalPerBite: number;
  isReadOnly: boolean;
  onChange: (portions: number) => void;
}

/** How much of a food: in grams, millilitres or pieces, in portions, or in bites. */
export function PortionField({
  label,
  food,
  portions,
  kcalPerBite,
  isReadOnly,
  onChange,
}: PortionFieldProps) {
  const units = useUnits(food, kcalPerBite);
  const [typed, setTyped] = useState<Quantity<UnitId> | null>(null);
  const unitOf = (id: UnitId) => units.find((each) => each.id === id) ?? units[0];
  const perPortion = unitOf('portion').factor;
  const portionsOf = ({ amount, unit }: Quantity<UnitId>): number | null =>
    amount === null || Number.isNaN(amount) ? null : (amount * unitOf(unit).factor) / perPortion;
  const isValid = (value: number | null): value is number =>
    value !== null && value > 0 && value <= MENU_LIMITS.portions;
  const ofTyped = typed && portionsOf(typed);
  // What is typed stays until the menu says something else, as after an undo.
  const isTyping = typed !== null && (!isValid(ofTyped) || Math.abs(ofTyped - portions) < 1e-6);
  const unit = unitOf(typed?.unit ?? 'portion');
  const shown = { amount: Number(((portions * perPortion) / unit.factor).toFixed(2)), unit: unit.id };
  return (
    <QuantityField<UnitId>
      label={label}
      units={units}
      value={isTyping ? typed : shown}
      // Bites are written beside the energy, rounded as the totals are.
      alsoIn={['own', 'portion']}
      min={perPortion / 100}
      max={perPortion * MENU_LIMITS.portions}
      isReadOnly={isReadOnly}
      onChange={(next) => {
        setTyped(next);
        const value = portionsOf(next);
        if (isValid(value) && Math.abs(value - portions) > 1e-6) onChange(value);
      }}
    />
  );
}

function useUnits(
  food: MenuFoodFacts | undefined,
  kcalPerBite: number,
): [QuantityUnit<UnitId>, ...QuantityUnit<UnitId>[]] {
  const { t } = useTranslation(['menus', 'foods']);
  const one = food && amountOfPortions(food, 1);
  const portion: QuantityUnit<UnitId> = {
    id: 'portion',
    label: (amount) => t('food.portionUnit', { count: amount === 1 ? 1 : 2 }),
    factor: one?.amount ?? 1,
    step: 0.5,
  };
  if (!food || !one) return [portion];
  const own: QuantityUnit<UnitId> = {
    id: 'own',
    label: t(`foods:unitShort.${one.unit}`),
    factor: 1,
    step: one.unit === 'U' ? 0.5 : 5,
    maxDecimals: 1,
  };
  const { energy } = food.nutrients;
  const kcal = energy === null ? 0 : (energy * one.grams) / 100;
  const bite: QuantityUnit<UnitId> = {
    id: 'bite',
    label: 'bites',
    factor: kcal > 0 ? (one.amount * kcalPerBite) / kcal : 1,
    step: 0.5,
    maxDecimals: 1,
  };
  return kcal > 0 ? [own, portion, bite] : [own, portion];
}
