import { createContext, use } from 'react';
import { ListLine, type ListItem } from './ListLine.tsx';
import * as styles from './List.css.ts';
import { tick } from '../Table/Table.css.ts';

interface ListToComeProps {
  label: string;
  items: readonly ListItem[];
}

export const ListToComeContext = createContext<ListToComeProps>({ label: '', items: [] });

/** The rows while the code that selects them loads: they can be read already, and are as large as they will be. */
export function ListToCome() {
  const { label, items } = use(ListToComeContext);
  const isGrid = items.some(({ actions }) => actions);
  return (
    <ul className={styles.list} aria-label={label} aria-busy="true">
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <ListLine item={item} tick={isGrid && <span className={tick} />}>
            {item.title}
          </ListLine>
          {!isGrid && <span className={styles.mark} />}
        </li>
      ))}
    </ul>
  );
}
