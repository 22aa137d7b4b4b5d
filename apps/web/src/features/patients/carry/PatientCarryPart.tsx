import type { Patient } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../state/account.ts';
import { CarryCard } from './CarryCard.tsx';
import { DeletePatientCard } from './DeletePatientCard.tsx';
import { useArchive } from './useArchive.ts';
import { useDeletion } from './useDeletion.ts';

/** The end of a patient's configuration: exporting the record, and deleting the patient. */
export function PatientCarryPart({ patient }: { patient: Patient }) {
  const roles = useAtomValue(rolesAtom);
  const archive = useArchive(patient.id);
  const deletion = useDeletion(patient.id);
  const { identity, clinical } = patient.access;
  if (identity !== 'edit') return null;
  return (
    <>
      {clinical !== 'none' && may('exportPatientRecord', roles) && (
        <CarryCard
          isRecordPending={archive.isRecordPending}
          isFhirPending={archive.isFhirPending}
          onRecord={archive.saveRecord}
          onFhir={archive.saveFhir}
        />
      )}
      <DeletePatientCard
        patient={patient}
        isPending={deletion.isPending}
        refusal={deletion.refusal}
        onDelete={() => void deletion.remove()}
      />
    </>
  );
}
