import { transferPart } from '../shared/transfer-part.ts';
import { followUpPlanRecord, followUpStepRecord } from './record.ts';

/** The follow-up plans of a patient, and their steps. */
export const followUpPlansTransfer = transferPart({
  rows: { followUpPlans: followUpPlanRecord, followUpSteps: followUpStepRecord },
});
