import { worklistReach, type WorklistKind } from '@healzy/domain/dashboard';
import type { Contributions } from '../../contributions/index.ts';
import { linesStatement } from '../../contributions/lines.ts';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { conflict, notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

/**
 * The patient of a line's subject.
 *
 * @throws HttpProblem 404 when the account has no such record, 403 when the caller has no access to lines of this kind
 * about it
 */
async function requireSubject(
  sql: Sql,
  caller: Caller,
  { kind, subjectId }: { kind: WorklistKind; subjectId: string },
  sources: Contributions['worklist'],
) {
  const { rows } = await sql.query<{ patientId: string }>(sources[kind].subject, [
    subjectId,
    caller.accountId,
  ]);
  const patientId = rows[0]?.patientId;
  if (patientId === undefined) throw notFound();
  if (worklistReach(caller, kind) === 'none') throw recordForbidden();
  await requirePatient(sql, caller, patientId);
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
    const { worklist } = services.contributions;
    const patientId = await requireSubject(sql, caller, path, worklist);
    const lines = linesStatement(caller, worklist, path.kind);
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

export const undoWorklistReview = handler('undoWorklistReview', async ({ caller, path, services }, sql) => {
  await requireSubject(sql, caller, path, services.contributions.worklist);
  await sql.query(
    'DELETE FROM worklist_reviews WHERE account_id = $1 AND user_id = $2 AND kind = $3 AND subject_id = $4',
    [caller.accountId, caller.userId, path.kind, path.subjectId],
  );
  return { status: 204 };
});
