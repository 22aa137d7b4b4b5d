import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { FiltersBarChip } from './FiltersBarChip.tsx';
import * as styles from './FiltersBar.css.ts';
import { isSet, withValue, type Filter, type FilterValues } from './filterValues.ts';

export type { Filter, FilterValue, FilterValues } from './filterValues.ts';

// What filters open comes when somebody opens one: a list must not wait for its dialogs.
const FiltersBarDrawer = lazyPart(async () => (await import('./FiltersBarDrawer.tsx')).FiltersBarDrawer);

export interface FiltersBarLabels {
  /** Names the group, and the drawer on phones: «Filters». */
  filters: string;
  /** On the button that opens the drawer: «Filters (2)». */
  open: (active: number) => string;
  /** Takes one filter away: «Remove State». */
  remove: (filter: string) => string;
  clearAll: string;
  /** Closes the drawer by its cross. */
  close: string;
  /** Closes the drawer to see what was found: «Show 12 people». */
  show: string;
  /** Ends of a period or a range. */
  from: string;
  to: string;
}

export interface FiltersBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** SearchField, at the start. */
  search?: ReactNode;
  /** How much was found, in words; announced when it changes. */
  count?: string | undefined;
  /** At the end: the choice of columns. */
  end?: ReactNode;
  labels: FiltersBarLabels;
}

/** Narrows a list: search, filters as chips, and how much is left. On phones the chips are behind one button. */
export function FiltersBar({ filters, values, onChange, search, count, end, labels }: FiltersBarProps) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.tablet - 1}px)`);
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const active = filters.filter(({ id }) => isSet(values[id]));
  const clear = (
    <Button intent="quiet" onPress={() => onChange({})}>
      {labels.clearAll}
    </Button>
  );
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {isPhone ? (
        <>
          <Button icon={SlidersHorizontal} onPress={() => setDrawer('open')}>
            {labels.open(active.length)}
          </Button>
          {drawer !== 'unopened' && (
            <FiltersBarDrawer
              filters={filters}
              values={values}
              onChange={onChange}
              labels={labels}
              isOpen={drawer === 'open'}
              onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
              clear={active.length > 0 && clear}
            />
          )}
        </>
      ) : (
        <div className={styles.chips} role="group" aria-label={labels.filters}>
          {filters.map((filter) => (
            <FiltersBarChip
              key={filter.id}
              filter={filter}
              value={values[filter.id]}
              onChange={(value) => onChange(withValue(values, filter.id, value))}
              labels={labels}
            />
          ))}
          {active.length > 0 && clear}
        </div>
      )}
      <span className={styles.count} role="status">
        {count}
      </span>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
