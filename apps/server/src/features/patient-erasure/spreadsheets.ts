import { patientSheetSteps, readImportDate, type PatientSheet } from '@healzy/domain/patients/imports';
import { searchKey } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { inSlices, Slices } from '../../platform/slices.ts';
import type { Services } from '../../platform/services.ts';

interface Spreadsheet {
  importId: string | null;
  documentId: string;
  storageKey: string | null;
}

/** What identifies a patient in a row of a list. */
export interface Named {
  /** In lower case. */
  addresses: readonly string[];
  name: string;
  surname: string;
  birthdate: string;
  phone: string | null;
}

/**
 * Lists of people that are not fully imported yet and name an erased patient. The uploader has the file; our
 * copy is discarded, and what was imported from it stays.
 *
 * @returns the keys of the files to remove
 */
export async function forgetSpreadsheets(
  sql: Sql,
  services: Services,
  { accountId, patient }: { accountId: string; patient: Named },
): Promise<string[]> {
  // Including files that were uploaded and never imported.
  const { rows } = await sql.query<Spreadsheet>(
    `SELECT i.id AS import_id, d.id AS document_id, d.storage_key FROM documents d
     LEFT JOIN patient_imports i ON i.account_id = d.account_id AND i.document_id = d.id
     WHERE d.account_id = $1 AND d.entity_type = 'PATIENT_IMPORT'`,
    [accountId],
  );
  const naming: Spreadsheet[] = [];
  for (const row of rows) {
    if (row.storageKey === null) continue;
    if (await namesPatient(await services.files.read(row.storageKey), patient)) naming.push(row);
  }
  const ids = naming.flatMap((row) => row.importId ?? []);
  await sql.query(`DELETE FROM patient_imports WHERE id = ANY ($1::uuid[]) AND state = 'DRAFT'`, [ids]);
  await sql.query(
    `UPDATE patient_imports SET document_id = NULL, findings = NULL, settings = NULL,
       state = CASE WHEN state IN ('RUNNING', 'UNDOING') THEN 'DONE' ELSE state END,
       ended_at = coalesce(ended_at, $2) WHERE id = ANY ($1::uuid[])`,
    [ids, services.now().toISOString()],
  );
  await sql.query('DELETE FROM documents WHERE account_id = $1 AND id = ANY ($2::uuid[])', [
    accountId,
    naming.map((row) => row.documentId),
  ]);
  return naming.flatMap((row) => row.storageKey ?? []);
}

/** Whether a file has a row about the patient: their e-mail address, telephone, or name and birth date. */
async function namesPatient(file: Uint8Array, patient: Named): Promise<boolean> {
  const sheet = await inSlices(patientSheetSteps(file));
  if (sheet.kind === 'refused') return holdsAddress(file, patient.addresses);
  if (await isNamedIn(sheet, patient)) return true;
  if (sheet.encoding !== 'windows-1252') return false;
  // Mac Roman from Excel is mistaken for Windows-1252, which garbles names: it is read once more as Mac Roman.
  const onMac = await inSlices(patientSheetSteps(file, { delimiter: null, encoding: 'macintosh' }));
  return onMac.kind === 'sheet' && isNamedIn(onMac, patient);
}

async function isNamedIn(sheet: PatientSheet, patient: Named): Promise<boolean> {
  const words = wordsOf(`${patient.name} ${patient.surname}`);
  const phone = lastDigits(patient.phone ?? '');
  const slices = new Slices();
  for (const { cells } of [{ cells: sheet.headings }, ...sheet.rows]) {
    if (slices.isOver) await slices.next();
    const lower = cells.map((cell) => cell.toLowerCase());
    if (lower.some((cell) => patient.addresses.some((address) => cell.includes(address)))) return true;
    if (phone !== null && cells.some((cell) => lastDigits(cell) === phone)) return true;
    if (!cells.some((cell) => isDate(cell, patient.birthdate))) continue;
    const said = new Set(wordsOf(cells.join(' ')));
    if (words.every((word) => said.has(word))) return true;
  }
  return false;
}

/** A table that cannot be parsed is searched as raw bytes, in each encoding that spreadsheets write. */
function holdsAddress(file: Uint8Array, addresses: readonly string[]): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const readings = [
    bytes.toString('latin1'),
    ...[0, 1].map((from) => bytes.subarray(from).toString('utf16le')),
  ].map((text) => text.toLowerCase());
  return readings.some((text) => addresses.some((address) => text.includes(address)));
}

const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The number without a country prefix, which may be given or not; null if it is not a telephone number. */
function lastDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return digits.length < 7 || /\p{L}/u.test(text) ? null : digits.slice(-9);
}

const isDate = (cell: string, birthdate: string): boolean =>
  (['DMY', 'MDY'] as const).some((order) => readImportDate(cell.trim(), order) === birthdate);
