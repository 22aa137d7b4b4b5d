import type { Patient, PatientWrite } from '@healzy/api/patients';
import type { PatientForm, PatientFormInput } from '@healzy/domain/patients';

/** What an empty form starts with. Nothing is chosen for the person but the zone and, for a specialist, themselves. */
export function emptyPatient(known: { principalId: string | null; timezone: string }): PatientFormInput {
  return {
    name: '',
    surname: '',
    email: '',
    phone: '',
    address: '',
    postalCode: '',
    city: '',
    country: '',
    birthdate: null as unknown as string,
    sex: null as unknown as 'FEMALE',
    weightKg: null,
    heightCm: null,
    coupon: '',
    timezone: known.timezone,
    state: 'ACTIVE',
    specialists: known.principalId === null ? [] : [{ professionalId: known.principalId, isPrincipal: true }],
  };
}

/** The form's values of a patient as they stand. */
export function valuesOf(patient: Patient): PatientFormInput {
  const { name, surname, email, birthdate, sex, weightKg, heightCm, timezone, state } = patient;
  return {
    name,
    surname,
    email,
    birthdate,
    sex,
    weightKg,
    heightCm,
    timezone,
    state,
    phone: patient.phone ?? '',
    address: patient.address ?? '',
    postalCode: patient.postalCode ?? '',
    city: patient.city ?? '',
    country: patient.country ?? '',
    coupon: patient.coupon ?? '',
    specialists: patient.specialists.map(({ professionalId, isPrincipal }) => ({
      professionalId,
      isPrincipal,
    })),
  };
}

/** What the contract takes. The form's own type is the domain's; the two must agree or this does not compile. */
export const bodyOf = (card: PatientForm): PatientWrite => card;
