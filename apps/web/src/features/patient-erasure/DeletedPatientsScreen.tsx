import { useDeletedPatientPages, type DeletedPatient } from '@healzy/api/patient-erasure';
import { DELETED_PATIENT_DAYS } from '@healzy/domain/patient-erasure';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { fullName } from '../patients/patient-names.ts';
import { ErasePatientDialog } from './ErasePatientDialog.tsx';
import { useDeletedPatientColumns } from './useDeletedPatientColumns.tsx';
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
          empty={{ icon: Trash2, title: t('deleted.empty'), text: t('deleted.emptyText') }}
          labels={{ table: t('deleted.title'), rowMenu: fullName }}
        />
      </AppScreen>
      {erasing && <ErasePatientDialog patient={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}
