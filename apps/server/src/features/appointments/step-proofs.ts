import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  APPOINTMENT_HELD: {
    subject: 'a.id',
    at: 'a.ends_at',
    withdrawnAt: 'a.canceled_at',
    // One that was cancelled before it took place never proved anything.
    from: (now) => `FROM appointments a WHERE ${ofPlan('a')} AND a.ends_at <= ${now}
      AND (a.canceled_at IS NULL OR a.canceled_at > a.ends_at) AND a.answer IS DISTINCT FROM 'DECLINED'`,
  },
} satisfies StepProofs;
