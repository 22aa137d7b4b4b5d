import { SURVEY_KINDS, type SurveyKind } from '../surveys/index.ts';
import type { FollowUpPhase, FollowUpType } from './states.ts';

/** What of the record can prove that a step is done. */
export const FOLLOW_UP_PROOFS = [
  'PATIENT_CREATED',
  'INTAKE_ANSWERED',
  'APPOINTMENT_HELD',
  'CGM_BEGUN',
  'CGM_FINISHED',
  'CALORIMETRY_FINISHED',
  'BLOOD_ANALYSIS_CREATED',
  'BLOOD_ANALYSIS_FINISHED',
  'NUTRITIONAL_PLAN_CREATED',
  'MENUS_CREATED',
  'SUPPLEMENT_SET',
  'DOCUMENT_UPLOADED',
  'WEARABLE_DELIVERED',
  ...SURVEY_KINDS.map((kind) => `${kind}_SURVEY_ANSWERED` as const),
] as const;
export type FollowUpProofKind = (typeof FOLLOW_UP_PROOFS)[number];

/** The survey whose answer is this proof: it can be sent from the step. */
export const surveyOfProof = (proof: FollowUpProofKind | null): SurveyKind | null =>
  SURVEY_KINDS.find((kind) => proof === `${kind}_SURVEY_ANSWERED`) ?? null;

/** Who does a step: the specialist of the follow-up plan, the patient's principal specialist, the reception, or a person. */
export const STEP_ASSIGNEES = ['LEAD', 'PRINCIPAL', 'RECEPTION', 'PERSON'] as const;
export type StepAssignee = (typeof STEP_ASSIGNEES)[number];

interface StepDefinition {
  phase: FollowUpPhase;
  /** Days from the start of the follow-up plan until it is due. */
  dueDay: number;
  /** The step is done as soon as the record has this. */
  proof: FollowUpProofKind | null;
  /** Whether the reception does it. */
  isReception?: true;
  nameEs: string;
  nameEn: string;
}

