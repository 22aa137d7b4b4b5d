import { type PatientDataSection, useUpdatePatientData } from '@healzy/api/patient-data';
import { readAnswers, type Answers } from '@healzy/domain/patient-data';
import { useState } from 'react';
import type { SavedRecord } from '../../app/forms/useFormSave.ts';
import { tellDone } from '../../app/messages.ts';

const recordOf = ({ section, answers, version }: PatientDataSection): SavedRecord<Answers> => ({
  values: readAnswers(section, answers),
  version,
});

/** A section being answered: what it started from, and how it is saved. */
export function useEditAnswers(patientId: string, section: PatientDataSection) {
  const update = useUpdatePatientData();
  // What is read again while the form stands open is met when it is saved, not slipped in below the typing.
  const [base] = useState(() => recordOf(section));
  return {
    initial: base.values,
    version: base.version,
    save: async (answers: Answers, version: number) =>
      recordOf(
        await update.mutateAsync({ patientId, section: section.section, version, answers: { ...answers } }),
      ),
    told: () => tellDone('patientData.edit'),
    newer: (current: unknown) => recordOf(current as PatientDataSection),
  };
}
