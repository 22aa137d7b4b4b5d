import { useRestorePatient } from '@healzy/api/patient-erasure';
import { report } from '../../app/messages.ts';

/** Restores a deleted patient and reports the outcome. */
export function useRestoring() {
  const restoration = useRestorePatient();
  return (id: string) => report('patient.restore', restoration.mutateAsync({ id }));
}
