import { type PatientSummary, usePatientPages } from '@healzy/api/patients';
import { useUsers } from '@healzy/api/users';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import type { SuccessorDialogProps } from '../../app/successors.ts';
import { ReassignmentForm } from '../users/ReassignmentForm.tsx';

const PAGE = 100;

/** Chooses successors for the patients of a specialist. */
export function ReassignPatientsDialog({ user, act, onClose, onSave }: SuccessorDialogProps) {
  const { t } = useTranslation('users');
  const name = fullName(user);
  const principalId = user.professionalId ?? '';
  const colleagues = useUsers({ roles: ['SPECIALIST'], states: ['ACTIVE'], limit: PAGE });
  const pages = usePatientPages({ principalId, limit: PAGE });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    // The choice covers all of them: the list is shown complete or not at all.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const patients = pages.data?.pages.flatMap((page): PatientSummary[] => page.items) ?? [];
  const total = totalOf(pages) ?? 0;
  return (
    <FormDialog title={t('reassign.title', { name })} onClose={onClose}>
      <Loaded queries={[colleagues, pages]}>
        {hasNextPage ? (
          <ProgressBar label={t('reassign.loading', { count: total })} value={patients.length / total} />
        ) : (
          <ReassignmentForm
            patients={patients.map((patient) => ({ id: patient.id, name: fullName(patient) }))}
            colleagues={(colleagues.data?.items ?? []).flatMap((colleague) =>
              colleague.professionalId === null || colleague.id === user.id
                ? []
                : [{ id: colleague.professionalId, label: fullName(colleague) }],
            )}
            act={act}
            onSave={onSave}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
