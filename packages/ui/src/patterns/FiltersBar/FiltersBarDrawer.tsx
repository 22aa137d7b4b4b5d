import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { FiltersBarEditor } from './FiltersBarEditor.tsx';
import * as styles from './FiltersBar.css.ts';
import { withValue, type Filter, type FilterValues } from './filterValues.ts';
import type { FiltersBarLabels } from './FiltersBarChip.tsx';

export interface FiltersBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** SearchField, at the start. */
  search?: ReactNode;
  /** The number of results, in words; announced when it changes. */
  count?: string | undefined;
  /** At the end: the choice of columns. */
  end?: ReactNode;
  /** Overrides the kit's labels for this list. */
  labels?: Partial<FiltersBarLabels>;
}

interface FiltersBarDrawerProps extends Pick<FiltersBarProps, 'filters' | 'values' | 'onChange'> {
  labels: FiltersBarLabels;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Clears them all; omitted while there is nothing to clear. */
  clear: ReactNode;
}

/** All filters on a phone, stacked. */
export function FiltersBarDrawer(props: FiltersBarDrawerProps) {
  const { filters, values, onChange, labels, isOpen, onOpenChange, clear } = props;
  return (
    <Drawer
      title={labels.filters}
      side="bottom"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          {clear}
          <Button intent="primary" onPress={close}>
            {labels.show}
          </Button>
        </>
      )}
    >
      <div className={styles.editors}>
        {filters.map((filter) => (
          <section key={filter.id} className={styles.section}>
            <h3 className={styles.heading}>{filter.label}</h3>
            <FiltersBarEditor
              filter={filter}
              value={values[filter.id]}
              onChange={(value) => onChange(withValue(values, filter.id, value))}
              labels={labels}
            />
          </section>
        ))}
      </div>
    </Drawer>
  );
}
