import type { DeletedPatient } from '@healzy/api/patient-erasure';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { sessionUserAtom } from '../../state/session.ts';
import { fullName } from '../patients/patient-names.ts';

/** Columns of the list of deleted patients, latest deletion first. */
export function useDeletedPatientColumns(): readonly DataTableColumn<DeletedPatient>[] {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const formats = useFormats();
  const zone = useAtomValue(sessionUserAtom)?.timezone ?? null;
  return [
    {
      id: 'name',
      header: t('deleted.columns.patient'),
      width: 'minmax(11rem, 1.6fr)',
      isAlwaysShown: true,
      onCard: 'title',
      cell: fullName,
    },
    {
      id: 'email',
      header: t('deleted.columns.email'),
      width: 'minmax(12rem, 1.8fr)',
      cell: ({ email }) => (
        <Text isTruncated title={email}>
          {email}
        </Text>
      ),
    },
    {
      id: 'deletedAt',
      header: t('deleted.columns.deletedAt'),
      width: '9.5rem',
      cell: ({ deletedAt }) => <Text isNumeric>{formats.dateTime(deletedAt, zone)}</Text>,
    },
    {
      id: 'deletedBy',
      header: t('deleted.columns.deletedBy'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ deletedBy }) => deletedBy ?? t('app:value.none'),
    },
    {
      id: 'eraseAt',
      header: t('deleted.columns.eraseAt'),
      width: '9.5rem',
      onCard: 'detail',
      cell: ({ eraseAt }) => <Text isNumeric>{formats.dateTime(eraseAt, zone)}</Text>,
      cardCell: ({ eraseAt }) => (
        <Text isNumeric>{t('deleted.erasedOn', { day: formats.date(eraseAt, zone) })}</Text>
      ),
    },
  ];
}
