import { weightDoubt, type SurveyAnswers, type WeightDoubt } from '@healzy/domain/surveys';
import type { Dated } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { requireFound } from '../../platform/http/http-problem.ts';

/** Judges the weight of answers given at a moment, against what was measured. */
export type WeightJudge = (answers: SurveyAnswers, at: Date) => (WeightDoubt & Dated) | null;

export async function weightJudge(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<WeightJudge> {
  const key = [accountId, patientId];
  const { rows: people } = await sql.query<{ birthdate: string; timezone: string }>(
    'SELECT birthdate, timezone FROM patients WHERE account_id = $1 AND id = $2',
    key,
  );
  const { rows: measured } = await sql.query<Dated>(
    `SELECT weight_kg AS value, measured_on AS "on" FROM body_measurements
     WHERE account_id = $1 AND patient_id = $2 AND weight_kg IS NOT NULL ORDER BY measured_on, created_at, id`,
    key,
  );
  const { birthdate, timezone } = requireFound(people[0]);
  return ({ weightKg }, at) => {
    if (typeof weightKg !== 'number') return null;
    const on = todayIn(timezone, at);
    const doubt = weightDoubt({ value: weightKg, on }, measured, birthdate);
    return doubt && { ...doubt, value: weightKg, on };
  };
}
