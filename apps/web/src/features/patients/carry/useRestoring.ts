import { useRestorePatient } from '@healzy/api/carry';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';

/** Takes back the deletion of a patient and says how it went. */
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
