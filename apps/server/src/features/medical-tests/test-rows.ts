import { acceptsData, medicalTestRecord, nextMedicalTestState } from '@healzy/domain/medical-tests';
import { may, type AccessLevel } from '@healzy/domain/session';
import { z } from 'zod';
import type { MedicalTest } from '@healzy/api/schema';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';

export const medicalTests = table(
  'medical_tests',
  medicalTestRecord.extend({ accountId: idColumn, patientId: idColumn }),
);
export const testSpecialists = table(
  'medical_test_specialists',
  z.object({
    accountId: idColumn,
    medicalTestId: idColumn,
    professionalId: idColumn,
    isPrincipal: z.boolean(),
  }),
);

/** Names the specialists of a test, the principal first. */
export async function insertSpecialists(
  sql: Sql,
  key: { accountId: string; medicalTestId: string },
  { principalId, observerIds }: { principalId: string; observerIds: readonly string[] },
): Promise<void> {
  const professionals = [principalId, ...observerIds];
  const rows = professionals.map((professionalId, index) => ({
    ...key,
    professionalId,
    isPrincipal: index === 0,
  }));
  await testSpecialists.insert(sql, rows);
}

const read = medicalTests.omit('accountId', 'createdBy');

export type TestRow = RowOf<typeof read> & {
  specialists: { professionalId: string; name: string; surname: string; isPrincipal: boolean }[];
};

export const TEST_COLUMNS = `${read.columns('t')},
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'name', u.name, 'surname', u.surname,
     'isPrincipal', s.is_principal) ORDER BY s.is_principal DESC, u.surname, u.name), '[]')
   FROM medical_test_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
   WHERE s.medical_test_id = t.id) AS specialists`;

export async function findTest(sql: Sql, accountId: string, id: string): Promise<TestRow | undefined> {
  const { rows } = await sql.query<TestRow>(
    `SELECT ${TEST_COLUMNS} FROM medical_tests t WHERE t.account_id = $1 AND t.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** A test as the API returns it, with what the caller may do with it. */
export function toMedicalTest(row: TestRow, caller: Caller, clinical: AccessLevel): MedicalTest {
  const { specialists, ...test } = row;
  const [principal, ...observers] = specialists.map(({ isPrincipal: _, ...specialist }) => specialist);
  if (principal === undefined) throw new Error('A stored test has no principal specialist.');
  const mayChange = clinical === 'edit' && may('updateMedicalTest', caller.roles);
  return {
    ...test,
    principal,
    observers,
    canEdit: mayChange && acceptsData(row.state),
    canFinish: mayChange && isPrincipalOf(row, caller) && nextMedicalTestState(row.state, 'FINISH') !== null,
  };
}

/** Only a test's principal is responsible for it (specification 5.9). */
export const isPrincipalOf = ({ specialists }: TestRow, { professionalId }: Caller): boolean =>
  specialists.some((specialist) => specialist.isPrincipal && specialist.professionalId === professionalId);
