/** Error codes of patient imports, besides those of a file that is not a table (`SheetRefusalCode`). */
export const PATIENT_IMPORT_CODES = [
  'IMPORT_COLUMNS_MISSING',
  'IMPORT_COLUMN_TWICE',
  'IMPORT_NOT_CHECKED',
  'IMPORT_NOTHING_TO_DO',
  'IMPORT_STATE',
  'IMPORT_PATIENTS_CHANGED',
] as const;
export type PatientImportCode = (typeof PATIENT_IMPORT_CODES)[number];

/** What to do with a doubtful row: it resembles an existing patient, or its weight or height is unlikely. */
export const ALIKE_CHOICES = ['SKIP', 'IMPORT'] as const;
export type AlikeChoice = (typeof ALIKE_CHOICES)[number];
