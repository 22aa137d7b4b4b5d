import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import { ListLine } from './ListLine.tsx';
import { ListToCome, ListToComeContext } from './ListToCome.tsx';
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

export interface ListProps {
  /** Names the list. */
  label: string;
  items: readonly ListItem[];
  /** Rows are selected instead of followed. */
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** Titles and muted lines are sentences: they wrap where others are cut. For rows that are not selected. */
  hasLongLabels?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

// Most lists are read or followed.
const ListChoice = lazyPart(async () => (await import('./ListChoice.tsx')).ListChoice, {
  fallback: <ListToCome />,
  place: 'inline',
});

/** Rows of one kind: read, followed or selected. */
export function List({ label, items, selectionMode, hasLongLabels = false, empty, ...choice }: ListProps) {
  if (items.length === 0) return <div className={styles.notice}>{empty}</div>;
  if (selectionMode)
    return (
      <ListToComeContext value={{ label, items }}>
        <ListChoice label={label} items={items} selectionMode={selectionMode} {...choice} />
      </ListToComeContext>
    );
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.row} data-linked={item.href === undefined ? undefined : true}>
          <ListLine item={item} wraps={hasLongLabels}>
            {item.href === undefined ? (
              item.title
            ) : (
              <Link
                href={item.href}
                className={styles.link}
                isDisabled={item.isDisabled ?? false}
                {...(item.isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                {item.title}
              </Link>
            )}
          </ListLine>
        </li>
      ))}
    </ul>
  );
}
