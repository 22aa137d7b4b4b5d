import { useId, type ReactNode } from 'react';
import { usePartLabels } from '../../labels/partLabels.ts';
import { checklistLabels } from '../../labels/steps.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './Checklist.css.ts';

export interface ChecklistItem {
  id: string;
  /** What has to be done. */
  label: string;
  /** A muted second line: how, or why it cannot be ticked. */
  hint?: string | undefined;
  /** A few words at the end: who did it and when, or when it is due; a StatusPill when it is late. */
  meta?: ReactNode;
  /** Buttons at the end, beside the checkbox. */
  actions?: ReactNode;
  isDone: boolean;
  /** Ticked automatically, or not by this person; say so in `hint`. */
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface ChecklistProps {
  /** Names the list: "First week". */
  label: string;
  items: readonly ChecklistItem[];
  /** Called to tick or untick a step; pass the updated list back. */
  onToggle: (id: string, isDone: boolean) => void;
  /** Returns how many are done; announced when it changes: `2 of 5 done`. */
  countText?: ((done: number, total: number) => string) | undefined;
  /** Shown while there is nothing to do. */
  emptyText?: string | undefined;
  isReadOnly?: boolean | undefined;
}

/** Things to do, in any order, and how many are done. */
export function Checklist({
  label,
  items,
  onToggle,
  countText,
  emptyText,
  isReadOnly = false,
}: ChecklistProps) {
  const id = useId();
  const own = usePartLabels(checklistLabels);
  const count = countText ?? own.count;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <div role="group" aria-labelledby={`${id}-name`} className={styles.checklist}>
      <div className={styles.head}>
        <div className={styles.title}>
          <span id={`${id}-name`} className={styles.name}>
            {label}
          </span>
          {items.length > 0 && (
            <span role="status" className={styles.count}>
              {count(done, items.length)}
            </span>
          )}
        </div>
        {items.length > 0 && (
          <ProgressBar
            label={label}
            isLabelHidden
            value={done / items.length}
            valueText={count(done, items.length)}
            tone={done === items.length ? 'success' : 'accent'}
          />
        )}
      </div>
      {items.length === 0 ? (
        <p className={styles.empty}>{emptyText ?? own.empty}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <div className={styles.step}>
                <Checkbox
                  hint={item.hint}
                  isSelected={item.isDone}
                  isReadOnly={isReadOnly || (item.isReadOnly ?? false)}
                  isDisabled={item.isDisabled}
                  onChange={(isDone) => onToggle(item.id, isDone)}
                >
                  <span className={item.isDone ? styles.done : undefined}>{item.label}</span>
                </Checkbox>
              </div>
              {item.meta && <span className={styles.meta}>{item.meta}</span>}
              {item.actions}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
