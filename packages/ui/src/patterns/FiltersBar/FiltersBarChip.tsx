import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './FiltersBar.css.ts';
import { describe, isSet, type Filter, type FilterValue } from './filterValues.ts';
import type { KitLabels } from '../../labels/LabelsProvider.ts';

export type FiltersBarLabels = KitLabels['filters'];

const FiltersBarPopover = lazyPart(async () => (await import('./FiltersBarPopover.tsx')).FiltersBarPopover);

interface FiltersBarChipProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  labels: FiltersBarLabels;
}

/** One filter: shows its value, and opens its options. */
export function FiltersBarChip({ filter, value, onChange, labels }: FiltersBarChipProps) {
  const { locale } = useLocale();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isActive = isSet(value);
  return (
    <span className={isActive ? styles.activeChip : styles.chip}>
      <Button
        className={styles.opener}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={FiltersBarPopover.preload}
        onFocus={FiltersBarPopover.preload}
        onPress={() => setOpen(true)}
      >
        <span className={styles.name}>{isActive ? `${filter.label}:` : filter.label}</span>
        {isActive && <span className={styles.value}>{describe(filter, value, locale)}</span>}
        {!isActive && <Icon icon={ChevronDown} size="sm" />}
      </Button>
      {isOpen && (
        <FiltersBarPopover
          trigger={opener}
          onClose={() => setOpen(false)}
          filter={filter}
          value={value}
          onChange={onChange}
          labels={labels}
        />
      )}
      {isActive && (
        <Button
          className={styles.remove}
          aria-label={labels.remove(filter.label)}
          onPress={() => {
            onChange(undefined);
            // The remove button disappears with its filter: focus must not be lost with it.
            opener.current?.focus();
          }}
        >
          <Icon icon={X} size="sm" />
        </Button>
      )}
    </span>
  );
}
