import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  APPOINTMENT_HELD: {
    subject: 'a.id',
    at: 'a.ends_at',
    // That nobody came is said afterwards: until then it counted as held.
    withdrawnAt: `coalesce(a.canceled_at, CASE WHEN a.attendance = 'MISSED' THEN a.attendance_at END)`,
    // One that was cancelled or known to be missed before it ended never proved anything.
    from: (now) => `FROM appointments a WHERE ${ofPlan('a')} AND a.ends_at <= ${now}
      AND (a.canceled_at IS NULL OR a.canceled_at > a.ends_at)
      AND (a.attendance IS DISTINCT FROM 'MISSED' OR a.attendance_at > a.ends_at)
      AND (a.answer IS DISTINCT FROM 'DECLINED' OR a.attendance = 'ATTENDED')`,
  },
} satisfies StepProofs;
