import type { Patient } from '@healzy/api/patients';
import type { PatientFormInput } from '@healzy/domain/patients';

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
    tags: [],
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
    tags: patient.tags,
    specialists: patient.specialists.map(({ professionalId, isPrincipal }) => ({
      professionalId,
      isPrincipal,
    })),
  };
}

/** A height as people say it, 1.70, is meant in metres: nobody is less than three centimetres tall. */
export function inCentimetres<Height extends number | null | undefined>(height: Height): Height | number {
  return typeof height === 'number' && height > 0 && height < 3 ? Math.round(height * 1000) / 10 : height;
}
