import {
  type PatientBulkChange,
  type PatientsQuery,
  useChangePatients,
  useUndoPatientChanges,
} from '@healzy/api/patients';
import type { DataTableSelection } from '@healzy/ui/patterns/DataTable';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { notify } from '../../state/notices.ts';

/** The patients of a table selection, as the server takes them. */
export function patientsOf(
  { kind, ids }: DataTableSelection,
  { sort: _sort, limit: _limit, cursor: _cursor, ...filter }: PatientsQuery,
): Omit<PatientBulkChange, 'change'> {
  // All of them, however many: none may be dropped silently.
  const named = [...ids];
  return kind === 'these' ? { ids: named } : { filter, ...(named.length === 0 ? {} : { except: named }) };
}

/**
 * Changes many patients, reports the outcome, and offers to undo it.
 * @returns rejects with the server's error, after it has been shown
 */
export function usePatientBulk(query: PatientsQuery, onDone: () => void) {
  const { t } = useTranslation('patients');
  const change = useChangePatients();
  const undo = useUndoPatientChanges();
  const takeBack = (id: string) =>
    undo.mutate(id, {
      onSuccess: ({ changed, unchanged, forbidden }) =>
        notify({
          tone: 'success',
          text: t('bulk.undone', { count: changed }),
          ...(unchanged + forbidden > 0
            ? { detail: t('bulk.notUndone', { count: unchanged + forbidden }) }
            : {}),
        }),
      onError: (error) => tellFailed('patients.undo', error),
    });
  return async (selection: DataTableSelection, wanted: PatientBulkChange['change']): Promise<void> => {
    try {
      const { id, changed, forbidden } = await change.mutateAsync({
        ...patientsOf(selection, query),
        change: wanted,
      });
      onDone();
      if (changed > 0)
        notifySuccess(
          'patients.edit',
          { count: changed },
          { undo: { of: `bulk-change/${id}`, run: () => takeBack(id) } },
        );
      else if (forbidden === 0) notify({ tone: 'info', text: t('bulk.nothing') });
      if (forbidden > 0) notify({ tone: 'warning', text: t('bulk.forbidden', { count: forbidden }) });
    } catch (error) {
      tellFailed('patients.edit', error);
      throw error;
    }
  };
}
