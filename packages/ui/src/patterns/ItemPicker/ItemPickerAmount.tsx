import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import {
  QuantityField,
  type Quantity,
  type QuantityUnit,
} from '../../components/QuantityField/QuantityField.tsx';
import { isWithin } from '../../components/QuantityField/quantityUnits.ts';
import * as styles from './ItemPicker.css.ts';
import { ItemPickerChosen } from './ItemPickerChosen.tsx';

export interface PickerItem {
  id: string;
  title: string;
  /** Beside the title: what tells it apart, in a few words or figures. */
  meta?: ReactNode;
}

/** How much of an item is added. Limits and factors are in the first unit. */
export interface PickerAmount<Unit extends string> {
  /** Names the field: «How much of rice». */
  label: string;
  units: readonly [QuantityUnit<Unit>, ...QuantityUnit<Unit>[]];
  initial: Quantity<Unit>;
  min?: number;
  max?: number;
}

interface ItemPickerAmountProps<Unit extends string> {
  item: PickerItem;
  amount: PickerAmount<Unit>;
  totals: ((quantity: Quantity<Unit>) => ReactNode) | undefined;
  addLabel: string;
  label: string;
  onAdd: (quantity: Quantity<Unit>) => void;
  onCancel: () => void;
}

/** How much of a chosen item, with what it comes to; Enter adds it, Escape goes back to the search. */
export function ItemPickerAmount<Unit extends string>({
  item,
  amount: { label: field, units, initial, min, max },
  totals,
  addLabel,
  label,
  onAdd,
  onCancel,
}: ItemPickerAmountProps<Unit>) {
  const input = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(initial);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const unit = units.find((each) => each.id === quantity.unit) ?? units[0];
  const { amount } = quantity;
  const isValid = amount !== null && !Number.isNaN(amount) && isWithin(amount, unit, min, max);
  const add = () => {
    if (isValid) onAdd(quantity);
    // The field says what is wrong once it is left.
    else input.current?.blur();
  };
  return (
    <ItemPickerChosen
      title={item.title}
      onCancel={onCancel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        add();
      }}
    >
      <div className={styles.amount}>
        <QuantityField<Unit>
          label={field}
          units={units}
          value={quantity}
          isCheckedAtOnce
          min={min}
          max={max}
          inputRef={input}
          onChange={setQuantity}
        />
        <div className={styles.besideField}>
          <Button intent="primary" icon={Plus} aria-label={addLabel} onPress={add}>
            {label}
          </Button>
        </div>
      </div>
      {totals && isValid && <div role="status">{totals(quantity)}</div>}
    </ItemPickerChosen>
  );
}
