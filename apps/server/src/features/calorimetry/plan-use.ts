import type { MeasuredResting } from '@healzy/api/schema';
import { isUsableResting } from '@healzy/domain/calorimetry';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { loadTest, requireCurrent, requirePhases, storeChanges, type Loaded } from './open-test.ts';
import { CURRENT_USE, type CalorimetryRow } from './test-rows.ts';

/** What the plan takes from the results: nothing of a ratio that no person has. */
function usedOf({ results, method }: CalorimetryRow): NonNullable<CalorimetryRow['planUse']> {
  const resting = results?.resting ?? null;
  const phase = results?.phases.find((each) => each.phase.kind === resting?.kind);
  if (resting === null || phase === undefined || !isUsableResting(resting))
    throw conflict('CALORIMETRY_NO_RESTING', 'No phase of rest gives an energy that a plan could use.');
  const { rer, fatShare, carbohydrateShare } = phase.figures;
  return {
    kcalDay: Math.round(resting.kcalDay),
    rer: rer.value,
    fatShare: fatShare.value,
    carbohydrateShare: carbohydrateShare.value,
    kind: resting.kind,
    equation: method.energy,
    isSteady: resting.isSteady,
  };
}

/** The plan is the patient's, not the test's: who may change a test only does not change what plans start from. */
async function loadPlanned(sql: Sql, of: { caller: Caller; id: string; now: Date }): Promise<Loaded> {
  const loaded = await loadTest(sql, of, 'edit');
  await requireClinical(sql, of.caller, loaded.test.patientId, 'edit');
  return loaded;
}

export const useCalorimetryInPlan = handler(
  'useCalorimetryInPlan',
  async ({ caller, path, ifMatch, services }, sql) => {
    const now = services.now();
    const loaded = await loadPlanned(sql, { caller, id: path.medicalTestId, now });
    await requireCurrent(sql, loaded, ifMatch);
    const planUse = usedOf(requirePhases(loaded));
    const changes = { planUse, planUsedAt: now, planUsedBy: caller.userId };
    return { status: 200, ...(await storeChanges(sql, loaded, { changes, now })) };
  },
);

export const undoCalorimetryInPlan = handler(
  'undoCalorimetryInPlan',
  async ({ caller, path, ifMatch, services }, sql) => {
    const now = services.now();
    const loaded = await loadPlanned(sql, { caller, id: path.medicalTestId, now });
    await requireCurrent(sql, loaded, ifMatch);
    if (loaded.row?.planUse == null)
      throw conflict('CALORIMETRY_NOT_USED', 'The plan uses nothing of this test.');
    const changes = { planUse: null, planUsedAt: null, planUsedBy: null };
    return { status: 200, ...(await storeChanges(sql, loaded, { changes, now })) };
  },
);

/** The measured resting energy that counts for a patient. */
export async function readMeasuredResting(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<MeasuredResting | null> {
  const { rows } = await sql.query<{
    planUse: NonNullable<CalorimetryRow['planUse']>;
    on: string;
    medicalTestId: string;
    testType: MeasuredResting['testType'];
    testName: string;
  }>(
    `SELECT c.plan_use, to_char(c.tested_on, 'YYYY-MM-DD') AS "on", t.id AS medical_test_id, t.type AS test_type,
       t.name AS test_name
     ${CURRENT_USE}`,
    [accountId, patientId],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { planUse, ...of } = found;
  const { kcalDay, isSteady, fatShare, carbohydrateShare } = planUse;
  return { ...of, kcalDay, isSteady, fatShare, carbohydrateShare };
}
