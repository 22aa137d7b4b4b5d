import type { WorklistSources } from '../../contributions/worklist.ts';
import { PLANS_WITH_QUESTIONS, RESTRICTED_PLANS } from './restricted.ts';

/** A line for each of some plans. */
const ofPlans = (plans: string) => ({
  patient: 'o.patient_id',
  select: `SELECT o.id, o.patient_id, o.cause, o.since, NULL::uuid, NULL::timestamptz, NULL::uuid
      FROM (${plans}) o WHERE true`,
  subject: 'SELECT patient_id FROM nutritional_plans WHERE id = $1 AND account_id = $2',
});

export const worklist = {
  MENU_RESTRICTED: {
    ...ofPlans(RESTRICTED_PLANS),
    alertText: '(SELECT n.name FROM nutritional_plans n WHERE n.id = l.subject_id)',
  },
  MENU_QUESTIONS: ofPlans(PLANS_WITH_QUESTIONS),
} satisfies WorklistSources;
