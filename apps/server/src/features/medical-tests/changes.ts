import { acceptsData, medicalTestUpdateSchema } from '@healzy/domain/medical-tests';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { requireSpecialists } from '../../shared/patient-access/assignments.ts';
import { clinicalAccess, requireTest } from './access.ts';
import { testFinal } from './problems.ts';
import { findTest, insertSpecialists, medicalTests, testSpecialists, toMedicalTest } from './test-rows.ts';

export const updateMedicalTest = handler(
  'updateMedicalTest',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { test, access } = await requireTest(sql, caller, path.id, 'edit');
    if (!acceptsData(test.state)) throw testFinal();
    requireVersion(ifMatch, toMedicalTest(test, caller, access));
    const stored = {
      ...test,
      principalId: test.specialists.find(({ isPrincipal }) => isPrincipal)?.professionalId,
      observerIds: test.specialists
        .filter(({ isPrincipal }) => !isPrincipal)
        .map(({ professionalId }) => professionalId),
    };
    const { principalId, observerIds, ...fields } = checked(
      medicalTestUpdateSchema,
      updated('updateMedicalTest', stored, body),
    );
    const before = new Set(test.specialists.map(({ professionalId }) => professionalId));
    // Who left the clinic may stay on a test, but is not added to one.
    await requireSpecialists(sql, [
      principalId,
      ...observerIds.filter((id) => !before.has(id.toLowerCase())),
    ]);
    await medicalTests.update(sql, { id: test.id }, { ...fields, version: NEXT_VERSION });
    await testSpecialists.remove(sql, { medicalTestId: test.id });
    const key = { accountId: caller.accountId, medicalTestId: test.id };
    await insertSpecialists(sql, key, { principalId, observerIds });
    await touchPatient(sql, test.patientId, services.now());
    const after = await findTest(sql, caller.accountId, test.id);
    if (!after) throw notFound();
    const accessAfter = await clinicalAccess(sql, caller, after);
    return { status: 200, body: toMedicalTest(after, caller, accessAfter), version: after.version };
  },
);
