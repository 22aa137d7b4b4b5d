import type { SummaryReaders } from '../../contributions/summary.ts';
import { PLAN_COLUMNS, PLANS_FROM, type PlanRow } from './rows.ts';
import { toPlans, toSummary } from './view.ts';

export const summary = {
  /** The follow-up plan that runs, else the last. */
  async followUp({ sql, accountId, patientId, now, caller, access, stepProofs }) {
    const { rows } = await sql.query<PlanRow>(
      `SELECT ${PLAN_COLUMNS} FROM ${PLANS_FROM} WHERE x.account_id = $1 AND x.patient_id = $2
       ORDER BY x.ended_at DESC NULLS FIRST, x.created_at DESC LIMIT 1`,
      [accountId, patientId],
    );
    const [plan] = await toPlans(sql, rows, { caller, access, now, proofs: stepProofs });
    return plan === undefined ? null : toSummary(plan);
  },
} satisfies SummaryReaders;
