import {
  finishesWithAnalysis,
  isActiveTest,
  nextMedicalTestState,
  type MedicalTestStep,
} from '@healzy/domain/medical-tests';
import type { MedicalTest } from '@healzy/api/schema';
import { finishingsOf } from '../../contributions/finishing.ts';
import { breaksUnique, type Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, longHandler, type Caller } from '../../platform/http/calls.ts';
import { conflict, notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { clinicalAccess, requireTest } from './access.ts';
import { analysisNeeded, cgmInProgress, testFinal } from './problems.ts';
import { findTest, isPrincipalOf, medicalTests, toMedicalTest, type TestRow } from './test-rows.ts';

const REACHED_AT = { BEGIN: 'inProgressAt', FINISH: 'finishedAt', CANCEL: 'canceledAt' } as const;

/**
 * Takes a test to its next state; the caller has locked it and checked permissions.
 *
 * @throws HttpProblem 409 when it does not get there from its present state
 */
export async function takeStep(sql: Sql, test: TestRow, step: MedicalTestStep, now: Date): Promise<void> {
  const next = nextMedicalTestState(test.state, step);
  if (next === null) {
    throw isActiveTest(test.state)
      ? conflict('MEDICAL_TEST_STATE', 'The state of the test does not allow this.')
      : testFinal();
  }
  const changes = { state: next, [REACHED_AT[step]]: now, version: NEXT_VERSION };
  try {
    await medicalTests.update(sql, { id: test.id }, changes);
  } catch (error) {
    throw breaksUnique(error, 'medical_tests_one_cgm_in_progress') ? cgmInProgress() : error;
  }
  await touchPatient(sql, test.patientId, now);
}

async function stepAndRead(
  sql: Sql,
  { caller, id, now }: { caller: Caller; id: string; now: Date },
  step: MedicalTestStep,
  before?: (sql: Sql) => Promise<void>,
): Promise<{ status: 200; body: MedicalTest; version: number }> {
  const { test } = await requireTest(sql, caller, id, 'edit');
  if (step === 'FINISH' && !isPrincipalOf(test, caller)) throw recordForbidden();
  const isReached = nextMedicalTestState(test.state, step) !== null;
  if (step === 'FINISH' && isReached && finishesWithAnalysis(test.type)) throw analysisNeeded();
  if (isReached) await before?.(sql);
  await takeStep(sql, test, step, now);
  const after = await findTest(sql, caller.accountId, test.id);
  if (!after) throw notFound();
  const access = await clinicalAccess(sql, caller, after);
  return { status: 200, body: toMedicalTest(after, caller, access), version: after.version };
}

export const beginMedicalTest = handler('beginMedicalTest', ({ caller, path, services }, sql) =>
  stepAndRead(sql, { caller, id: path.id, now: services.now() }, 'BEGIN'),
);

export const finishMedicalTest = longHandler('finishMedicalTest', async (call) => {
  const { caller, path, services } = call;
  const of = { caller, id: path.id, now: services.now() };
  const store = await finishingsOf(services, call.inAccount, of);
  return call.inAccountOnce((sql) => stepAndRead(sql, of, 'FINISH', store));
});

export const cancelMedicalTest = handler('cancelMedicalTest', ({ caller, path, services }, sql) =>
  stepAndRead(sql, { caller, id: path.id, now: services.now() }, 'CANCEL'),
);
