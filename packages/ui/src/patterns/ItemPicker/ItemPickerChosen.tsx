import { useId, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './ItemPicker.css.ts';
import type { PickerItem } from './ItemPickerAmount.tsx';

interface ItemPickerChosenProps {
  title: string;
  onCancel: () => void;
  /** Keys other than Escape. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/** The item that was chosen, with what is asked about it; Escape goes back to the search. */
export function ItemPickerChosen({ title, onCancel, onKeyDown, children }: ItemPickerChosenProps) {
  const id = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields within
    <div
      className={styles.chosen}
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          event.preventDefault();
          onCancel();
        } else onKeyDown?.(event);
      }}
    >
      <p id={id} className={styles.chosenTitle}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface ItemPickerQuestionProps {
  item: PickerItem;
  ask: (id: string, add: () => void) => ReactNode;
  onAdd: () => void;
  onCancel: () => void;
}

/** The item that was chosen, with a question about it that is not an amount. */
export function ItemPickerQuestion({ item, ask, onAdd, onCancel }: ItemPickerQuestionProps) {
  return (
    <ItemPickerChosen title={item.title} onCancel={onCancel}>
      {ask(item.id, onAdd)}
    </ItemPickerChosen>
  );
}
