import { useRestorePatient } from '@healzy/api/patient-erasure';
import { notifySuccess, tellFailed } from '../../app/messages.ts';

/** Restores a deleted patient and reports the outcome. */
export function useRestoring() {
  const restoration = useRestorePatient();
  return async (id: string): Promise<void> => {
    try {
      await restoration.mutateAsync({ id });
      notifySuccess('patient.restore');
    } catch (error) {
      tellFailed('patient.restore', error);
    }
  };
}
