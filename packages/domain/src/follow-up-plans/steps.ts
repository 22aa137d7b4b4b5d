import { SURVEY_KINDS, type SurveyKind } from '../surveys/index.ts';
import type { FollowUpPhase, FollowUpType } from './states.ts';

/** What of the record can prove that a step is done. */
export const FOLLOW_UP_PROOFS = [
  'PATIENT_CREATED',
  'CGM_BEGUN',
  'CGM_FINISHED',
  'CALORIMETRY_FINISHED',
  'BLOOD_ANALYSIS_CREATED',
  'BLOOD_ANALYSIS_FINISHED',
  'NUTRITIONAL_PLAN_CREATED',
  ...SURVEY_KINDS.map((kind) => `${kind}_SURVEY_ANSWERED` as const),
] as const;
export type FollowUpProofKind = (typeof FOLLOW_UP_PROOFS)[number];

interface StepDefinition {
  phase: FollowUpPhase;
  /** Days from the start of the follow-up plan until it is due. */
  dueDay: number;
  /** The step is done as soon as the record has this. */
  proof?: FollowUpProofKind;
  /** The survey that is sent for it. */
  survey?: SurveyKind;
}

/** A step that is done with the answer to a survey. */
const survey = <Kind extends SurveyKind>(kind: Kind) =>
  ({ survey: kind, proof: `${kind}_SURVEY_ANSWERED` }) as const satisfies Partial<StepDefinition>;

/** All steps in the order in which they are due. The names are those of the specification; the days are ours. */
const DEFINITIONS = {
  CREATE_PATIENT_CARD: { phase: 'STARTED', dueDay: 0, proof: 'PATIENT_CREATED' },
  WELCOME_CALL: { phase: 'STARTED', dueDay: 1 },
  ONBOARDING_PLAN: { phase: 'STARTED', dueDay: 2 },
  INITIAL_SURVEY: { phase: 'STARTED', dueDay: 2, ...survey('INITIAL') },
  CGM_PLACEMENT: { phase: 'STARTED', dueDay: 3, proof: 'CGM_BEGUN' },
  CALORIMETRY_TEST: { phase: 'STARTED', dueDay: 3, proof: 'CALORIMETRY_FINISHED' },
  BLOOD_ANALYSIS_REQUEST: { phase: 'STARTED', dueDay: 3, proof: 'BLOOD_ANALYSIS_CREATED' },
  FIRST_NUTRITIONAL_PLAN: { phase: 'IN_PROGRESS', dueDay: 5, proof: 'NUTRITIONAL_PLAN_CREATED' },
  WEEK_1_ANALYSIS: { phase: 'IN_PROGRESS', dueDay: 7 },
  WEEK_1_SURVEY: { phase: 'IN_PROGRESS', dueDay: 7, ...survey('WEEK_1') },
  BLOOD_ANALYSIS_REVIEW: { phase: 'IN_PROGRESS', dueDay: 10, proof: 'BLOOD_ANALYSIS_FINISHED' },
  WEEK_2_ANALYSIS: { phase: 'IN_PROGRESS', dueDay: 14 },
  WEEK_2_SURVEY: { phase: 'IN_PROGRESS', dueDay: 14, ...survey('WEEK_2') },
  PLAN_ADJUSTMENT: { phase: 'IN_PROGRESS', dueDay: 15 },
  MID_TERM_CALL: { phase: 'IN_PROGRESS', dueDay: 15 },
  SUPPLEMENT_REVIEW: { phase: 'IN_PROGRESS', dueDay: 16 },
  WEEK_3_ANALYSIS: { phase: 'IN_PROGRESS', dueDay: 21 },
  WEEK_3_SURVEY: { phase: 'IN_PROGRESS', dueDay: 21, ...survey('WEEK_3') },
  WEEK_4_ANALYSIS: { phase: 'FINAL', dueDay: 28 },
  WEEK_4_SURVEY: { phase: 'FINAL', dueDay: 28, ...survey('WEEK_4') },
  CGM_FINAL_ANALYSIS: { phase: 'FINAL', dueDay: 29, proof: 'CGM_FINISHED' },
  FINAL_SURVEY: { phase: 'FINAL', dueDay: 30, ...survey('FINAL') },
  FINAL_REPORT: { phase: 'FINAL', dueDay: 31 },
  FINAL_CALL: { phase: 'POST_FINAL', dueDay: 33 },
  SATISFACTION_SURVEY: { phase: 'POST_FINAL', dueDay: 35, ...survey('SATISFACTION') },
} as const satisfies Record<string, StepDefinition>;

export type FollowUpStepCode = keyof typeof DEFINITIONS;
export const FOLLOW_UP_STEPS: Readonly<Record<FollowUpStepCode, StepDefinition>> = DEFINITIONS;
export const FOLLOW_UP_STEP_CODES = Object.keys(DEFINITIONS) as [FollowUpStepCode, ...FollowUpStepCode[]];

const GLUCOSE: readonly FollowUpStepCode[] = ['CGM_PLACEMENT', 'CGM_FINAL_ANALYSIS'];
const CALORIMETRY: readonly FollowUpStepCode[] = ['CALORIMETRY_TEST'];
const BLOOD: readonly FollowUpStepCode[] = ['BLOOD_ANALYSIS_REQUEST', 'BLOOD_ANALYSIS_REVIEW'];

/**
 * Which steps a type leaves out. Ours: IMPROVE has all of them, and a WIN has one kind of test more than the one before.
 */
const LEFT_OUT: Readonly<Record<FollowUpType, readonly FollowUpStepCode[]>> = {
  IMPROVE: [],
  WIN_1: [...CALORIMETRY, ...BLOOD, 'SUPPLEMENT_REVIEW'],
  WIN_2: [...BLOOD, 'SUPPLEMENT_REVIEW'],
  WIN_3: ['SUPPLEMENT_REVIEW'],
};

/** The steps with which a follow-up plan of this type begins. */
export const templateOf = (type: FollowUpType): readonly FollowUpStepCode[] =>
  FOLLOW_UP_STEP_CODES.filter((code) => !LEFT_OUT[type].includes(code));

/** The steps that this type has and others do not, for the choice of a type. */
export const testsOf = (type: FollowUpType): { glucose: boolean; calorimetry: boolean; blood: boolean } => {
  const has = (codes: readonly FollowUpStepCode[]) => codes.every((code) => !LEFT_OUT[type].includes(code));
  return { glucose: has(GLUCOSE), calorimetry: has(CALORIMETRY), blood: has(BLOOD) };
};
