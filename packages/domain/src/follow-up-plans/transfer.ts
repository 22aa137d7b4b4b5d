import { transferPart } from '../shared/transfer-part.ts';
import { FOLLOW_UP_STEP_CODES, FOLLOW_UP_STEPS } from './steps.ts';
import { followUpPlanRecord, followUpStepRecord } from './record.ts';

/** The follow-up plans of a patient, and their steps. */
export const followUpPlansTransfer = transferPart({
  rows: { followUpPlans: followUpPlanRecord, followUpSteps: followUpStepRecord },
  former: { followUpSteps: completeStep },
});

/** Steps once were a code only, and all else what the product shipped. */
function completeStep(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const position = FOLLOW_UP_STEP_CODES.findIndex((code) => code === row['code']);
  const code = FOLLOW_UP_STEP_CODES[position];
  if (code === undefined) return row;
  const { nameEs, nameEn, phase, proof } = FOLLOW_UP_STEPS[code];
  return { nameEs, nameEn, phase, proof, position: position + 1, ...row };
}
