import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { tickBox } from '../Checkbox/Checkbox.css.ts';
import { tick } from './Table.css.ts';

/** The checkbox of a row in a collection, or of all rows; React Aria names it after its row. */
export function TableTick() {
  return (
    <Checkbox slot="selection" className={tick}>
      {({ isIndeterminate }) => (
        <span className={tickBox}>
          <Icon icon={isIndeterminate ? Minus : Check} size="sm" />
        </span>
      )}
    </Checkbox>
  );
}
