import type { WorklistSources } from '../contributions/worklist.ts';
import { RESTRICTED_PLANS } from './restricted.ts';

export const worklist = {
  MENU_RESTRICTED: {
    patient: 'o.patient_id',
    select: `SELECT o.id, o.patient_id, o.cause, o.since, NULL::uuid, NULL::timestamptz, NULL::uuid
      FROM (${RESTRICTED_PLANS}) o WHERE true`,
    subject: 'SELECT patient_id FROM nutritional_plans WHERE id = $1 AND account_id = $2',
    alertText: '(SELECT n.name FROM nutritional_plans n WHERE n.id = l.subject_id)',
  },
} satisfies WorklistSources;
