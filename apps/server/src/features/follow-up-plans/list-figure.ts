import { adherencePercent, type FollowUpType } from '@healzy/domain/follow-up-plans';
import type { PatientFigureSources } from '../../contributions/patient-figures.ts';
import { countsOf } from './counts.ts';
import { stepStatus } from './proofs.ts';

interface Running {
  id: string;
  patientId: string;
  type: FollowUpType;
  dueCount: number;
  onTimeCount: number;
}

export const patientFigures = {
  /** The follow-up plans that run, with their adherence: two statements, however many patients. */
  async followUp({ sql, accountId, patientIds, clinicalIds, now, stepProofs }) {
    const running = await sql.query<{ id: string }>(
      `SELECT f.id FROM follow_up_plans f
       WHERE f.account_id = $1 AND f.ended_at IS NULL AND f.patient_id = ANY ($2::uuid[])`,
      [accountId, patientIds],
    );
    if (running.rows.length === 0) return new Map();
    const instant = '$3::timestamptz';
    const status = stepStatus(
      { proofs: stepProofs, plans: 'x.account_id = $1 AND x.id = ANY ($2::uuid[])', now: instant },
      // As `maySeeStep` of the domain: no percentage tells the reception of steps that it does not see.
      '(x.is_reception OR x.patient_id = ANY ($4::uuid[]))',
    );
    const { rows } = await sql.query<Running>(
      `SELECT f.id, f.patient_id, f.type, coalesce(c.due_count, 0) AS due_count, coalesce(c.on_time_count, 0) AS on_time_count
       FROM follow_up_plans f LEFT JOIN (${countsOf(status, instant)}) c ON c.follow_up_plan_id = f.id
       WHERE f.account_id = $1 AND f.id = ANY ($2::uuid[])`,
      [accountId, running.rows.map(({ id }) => id), now.toISOString(), clinicalIds],
    );
    return new Map(
      rows.map(({ id, patientId, type, ...counts }) => [
        patientId,
        { id, type, adherencePercent: adherencePercent(counts) },
      ]),
    );
  },
} satisfies PatientFigureSources;
