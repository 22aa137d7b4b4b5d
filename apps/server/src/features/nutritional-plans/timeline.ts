import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { nutritionalPlans } from './plan-rows.ts';

export const timeline = {
  NUTRITIONAL_PLAN_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: 'x.name',
    from: `FROM ${nutritionalPlans.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;
