import type { Supplement } from '@healzy/api/supplements';
import { Badge } from '@healzy/ui/components/Badge';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Inline, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSupplementLabels } from './useSupplementLabels.ts';

export function useSupplementColumns(): readonly DataTableColumn<Supplement>[] {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  return [
    {
      id: 'name',
      header: t('field.name'),
      width: 'minmax(14rem, 2fr)',
      isSortable: true,
      isAlwaysShown: true,
      onCard: 'title',
      value: labels.name,
      cell: (supplement) => (
        <Inline gap="xs" align="center" isWrapping={false}>
          <Text isTruncated title={labels.name(supplement)}>
            {labels.name(supplement)}
          </Text>
          {supplement.origin === 'PERSONAL' && <Badge>{t('origin.PERSONAL')}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'category',
      header: t('field.category'),
      width: 'minmax(10rem, 1fr)',
      onCard: 'detail',
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      id: 'internalName',
      header: t('field.internalName'),
      width: 'minmax(9rem, 1fr)',
      cell: ({ internalName }) => internalName ?? '–',
    },
    {
      id: 'discountCode',
      header: t('field.discountCode'),
      width: '12rem',
      cell: ({ discountCode }) => discountCode ?? '–',
    },
    {
      id: 'patients',
      header: t('field.patients'),
      width: '7rem',
      align: 'end',
      cell: ({ patientCount }) => labels.number(patientCount),
    },
  ];
}
