import { DateField } from '../../components/DateField/DateField.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import * as styles from './FiltersBar.css.ts';
import type { Filter, FilterValue } from './filterValues.ts';
import type { FiltersBarLabels } from './FiltersBarChip.tsx';

interface EndsProps<Kind extends 'dates' | 'numbers'> {
  filter: Extract<Filter, { kind: Kind }>;
  ends: Extract<FilterValue, { kind: Kind }>;
  onChange: (value: FilterValue) => void;
  labels: Pick<FiltersBarLabels, 'from' | 'to'>;
}

/** The first and last day of a period, typed. */
export function DateEnds({ filter, ends, onChange, labels }: EndsProps<'dates'>) {
  const limits = {
    ...(filter.min === undefined ? {} : { min: filter.min }),
    ...(filter.max === undefined ? {} : { max: filter.max }),
  };
  return (
    <div className={styles.ends}>
      <DateField
        label={labels.from}
        value={ends.from}
        onChange={(from) => onChange({ ...ends, from })}
        {...limits}
      />
      <DateField label={labels.to} value={ends.to} onChange={(to) => onChange({ ...ends, to })} {...limits} />
    </div>
  );
}

/** The minimum and maximum of an amount. */
export function NumberEnds({ filter, ends, onChange, labels }: EndsProps<'numbers'>) {
  const limits = {
    unit: filter.unit,
    ...(filter.min === undefined ? {} : { min: filter.min }),
    ...(filter.max === undefined ? {} : { max: filter.max }),
    ...(filter.step === undefined ? {} : { step: filter.step }),
  };
  return (
    <div className={styles.ends}>
      <NumberField
        label={labels.from}
        value={ends.from}
        onChange={(from) => onChange({ ...ends, from })}
        {...limits}
      />
      <NumberField
        label={labels.to}
        value={ends.to}
        onChange={(to) => onChange({ ...ends, to })}
        {...limits}
      />
    </div>
  );
}
