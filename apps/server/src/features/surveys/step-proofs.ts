import { SURVEY_KINDS, type SurveyKind } from '@healzy/domain/surveys';
import { ofPlan, type StepProof } from '../../contributions/step-proofs.ts';

/** One that was sent in the follow-up plan's time: the link of an earlier one may be answered late. */
const answered = (kind: SurveyKind): StepProof => ({
  subject: 'v.id',
  at: 'v.answered_at',
  from: () => `FROM surveys v WHERE ${ofPlan('v')} AND v.kind = '${kind}' AND v.answered_at IS NOT NULL
    AND (v.created_at AT TIME ZONE x.timezone)::date >= x.start_date`,
});

export const stepProofs = Object.fromEntries(
  SURVEY_KINDS.map((kind) => [`${kind}_SURVEY_ANSWERED`, answered(kind)]),
) as Record<`${SurveyKind}_SURVEY_ANSWERED`, StepProof>;
