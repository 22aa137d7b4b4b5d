import { type MedicalTestType, TEST_DEFINITIONS } from '../test-definitions.ts';

export type { MedicalTestType } from '../test-definitions.ts';
export const MEDICAL_TEST_TYPES: readonly MedicalTestType[] = TEST_DEFINITIONS.map(({ type }) => type);

export const MEDICAL_TEST_STATES = ['STARTED', 'IN_PROGRESS', 'FINISHED', 'CANCELED'] as const;
export type MedicalTestState = (typeof MEDICAL_TEST_STATES)[number];

/** What can happen to a test: begun (explicitly or by its first data), final analysis closed, cancelled. */
export const MEDICAL_TEST_STEPS = ['BEGIN', 'FINISH', 'CANCEL'] as const;
export type MedicalTestStep = (typeof MEDICAL_TEST_STEPS)[number];

/**
 * Days after which a test that has not begun appears in the worklist. Ours: a sensor is placed within a week of
 * agreeing on it.
 */
export const TEST_NOT_BEGUN_DAYS = 7;

/** Error codes of medical-test operations. */
export const MEDICAL_TEST_CODES = [
  'CGM_ALREADY_IN_PROGRESS',
  'MAIN_SPECIALIST_REQUIRED',
  'MEDICAL_TEST_FINAL',
  'MEDICAL_TEST_NEEDS_ANALYSIS',
  'MEDICAL_TEST_STATE',
] as const;

const TRANSITIONS: Record<MedicalTestState, Partial<Record<MedicalTestStep, MedicalTestState>>> = {
  STARTED: { BEGIN: 'IN_PROGRESS', CANCEL: 'CANCELED' },
  IN_PROGRESS: { FINISH: 'FINISHED', CANCEL: 'CANCELED' },
  FINISHED: {},
  CANCELED: {},
};

/** The state after a step, or null when the step is not allowed from here. FINISHED and CANCELED are final. */
export function nextMedicalTestState(
  state: MedicalTestState,
  step: MedicalTestStep,
): MedicalTestState | null {
  return TRANSITIONS[state][step] ?? null;
}

/** Active: not yet final. A patient with an active test cannot be deleted. */
export function isActiveTest(state: MedicalTestState): boolean {
  return state === 'STARTED' || state === 'IN_PROGRESS';
}

/**
 * Whether a test of this type is finished with its final analysis, and in no other way: without one, it would be closed
 * with nothing concluded, and nothing could be added any more.
 */
export function finishesWithAnalysis(type: MedicalTestType): boolean {
  return type === 'CGM';
}

/** Whether data may be added to or removed from a test in this state. */
export function acceptsData(state: MedicalTestState): boolean {
  return isActiveTest(state);
}

/**
 * Whether the patient may get another CGM test: not while one is in progress (specification 5.10). The database
 * enforces the same rule when the first data arrives.
 */
export function mayCreateCgmTest(
  tests: readonly { type: MedicalTestType; state: MedicalTestState }[],
): boolean {
  return !tests.some((test) => test.type === 'CGM' && test.state === 'IN_PROGRESS');
}
