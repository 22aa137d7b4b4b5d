import {
  SHEET_AS_FOUND,
  atOnce,
  sheetSteps,
  textBytesOf,
  type Sheet,
  type SheetLayout,
  type SheetRefused,
} from '../../shared/delimited/index.ts';
import { Archive, ArchiveError, isArchive, isWorkbook, sheetsOf } from '../../shared/workbooks/index.ts';
import { nutrientOfField } from './fields.ts';
import { foodColumnOf } from './headings.ts';
import { FOOD_IMPORT_LIMITS } from './limits.ts';

export { SHEET_ENCODINGS } from '../../shared/delimited/index.ts';
export type { SheetLayout } from '../../shared/delimited/index.ts';

/** The table of foods in a file. */
export interface FoodSheet extends Sheet {
  /** The sheet of a workbook that it was found in; null for a text file. */
  sheetName: string | null;
}

/** Why a file is no table of foods; `FILE_LOCKED` is a workbook with a password. */
export interface FoodSheetRefused {
  kind: 'refused';
  code: SheetRefused['code'] | 'FILE_LOCKED';
  details: SheetRefused['details'];
}

const RULES = {
  maxRows: FOOD_IMPORT_LIMITS.rows,
  maxColumns: FOOD_IMPORT_LIMITS.columns,
  keyOf: (heading: string): string | null => {
    const column = foodColumnOf(heading);
    return column === null ? null : (nutrientOfField(column.field) ?? column.field);
  },
};
const MAX_UNPACKED_BYTES = 8 * FOOD_IMPORT_LIMITS.fileBytes;

/** Reads a table of foods: a text of separated values, or the sheet of a workbook (xlsx) with the most known headings. */
export function readFoodSheet(
  file: Uint8Array,
  chosen: SheetLayout = SHEET_AS_FOUND,
): FoodSheet | FoodSheetRefused {
  const { fileBytes } = FOOD_IMPORT_LIMITS;
  if (file.length > fileBytes)
    return {
      kind: 'refused',
      code: 'FILE_TOO_LARGE',
      details: { bytes: file.length, maxBytes: fileBytes },
    };
  if (isArchive(file)) return workbookSheet(file);
  // The older kind of workbook, and a newer one with a password, are no archives.
  const found = textBytesOf(file, fileBytes);
  const sheet = atOnce(sheetSteps(found, RULES, chosen));
  return sheet.kind === 'refused' ? sheet : { ...sheet, sheetName: null };
}

function workbookSheet(file: Uint8Array): FoodSheet | FoodSheetRefused {
  try {
    const archive = new Archive(file, MAX_UNPACKED_BYTES);
    if (!isWorkbook(archive)) return { kind: 'refused', code: 'FILE_TYPE', details: { found: 'zip' } };
    let best: FoodSheet | null = null;
    let first: SheetRefused | null = null;
    for (const { name, bytes } of sheetsOf(archive)) {
      if (bytes.length === 0) continue;
      const chosen = { delimiter: '\t', encoding: 'utf-8' } as const;
      const sheet = atOnce(sheetSteps({ bytes, encoding: 'utf-8', newline: 10 }, RULES, chosen));
      if (sheet.kind === 'refused') first ??= sheet;
      else if (best === null || known(sheet) > known(best)) best = { ...sheet, sheetName: name };
    }
    return best ?? first ?? { kind: 'refused', code: 'FILE_EMPTY', details: {} };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    if (error.fault === 'LOCKED') return { kind: 'refused', code: 'FILE_LOCKED', details: {} };
    return error.fault === 'TOO_LARGE'
      ? { kind: 'refused', code: 'FILE_TOO_LARGE', details: { maxBytes: MAX_UNPACKED_BYTES } }
      : { kind: 'refused', code: 'FILE_TRUNCATED', details: { bytes: file.length } };
  }
}

const known = ({ headings }: Sheet): number =>
  new Set(headings.map(RULES.keyOf).filter((key) => key !== null)).size;
