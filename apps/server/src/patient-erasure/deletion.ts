import { eraseAt } from '@healzy/domain/patient-erasure';
import { recordAudit } from '../audit/record.ts';
import { breaksUnique, type Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { countedPage } from '../http/paging.ts';
import { conflict, notFound, recordForbidden } from '../http/http-problem.ts';
import { requirePatient, lockPatient } from '../patients/assignments.ts';
import { emailTaken } from '../patients/patient-writing.ts';
import { includeDeleted } from '../db/hidden.ts';

/** @throws HttpProblem 409 while a test of the patient is not ended (specification 5.7) */
export async function requireNoActiveTest(sql: Sql, patientId: string): Promise<void> {
  const { rows } = await sql.query(
    `SELECT 1 FROM medical_tests WHERE patient_id = $1 AND state IN ('STARTED', 'IN_PROGRESS') LIMIT 1`,
    [patientId],
  );
  if (rows.length > 0) {
    throw conflict('PATIENT_HAS_ACTIVE_TEST', 'A patient with an active test cannot be deleted.');
  }
}

export const deletePatient = handler('deletePatient', async (call, sql) => {
  const { caller, path, services } = call;
  await lockPatient(sql, caller.accountId, path.id);
  const access = await requirePatient(sql, caller, path.id);
  if (access.identity !== 'edit') throw recordForbidden();
  await requireNoActiveTest(sql, path.id);
  await hidePatient(sql, { ...caller, patientId: path.id.toLowerCase() }, services.now());
  await recordAudit(sql, {
    by: call,
    kind: 'PATIENT_DELETED',
    details: { patientId: path.id.toLowerCase() },
  });
  return { status: 204 };
});

/** Deletes a patient as of now; the caller has checked permissions. */
export async function hidePatient(
  sql: Sql,
  { accountId, patientId, userId }: { accountId: string; patientId: string; userId: string },
  now: Date,
): Promise<void> {
  await includeDeleted(sql);
  await sql.query(
    `INSERT INTO patient_deletions (account_id, patient_id, deleted_by, deleted_at, erase_at) VALUES ($1, $2, $3, $4, $5)`,
    [accountId, patientId, userId, now.toISOString(), eraseAt(now).toISOString()],
  );
}

export const restorePatient = handler('restorePatient', async (call, sql) => {
  const { caller, path } = call;
  await includeDeleted(sql);
  const { rows } = await sql.query<{ deletedBy: string | null }>(
    'SELECT deleted_by FROM patient_deletions WHERE patient_id = $1 AND account_id = $2 FOR UPDATE',
    [path.id, caller.accountId],
  );
  const deletion = rows[0];
  if (!deletion) throw notFound();
  if (!caller.roles.includes('ADMIN') && deletion.deletedBy !== caller.userId) throw recordForbidden();
  try {
    await sql.query('DELETE FROM patient_deletions WHERE patient_id = $1', [path.id]);
  } catch (error) {
    throw breaksUnique(error, 'patients_email_key') ? emailTaken() : error;
  }
  await requirePatient(sql, caller, path.id);
  await recordAudit(sql, {
    by: call,
    kind: 'PATIENT_RESTORED',
    details: { patientId: path.id.toLowerCase() },
  });
  return { status: 204 };
});

interface DeletedRow {
  id: string;
  name: string;
  surname: string;
  email: string;
  deletedAt: string;
  eraseAt: string;
  deletedBy: string | null;
}

export const listDeletedPatients = handler('listDeletedPatients', async ({ caller, query }, sql) => {
  await includeDeleted(sql);
  const page = await countedPage<DeletedRow>(sql, query, {
    name: 'deleted-patients',
    columns: `p.id, p.name, p.surname, p.email, d.deleted_at, d.erase_at,
      (SELECT u.name || ' ' || u.surname FROM users u WHERE u.id = d.deleted_by) AS deleted_by`,
    from: 'patient_deletions d JOIN patients p ON p.id = d.patient_id',
    where: 'd.account_id = $1',
    params: [caller.accountId],
    by: 'd.deleted_at',
    id: 'd.patient_id',
    isDescending: true,
    countIn: 'patient_deletions d',
  });
  return {
    status: 200,
    body: {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        name: row.name,
        surname: row.surname,
        email: row.email,
        deletedAt: row.deletedAt,
        deletedBy: row.deletedBy,
        eraseAt: row.eraseAt,
      })),
    },
  };
});
