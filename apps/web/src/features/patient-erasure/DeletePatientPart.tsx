import type { Patient } from '@healzy/api/patients';
import { DeletePatientCard } from './DeletePatientCard.tsx';
import { useDeletion } from './useDeletion.ts';

/** Deleting the patient, for those who may edit the card. */
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
