import { confirmsErasure } from '@healzy/domain/patient-erasure';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { notFound, unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { requireNoActiveTest } from './deletion.ts';
import { finishErasures } from './finishing.ts';
import { includeDeleted } from '../../platform/db/hidden.ts';
import { forgetSpreadsheets, type Named } from './spreadsheets.ts';
import { belongingsOf } from './owned.ts';

/**
 * Removes a patient and everything that refers to them; the transaction must see deleted patients. What is outside the
 * database is removed after the commit.
 *
 * @returns the keys of the files to remove
 */
async function removePatient(
  sql: Sql,
  services: Services,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<string[]> {
  const belongings = await belongingsOf(sql, { accountId, patientId }, services.contributions);
  const { rows: cards } = await sql.query<Omit<Named, 'addresses'>>(
    'SELECT name, surname, birthdate, phone FROM patients WHERE account_id = $1 AND id = $2',
    [accountId, patientId],
  );
  const spreadsheets: string[] = [];
  for (const card of cards) {
    const patient = { ...card, addresses: belongings.addresses };
    spreadsheets.push(...(await forgetSpreadsheets(sql, services, { accountId, patient })));
  }
  // Rows that refer to documents go first, by cascade.
  await sql.query('DELETE FROM patients WHERE account_id = $1 AND id = $2', [accountId, patientId]);
  await sql.query('DELETE FROM documents WHERE account_id = $1 AND id = ANY ($2::uuid[])', [
    accountId,
    belongings.documents.map((document) => document.id),
  ]);
  await sql.query('SELECT forget_answers($1::uuid[])', [belongings.ids]);
  await sql.query('SELECT forget_patient_mail($1::text[])', [belongings.addresses]);
  await sql.query('INSERT INTO erasures_to_finish (id, erased_at) VALUES ($1, $2)', [
    newId(),
    services.now().toISOString(),
  ]);
  const keys = belongings.documents.flatMap(({ storageKey }) => storageKey ?? []);
  return [...keys, ...spreadsheets];
}

export const erasePatient = handler('erasePatient', async (call, sql) => {
  const { caller, path, body, services, afterCommit } = call;
  await includeDeleted(sql);
  // Waits for concurrent writes about the patient, which are then erased too.
  await lockRow(sql, 'patients', { accountId: caller.accountId, id: path.id }, 'removal');
  const { rows } = await sql.query<{ id: string; name: string; surname: string }>(
    'SELECT id, name, surname FROM patients WHERE account_id = $1 AND id = $2',
    [caller.accountId, path.id],
  );
  const patient = rows[0];
  if (!patient) throw notFound();
  if (!confirmsErasure(body.fullName, patient)) {
    throw unprocessable('CONFIRMATION_WRONG', 'This is not the name of the patient.');
  }
  await requireNoActiveTest(sql, patient.id);
  const keys = await removePatient(sql, services, { accountId: caller.accountId, patientId: patient.id });
  await recordAudit(sql, { by: call, kind: 'PATIENT_ERASED', details: { patientId: patient.id } });
  afterCommit(async () => {
    for (const key of keys) await services.files.remove(key);
    // Not awaited: rewriting large tables takes longer than a person waits for a button.
    void finishErasures(services);
  });
  return { status: 204 };
});

/** Erases every deleted patient of an account whose retention is over; returns how many. */
export async function eraseDue(services: Services, accountId: string): Promise<number> {
  const now = services.now().toISOString();
  const { rows: due } = await services.database.asAccount({ accountId }, (sql) =>
    sql.query<{ patientId: string }>('SELECT patient_id FROM patient_deletions WHERE erase_at <= $1', [now]),
  );
  let erased = 0;
  for (const { patientId } of due) {
    // One transaction each, so that one failure does not hold up the others.
    const keys = await services.database.asAccount({ accountId }, async (sql) => {
      await includeDeleted(sql);
      // Another process may be erasing them, or they were just restored.
      const { rows } = await sql.query<{ deletedBy: string | null }>(
        'SELECT deleted_by FROM patient_deletions WHERE patient_id = $1 AND erase_at <= $2 FOR UPDATE SKIP LOCKED',
        [patientId, now],
      );
      if (!rows[0]) return null;
      const removed = await removePatient(sql, services, { accountId, patientId });
      await recordDueErasure(sql, { accountId, patientId, userId: rows[0].deletedBy, at: services.now() });
      return removed;
    });
    if (keys === null) continue;
    erased += 1;
    for (const key of keys) await services.files.remove(key);
  }
  return erased;
}

/** The audit entry of a scheduled erasure, attributed to the person who deleted the patient. */
async function recordDueErasure(
  sql: Sql,
  {
    accountId,
    patientId,
    userId,
    at,
  }: { accountId: string; patientId: string; userId: string | null; at: Date },
): Promise<void> {
  if (userId === null) return;
  await sql.query(`SELECT set_config('app.user_id', $1, true)`, [userId]);
  await sql.query(
    `INSERT INTO audit_log (id, account_id, kind, user_id, email, ip, details, at)
     VALUES ($1, $2, 'PATIENT_ERASED', $3, coalesce((SELECT u.email FROM users u WHERE u.id = $3), '–'), '–',
       $4::text::jsonb, $5)`,
    [newId(at.getTime()), accountId, userId, JSON.stringify({ patientId }), at.toISOString()],
  );
}
