import {
  medicalTestForRoles,
  medicalTestFormSchema,
  mayCreateCgmTest,
  type MedicalTestForm,
} from '@healzy/domain/medical-tests';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { countedPage, readSort } from '../../platform/http/paging.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requirePatient, requireSpecialists, lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireTest } from './access.ts';
import { cgmInProgress } from './problems.ts';
import {
  findTest,
  TEST_COLUMNS,
  toMedicalTest,
  type TestRow,
  medicalTests,
  insertSpecialists,
} from './test-rows.ts';

export const listMedicalTests = handler('listMedicalTests', async ({ caller, path, query }, sql) => {
  const { clinical } = await requirePatient(sql, caller, path.patientId);
  const { isDescending } = readSort(query.sort ?? '-createdAt');
  const page = await countedPage<TestRow>(sql, query, {
    name: 'medical-tests',
    columns: TEST_COLUMNS,
    from: 'medical_tests t',
    where: `t.account_id = $1 AND t.patient_id = $2 AND ($3::text IS NULL OR t.type = $3)
      AND ($4::text IS NULL OR t.state = $4)`,
    params: [caller.accountId, path.patientId, query.type ?? null, query.state ?? null],
    by: 't.created_at',
    id: 't.id',
    isDescending,
  });
  const items = page.items.map((row) =>
    medicalTestForRoles(toMedicalTest(row, caller, clinical), caller.roles),
  );
  return { status: 200, body: { ...page, items } };
});

export const getMedicalTest = handler('getMedicalTest', async ({ caller, path }, sql) => {
  const { test, access } = await requireTest(sql, caller, path.id, 'read');
  return { status: 200, body: toMedicalTest(test, caller, access), version: test.version };
});

/** Inserts a new test, not yet started; the caller has checked permissions. */
export async function insertMedicalTest(
  sql: Sql,
  owner: { accountId: string; patientId: string; userId: string | null },
  form: MedicalTestForm,
  id = newId(),
): Promise<string> {
  const { accountId, patientId, userId: createdBy } = owner;
  await medicalTests.insert(sql, { ...form, id, accountId, patientId, createdBy });
  await insertSpecialists(sql, { accountId, medicalTestId: id }, form);
  return id;
}

export const createMedicalTest = handler(
  'createMedicalTest',
  async ({ caller, path, body, services }, sql) => {
    // Two tests of one patient created at once must see each other.
    await lockPatient(sql, caller.accountId, path.patientId);
    const { clinical } = await requirePatient(sql, caller, path.patientId);
    if (clinical !== 'edit') throw recordForbidden();
    const form = checked(medicalTestFormSchema, body);
    await requireSpecialists(sql, [form.principalId, ...form.observerIds]);
    const states = medicalTests.pick('type', 'state');
    const tests = await states.select(sql, 'WHERE x.patient_id = $1', [path.patientId]);
    if (form.type === 'CGM' && !mayCreateCgmTest(tests)) throw cgmInProgress();
    const owner = { accountId: caller.accountId, patientId: path.patientId, userId: caller.userId };
    const id = await insertMedicalTest(sql, owner, form);
    await touchPatient(sql, path.patientId, services.now());
    const test = await findTest(sql, caller.accountId, id);
    if (!test) throw notFound();
    return { status: 201, body: toMedicalTest(test, caller, clinical), version: test.version };
  },
);
