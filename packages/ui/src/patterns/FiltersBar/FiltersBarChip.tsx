import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '../../components/Menu/Menu.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { FiltersBarLabels } from './FiltersBar.tsx';
import { FiltersBarEditor } from './FiltersBarEditor.tsx';
import * as styles from './FiltersBar.css.ts';
import { describe, isSet, type Filter, type FilterValue } from './filterValues.ts';

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
  const isActive = isSet(value);
  return (
    <span className={isActive ? styles.activeChip : styles.chip}>
      <DialogTrigger>
        <Button className={styles.opener} ref={opener}>
          <span className={styles.name}>{isActive ? `${filter.label}:` : filter.label}</span>
          {isActive && <span className={styles.value}>{describe(filter, value, locale)}</span>}
          {!isActive && <Icon icon={ChevronDown} size="sm" />}
        </Button>
        <Popover className={popover} placement="bottom start" offset={6}>
          <Dialog className={styles.dialog} aria-label={filter.label}>
            <FiltersBarEditor filter={filter} value={value} onChange={onChange} labels={labels} />
          </Dialog>
        </Popover>
      </DialogTrigger>
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
