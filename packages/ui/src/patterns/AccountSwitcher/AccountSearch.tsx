import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import * as styles from './AccountSwitcher.css.ts';
import type { AccountSearchLabels } from './AccountChoices.tsx';

/** Filters the menu of accounts while typing; the arrow keys move in the menu while focus stays in the field. */
export function AccountSearch({ labels, children }: { labels: AccountSearchLabels; children: ReactNode }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <div className={styles.search}>
        <SearchField label={labels.search} placeholder={labels.search} clearLabel={labels.clear} autoFocus />
      </div>
      {children}
    </Autocomplete>
  );
}
