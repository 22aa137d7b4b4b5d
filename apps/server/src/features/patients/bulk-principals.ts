import type { AssignedSpecialist } from '@healzy/domain/patients';
import type { Sql } from '../../platform/db/database.ts';
import type { BulkPatient } from './bulk-undo.ts';

/** An active test with its specialists. */
export interface ActiveTest {
  id: string;
  patientId: string;
  specialists: AssignedSpecialist[];
}

export async function activeTestsOf(sql: Sql, patientIds: readonly string[]): Promise<ActiveTest[]> {
  const { rows } = await sql.query<ActiveTest>(
    `SELECT t.id, t.patient_id AS "patientId", (SELECT json_agg(json_build_object('professionalId', s.professional_id,
       'isPrincipal', s.is_principal)) FROM medical_test_specialists s WHERE s.medical_test_id = t.id) AS specialists
     FROM medical_tests t WHERE t.patient_id = ANY ($1::uuid[]) AND t.state IN ('STARTED', 'IN_PROGRESS')`,
    [patientIds],
  );
  return rows;
}

interface Assigned {
  /** Id of the patient or the test. */
  id: string;
  specialists: readonly AssignedSpecialist[];
}

const TABLES = {
  patient: { table: 'patient_specialists', subject: 'patient_id' },
  test: { table: 'medical_test_specialists', subject: 'medical_test_id' },
} as const;

/** Replaces the specialists of each patient or test by these. */
export async function writeSpecialists(
  sql: Sql,
  accountId: string,
  of: keyof typeof TABLES,
  assigned: readonly Assigned[],
): Promise<void> {
  if (assigned.length === 0) return;
  const { table, subject } = TABLES[of];
  await sql.query(`DELETE FROM ${table} WHERE account_id = $1 AND ${subject} = ANY ($2::uuid[])`, [
    accountId,
    assigned.map(({ id }) => id),
  ]);
  const rows = assigned.flatMap(({ id, specialists }) => specialists.map((one) => ({ id, ...one })));
  await sql.query(
    `INSERT INTO ${table} (account_id, ${subject}, professional_id, is_principal)
     SELECT $1, * FROM unnest($2::uuid[], $3::uuid[], $4::boolean[])`,
    [
      accountId,
      rows.map(({ id }) => id),
      rows.map(({ professionalId }) => professionalId),
      rows.map(({ isPrincipal }) => isPrincipal),
    ],
  );
}

/** The same people with another principal; the previous one is removed. */
function withPrincipal(
  specialists: readonly AssignedSpecialist[],
  principalId: string,
): AssignedSpecialist[] {
  const others = specialists.filter((one) => !one.isPrincipal && one.professionalId !== principalId);
  return [{ professionalId: principalId, isPrincipal: true }, ...others];
}

/**
 * Makes one specialist the principal of all these patients. Previous principals lose access, and with it the active
 * tests that they led, which move to the new one, and those that they only observed (specification 4.11).
 */
export async function replacePrincipals(
  sql: Sql,
  accountId: string,
  {
    patients,
    tests,
    principalId,
  }: { patients: readonly BulkPatient[]; tests: readonly ActiveTest[]; principalId: string },
): Promise<void> {
  await writeSpecialists(
    sql,
    accountId,
    'patient',
    patients.map(({ id, specialists }) => ({ id, specialists: withPrincipal(specialists, principalId) })),
  );
  const gone = new Map(
    patients.map(({ id, specialists }) => [id, specialists.find((one) => one.isPrincipal)?.professionalId]),
  );
  const following = tests.flatMap(({ id, patientId, specialists }): Assigned[] => {
    const goneId = gone.get(patientId);
    const theirs = specialists.find((one) => one.professionalId === goneId);
    if (theirs === undefined) return [];
    return [
      {
        id,
        specialists: theirs.isPrincipal
          ? withPrincipal(specialists, principalId)
          : specialists.filter((one) => one !== theirs),
      },
    ];
  });
  await writeSpecialists(sql, accountId, 'test', following);
}
