import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { usePlanLabels } from './usePlanLabels.ts';

/** The columns of the list of plans. */
export function usePlanColumns(today: string): DataTableColumn<NutritionalPlan>[] {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  return [
    {
      id: 'name',
      header: t('columns.name'),
      width: 'minmax(12rem, 2fr)',
      isAlwaysShown: true,
      onCard: 'title',
      cell: ({ name }) => name,
    },
    {
      id: 'phase',
      header: t('columns.phase'),
      width: '8.5rem',
      onCard: 'aside',
      value: (plan) => labels.phase(plan, today).label,
      cell: (plan) => <StatusPill {...labels.phase(plan, today)} />,
    },
    {
      id: 'period',
      header: t('columns.period'),
      width: 'minmax(13rem, 1.5fr)',
      onCard: 'detail',
      cell: (plan) => <Text isNumeric>{labels.period(plan)}</Text>,
      cardCell: labels.shortPeriod,
    },
    {
      id: 'weeks',
      header: t('columns.weeks'),
      width: '6rem',
      align: 'end',
      cell: ({ weeks }) => String(weeks),
    },
    {
      id: 'energy',
      header: t('columns.energy'),
      width: '8.5rem',
      align: 'end',
      cell: ({ energy }) => (energy === null ? t('noEnergy') : labels.kcal(energy.kcal)),
    },
    {
      id: 'macros',
      header: t('columns.macros'),
      width: '13rem',
      align: 'end',
      cell: ({ macroShares }) => labels.macros(macroShares),
    },
  ];
}
