import { MAX_PATIENT_LIST_BYTES } from '../../documents/index.ts';
import {
  SHEET_AS_FOUND,
  atOnce,
  sheetSteps,
  textBytesOf,
  type Sheet,
  type SheetRefused,
} from '../../shared/delimited/index.ts';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, importFieldOf } from './fields.ts';

export { SHEET_ENCODINGS } from '../../shared/delimited/index.ts';
export type { SheetLayout, SheetRefused, SheetRow } from '../../shared/delimited/index.ts';

/** The table of a spreadsheet of patients. */
export type PatientSheet = Sheet;

const RULES = { maxRows: MAX_IMPORT_ROWS, maxColumns: MAX_IMPORT_COLUMNS, keyOf: importFieldOf };

/** Reads a spreadsheet saved as CSV, by Excel or any other program. Pure: runs in browser and server. */
export function readPatientSheet(file: Uint8Array, chosen = SHEET_AS_FOUND): PatientSheet | SheetRefused {
  return atOnce(patientSheetSteps(file, chosen));
}

/** The same in steps, so that the caller can serve other requests in between. */
export function* patientSheetSteps(
  file: Uint8Array,
  chosen = SHEET_AS_FOUND,
): Generator<undefined, PatientSheet | SheetRefused> {
  return yield* sheetSteps(textBytesOf(file, MAX_PATIENT_LIST_BYTES), RULES, chosen);
}
