import { useFindSimilarPatients, usePatientTags } from '@healzy/api/patients';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/**
 * What the form of a patient's card offers, and compares with; it is shown once `query` has loaded.
 *
 * @param patientId the patient being edited, who is not similar to themselves
 */
export function usePatientFormChoices(patientId?: string) {
  const { query, options: specialists } = useSpecialistOptions();
  const knownTags = usePatientTags().data?.tags.map(({ label }) => label) ?? [];
  const findSimilar = useFindSimilarPatients(patientId);
  return { query, choices: { specialists, knownTags, findSimilar } };
}
