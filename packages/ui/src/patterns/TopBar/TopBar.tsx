import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Beside the menu toggle: the product's or account's name. */
  start?: ReactNode;
  /** The middle, such as a search. Hidden when it does not fit. */
  middle?: ReactNode;
  /** The person's own controls: support, notices, `ProfileMenu`. */
  end?: ReactNode;
}

/** The row above the page, 56 px high; `AppShell` puts the menu toggle before it. */
export function TopBar({ start, middle, end }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.start}>{start}</div>
      {middle && <div className={styles.middle}>{middle}</div>}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
