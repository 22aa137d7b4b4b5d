import { useDeletedPatientPages, type DeletedPatient } from '@healzy/api/carry';
import { DELETED_PATIENT_DAYS } from '@healzy/domain/carry';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { DataTable } from '@healzy/ui/patterns/DataTable';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { listStateOf } from '../../../app/list-state.ts';
import { fullName } from '../patient-names.ts';
import { ErasePatientDialog } from './ErasePatientDialog.tsx';
import { useDeletedPatientColumns } from './useDeletedPatientColumns.tsx';
import { useRestoring } from './useRestoring.ts';

/** `/patients/deleted`: who is deleted and until when they can be restored; for administrators. */
export function DeletedPatientsScreen() {
  const { t } = useTranslation(['carry', 'app']);
  const pages = useDeletedPatientPages();
  const restore = useRestoring();
  const [erasing, setErasing] = useState<DeletedPatient | null>(null);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total;
  return (
    <>
      <AppScreen title={t('deleted.title')} description={t('deleted.text', { count: DELETED_PATIENT_DAYS })}>
        <DataTable<DeletedPatient>
          columns={useDeletedPatientColumns()}
          rows={rows}
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
          {...(total === undefined ? {} : { total })}
          hasMore={pages.hasNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          state={listStateOf(pages, rows)}
          empty={<EmptyState icon={Trash2} title={t('deleted.empty')} description={t('deleted.emptyText')} />}
          failed={
            <ErrorState
              title={t('app:failed.title')}
              description={sentenceForError(pages.error)}
              onRetry={() => void pages.refetch()}
            />
          }
          labels={{
            table: t('deleted.title'),
            rowMenu: fullName,
          }}
        />
      </AppScreen>
      {erasing && <ErasePatientDialog patient={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}
