import type { Patient } from '@healzy/api/patients';
import { PATIENT_FIELDS, type PatientFormValues } from '@healzy/domain/patients';
import { emptyValues, formValues } from '@healzy/domain/shared';

/** The initial values of an empty form. Only the zone and, for a specialist, themselves are preset. */
export function emptyPatient(known: { principalId: string | null; timezone: string }): PatientFormValues {
  return {
    ...emptyValues(PATIENT_FIELDS),
    timezone: known.timezone,
    state: 'ACTIVE',
    tags: [],
    specialists: known.principalId === null ? [] : [{ professionalId: known.principalId, isPrincipal: true }],
  };
}

/** The form's values for a patient. */
export function valuesOf(patient: Patient): PatientFormValues {
  return {
    ...formValues(PATIENT_FIELDS, patient),
    state: patient.state,
    tags: patient.tags,
    specialists: patient.specialists.map(({ professionalId, isPrincipal }) => ({
      professionalId,
      isPrincipal,
    })),
  };
}
