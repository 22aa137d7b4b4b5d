import { Link } from 'react-aria-components/Link';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import { ListLine } from './ListLine.tsx';
import { ListToCome, ListToComeContext } from './ListToCome.tsx';
import * as styles from './List.css.ts';
import type { ListProps } from './ListChoice.tsx';

export type { ListItem } from './ListLine.tsx';
export type { ListProps } from './ListChoice.tsx';

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
