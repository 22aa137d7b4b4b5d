import { useRestorePatient } from '@healzy/api/carry';
import { tellDone, tellFailed } from '../../../app/messages.ts';

/** Takes back the deletion of a patient and says how it went. */
export function useRestoring() {
  const restoration = useRestorePatient();
  return async (id: string): Promise<void> => {
    try {
      await restoration.mutateAsync({ id });
      tellDone('patient.restore');
    } catch (error) {
      tellFailed('patient.restore', error);
    }
  };
}
