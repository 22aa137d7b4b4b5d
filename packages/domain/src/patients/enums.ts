import { PATIENT_COLUMNS } from './generated/field-names.ts';

export const BIOLOGICAL_SEXES = ['FEMALE', 'MALE'] as const;
export type BiologicalSex = (typeof BIOLOGICAL_SEXES)[number];

export const PATIENT_STATES = ['ACTIVE', 'INACTIVE'] as const;
export type PatientState = (typeof PATIENT_STATES)[number];

/** Columns by which the patient list can be ordered. */
export const PATIENT_SORTS = [
  'name',
  'surname',
  'email',
  'birthdate',
  'lastActivity',
  'createdAt',
  'nextAppointment',
] as const;
export type PatientSort = (typeof PATIENT_SORTS)[number];

export { PATIENT_COLUMNS };
/** A column that the list can show. */
export type PatientColumn = (typeof PATIENT_COLUMNS)[number];

/** How many patients one action may change, how many rows a file may have, and how many views a person may keep. */
export const PATIENT_LIST_LIMITS = {
  bulk: 10_000,
  export: 50_000,
  views: 30,
  tags: 20,
  tagLength: 40,
} as const;

/** Error codes of patient operations. */
export const PATIENT_CODES = [
  'PATIENT_EMAIL_TAKEN',
  'PATIENT_HAS_ACTIVE_TEST',
  'MAIN_SPECIALIST_REQUIRED',
  'TOO_MANY_PATIENTS',
  'TOO_MANY_TAGS',
  'TOO_MANY_VIEWS',
  'PATIENT_CHANGES_EXPIRED',
] as const;

/** Plausible bounds for body values; both ends included. */
export const BODY_LIMITS = {
  weightKg: { min: 1, max: 500 },
  heightCm: { min: 30, max: 260 },
} as const;
