import type { StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  PATIENT_CREATED: {
    subject: 'c.id',
    // A record that came from elsewhere has a card from before, whose beginning it does not carry.
    at: 'least(c.created_at, x.created_at)',
    isTimeless: true,
    from: () => 'FROM patients c WHERE c.account_id = x.account_id AND c.id = x.patient_id',
  },
} satisfies StepProofs;
