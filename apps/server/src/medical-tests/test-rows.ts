import { acceptsData, medicalTestRecord } from '@healzy/domain/medical-tests';
import { may, type AccessLevel } from '@healzy/domain/session';
import { z } from 'zod';
import type { MedicalTest } from '@healzy/api/schema';
import { idColumn } from '../db/columns.ts';
import type { Sql } from '../db/database.ts';
import { table, type RowOf } from '../db/table.ts';
import type { Caller } from '../http/calls.ts';

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
  return {
    ...test,
    principal,
    observers,
    canEdit: clinical === 'edit' && acceptsData(row.state) && may('cancelMedicalTest', caller.roles),
  };
}
