import { z } from 'zod';
import { requiredText, zoneText, type FieldCode } from '../../shared/index.ts';
import { BIOLOGICAL_SEXES } from '../enums.ts';
import { DELIMITERS } from '../../shared/delimited/index.ts';
import {
  MAX_IMPORT_COLUMNS,
  missingImportFields,
  PATIENT_IMPORT_FIELDS,
  repeatedImportField,
} from './fields.ts';
import { NAME_SPLITS } from './names.ts';
import { SHEET_ENCODINGS } from './sheet.ts';

const code = (value: FieldCode | PatientImportCode): string => value;

/** Refusals of imports of patients, beside those of a file that is no table (`SHEET_REFUSAL_CODES`). */
export const PATIENT_IMPORT_CODES = [
  'IMPORT_COLUMNS_MISSING',
  'IMPORT_COLUMN_TWICE',
  'IMPORT_NOT_CHECKED',
  'IMPORT_NOTHING_TO_DO',
  'IMPORT_STATE',
  'IMPORT_PATIENTS_CHANGED',
] as const;
export type PatientImportCode = (typeof PATIENT_IMPORT_CODES)[number];

/** What to do with a row that is in doubt: it looks like a patient who is there, or its weight or height is hardly anybody's. */
export const ALIKE_CHOICES = ['SKIP', 'IMPORT'] as const;
export type AlikeChoice = (typeof ALIKE_CHOICES)[number];

/** How a spreadsheet is to be understood, and what holds for every row of it. */
export const patientImportSettingsSchema = z
  .object({
    /** What each column holds, in their order; null for one that is left out. */
    columns: z.array(z.enum(PATIENT_IMPORT_FIELDS).nullable()).max(MAX_IMPORT_COLUMNS),
    /** The zone of every patient's clock. */
    timezone: zoneText,
    /** Principal specialist of every row that names none. */
    principalId: requiredText(64),
    alike: z.enum(ALIKE_CHOICES).default('SKIP'),
    unlikely: z.enum(ALIKE_CHOICES).default('SKIP'),
    /** Answers to what the file leaves open. */
    dayOrder: z.enum(['DMY', 'MDY']).nullable().default(null),
    sexOfM: z.enum(BIOLOGICAL_SEXES).nullable().default(null),
    /** How a column of whole names is split. */
    nameSplit: z.enum(NAME_SPLITS).default('GIVEN_TWO_SURNAMES'),
    /** What separates the columns and how letters are written, where the file was misread; null as it was found. */
    delimiter: z.enum(DELIMITERS).nullable().default(null),
    encoding: z.enum(SHEET_ENCODINGS).nullable().default(null),
  })
  .refine(({ columns }) => missingImportFields(columns).length === 0, {
    path: ['columns'],
    error: code('IMPORT_COLUMNS_MISSING'),
  })
  .refine(({ columns }) => columns.every((_, index) => repeatedImportField(columns, index) === null), {
    path: ['columns'],
    error: code('IMPORT_COLUMN_TWICE'),
  });
export type PatientImportSettings = z.infer<typeof patientImportSettingsSchema>;
