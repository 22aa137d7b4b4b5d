import type { FollowUpProofKind } from '@healzy/domain/follow-up-plans';
import type { FollowUpProof, FollowUpWithdrawnProof } from '@healzy/api/schema';
import type { AllStepProofs } from '../../contributions/step-proofs.ts';
import type { Sql } from '../../platform/db/database.ts';

interface Wanted {
  /** What the modules contribute. */
  proofs: AllStepProofs;
  /** The condition for follow-up plans `x`. */
  plans: string;
  /** The parameter with the present instant. */
  now: string;
}

/** The records of these kinds that count for `x`, a follow-up plan or a step with what it says of its plan. */
const recordsFor = ({ proofs, now }: Omit<Wanted, 'plans'>, only: (kind: string) => string): string =>
  Object.entries(proofs)
    .map(
      ([kind, { subject, at, title = 'NULL::text', withdrawnAt = 'NULL::timestamptz', isTimeless, from }]) =>
        `SELECT '${kind}' AS kind, ${at} AS at, ${subject} AS subject_id, ${title} AS title,
           ${withdrawnAt} AS withdrawn_at, ${isTimeless ?? false} AS is_timeless ${from(now)} AND ${only(kind)}`,
    )
    .join('\nUNION ALL\n');

/** Whether the record `e` is from the time of `x`, from its start to its end. */
const IS_OF_ITS_TIME = `(e.is_timeless OR (e.at AT TIME ZONE x.timezone)::date >= x.start_date)
   AND (x.ended_at IS NULL OR e.at <= x.ended_at)`;

/** Steps of follow-up plans, each with what its proof depends on, and its number among those of the same kind. */
const stepsToProve = ({ plans }: Wanted): string => `
  SELECT s.id AS step_id, s.follow_up_plan_id, s.position, s.proof, s.assignee_id, s.is_reception, s.due_day, s.done_at,
    x.account_id, x.patient_id, x.created_at, x.start_date, x.ended_at, p.timezone,
    row_number() OVER (PARTITION BY s.follow_up_plan_id, s.proof ORDER BY s.position, s.id) AS n
  FROM follow_up_steps s JOIN follow_up_plans x ON x.id = s.follow_up_plan_id
  JOIN patients p ON p.id = x.patient_id
  WHERE ${plans}`;

/**
 * What proves the step `x`: `kind, at, subject_id, title`. Of several steps with the same kind of proof, the first record
 * proves the first one, the second the second: one appointment is not two calls. What is withdrawn after the end of a
 * follow-up plan leaves it as it ended. For each step only the records of its own kind and patient are read: a join of
 * all steps with all records took minutes for forty follow-up plans.
 */
const proofOf = (wanted: Wanted): string => `LATERAL (
  SELECT e.kind, e.at, e.subject_id, e.title FROM (${recordsFor(wanted, (kind) => `x.proof = '${kind}'`)}) e
  WHERE ${IS_OF_ITS_TIME} AND (e.withdrawn_at IS NULL OR e.withdrawn_at > x.ended_at)
  ORDER BY e.at, e.subject_id LIMIT 1 OFFSET x.n - 1) e ON true`;

/**
 * Steps of follow-up plans with when they are due and done: `id, follow_up_plan_id, due_date, done_at, done_on`. A day is
 * one where the patient lives. It is computed once, whatever it is joined with.
 *
 * @param which of the steps `x`, as `stepsToProve` gives them: proofs of others are not looked up
 */
export const stepStatus = (wanted: Wanted, which = 'true'): string => `
  WITH status AS MATERIALIZED (
    SELECT x.step_id AS id, x.follow_up_plan_id, x.position, x.proof, x.assignee_id, x.is_reception, x.timezone,
      x.start_date + x.due_day AS due_date, least(x.done_at, e.at) AS done_at,
      (least(x.done_at, e.at) AT TIME ZONE x.timezone)::date AS done_on
    FROM (${stepsToProve(wanted)}) x LEFT JOIN ${proofOf(wanted)} WHERE ${which})
  SELECT * FROM status`;

export interface ProofsOfStep {
  proof: FollowUpProof | null;
  withdrawn: FollowUpWithdrawnProof | null;
}

/** What proves each step of these follow-up plans, or did until it was withdrawn. */
export async function proofsOf(
  sql: Sql,
  {
    accountId,
    planIds,
    proofs,
    now,
  }: { accountId: string; planIds: readonly string[]; proofs: AllStepProofs; now: Date },
): Promise<(step: { id: string; followUpPlanId: string; proof: FollowUpProofKind | null }) => ProofsOfStep> {
  const wanted: Wanted = {
    proofs,
    plans: 'x.account_id = $1 AND x.id = ANY ($2::uuid[])',
    now: '$3::timestamptz',
  };
  const params = [accountId, planIds, now.toISOString()];
  const proven = await sql.query<FollowUpProof & { stepId: string }>(
    `SELECT x.step_id, e.* FROM (${stepsToProve(wanted)}) x JOIN ${proofOf(wanted)}`,
    params,
  );
  const withdrawn = await sql.query<FollowUpWithdrawnProof & { planId: string }>(
    `SELECT DISTINCT ON (x.id, e.kind) x.id AS plan_id, e.kind, e.at, e.subject_id, e.title, e.withdrawn_at
     FROM (SELECT x.*, p.timezone FROM follow_up_plans x JOIN patients p ON p.id = x.patient_id
       WHERE ${wanted.plans}) x
     CROSS JOIN LATERAL (${recordsFor(wanted, () => 'true')}) e
     WHERE ${IS_OF_ITS_TIME} AND e.withdrawn_at IS NOT NULL
     ORDER BY x.id, e.kind, e.withdrawn_at DESC`,
    params,
  );
  const byStep = new Map(proven.rows.map(({ stepId, ...proof }) => [stepId, proof]));
  const byKind = new Map(withdrawn.rows.map(({ planId, ...proof }) => [`${planId} ${proof.kind}`, proof]));
  return ({ id, followUpPlanId, proof }) => ({
    proof: byStep.get(id) ?? null,
    withdrawn: byKind.get(`${followUpPlanId} ${proof}`) ?? null,
  });
}
