import type { Patient } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import {
  type PatientArchive,
  useExportPatientFhir,
  useExportPatientRecord,
} from '@healzy/api/patient-transfer';
import { useRoles } from '../../state/account.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { downloadFrom } from '../../app/save-file.ts';
import { ExportCard } from './ExportCard.tsx';

/** Exporting the record, for users who see all of it. */
export function ExportPart({ patient }: { patient: Patient }) {
  const roles = useRoles();
  const archive = useArchive(patient.id);
  const { identity, clinical } = patient.access;
  if (identity !== 'edit' || clinical === 'none' || !may('exportPatientRecord', roles)) return null;
  return (
    <ExportCard
      isRecordPending={archive.isRecordPending}
      isFhirPending={archive.isFhirPending}
      onRecord={archive.saveRecord}
      onFhir={archive.saveFhir}
    />
  );
}

/** Has the server export a patient's record and downloads the file. */
function useArchive(patientId: string) {
  const record = useExportPatientRecord();
  const fhir = useExportPatientFhir();
  const answer = {
    onSuccess: (archive: PatientArchive) => {
      downloadFrom(archive.url);
      notifySuccess('patientRecord.export', { file: archive.fileName });
    },
    onError: (error: unknown) => tellFailed('patientRecord.export', error),
  };
  return {
    isRecordPending: record.isPending,
    isFhirPending: fhir.isPending,
    saveRecord: () => record.mutate({ id: patientId }, answer),
    saveFhir: () => fhir.mutate({ id: patientId }, answer),
  };
}
