import {
  useExportPatientFhir,
  useExportPatientRecord,
  type PatientArchive,
} from '@healzy/api/patient-transfer';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { downloadFrom } from '../../app/save-file.ts';

/** Has the server export a patient's record and downloads the file. */
export function useArchive(patientId: string) {
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
