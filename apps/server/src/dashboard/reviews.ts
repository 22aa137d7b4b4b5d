import { worklistReach, type WorklistKind } from '@healzy/domain/dashboard';
import type { Sql } from '../db/database.ts';
import { handler, type Caller } from '../http/calls.ts';
import { conflict, notFound, recordForbidden } from '../http/refusals.ts';
import { demandPatient } from '../patients/assignments.ts';
import { linesStatement } from './sources.ts';

/** The table of the records that lines of a kind are about, and whose they are. */
const SUBJECTS: Record<WorklistKind, string> = {
  NO_CGM_DATA: 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2',
  APPOINTMENT_TODAY: 'SELECT patient_id FROM appointments WHERE id = $1 AND account_id = $2',
  INTAKE_WAITING: 'SELECT patient_id FROM intakes WHERE id = $1 AND account_id = $2',
  TEST_NOT_BEGUN: 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2',
  PRINCIPAL_AWAY: 'SELECT id AS patient_id FROM patients WHERE id = $1 AND account_id = $2',
};

/**
 * The patient behind a line's subject.
 *
 * @throws Refusal 404 when the account has no such record, 403 when lines of this kind about it are not the caller's
 */
async function demandSubject(sql: Sql, caller: Caller, kind: WorklistKind, subjectId: string) {
  const { rows } = await sql.query<{ patientId: string }>(SUBJECTS[kind], [subjectId, caller.accountId]);
  const patientId = rows[0]?.patientId;
  if (patientId === undefined) throw notFound();
  if (worklistReach(caller, kind) === 'none') throw recordForbidden();
  await demandPatient(sql, caller, patientId);
  return patientId;
}

const lineChanged = () =>
  conflict(
    'WORKLIST_LINE_CHANGED',
    'This line has gone or has come back for another cause; read the list again.',
  );

export const reviewWorklistLine = handler(
  'reviewWorklistLine',
  async ({ caller, path, body, services }, sql) => {
    const patientId = await demandSubject(sql, caller, path.kind, path.subjectId);
    const lines = linesStatement(caller, [path.kind]);
    if (lines === null) throw recordForbidden();
    const now = services.now().toISOString();
    const { rows } = await sql.query<{ cause: string }>(
      `SELECT cause FROM (${lines}) l WHERE l.subject_id = $4`,
      [caller.accountId, caller.professionalId, now, path.subjectId],
    );
    if (rows[0]?.cause !== body.cause) throw lineChanged();
    await sql.query(
      `INSERT INTO worklist_reviews (account_id, user_id, kind, subject_id, patient_id, cause, reviewed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (account_id, user_id, kind, subject_id) DO UPDATE
       SET cause = excluded.cause, reviewed_at = excluded.reviewed_at
       WHERE worklist_reviews.cause <> excluded.cause`,
      [caller.accountId, caller.userId, path.kind, path.subjectId, patientId, body.cause, now],
    );
    return { status: 204 };
  },
);

export const undoWorklistReview = handler('undoWorklistReview', async ({ caller, path }, sql) => {
  await demandSubject(sql, caller, path.kind, path.subjectId);
  await sql.query(
    'DELETE FROM worklist_reviews WHERE account_id = $1 AND user_id = $2 AND kind = $3 AND subject_id = $4',
    [caller.accountId, caller.userId, path.kind, path.subjectId],
  );
  return { status: 204 };
});
