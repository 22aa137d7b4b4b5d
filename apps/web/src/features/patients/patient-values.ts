import type { Patient } from '@healzy/api/patients';
import {
  PATIENT_FIELD_NAMES,
  PATIENT_FIELDS,
  type PatientField,
  type PatientFormValues,
} from '@healzy/domain/patients';

/** What the controls of the card's own fields hold. */
function cardValues(
  valueOf: (name: PatientField, empty: '' | null) => unknown,
): Pick<PatientFormValues, PatientField> {
  return Object.fromEntries(
    PATIENT_FIELD_NAMES.map((name) => [name, valueOf(name, PATIENT_FIELDS[name].empty)]),
  ) as Pick<PatientFormValues, PatientField>;
}

/** What an empty form starts with. Nothing is chosen for the person but the zone and, for a specialist, themselves. */
export function emptyPatient(known: { principalId: string | null; timezone: string }): PatientFormValues {
  return {
    ...cardValues((_, empty) => empty),
    timezone: known.timezone,
    state: 'ACTIVE',
    tags: [],
    specialists: known.principalId === null ? [] : [{ professionalId: known.principalId, isPrincipal: true }],
  };
}

/** The form's values of a patient as they stand. */
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
