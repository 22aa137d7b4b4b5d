import type { DishSummary } from '@healzy/api/dishes';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { useTranslation } from 'react-i18next';
import { useDishLabels } from './useDishLabels.ts';

/** Columns of the list of dishes. What is not known is written as such, never as 0. */
export function useDishColumns(): readonly DataTableColumn<DishSummary>[] {
  const { t } = useTranslation(['dishes', 'foods']);
  const labels = useDishLabels();
  const energy = ({ energy: value, isEnergyComplete }: DishSummary): string => {
    if (value === null) return t('unknown');
    const amount = labels.amount('energy', value);
    return isEnergyComplete ? amount : t('atLeast', { value: amount });
  };
  return [
    {
      id: 'name',
      header: t('columns.name'),
      width: 'minmax(16rem, 3fr)',
      isSortable: true,
      isAlwaysShown: true,
      onCard: 'title',
      value: labels.name,
      cell: labels.name,
    },
    {
      id: 'course',
      header: t('columns.course'),
      width: 'minmax(9rem, 1fr)',
      onCard: 'detail',
      cell: ({ course }) => t(`course.${course}`),
      cardCell: (dish) => `${t(`course.${dish.course}`)} · ${energy(dish)}`,
    },
    { id: 'energy', header: t('columns.energy'), width: '9rem', align: 'end', cell: energy },
    {
      id: 'minutes',
      header: t('columns.minutes'),
      width: '7rem',
      align: 'end',
      cell: ({ minutes }) => labels.minutes(minutes),
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: '9rem',
      onCard: 'aside',
      value: ({ missing, origin }) => (missing > 0 ? t('incomplete') : t(`foods:origin.${origin}`)),
      cell: ({ missing, origin }) =>
        missing > 0 ? <StatusPill tone="warning" label={t('incomplete')} /> : t(`foods:origin.${origin}`),
    },
  ];
}
