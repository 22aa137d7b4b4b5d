import type { Patient } from '@healzy/api/patients';
import {
  PATIENT_FIELD_NAMES,
  PATIENT_FIELDS,
  type PatientField,
  type PatientFormValues,
} from '@healzy/domain/patients';

/** The form values of the card's own fields. */
function cardValues(
  valueOf: (name: PatientField, empty: '' | null) => unknown,
): Pick<PatientFormValues, PatientField> {
  return Object.fromEntries(
    PATIENT_FIELD_NAMES.map((name) => [name, valueOf(name, PATIENT_FIELDS[name].empty)]),
  ) as Pick<PatientFormValues, PatientField>;
}

/** The initial values of an empty form. Only the zone and, for a specialist, themselves are preset. */
export function emptyPatient(known: { principalId: string | null; timezone: string }): PatientFormValues {
  return {
    ...cardValues((_, empty) => empty),
    timezone: known.timezone,
    state: 'ACTIVE',
    tags: [],
    specialists: known.principalId === null ? [] : [{ professionalId: known.principalId, isPrincipal: true }],
  };
}

/** The form's values for a patient. */
export function valuesOf(patient: Patient): PatientFormValues {
  return {
    ...cardValues((name, empty) => (empty === '' ? (patient[name] ?? '') : patient[name])),
    state: patient.state,
    tags: patient.tags,
    specialists: patient.specialists.map(({ professionalId, isPrincipal }) => ({
      professionalId,
      isPrincipal,
    })),
  };
}
