import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  INTAKE_ANSWERED: {
    subject: 'i.id',
    at: 'i.submitted_at',
    withdrawnAt: `CASE WHEN i.state = 'DECLINED' THEN i.decided_at END`,
    from: () => `FROM intakes i WHERE ${ofPlan('i')} AND i.state IN ('SUBMITTED', 'ACCEPTED', 'DECLINED')`,
  },
} satisfies StepProofs;
