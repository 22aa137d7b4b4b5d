import { type PatientDataSection, useUpdatePatientData } from '@healzy/api/patient-data';
import { readAnswers, type Answers } from '@healzy/domain/patient-data';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';

/** A section being edited: its initial answers, and how they are saved. */
export function useEditAnswers(patientId: string, stored: PatientDataSection) {
  const update = useUpdatePatientData();
  const { section } = stored;
  const { source, recordOf } = useStoredRecord(stored, (saved) => readAnswers(saved.section, saved.answers));
  return {
    ...source,
    onSave: async (answers: Answers, version: number) =>
      recordOf(await update.mutateAsync({ patientId, section, version, answers: { ...answers } })),
  };
}
