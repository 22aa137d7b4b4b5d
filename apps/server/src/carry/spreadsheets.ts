import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';

interface Spreadsheet {
  id: string;
  state: string;
  document_id: string;
  storage_key: string | null;
}

/**
 * Lists of people that still wait to be imported, or to be imported to their end, and name an erased patient. Whoever
 * brought them has the file; here it is thrown away, and what was imported from it stays.
 *
 * @returns the keys of the files to remove
 */
export async function forgetSpreadsheets(
  sql: Sql,
  services: Services,
  patient: { accountId: string; addresses: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql.query<Spreadsheet>(
    `SELECT i.id, i.state, i.document_id, d.storage_key FROM patient_imports i
     JOIN documents d ON d.account_id = i.account_id AND d.id = i.document_id WHERE i.account_id = $1`,
    [patient.accountId],
  );
  const naming: Spreadsheet[] = [];
  for (const row of rows) {
    if (row.storage_key === null) continue;
    if (names(await services.files.read(row.storage_key), patient.addresses)) naming.push(row);
  }
  const ids = naming.map((row) => row.id);
  await sql.query(`DELETE FROM patient_imports WHERE id = ANY ($1::uuid[]) AND state = 'DRAFT'`, [ids]);
  await sql.query(
    `UPDATE patient_imports SET document_id = NULL, findings = NULL, settings = NULL,
       state = CASE WHEN state IN ('RUNNING', 'UNDOING') THEN 'DONE' ELSE state END,
       ended_at = coalesce(ended_at, $2) WHERE id = ANY ($1::uuid[])`,
    [ids, services.now().toISOString()],
  );
  await sql.query('DELETE FROM documents WHERE account_id = $1 AND id = ANY ($2::uuid[])', [
    patient.accountId,
    naming.map((row) => row.document_id),
  ]);
  return naming.flatMap((row) => row.storage_key ?? []);
}

/** Whether a file holds one of the addresses, in whichever encoding a spreadsheet writes. */
function names(file: Uint8Array, addresses: readonly string[]): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const readings = [bytes.toString('latin1').toLowerCase(), bytes.toString('utf16le').toLowerCase()];
  return readings.some((text) => addresses.some((address) => text.includes(address)));
}
