import {
  FOLLOW_UP_STEPS,
  type FollowUpProofKind,
  type FollowUpStepCode,
} from '@healzy/domain/follow-up-plans';
import type { FollowUpProof } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';

/** What proves a step: rows of the record, each with the follow-up plan that it is for. */
const PROOFS = `follow_up_plans x JOIN patients p ON p.id = x.patient_id
  CROSS JOIN LATERAL (
    SELECT 'PATIENT_CREATED' AS kind, p.created_at AS at, p.id AS subject_id, NULL::text AS title
    UNION ALL
    SELECT k.kind, k.at, t.id, t.name FROM medical_tests t CROSS JOIN LATERAL (VALUES
        ('CGM', 'CGM_BEGUN', t.in_progress_at),
        ('CGM', 'CGM_FINISHED', t.finished_at),
        ('CALORIMETRY', 'CALORIMETRY_FINISHED', t.finished_at),
        ('BLOOD_ANALYSIS', 'BLOOD_ANALYSIS_CREATED', t.created_at),
        ('BLOOD_ANALYSIS', 'BLOOD_ANALYSIS_FINISHED', t.finished_at)
      ) k (type, kind, at)
      WHERE t.account_id = x.account_id AND t.patient_id = x.patient_id AND t.state <> 'CANCELED'
        AND k.type = t.type AND k.at IS NOT NULL
    UNION ALL
    SELECT 'NUTRITIONAL_PLAN_CREATED', n.created_at, n.id, n.name FROM nutritional_plans n
      WHERE n.account_id = x.account_id AND n.patient_id = x.patient_id
    UNION ALL
    SELECT a.kind || '_SURVEY_ANSWERED', a.answered_at, a.id, NULL FROM surveys a
      WHERE a.account_id = x.account_id AND a.patient_id = x.patient_id AND a.answered_at IS NOT NULL
  ) e
  WHERE (e.kind = 'PATIENT_CREATED' OR (e.at AT TIME ZONE p.timezone)::date >= x.start_date)
    AND (x.ended_at IS NULL OR e.at <= x.ended_at)`;

/** Whether the record proves the step `s` of the follow-up plan with the id `x.id`, in SQL. */
export const isProven = (step: string, plan: string): string =>
  `EXISTS (SELECT 1 FROM ${PROOFS} AND x.id = ${plan}
     AND e.kind = CASE ${step} ${proven
       .map(([code, kind]) => `WHEN '${code}' THEN '${kind}'`)
       .join(' ')} END)`;

const proven = Object.entries(FOLLOW_UP_STEPS).flatMap(([code, { proof }]) =>
  proof === undefined ? [] : [[code as FollowUpStepCode, proof] as const],
);

export type ProofsOfPlan = ReadonlyMap<FollowUpProofKind, FollowUpProof>;

/** The first proof of each kind, for each of these follow-up plans. */
export async function proofsOf(
  sql: Sql,
  accountId: string,
  planIds: readonly string[],
): Promise<(planId: string) => ProofsOfPlan> {
  const { rows } = await sql.query<FollowUpProof & { planId: string }>(
    `SELECT DISTINCT ON (x.id, e.kind) x.id AS plan_id, e.kind, e.at, e.subject_id, e.title FROM ${PROOFS}
       AND x.account_id = $1 AND x.id = ANY ($2::uuid[])
     ORDER BY x.id, e.kind, e.at, e.subject_id`,
    [accountId, planIds],
  );
  const byPlan = new Map<string, Map<FollowUpProofKind, FollowUpProof>>();
  for (const { planId, ...proof } of rows) {
    const ofPlan = byPlan.get(planId) ?? new Map<FollowUpProofKind, FollowUpProof>();
    byPlan.set(planId, ofPlan.set(proof.kind, proof));
  }
  return (planId) => byPlan.get(planId) ?? new Map<FollowUpProofKind, FollowUpProof>();
}
