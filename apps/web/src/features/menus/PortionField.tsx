import { MENU_LIMITS, type MenuFoodFacts } from '@healzy/domain/menus';
import { type Quantity, QuantityField } from '@healzy/ui/components/QuantityField';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type PortionUnit, unitOf, usePortionUnits } from './usePortionUnits.ts';

export interface PortionFieldProps {
  label: string;
  /** Undefined for a food that is gone. */
  food: MenuFoodFacts | undefined;
  portions: number;
  kcalPerBite: number;
  isReadOnly: boolean;
  onChange: (portions: number) => void;
  /** Told whether what this field holds is no amount, so that totals have the last one that was. */
  onRefused: (field: string, isRefused: boolean) => void;
}

/** The least that is an amount, in portions. */
const LEAST = 0.01;

/** How much of a food: in grams, millilitres or pieces, in portions, or in bites. */
export function PortionField({
  label,
  food,
  portions,
  kcalPerBite,
  isReadOnly,
  onChange,
  onRefused,
}: PortionFieldProps) {
  const units = usePortionUnits(kcalPerBite)(food);
  const [typed, setTyped] = useState<Quantity<PortionUnit> | null>(null);
  const perPortion = unitOf(units, 'portion').factor;
  const portionsOf = ({ amount, unit }: Quantity<PortionUnit>): number | null =>
    amount === null || Number.isNaN(amount) ? null : (amount * unitOf(units, unit).factor) / perPortion;
  const isValid = (value: number | null): value is number =>
    value !== null && value >= LEAST - 1e-9 && value <= MENU_LIMITS.portions;
  const ofTyped = typed && portionsOf(typed);
  const id = useId();
  const isRefused = typed !== null && !isValid(ofTyped);
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    tell(id, isRefused);
    return () => tell(id, false);
  }, [id, isRefused]);
  // What is typed stays until the menu says something else, as after an undo.
  const isTyping = typed !== null && (!isValid(ofTyped) || Math.abs(ofTyped - portions) < 1e-6);
  const unit = unitOf(units, typed?.unit ?? 'portion');
  const shown = { amount: Number(((portions * perPortion) / unit.factor).toFixed(2)), unit: unit.id };
  return (
    <QuantityField<PortionUnit>
      label={label}
      units={units}
      value={isTyping ? typed : shown}
      // Bites are written beside the energy, rounded as the totals are.
      alsoIn={['own', 'portion']}
      min={perPortion * LEAST}
      max={perPortion * MENU_LIMITS.portions}
      isCheckedAtOnce
      // Emptied, it has the amount that counts again.
      onBlur={() => {
        if (typed?.amount === null) setTyped(null);
      }}
      isReadOnly={isReadOnly}
      onChange={(next) => {
        setTyped(next);
        const value = portionsOf(next);
        if (isValid(value) && Math.abs(value - portions) > 1e-6) onChange(value);
      }}
    />
  );
}
