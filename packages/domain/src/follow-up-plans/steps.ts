import { SURVEY_KINDS, type SurveyKind } from '../surveys/index.ts';
import {
  MEDICAL_TEST_TYPES,
  TEST_PROOFS,
  type MedicalTestType,
  type TestProof,
} from '../medical-tests/index.ts';
import { TEST_STEPS, type TestSteps } from '../test-definitions.ts';
import { FOLLOW_UP_TYPES, type FollowUpPhase, type FollowUpType } from './states.ts';

/** The type of test whose progress is this proof, and how far it must be; null for other proofs. */
export const testOfProof = (proof: FollowUpProofKind | null): TestProof | null =>
  TEST_PROOFS.find((each) => each.proof === proof) ?? null;

/** What of the record can prove that a step is done. */
export const FOLLOW_UP_PROOFS = [
  'PATIENT_CREATED',
  'INTAKE_ANSWERED',
  'APPOINTMENT_HELD',
  ...TEST_PROOFS.map(({ proof }) => proof),
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
  /** The types of follow-up plans that have it; all by default. */
  types?: readonly FollowUpType[];
  nameEs: string;
  nameEn: string;
}

/** The steps besides those of tests, in their order. The codes are those of the specification; the days are ours. */
const OWN_STEPS = {
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
    types: ['IMPROVE'],
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

export type FollowUpStepCode = keyof typeof OWN_STEPS | keyof TestSteps;

const DEFINITIONS: Readonly<Record<FollowUpStepCode, StepDefinition>> = { ...OWN_STEPS, ...TEST_STEPS };
const typesOf = ({ types = FOLLOW_UP_TYPES }: StepDefinition) => types.length;

/** All steps in their order: by their days, and of one day first those that more types have. */
export const FOLLOW_UP_STEP_CODES = (Object.keys(DEFINITIONS) as FollowUpStepCode[]).toSorted(
  (one, other) => {
    const [a, b] = [DEFINITIONS[one], DEFINITIONS[other]];
    return a.dueDay - b.dueDay || typesOf(b) - typesOf(a);
  },
);
export const FOLLOW_UP_STEPS = DEFINITIONS;

/**
 * The steps that the product ships for this type; an account can change them. Which has which is ours: IMPROVE has all
 * of them, and a WIN has one kind of test more than the one before.
 */
export const templateOf = (type: FollowUpType): readonly FollowUpStepCode[] =>
  FOLLOW_UP_STEP_CODES.filter((code) => DEFINITIONS[code].types?.includes(type) ?? true);

/** The types of tests that these steps ask for, for the choice of a type. */
export const testsOf = (
  steps: readonly { readonly proof: FollowUpProofKind | null }[],
): readonly MedicalTestType[] =>
  MEDICAL_TEST_TYPES.filter((type) => steps.some(({ proof }) => testOfProof(proof)?.type === type));