/** All steps in their order. The codes are those of the specification; the days are ours. */
const DEFINITIONS = {
  CREATE_PATIENT_CARD: {
    phase: 'STARTED',
    dueDay: 0,
    proof: 'PATIENT_CREATED',
    nameEs: 'Crear la ficha del paciente',
    nameEn: 'Create the patient card',
  },
  WELCOME_CALL: {
    phase: 'STARTED',
    dueDay: 1,
    proof: null,
    isReception: true,
    nameEs: 'Llamada de bienvenida',
    nameEn: 'Welcome call',
  },
  ONBOARDING_PLAN: {
    phase: 'STARTED',
    dueDay: 2,
    proof: null,
    nameEs: 'Plan de acogida',
    nameEn: 'Onboarding plan',
  },
  INITIAL_SURVEY: {
    phase: 'STARTED',
    dueDay: 2,
    proof: 'INITIAL_SURVEY_ANSWERED',
    nameEs: 'Cuestionario inicial',
    nameEn: 'Initial survey',
  },
  CGM_PLACEMENT: {
    phase: 'STARTED',
    dueDay: 3,
    proof: 'CGM_BEGUN',
    nameEs: 'Colocación del sensor de glucosa',
    nameEn: 'Glucose sensor placement',
  },
  CALORIMETRY_TEST: {
    phase: 'STARTED',
    dueDay: 3,
    proof: 'CALORIMETRY_FINISHED',
    nameEs: 'Calorimetría',
    nameEn: 'Calorimetry',
  },
  BLOOD_ANALYSIS_REQUEST: {
    phase: 'STARTED',
    dueDay: 3,
    proof: 'BLOOD_ANALYSIS_CREATED',
    nameEs: 'Petición de la analítica',
    nameEn: 'Blood analysis request',
  },
  FIRST_NUTRITIONAL_PLAN: {
    phase: 'IN_PROGRESS',
    dueDay: 5,
    proof: 'NUTRITIONAL_PLAN_CREATED',
    nameEs: 'Primer plan nutricional',
    nameEn: 'First nutritional plan',
  },
  WEEK_1_ANALYSIS: {
    phase: 'IN_PROGRESS',
    dueDay: 7,
    proof: null,
    nameEs: 'Análisis de la semana 1',
    nameEn: 'Week 1 analysis',
  },
  WEEK_1_SURVEY: {
    phase: 'IN_PROGRESS',
    dueDay: 7,
    proof: 'WEEK_1_SURVEY_ANSWERED',
    nameEs: 'Encuesta de la semana 1',
    nameEn: 'Week 1 survey',
  },
  BLOOD_ANALYSIS_REVIEW: {
    phase: 'IN_PROGRESS',
    dueDay: 10,
    proof: 'BLOOD_ANALYSIS_FINISHED',
    nameEs: 'Revisión de la analítica',
    nameEn: 'Blood analysis review',
  },
  WEEK_2_ANALYSIS: {
    phase: 'IN_PROGRESS',
    dueDay: 14,
    proof: null,
    nameEs: 'Análisis de la semana 2',
    nameEn: 'Week 2 analysis',
  },
  WEEK_2_SURVEY: {
    phase: 'IN_PROGRESS',
    dueDay: 14,
    proof: 'WEEK_2_SURVEY_ANSWERED',
    nameEs: 'Encuesta de la semana 2',
    nameEn: 'Week 2 survey',
  },
  PLAN_ADJUSTMENT: {
    phase: 'IN_PROGRESS',
    dueDay: 15,
    proof: null,
    nameEs: 'Ajuste del plan',
    nameEn: 'Plan adjustment',
  },
  MID_TERM_CALL: {
    phase: 'IN_PROGRESS',
    dueDay: 15,
    proof: null,
    nameEs: 'Llamada de mitad del seguimiento',
    nameEn: 'Mid-term call',
  },
  SUPPLEMENT_REVIEW: {
    phase: 'IN_PROGRESS',
    dueDay: 16,
    proof: 'SUPPLEMENT_SET',
    nameEs: 'Revisión de los suplementos',
    nameEn: 'Supplement review',
  },
  WEEK_3_ANALYSIS: {
    phase: 'IN_PROGRESS',
    dueDay: 21,
    proof: null,
    nameEs: 'Análisis de la semana 3',
    nameEn: 'Week 3 analysis',
  },
  WEEK_3_SURVEY: {
    phase: 'IN_PROGRESS',
    dueDay: 21,
    proof: 'WEEK_3_SURVEY_ANSWERED',
    nameEs: 'Encuesta de la semana 3',
    nameEn: 'Week 3 survey',
  },
  WEEK_4_ANALYSIS: {
    phase: 'FINAL',
    dueDay: 28,
    proof: null,
    nameEs: 'Análisis de la semana 4',
    nameEn: 'Week 4 analysis',
  },
  WEEK_4_SURVEY: {
    phase: 'FINAL',
    dueDay: 28,
    proof: 'WEEK_4_SURVEY_ANSWERED',
    nameEs: 'Encuesta de la semana 4',
    nameEn: 'Week 4 survey',
  },
  CGM_FINAL_ANALYSIS: {
    phase: 'FINAL',
    dueDay: 29,
    proof: 'CGM_FINISHED',
    nameEs: 'Análisis final de la glucosa',
    nameEn: 'Final glucose analysis',
  },
  FINAL_SURVEY: {
    phase: 'FINAL',
    dueDay: 30,
    proof: 'FINAL_SURVEY_ANSWERED',
    nameEs: 'Encuesta final',
    nameEn: 'Final survey',
  },
  FINAL_REPORT: { phase: 'FINAL', dueDay: 31, proof: null, nameEs: 'Informe final', nameEn: 'Final report' },
  FINAL_CALL: { phase: 'POST_FINAL', dueDay: 33, proof: null, nameEs: 'Llamada final', nameEn: 'Final call' },
  SATISFACTION_SURVEY: {
    phase: 'POST_FINAL',
    dueDay: 35,
    proof: 'SATISFACTION_SURVEY_ANSWERED',
    nameEs: 'Encuesta de satisfacción',
    nameEn: 'Satisfaction survey',
  },
} as const satisfies Record<string, StepDefinition>;

export type FollowUpStepCode = keyof typeof DEFINITIONS;
export const FOLLOW_UP_STEPS: Readonly<Record<FollowUpStepCode, StepDefinition>> = DEFINITIONS;
export const FOLLOW_UP_STEP_CODES = Object.keys(DEFINITIONS) as [FollowUpStepCode, ...FollowUpStepCode[]];

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

/** The steps that the product ships for this type; an account can change them. */
export const templateOf = (type: FollowUpType): readonly FollowUpStepCode[] =>
  FOLLOW_UP_STEP_CODES.filter((code) => !LEFT_OUT[type].includes(code));

/** The kinds of tests that these steps ask for, for the choice of a type. */
export const testsOf = (
  steps: readonly { readonly proof: FollowUpProofKind | null }[],
): { glucose: boolean; calorimetry: boolean; blood: boolean } => {
  const has = (prefix: string) => steps.some(({ proof }) => proof?.startsWith(prefix) ?? false);
  return { glucose: has('CGM_'), calorimetry: has('CALORIMETRY_'), blood: has('BLOOD_ANALYSIS_') };
};
