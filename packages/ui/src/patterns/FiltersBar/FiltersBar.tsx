import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from '../../components/Button/Button.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { FiltersBarChip } from './FiltersBarChip.tsx';
import * as styles from './FiltersBar.css.ts';
import { isSet, withValue } from './filterValues.ts';
import type { FiltersBarProps } from './FiltersBarDrawer.tsx';

export type { FiltersBarProps } from './FiltersBarDrawer.tsx';

export type { Filter, FilterValue, FilterValues } from './filterValues.ts';
export type { FiltersBarLabels } from './FiltersBarChip.tsx';

// Filter editors are loaded when one is opened: a list must not wait for its dialogs.
const FiltersBarDrawer = lazyPart(async () => (await import('./FiltersBarDrawer.tsx')).FiltersBarDrawer);

/** Filters a list: search, filter chips, and the number of results. On phones the chips are behind one button. */
export function FiltersBar({
  filters,
  values,
  onChange,
  search,
  count,
  end,
  labels: given,
}: FiltersBarProps) {
  const labels = { ...useLabels().filters, ...given };
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
