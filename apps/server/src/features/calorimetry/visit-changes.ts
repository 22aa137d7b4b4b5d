import type { CalorimetryResting, MeasuredRestingEnergy, RestingEnergyChange } from '@healzy/api/schema';
import { isUsableResting } from '@healzy/domain/calorimetry';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';

interface TestRow {
  visit: string;
  testId: string;
  measuredOn: string;
  resting: CalorimetryResting;
  isNew: boolean;
}

const energyOf = ({ measuredOn, resting: { kcalDay, isSteady } }: TestRow): MeasuredRestingEnergy => ({
  kcalDay: Math.round(kcalDay),
  measuredOn,
  isSteady,
});

/** The resting energy of the latest test recorded since, beside the one before; those of phases that nobody saved are none. */
export const readRestingEnergyChanges: VisitChangeReader<'RESTING_ENERGY'> = async (context) => {
  // Results of tests are read by specialists alone, as in the test itself.
  if (!context.caller.roles.includes('SPECIALIST')) return new Map();
  const { rows } = await context.sql.query<TestRow>(
    `SELECT v.id AS visit, t.id AS test_id, to_char(c.tested_on, 'YYYY-MM-DD') AS measured_on,
       c.results->'resting' AS resting, v.since IS NULL OR c.imported_at > v.since AS is_new
     FROM ${VISITS} JOIN calorimetry_tests c ON c.account_id = $1 AND c.patient_id = v.patient_id
     JOIN medical_tests t ON t.account_id = c.account_id AND t.id = c.medical_test_id AND t.state <> 'CANCELED'
     WHERE (c.phases->>'isSaved')::boolean AND jsonb_typeof(c.results->'resting') = 'object'
     ORDER BY v.id, c.tested_on DESC, c.imported_at DESC`,
    visitParams(context),
  );
  const found = new Map<string, RestingEnergyChange>();
  for (const { id, since } of context.visits) {
    const tests = rows.filter(({ visit, resting }) => visit === id && isUsableResting(resting));
    const [latest, ...earlier] = tests;
    // One of an older test than what was known is no news of the person.
    if (!latest?.isNew) continue;
    const before = since === null ? earlier[0] : earlier.find(({ isNew }) => !isNew);
    found.set(id, {
      kind: 'RESTING_ENERGY',
      testId: latest.testId,
      now: energyOf(latest),
      before: before === undefined ? null : energyOf(before),
    });
  }
  return found;
};
