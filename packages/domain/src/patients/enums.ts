export const BIOLOGICAL_SEXES = ['FEMALE', 'MALE'] as const;
export type BiologicalSex = (typeof BIOLOGICAL_SEXES)[number];

export const PATIENT_STATES = ['ACTIVE', 'INACTIVE'] as const;
export type PatientState = (typeof PATIENT_STATES)[number];

/** Columns by which the patient list can be ordered. */
export const PATIENT_SORTS = ['name', 'surname', 'email', 'lastActivity', 'createdAt'] as const;
export type PatientSort = (typeof PATIENT_SORTS)[number];

/** Refusals of patient operations. */
export const PATIENT_CODES = [
  'PATIENT_EMAIL_TAKEN',
  'PATIENT_HAS_ACTIVE_TEST',
  'MAIN_SPECIALIST_REQUIRED',
] as const;
export type PatientCode = (typeof PATIENT_CODES)[number];

/** Plausible bounds for what is typed about a body; both ends included. */
export const BODY_LIMITS = {
  weightKg: { min: 1, max: 500 },
  heightCm: { min: 30, max: 260 },
} as const;
