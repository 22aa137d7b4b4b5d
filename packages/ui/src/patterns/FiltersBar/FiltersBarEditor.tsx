import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { entry, list, tick, words } from '../../components/Menu/Menu.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './FiltersBar.css.ts';
import type { Filter, FilterValue } from './filterValues.ts';
import type { FiltersBarLabels } from './FiltersBarChip.tsx';

// A list filtered by options needs neither a calendar nor fields for days and numbers.
const DateEnds = lazyPart(async () => (await import('./FiltersBarEnds.tsx')).DateEnds, { place: 'inline' });
const NumberEnds = lazyPart(async () => (await import('./FiltersBarEnds.tsx')).NumberEnds, {
  place: 'inline',
});
const DateRangePicker = lazyPart(
  async () => (await import('../../components/DateRangePicker/DateRangePicker.tsx')).DateRangePicker,
  { place: 'inline' },
);

export interface FiltersBarEditorProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue) => void;
  labels: Pick<FiltersBarLabels, 'from' | 'to'>;
}

/** The editor of a filter's value. Changes take effect at once. */
export function FiltersBarEditor({ filter, value, onChange, labels }: FiltersBarEditorProps) {
  if (filter.kind === 'choice')
    return (
      <ListBox
        className={list}
        aria-label={filter.label}
        selectionMode={filter.selectionMode ?? 'multiple'}
        selectionBehavior="toggle"
        // Escape closes the popover; it must not undo the choice.
        escapeKeyBehavior="none"
        selectedKeys={value?.kind === 'choice' ? value.ids : []}
        onSelectionChange={(keys) =>
          onChange({
            kind: 'choice',
            ids: filter.options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)),
          })
        }
      >
        {filter.options.map((option) => (
          <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={entry()}>
            {({ isSelected }) => (
              <>
                <span className={words}>{option.label}</span>
                <span className={`${tick} ${styles.tickRoom}`}>{isSelected && <Icon icon={Check} />}</span>
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    );
  if (filter.kind === 'numbers') {
    const ends = value?.kind === 'numbers' ? value : ({ kind: 'numbers', from: null, to: null } as const);
    return <NumberEnds filter={filter} ends={ends} onChange={onChange} labels={labels} />;
  }
  const ends = value?.kind === 'dates' ? value : ({ kind: 'dates', from: null, to: null } as const);
  const { calendar } = filter;
  if (calendar === undefined)
    return <DateEnds filter={filter} ends={ends} onChange={onChange} labels={labels} />;
  return (
    <div className={styles.period}>
      <DateRangePicker
        label={`${labels.from} – ${labels.to}`}
        value={ends.from !== null && ends.to !== null ? { start: ends.from, end: ends.to } : null}
        onChange={(next) => onChange({ kind: 'dates', from: next?.start ?? null, to: next?.end ?? null })}
        {...calendar}
        {...(filter.min === undefined ? {} : { min: filter.min })}
        {...(filter.max === undefined ? {} : { max: filter.max })}
      />
    </div>
  );
}
