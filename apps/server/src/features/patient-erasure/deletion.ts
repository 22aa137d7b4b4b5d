import type { DeletedPatient } from '@healzy/api/schema';
import { eraseAt } from '@healzy/domain/patient-erasure';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/record.ts';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { breaksUnique, type Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { conflict, recordForbidden, requireFound } from '../../platform/http/http-problem.ts';
import { requirePatient, lockPatient } from '../../shared/patient-access/assignments.ts';
import { emailTaken } from '../patients/patient-writing.ts';
import { includeDeleted } from '../../platform/db/hidden.ts';

const deletions = table(
  'patient_deletions',
  z.object({
    accountId: idColumn,
    patientId: idColumn,
    deletedBy: idColumn.nullable(),
    deletedAt: instantColumn,
    eraseAt: instantColumn,
  }),
);

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
  await deletions.insert(sql, {
    accountId,
    patientId,
    deletedBy: userId,
    deletedAt: now,
    eraseAt: eraseAt(now),
  });
}

export const restorePatient = handler('restorePatient', async (call, sql) => {
  const { caller, path } = call;
  await includeDeleted(sql);
  const deletion = requireFound(
    await deletions.find(sql, { patientId: path.id, accountId: caller.accountId }, 'FOR UPDATE'),
  );
  if (!caller.roles.includes('ADMIN') && deletion.deletedBy !== caller.userId) throw recordForbidden();
  try {
    await deletions.remove(sql, { patientId: path.id });
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

export const listDeletedPatients = handler('listDeletedPatients', async ({ caller, query }, sql) => {
  await includeDeleted(sql);
  const page = await countedPage<DeletedPatient>(sql, query, {
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
  return { status: 200, body: page };
});
