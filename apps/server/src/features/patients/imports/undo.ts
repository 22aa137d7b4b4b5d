import { recordAudit } from '../../../platform/audit/record.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { handler, type Call } from '../../../platform/http/calls.ts';
import { conflict } from '../../../platform/http/http-problem.ts';
import { removeFile } from './beginning.ts';
import { findChanged } from './changed-patients.ts';
import { requireImport, toImport, wrongState, type ImportRow } from './import-rows.ts';

/** Patients that one call removes. */
const MOST_PATIENTS = 200;
/** How many are named when an undo is rejected. */
const NAMED = 20;

export const undoPatientImport = handler('undoPatientImport', async (call, sql) => {
  const { caller, path, body, services } = call;
  const row = await requireImport(sql, caller, path.importId, true);
  if (row.state === 'UNDONE') return { status: 200, body: toImport(row) };
  if (row.state === 'DRAFT') throw wrongState(row.state);
  if (row.state !== 'UNDOING') {
    if (body?.keepChanged !== true) await requireUnchanged(sql, row);
    await sql.query(`UPDATE patient_imports SET state = 'UNDOING' WHERE id = $1`, [row.id]);
    await removeFile(sql, row, services, call.afterCommit);
  }
  await removeSome(sql, call, row);
  return { status: 200, body: toImport(await requireImport(sql, caller, row.id)) };
});

async function requireUnchanged(sql: Sql, row: ImportRow): Promise<void> {
  const changed = await findChanged(sql, row.id);
  if (changed.length === 0) return;
  throw conflict('IMPORT_PATIENTS_CHANGED', 'Someone has worked on some of the patients since.', {
    count: changed.length,
    patients: changed.slice(0, NAMED).map(({ id, name, surname }) => ({ id, name, surname })),
  });
}

async function removeSome(sql: Sql, call: Call<'undoPatientImport'>, row: ImportRow): Promise<void> {
  const { rows } = await sql.query<{ patientId: string }>(
    'SELECT patient_id FROM patient_import_patients WHERE import_id = $1 ORDER BY patient_id LIMIT $2',
    [row.id, MOST_PATIENTS],
  );
  const ids = rows.map((one) => one.patientId);
  // Checked on each call: one may have been worked on while the others were being removed.
  const kept = (await findChanged(sql, row.id, ids)).map((one) => one.id);
  const gone = ids.filter((id) => !kept.includes(id));
  await sql.query('DELETE FROM patients WHERE id = ANY ($1::uuid[])', [gone]);
  await sql.query(
    'DELETE FROM patient_import_patients WHERE import_id = $1 AND patient_id = ANY ($2::uuid[])',
    [row.id, ids],
  );
  const isDone = ids.length < MOST_PATIENTS;
  await sql.query(
    'UPDATE patient_imports SET undone_count = undone_count + $2, state = $3, ended_at = $4 WHERE id = $1',
    [
      row.id,
      gone.length,
      isDone ? 'UNDONE' : 'UNDOING',
      isDone ? call.services.now().toISOString() : row.endedAt,
    ],
  );
  if (isDone)
    await recordAudit(sql, {
      by: call,
      kind: 'PATIENT_ERASED',
      details: { rows: row.undoneCount + gone.length },
    });
}
