import type { PatientSupplement } from '@healzy/api/supplements';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

const STATUS_TONES = {
  CURRENT: 'success',
  TO_COME: 'info',
  ENDED: 'neutral',
  PAUSED: 'neutral',
} as const satisfies Record<PatientSupplement['status'], string>;

/** Columns of what a patient takes. */
export function usePatientSupplementColumns(): readonly DataTableColumn<PatientSupplement>[] {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  return [
    {
      id: 'name',
      header: t('one'),
      width: 'minmax(13rem, 2fr)',
      isAlwaysShown: true,
      onCard: 'title',
      value: ({ supplement }) => labels.name(supplement),
      cell: ({ supplement }) => labels.name(supplement),
    },
    {
      id: 'takes',
      header: t('field.takes'),
      width: '8rem',
      onCard: 'detail',
      cell: labels.takes,
      cardCell: (taken) => `${labels.takes(taken)} · ${labels.frequency(taken)} · ${labels.when(taken)}`,
    },
    {
      id: 'total',
      header: t('field.totalDailyAmount'),
      width: '8rem',
      align: 'end',
      cell: ({ totalDailyAmount, unit }) => labels.amount(totalDailyAmount, unit),
    },
    {
      id: 'frequency',
      header: t('field.frequency'),
      width: 'minmax(9rem, 1.5fr)',
      cell: labels.frequency,
    },
    {
      id: 'startDate',
      header: t('field.startDate'),
      width: '7rem',
      cell: ({ startDate }) => formats.column.day(startDate),
    },
    {
      id: 'endDate',
      header: t('field.endDate'),
      width: '7rem',
      cell: ({ endDate }) => formats.column.day(endDate),
    },
    {
      id: 'state',
      header: t('field.state'),
      width: '8rem',
      onCard: 'aside',
      value: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <StatusPill tone={STATUS_TONES[status]} label={t(`status.${status}`)} />,
    },
  ];
}
