import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { followUpPlans, followUpSteps } from './rows.ts';

/** What a transfer includes; erasing the patient rewrites the tables because of their patient column. */
export const recordSections: RecordSources = {
  followUpPlans: {
    table: followUpPlans.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    derived: (_row, { patientId, principalId }) => ({ patientId, professionalId: principalId }),
  },
  // Without an assignee from another account, a step is the specialist's of the follow-up plan.
  followUpSteps: {
    table: followUpSteps.name,
    of: OF_PATIENT,
    order: 'x.follow_up_plan_id, x.position, x.id',
  },
};
