import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { Check, ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { PhoneFieldLabels } from '../../labels/fields.ts';
import { empty, entry, list, popover, tick } from '../Menu/Menu.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { PhoneBook, PhoneCountry } from './phoneNumber.ts';
import { code, country as countryClass, row, search, trigger } from './PhoneField.css.ts';

/** The country of a number: chosen from all, found by its name in the page's language or by its code. */
export function PhoneFieldCountry({
  value,
  onChange,
  book,
  labels,
  isDisabled,
}: {
  value: PhoneCountry;
  onChange: (country: PhoneCountry) => void;
  book: PhoneBook | undefined;
  labels: PhoneFieldLabels;
  isDisabled: boolean;
}) {
  const { locale } = useLocale();
  const { contains } = useFilter({ sensitivity: 'base' });
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    const known = book?.getCountries() ?? [];
    return known
      .map((id) => ({ id, name: names.of(id) ?? id, code: `+${book?.getCountryCallingCode(id) ?? ''}` }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [book, locale]);
  const chosen = countries.find(({ id }) => id === value);

  return (
    <Select
      className={countryClass}
      aria-label={labels.country}
      value={chosen ? value : null}
      onChange={(id) => {
        const next = countries.find((each) => each.id === id);
        if (next) onChange(next.id);
      }}
      isDisabled={isDisabled || !book}
    >
      <Button className={trigger}>
        <SelectValue>
          {() => (
            <span aria-label={chosen ? `${chosen.name} ${chosen.code}` : value} role="img">
              {value} <span className={code}>{chosen?.code}</span>
            </span>
          )}
        </SelectValue>
        <Icon icon={ChevronDown} size="sm" tone="muted" />
      </Button>
      <Popover className={popover} offset={6} placement="bottom start">
        <Autocomplete filter={contains}>
          <div className={search}>
            <SearchField
              label={labels.search}
              placeholder={labels.search}
              clearLabel={labels.clear}
              autoFocus
            />
          </div>
          <ListBox
            className={list}
            items={countries}
            renderEmptyState={() => <div className={empty}>{labels.empty}</div>}
          >
            {(each) => (
              <ListBoxItem id={each.id} textValue={`${each.name} ${each.code}`} className={entry()}>
                {({ isSelected }) => (
                  <>
                    <span className={row}>
                      {each.name}
                      <span className={code}>{each.code}</span>
                    </span>
                    {isSelected && (
                      <span className={tick}>
                        <Icon icon={Check} />
                      </span>
                    )}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
