import type { StepProofs } from '../contributions/step-proofs.ts';

export const stepProofs = {
  PATIENT_CREATED: {
    subject: 'c.id',
    at: 'c.created_at',
    isTimeless: true,
    from: () => 'FROM patients c WHERE c.account_id = x.account_id AND c.id = x.patient_id',
  },
} satisfies StepProofs;
