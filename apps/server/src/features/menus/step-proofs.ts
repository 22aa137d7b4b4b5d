import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';

export const stepProofs = {
  MENUS_CREATED: {
    subject: 'n.id',
    at: 'm.created_at',
    title: 'n.name',
    from: () => `FROM menus m JOIN nutritional_plans n ON n.id = m.nutritional_plan_id WHERE ${ofPlan('m')}`,
  },
} satisfies StepProofs;
