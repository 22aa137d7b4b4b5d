import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  NUTRITIONAL_PLAN_CREATED: {
    subject: 'n.id',
    at: 'n.created_at',
    title: 'n.name',
    from: () => `FROM nutritional_plans n WHERE ${ofPlan('n')}`,
  },
} satisfies StepProofs;
