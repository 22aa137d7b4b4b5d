import type { ReactNode } from 'react';
import type { ListItem } from './List.tsx';
import * as styles from './List.css.ts';

interface ListLineProps {
  item: ListItem;
  /** A tick, where rows are chosen. */
  tick?: ReactNode;
  /** The title, or the link that bears it. */
  children: ReactNode;
  /** The muted line, when it has to be known to the choice. */
  meta?: ReactNode;
}

/** What stands on a row. */
export function ListLine({ item, tick, children, meta = item.meta }: ListLineProps) {
  return (
    <>
      {tick}
      {item.leading && <span className={styles.leading}>{item.leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{children}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
      {item.trailing && <span className={styles.trailing}>{item.trailing}</span>}
      {item.actions && <span className={styles.actions}>{item.actions}</span>}
    </>
  );
}
