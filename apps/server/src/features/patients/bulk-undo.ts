import type { AssignedSpecialist } from '@healzy/domain/patients';
import { patientAccess } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { conflict, requireFound } from '../../platform/http/http-problem.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { assignmentOf } from '../../shared/patient-access/assignments.ts';
import { writeSpecialists, type ActiveTest } from './bulk-principals.ts';
import { sameSpecialists } from './specialist-changes.ts';
import { writeTags } from './tags.ts';

/** A patient before a bulk change. */
export interface BulkPatient {
  id: string;
  version: number;
  state: 'ACTIVE' | 'INACTIVE';
  tags: string[];
  specialists: AssignedSpecialist[];
}

/** How long a bulk change can be undone. */
const UNDO_HOURS = 24;

/** Stores the patients' previous state, and discards what can no longer be undone. */
export async function rememberBefore(
  sql: Sql,
  { accountId, userId }: Caller,
  { id, patients, tests }: { id: string; patients: readonly BulkPatient[]; tests: readonly ActiveTest[] },
): Promise<void> {
  await sql.query(
    `DELETE FROM patient_bulk_changes WHERE account_id = $1 AND user_id = $2
     AND made_at < now() - interval '${UNDO_HOURS} hours'`,
    [accountId, userId],
  );
  await sql.query('INSERT INTO patient_bulk_changes (id, account_id, user_id) VALUES ($1, $2, $3)', [
    id,
    accountId,
    userId,
  ]);
  const testsOf = new Map<string, ActiveTest[]>();
  for (const test of tests) testsOf.set(test.patientId, [...(testsOf.get(test.patientId) ?? []), test]);
  const snapshots = patients.map((patient) => ({
    patientId: patient.id,
    versionAfter: patient.version + 1,
    state: patient.state,
    tags: patient.tags,
    specialists: patient.specialists,
    tests: testsOf.get(patient.id) ?? [],
  }));
  await sql.query(
    `INSERT INTO patient_bulk_befores (account_id, change_id, patient_id, version_after, state, tags, specialists, tests)
     SELECT $1, $2, * FROM json_to_recordset($3::text::json)
       AS b ("patientId" uuid, "versionAfter" integer, state text, tags text[], specialists jsonb, tests jsonb)`,
    [accountId, id, JSON.stringify(snapshots)],
  );
}

interface Before extends Pick<BulkPatient, 'state' | 'tags' | 'specialists'> {
  patientId: string;
  tests: ActiveTest[];
  /** Whether nobody has changed the patient since. */
  isAsLeft: boolean;
  nowSpecialists: AssignedSpecialist[];
}

async function findBefores(sql: Sql, accountId: string, changeId: string): Promise<Before[]> {
  const { rows } = await sql.query<Before>(
    `SELECT b.patient_id, b.state, b.tags, b.specialists, b.tests, p.version = b.version_after AS is_as_left,
       (SELECT json_agg(json_build_object('professionalId', s.professional_id, 'isPrincipal', s.is_principal))
        FROM patient_specialists s WHERE s.patient_id = p.id) AS now_specialists
     FROM patient_bulk_befores b JOIN patients p ON p.account_id = b.account_id AND p.id = b.patient_id
     WHERE b.account_id = $1 AND b.change_id = $2 ORDER BY p.id FOR UPDATE OF p`,
    [accountId, changeId],
  );
  return rows;
}

const isReassigned = (one: Before): boolean => !sameSpecialists(one.specialists, one.nowSpecialists);

/** Does not reassign people who are no longer specialists of the account. */
async function excludeFormerStaff(sql: Sql, snapshots: readonly Before[]): Promise<Before[]> {
  const ids = [...new Set(snapshots.flatMap((one) => one.specialists.map((each) => each.professionalId)))];
  const { rows } = await sql.query<{ professionalId: string }>(
    `SELECT professional_id FROM memberships WHERE professional_id = ANY ($1::uuid[]) AND 'SPECIALIST' = ANY (roles)`,
    [ids],
  );
  const here = new Set(rows.map((row) => row.professionalId));
  return snapshots.filter(
    (one) => !isReassigned(one) || one.specialists.every(({ professionalId }) => here.has(professionalId)),
  );
}

export const undoPatientChanges = handler('undoPatientChanges', async ({ caller, path }, sql) => {
  const { rows } = await sql.query<{ isLate: boolean }>(
    `SELECT made_at < now() - interval '${UNDO_HOURS} hours' AS is_late FROM patient_bulk_changes
     WHERE id = $1 AND account_id = $2 AND user_id = $3`,
    [path.changeId, caller.accountId, caller.userId],
  );
  if (requireFound(rows[0]).isLate)
    throw conflict('PATIENT_CHANGES_EXPIRED', `Changes are taken back within ${UNDO_HOURS} hours.`);
  const all = await findBefores(sql, caller.accountId, path.changeId);
  const mine = all.filter(
    (one) =>
      patientAccess(caller, assignmentOf(one.nowSpecialists)).identity === 'edit' &&
      (!isReassigned(one) || caller.roles.includes('ADMIN')),
  );
  const left = await excludeFormerStaff(
    sql,
    mine.filter((one) => one.isAsLeft),
  );
  await restore(sql, caller.accountId, left);
  await logAccess(
    sql,
    caller,
    left.map((one) => one.patientId),
  );
  await sql.query('UPDATE patient_bulk_changes SET undone_at = now() WHERE id = $1', [path.changeId]);
  return {
    status: 200,
    body: {
      id: path.changeId,
      changed: left.length,
      unchanged: mine.length - left.length,
      forbidden: all.length - mine.length,
    },
  };
});

async function restore(sql: Sql, accountId: string, snapshots: readonly Before[]): Promise<void> {
  if (snapshots.length === 0) return;
  await sql.query(
    `UPDATE patients p SET state = b.state, version = version + 1, updated_at = now()
     FROM unnest($2::uuid[], $3::text[]) AS b (id, state) WHERE p.account_id = $1 AND p.id = b.id`,
    [accountId, snapshots.map((one) => one.patientId), snapshots.map((one) => one.state)],
  );
  await writeTags(
    sql,
    accountId,
    snapshots.map(({ patientId, tags }) => ({ id: patientId, tags })),
  );
  const moved = snapshots.filter(isReassigned);
  const assigned = moved.map(({ patientId, specialists }) => ({ id: patientId, specialists }));
  await writeSpecialists(sql, accountId, 'patient', assigned);
  const tests = await stillActive(
    sql,
    moved.flatMap((one) => one.tests),
  );
  await writeSpecialists(sql, accountId, 'test', tests);
}

/** A test that was finished or cancelled meanwhile keeps its specialists. */
async function stillActive(sql: Sql, tests: readonly ActiveTest[]): Promise<ActiveTest[]> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM medical_tests WHERE id = ANY ($1::uuid[]) AND state IN ('STARTED', 'IN_PROGRESS')`,
    [tests.map(({ id }) => id)],
  );
  const active = new Set(rows.map(({ id }) => id));
  return tests.filter(({ id }) => active.has(id));
}
