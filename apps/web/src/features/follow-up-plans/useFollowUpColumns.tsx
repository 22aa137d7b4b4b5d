import type { FollowUpPlanSummary } from '@healzy/api/follow-up-plans';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { FollowUpStatePill } from './FollowUpStatePill.tsx';

/** Columns of a patient's follow-up plans. */
export function useFollowUpColumns(): readonly DataTableColumn<FollowUpPlanSummary>[] {
  const { t } = useTranslation(['follow-up-plans', 'app']);
  const formats = useFormats();
  const progress = ({ doneCount, stepCount }: FollowUpPlanSummary) =>
    t('progress', { done: formats.number(doneCount), total: formats.number(stepCount) });
  return [
    {
      id: 'type',
      header: t('field.type'),
      width: 'minmax(8rem, 1fr)',
      isAlwaysShown: true,
      onCard: 'title',
      value: ({ type }) => t(`type.${type}`),
      cell: ({ type }) => t(`type.${type}`),
    },
    {
      id: 'state',
      header: t('field.state'),
      width: 'minmax(8rem, 1fr)',
      onCard: 'aside',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <FollowUpStatePill state={state} />,
    },
    {
      id: 'progress',
      header: t('field.progress'),
      width: 'minmax(8rem, 1fr)',
      onCard: 'detail',
      cell: progress,
    },
    {
      id: 'overdue',
      header: t('field.overdue'),
      width: 'minmax(8rem, 1fr)',
      onCard: 'detail',
      value: ({ overdueCount }) => String(overdueCount),
      cell: ({ overdueCount }) =>
        overdueCount === 0 ? (
          t('app:value.none')
        ) : (
          <StatusPill
            tone="warning"
            label={t('overdue', { count: overdueCount, formatted: formats.number(overdueCount) })}
          />
        ),
      cardCell: ({ overdueCount }) =>
        overdueCount === 0
          ? ''
          : t('overdue', { count: overdueCount, formatted: formats.number(overdueCount) }),
    },
    {
      id: 'specialist',
      header: t('field.specialist'),
      width: 'minmax(10rem, 2fr)',
      cell: ({ specialist }) => fullName(specialist),
    },
    {
      id: 'startDate',
      header: t('field.startDate'),
      width: '7rem',
      cell: ({ startDate }) => formats.column.day(startDate),
    },
    {
      id: 'lastDueDate',
      header: t('field.lastDueDate'),
      width: '8rem',
      cell: ({ lastDueDate }) => formats.column.day(lastDueDate),
    },
  ];
}
