import { usePatientPages } from '@healzy/api/patients';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import type { SuccessorDialogProps } from '../../app/successors.ts';
import { ReassignmentForm } from '../users/ReassignmentForm.tsx';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

const PAGE = 100;

/** Chooses successors for the patients of a specialist. */
export function ReassignPatientsDialog({ user, act, onClose, onSave }: SuccessorDialogProps) {
  const { t } = useTranslation('users');
  const name = fullName(user);
  const principalId = user.professionalId ?? '';
  const specialists = useSpecialistOptions({ states: ['ACTIVE'] });
  const pages = usePatientPages({ principalId, limit: PAGE });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    // The choice covers all of them: the list is shown complete or not at all.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const patients = itemsOf(pages);
  const total = totalOf(pages) ?? 0;
  return (
    <FormDialog title={t('reassign.title', { name })} onClose={onClose}>
      <Loaded queries={[specialists.query, pages]}>
        {hasNextPage ? (
          <ProgressBar label={t('reassign.loading', { count: total })} value={patients.length / total} />
        ) : (
          <ReassignmentForm
            patients={patients.map((patient) => ({ id: patient.id, name: fullName(patient) }))}
            colleagues={specialists.options.filter(({ id }) => id !== principalId)}
            act={act}
            onSave={onSave}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
