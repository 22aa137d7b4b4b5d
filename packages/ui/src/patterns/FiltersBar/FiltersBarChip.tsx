import { ChevronDown, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { FiltersBarLabels } from './FiltersBar.tsx';
import * as styles from './FiltersBar.css.ts';
import { describe, isSet, type Filter, type FilterValue } from './filterValues.ts';

const load = () => import('./FiltersBarPopover.tsx');
const FiltersBarPopover = lazy(async () => ({ default: (await load()).FiltersBarPopover }));

interface FiltersBarChipProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  labels: FiltersBarLabels;
}

/** One filter: opens what it can be set to, and says what it is set to. */
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
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(true)}
      >
        <span className={styles.name}>{isActive ? `${filter.label}:` : filter.label}</span>
        {isActive && <span className={styles.value}>{describe(filter, value, locale)}</span>}
        {!isActive && <Icon icon={ChevronDown} size="sm" />}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FiltersBarPopover
            trigger={opener}
            onClose={() => setOpen(false)}
            filter={filter}
            value={value}
            onChange={onChange}
            labels={labels}
          />
        </Suspense>
      )}
      {isActive && (
        <Button
          className={styles.remove}
          aria-label={labels.remove(filter.label)}
          onPress={() => {
            onChange(undefined);
            // The cross goes away with what it has removed: the focus must not go with it.
            opener.current?.focus();
          }}
        >
          <Icon icon={X} size="sm" />
        </Button>
      )}
    </span>
  );
}
