import type { PatientDocument } from '@healzy/api/documents';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** The columns of the list of documents. */
export function useDocumentColumns(zone: string | undefined): DataTableColumn<PatientDocument>[] {
  const { t } = useTranslation(['documents', 'app']);
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('list.name'),
      width: 'minmax(14rem, 3fr)',
      onCard: 'title',
      cell: ({ fileName }) => fileName,
    },
    {
      id: 'origin',
      header: t('list.origin'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ entityType, medicalTest }) =>
        medicalTest
          ? t('list.ofTest', { name: medicalTest.name })
          : t(entityType === 'NOTE' ? 'list.ofNote' : 'list.ofPatient'),
    },
    {
      id: 'size',
      header: t('list.size'),
      width: '7rem',
      align: 'end',
      onCard: 'aside',
      cell: ({ sizeBytes }) => formats.bytes(sizeBytes),
    },
    {
      id: 'by',
      header: t('list.by'),
      width: 'minmax(9rem, 1fr)',
      cell: ({ createdBy }) => (createdBy ? `${createdBy.name} ${createdBy.surname}` : t('app:value.none')),
    },
    {
      id: 'at',
      header: t('list.at'),
      width: 'minmax(11rem, 1fr)',
      onCard: 'detail',
      cell: ({ createdAt, replacedAt }) => (
        <Text isNumeric>
          {replacedAt === null
            ? formats.dateTime(createdAt, zone)
            : t('list.replaced', { at: formats.dateTime(replacedAt, zone) })}
        </Text>
      ),
    },
  ];
}
