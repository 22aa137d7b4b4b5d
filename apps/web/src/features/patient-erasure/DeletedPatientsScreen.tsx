import { type DeletedPatient, useDeletedPatientPages, useErasePatient } from '@healzy/api/patient-erasure';
import { DELETED_PATIENT_DAYS } from '@healzy/domain/patient-erasure';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Stack, Text } from '@healzy/ui/primitives';
import { AppScreen } from '../../app/AppScreen.tsx';
import { CutText } from '../../app/lists/CutText.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { useFormats } from '../../app/formats.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { fullName } from '../../app/full-name.ts';
import { useRestoring } from './useRestoring.ts';

/** `/patients/deleted`: deleted patients and until when they can be restored; for administrators. */
export function DeletedPatientsScreen() {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const pages = useDeletedPatientPages();
  const restore = useRestoring();
  const [erasing, setErasing] = useState<DeletedPatient | null>(null);
  return (
    <>
      <AppScreen title={t('deleted.title')} description={t('deleted.text', { count: DELETED_PATIENT_DAYS })}>
        <ListTable<DeletedPatient>
          pages={pages}
          columns={useDeletedPatientColumns()}
          getRowId={(patient) => patient.id}
          actions={[
            {
              id: 'restore',
              label: t('deleted.restore'),
              icon: <RotateCcw size={16} aria-hidden />,
              isQuick: true,
              onAction: (patient) => void restore(patient.id),
            },
            {
              id: 'erase',
              label: t('deleted.erase'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onAction: setErasing,
            },
          ]}
          empty={{ pictogram: 'bin', title: t('deleted.empty'), text: t('deleted.emptyText') }}
          labels={{ table: t('deleted.title'), rowMenu: fullName }}
        />
      </AppScreen>
      {erasing && <ErasePatientDialog patient={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}

/** Columns of the list of deleted patients, latest deletion first. */
function useDeletedPatientColumns(): readonly DataTableColumn<DeletedPatient>[] {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const formats = useFormats();
  const zone = useOwnZone();
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
      cell: ({ email }) => <CutText text={email} />,
    },
    {
      id: 'deletedAt',
      header: t('deleted.columns.deletedAt'),
      width: '9.5rem',
      cell: ({ deletedAt }) => <Text isNumeric>{formats.column.dateTime(deletedAt, zone)}</Text>,
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
      cell: ({ eraseAt }) => <Text isNumeric>{formats.column.dateTime(eraseAt, zone)}</Text>,
      cardCell: ({ eraseAt }) => (
        <Text isNumeric>{t('deleted.erasedOn', { day: formats.date(eraseAt, zone) })}</Text>
      ),
    },
  ];
}

interface ErasePatientDialogProps {
  patient: Pick<DeletedPatient, 'id' | 'name' | 'surname'>;
  onClose: () => void;
}

/** Erases a deleted patient now instead of at the end of the retention period; requires typing the name. */
function ErasePatientDialog({ patient, onClose }: ErasePatientDialogProps) {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const erase = useErasePatient();
  const name = fullName(patient);
  return (
    <ConfirmAction
      act="patient.erase"
      title={t('erase.question', { name })}
      confirmLabel={t('erase.action')}
      typedName={{ label: t('erase.typed'), name, hint: t('erase.hint', { name }) }}
      pendingLabel={t('erase.pending')}
      run={() => erase.mutateAsync({ id: patient.id, fullName: name })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text as="p">{t('erase.text')}</Text>
        <Text as="p">{t('erase.export')}</Text>
      </Stack>
    </ConfirmAction>
  );
}
