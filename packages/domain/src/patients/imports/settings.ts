import { z } from 'zod';
import { requiredText, zoneText, type FieldCode } from '../../shared/index.ts';
import { BIOLOGICAL_SEXES } from '../enums.ts';
import { DELIMITERS } from '../../shared/delimited/index.ts';
import { ALIKE_CHOICES, type PatientImportCode } from './choices.ts';
import {
  MAX_IMPORT_COLUMNS,
  missingImportFields,
  PATIENT_IMPORT_FIELDS,
  repeatedImportField,
} from './fields.ts';
import { NAME_SPLITS } from './names.ts';
import { SHEET_ENCODINGS } from './sheet.ts';

const code = (value: FieldCode | PatientImportCode): string => value;

/** How to read a spreadsheet, and values for all of its rows. */
export const patientImportSettingsSchema = z
  .object({
    /** What each column holds, in order; null for an ignored one. */
    columns: z.array(z.enum(PATIENT_IMPORT_FIELDS).nullable()).max(MAX_IMPORT_COLUMNS),
    /** The time zone of every patient. */
    timezone: zoneText,
    /** Principal specialist of every row that names none. */
    principalId: requiredText(64),
    alike: z.enum(ALIKE_CHOICES).default('SKIP'),
    unlikely: z.enum(ALIKE_CHOICES).default('SKIP'),
    /** Answers to what the file leaves open. */
    dayOrder: z.enum(['DMY', 'MDY']).nullable().default(null),
    sexOfM: z.enum(BIOLOGICAL_SEXES).nullable().default(null),
    /** How to split a column of full names. */
    nameSplit: z.enum(NAME_SPLITS).default('GIVEN_TWO_SURNAMES'),
    /** Separator and encoding, where the file was misread; null to keep what was detected. */
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
