import { useId } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './Checklist.css.ts';

export interface ChecklistItem {
  id: string;
  /** What is to be done. */
  label: string;
  /** A muted second line: how, or why it cannot be ticked. */
  hint?: string | undefined;
  /** A few words at the end: who did it and when, or when it is due. */
  meta?: string | undefined;
  isDone: boolean;
  /** Ticked by what happens elsewhere, or not this person's to tick; say so in `hint`. */
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface ChecklistProps {
  /** Names the list: "First week". */
  label: string;
  items: readonly ChecklistItem[];
  /** Asked to tick a step or to take its tick away; give the list back with it. */
  onToggle: (id: string, isDone: boolean) => void;
  /** Says how many are done; announced when it changes: `2 of 5 done`. */
  countText: (done: number, total: number) => string;
  /** Stands there while there is nothing to do. */
  emptyText: string;
  isReadOnly?: boolean | undefined;
}

/** Things to be done, in any order, and how many are. */
export function Checklist({
  label,
  items,
  onToggle,
  countText,
  emptyText,
  isReadOnly = false,
}: ChecklistProps) {
  const id = useId();
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
              {countText(done, items.length)}
            </span>
          )}
        </div>
        {items.length > 0 && (
          <ProgressBar
            label={label}
            isLabelHidden
            value={done / items.length}
            valueText={countText(done, items.length)}
            tone={done === items.length ? 'success' : 'accent'}
          />
        )}
      </div>
      {items.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
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
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
