import { localDateOfDays, daysOfLocalDate } from '@healzy/domain/shared';
import { SearchField } from '@healzy/ui/components/SearchField';
import { type Filter, FiltersBar, type FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useTranslation } from 'react-i18next';
import { KIND_GROUP_IDS } from './audit-filters.ts';

interface AuditLogFiltersProps {
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  search: string;
  onSearch: (search: string) => void;
  people: readonly { id: string; label: string }[];
  /** Today in the account's zone: the last selectable day, from which "last 7 days" counts back. */
  today: string;
  /** The number of results, as text. */
  count: string | undefined;
}

const daysBefore = (day: string, by: number): string => localDateOfDays((daysOfLocalDate(day) ?? 0) - by);

/** Search, period, person and kind filters of the log, as chips. */
export function AuditLogFilters(props: AuditLogFiltersProps) {
  const { values, onChange, search, onSearch, people, today, count } = props;
  const { t } = useTranslation(['audit-log', 'app']);
  const filters: Filter[] = [
    {
      kind: 'dates',
      id: 'period',
      label: t('filter.period'),
      max: today,
      calendar: {
        reversedText: t('filter.reversed'),
        presets: [
          { id: 'today', label: t('preset.today'), start: today, end: today },
          { id: 'week', label: t('preset.week'), start: daysBefore(today, 6), end: today },
          { id: 'month', label: t('preset.month'), start: daysBefore(today, 29), end: today },
        ],
      },
    },
    { kind: 'choice', id: 'person', label: t('filter.person'), options: people, selectionMode: 'single' },
    {
      kind: 'choice',
      id: 'kind',
      label: t('filter.kind'),
      options: KIND_GROUP_IDS.map((id) => ({ id, label: t(`group.${id}`) })),
    },
  ];
  return (
    <FiltersBar
      filters={filters}
      values={values}
      onChange={onChange}
      count={count}
      search={
        <SearchField label={t('search')} placeholder={t('search')} value={search} onChange={onSearch} />
      }
      labels={{
        remove: (filter) => t('filter.remove', { filter }),
        clearAll: t('filter.clear'),
        show: t('filter.show'),
      }}
    />
  );
}
