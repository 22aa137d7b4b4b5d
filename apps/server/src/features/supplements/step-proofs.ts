import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  SUPPLEMENT_SET: {
    subject: 's.id',
    at: 's.created_at',
    title: `s.supplement ->> 'name'`,
    from: () => `FROM patient_supplements s WHERE ${ofPlan('s')}`,
  },
} satisfies StepProofs;
