import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

export interface ListItem {
  id: string;
  title: string;
  /** A muted line below the title. */
  meta?: ReactNode;
  /** Avatar or icon before the text. */
  leading?: ReactNode;
  /** Badge, number or time after the text; nothing interactive. */
  trailing?: ReactNode;
  /** Buttons at the end; beside the link or option, not inside it. */
  actions?: ReactNode;
  /** Address of the row's link. */
  href?: string;
  /** Marks the current row. */
  isCurrent?: boolean;
  isDisabled?: boolean;
}

interface ListLineProps {
  item: ListItem;
  /** A tick, where rows are selectable. */
  tick?: ReactNode;
  /** The title, or the link that contains it. */
  children: ReactNode;
  /** The muted line, where the option needs it as a description. */
  meta?: ReactNode;
  /** Whether title and muted line wrap instead of being cut. */
  wraps?: boolean;
}

/** The content of a row. */
export function ListLine({ item, tick, children, meta = item.meta, wraps = false }: ListLineProps) {
  return (
    <>
      {tick}
      {item.leading && <span className={styles.leading}>{item.leading}</span>}
      <span className={wraps ? `${styles.words} ${styles.wrapping}` : styles.words}>
        <span className={styles.title}>{children}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
      {item.trailing && <span className={styles.trailing}>{item.trailing}</span>}
      {item.actions && <span className={styles.actions}>{item.actions}</span>}
    </>
  );
}
