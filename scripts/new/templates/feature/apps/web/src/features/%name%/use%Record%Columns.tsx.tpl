import type { %Record% } from '@healzy/api/%name%';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** The columns of the list of %records words%. */
export function use%Record%Columns(zone: string | undefined): DataTableColumn<%Record%>[] {
  const { t } = useTranslation('%name%');
  const formats = useFormats();
  return [
    {
      id: 'title',
      header: t('field.title'),
      width: 'minmax(14rem, 3fr)',
      onCard: 'title',
      cell: ({ title }) => title,
    },
    {
      id: 'createdAt',
      header: t('field.createdAt'),
      width: 'minmax(11rem, 1fr)',
      onCard: 'detail',
      cell: ({ createdAt }) => <Text isNumeric>{formats.dateTime(createdAt, zone)}</Text>,
    },
  ];
}
