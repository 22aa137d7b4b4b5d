import { localDateOfDays, daysOfLocalDate } from '@healzy/domain/shared';
import type { Filter } from '@healzy/ui/patterns/FiltersBar';
import { useTranslation } from 'react-i18next';
import { ListTools, type ListToolsProps } from '../../app/lists/ListTools.tsx';
import { KIND_GROUP_IDS } from './audit-filters.ts';

interface AuditLogFiltersProps extends Pick<ListToolsProps, 'list' | 'count'> {
  people: readonly { id: string; label: string }[];
  /** Today in the account's zone: the last selectable day, from which "last 7 days" counts back. */
  today: string;
}

const daysBefore = (day: string, by: number): string => localDateOfDays((daysOfLocalDate(day) ?? 0) - by);

/** Search, period, person and kind filters of the log, as chips. */
export function AuditLogFilters({ list, people, today, count }: AuditLogFiltersProps) {
  const { t } = useTranslation(['audit-log', 'app']);
  const filters: Filter[] = [
    {
      kind: 'dates',
      id: 'period',
      label: t('filter.period'),
      max: today,
      calendar: {
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
    <ListTools
      list={list}
      search={t('search')}
      filters={filters}
      count={count}
      labels={{
        remove: (filter) => t('filter.remove', { filter }),
        clearAll: t('filter.clear'),
        show: t('filter.show'),
      }}
    />
  );
}
