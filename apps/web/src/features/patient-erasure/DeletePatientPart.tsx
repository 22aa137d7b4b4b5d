import type { Patient } from '@healzy/api/patients';
import { useDeletePatient } from '@healzy/api/patient-erasure';
import { useNavigate } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { notifySuccess } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { DeletePatientCard } from './DeletePatientCard.tsx';
import { useRestoring } from './useRestoring.ts';

/** Deleting the patient, for users who may edit the card. */
export function DeletePatientPart({ patient }: { patient: Patient }) {
  const deletion = useDeletion(patient.id);
  if (patient.access.identity !== 'edit') return null;
  return (
    <DeletePatientCard
      patient={patient}
      isPending={deletion.isPending}
      refusal={deletion.refusal}
      onDelete={() => void deletion.remove()}
    />
  );
}

/** Deletes the open patient, goes back to the list, and offers undo there. */
function useDeletion(patientId: string) {
  const navigate = useNavigate();
  const deletion = useDeletePatient();
  const restore = useRestoring();
  return {
    isPending: deletion.isPending,
    refusal: deletion.isError ? sentenceForError(deletion.error) : null,
    remove: async () => {
      try {
        await deletion.mutateAsync({ id: patientId });
      } catch {
        // The card says why.
        return;
      }
      await navigate(pathTo('/patients'), { replace: true });
      notifySuccess(
        'patient.delete',
        {},
        { undo: { of: `patient/${patientId}`, run: () => void restore(patientId) } },
      );
    },
  };
}
