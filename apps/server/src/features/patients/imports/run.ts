import { isImported, type PatientImportSettings } from '@healzy/domain/patients/imports';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { longHandler, type LongCall } from '../../../platform/http/calls.ts';
import { conflict, HttpProblem } from '../../../platform/http/http-problem.ts';
import { requireSpecialists } from '../../../shared/patient-access/assignments.ts';
import { insertPatient } from '../patient-writing.ts';
import { removeFile } from './beginning.ts';
import { requireImport, notChecked, toImport, wrongState, type ImportRow } from './import-rows.ts';
import { findKnown } from './known-patients.ts';
import { findColleagues, rowsOf, type ImportedRows } from './sheets.ts';

type RunCall = LongCall<'runPatientImport'>;

/** Limits of rows and time per call: others must not wait long for a database that does one thing at a time. */
const MOST_ROWS = 100;
const MOST_MS = 200;

export const runPatientImport = longHandler('runPatientImport', async (call) => {
  const { caller, path, services, inAccount } = call;
  const { row, colleagues } = await inAccount(async (sql) => ({
    row: await requireImport(sql, caller, path.importId),
    colleagues: await findColleagues(sql, caller.accountId),
  }));
  if (isOver(row)) return { status: 200, body: toImport(row) };
  const settings = requireRunnable(row);
  const file = await rowsOf(services, row, settings, colleagues);
  const step = () => inAccount((sql) => takeStep(sql, call, file));
  // A patient with one of these addresses may be created at this very moment; then the row is reported as taken.
  const after = await step().catch((error: unknown) => {
    if (error instanceof HttpProblem && error.code === 'PATIENT_EMAIL_TAKEN') return step();
    throw error;
  });
  return { status: 200, body: toImport(after) };
});

const isOver = (row: ImportRow): boolean => row.state === 'DONE';

function requireRunnable(row: ImportRow): PatientImportSettings {
  if (row.state !== 'DRAFT' && row.state !== 'RUNNING') throw wrongState(row.state);
  if (row.settings === null || row.findings === null) throw notChecked();
  const { ready, alike, unlikely = 0 } = row.findings;
  const doubtful =
    (row.settings.alike === 'IMPORT' ? alike : 0) + (row.settings.unlikely === 'IMPORT' ? unlikely : 0);
  if (ready + doubtful === 0)
    throw conflict('IMPORT_NOTHING_TO_DO', 'No row of the file would become a patient.');
  return row.settings;
}

async function takeStep(sql: Sql, call: RunCall, file: ImportedRows): Promise<ImportRow> {
  const { caller, path, body, services } = call;
  const row = await requireImport(sql, caller, path.importId, true);
  if (isOver(row) || row.position !== body.from) return row;
  const settings = requireRunnable(row);
  const { position, created } = await importFrom(sql, call, { row, settings, file });
  const isDone = position === file.rows.length;
  const now = services.now().toISOString();
  await sql.query(
    `UPDATE patient_imports SET state = $2, position = $3, created_count = created_count + $4,
       started_at = coalesce(started_at, $5), ended_at = $6 WHERE id = $1`,
    [row.id, isDone ? 'DONE' : 'RUNNING', position, created, now, isDone ? now : null],
  );
  if (isDone) {
    await removeFile(sql, row, services, call.afterCommit);
    await recordAudit(sql, {
      by: call,
      kind: 'PATIENT_IMPORTED',
      details: { rows: row.createdCount + created },
    });
  }
  return requireImport(sql, caller, row.id);
}

interface Step {
  row: ImportRow;
  settings: PatientImportSettings;
  file: ImportedRows;
}

async function importFrom(sql: Sql, { caller }: RunCall, { row, settings, file }: Step) {
  const slice = file.rows.slice(row.position, row.position + MOST_ROWS);
  const sort = await file.sorterFrom(row.position, await findKnown(sql, caller.accountId, slice));
  await requireSpecialists(sql, [
    ...new Set(
      slice.flatMap((read) => ('form' in read ? read.form.specialists.map((one) => one.professionalId) : [])),
    ),
  ]);
  const until = Date.now() + MOST_MS;
  const ids: string[] = [];
  let done = 0;
  for (const read of slice) {
    const { kind } = sort(read);
    if (isImported(kind, settings) && 'form' in read)
      ids.push(await insertPatient(sql, caller.accountId, read.form));
    done++;
    if (Date.now() > until) break;
  }
  await sql.query(
    `INSERT INTO patient_import_patients (account_id, import_id, patient_id)
     SELECT $1, $2, id FROM unnest($3::uuid[]) AS id`,
    [caller.accountId, row.id, ids],
  );
  return { position: row.position + done, created: ids.length };
}
