import type { SpecifiedField } from '../../shared/testing/index.ts';

const DAYS = [
  ['2026-02-30', 'DATE_INVALID', 'FORMAT_INVALID'],
  ['02/03/2026', 'DATE_INVALID', 'FORMAT_INVALID'],
] as const;
const NOBODY = ['ana@clinica.example', 'OPTION_INVALID', 'FORMAT_INVALID'] as const;
const NO_TEXT = [7, 'REQUIRED', 'FORMAT_INVALID'] as const;

/** A follow-up plan. */
export const SPECIFIED_FOLLOW_UP: readonly SpecifiedField[] = [
  {
    rule: '3 Follow-up: type (IMPROVE, WIN_1, WIN_2, WIN_3)',
    field: 'type',
    kept: ['IMPROVE', 'WIN_1', 'WIN_2', 'WIN_3'],
    refused: [
      ['WIN_4', 'OPTION_INVALID'],
      ['', 'REQUIRED', 'OPTION_INVALID'],
      [undefined, 'REQUIRED'],
    ],
  },
  {
    rule: '3 Follow-up: specialist',
    field: 'professionalId',
    kept: [],
    refused: [[undefined, 'REQUIRED'], ['', 'REQUIRED', 'FORMAT_INVALID'], NOBODY],
  },
  {
    rule: '5 Start date: required',
    field: 'startDate',
    kept: ['2026-03-02', '2024-02-29', '2099-12-31'],
    refused: [
      ...DAYS,
      [undefined, 'REQUIRED'],
      ['', 'REQUIRED', 'FORMAT_INVALID'],
      ['0206-03-02', 'OUT_OF_RANGE'],
      ['2100-01-01', 'OUT_OF_RANGE'],
    ],
  },
  {
    rule: '3 Follow-up: observations',
    field: 'observations',
    kept: ['Por la tarde.\n<b>Sin</b> prisa.', null],
    refused: [['a'.repeat(2001), 'TOO_LONG'], NO_TEXT],
  },
];

/** A step of a follow-up plan that began on 2 March 2026. */
export const SPECIFIED_STEP: readonly SpecifiedField[] = [
  {
    rule: '3 Follow-up: steps have a due day from the start on',
    field: 'dueDate',
    kept: ['2026-03-02', '2026-03-04', '2028-03-01'],
    refused: [
      ...DAYS,
      ['2026-03-01', 'OUT_OF_RANGE'],
      ['2028-03-02', 'OUT_OF_RANGE'],
      [undefined, 'REQUIRED'],
    ],
  },
  { rule: '3 Follow-up: steps have an assignee', field: 'assigneeId', kept: [null], refused: [NOBODY] },
  {
    rule: '3 Follow-up: steps have a note',
    field: 'note',
    kept: ['Llamar antes.', null],
    refused: [['a'.repeat(2001), 'TOO_LONG'], NO_TEXT],
  },
];

/** 3 Follow-up: about 25 named steps. */
export const SPECIFIED_STEPS = [
  'CREATE_PATIENT_CARD',
  'WELCOME_CALL',
  'ONBOARDING_PLAN',
  'INITIAL_SURVEY',
  'CGM_PLACEMENT',
  'CALORIMETRY_TEST',
  'BLOOD_ANALYSIS_REQUEST',
  'BLOOD_ANALYSIS_REVIEW',
  'FIRST_NUTRITIONAL_PLAN',
  'WEEK_1_ANALYSIS',
  'WEEK_2_ANALYSIS',
  'WEEK_3_ANALYSIS',
  'WEEK_4_ANALYSIS',
  'WEEK_1_SURVEY',
  'WEEK_2_SURVEY',
  'WEEK_3_SURVEY',
  'WEEK_4_SURVEY',
  'CGM_FINAL_ANALYSIS',
  'PLAN_ADJUSTMENT',
  'MID_TERM_CALL',
  'SUPPLEMENT_REVIEW',
  'FINAL_SURVEY',
  'FINAL_REPORT',
  'FINAL_CALL',
  'SATISFACTION_SURVEY',
] as const;

/** 4 Follow-up: the states to which each state may go; every other way is refused with its code. */
export const SPECIFIED_FOLLOW_UP_STATES = {
  STARTED: { to: ['IN_PROGRESS', 'CANCELED'], otherwise: 'FOLLOW_UP_TRANSITION' },
  IN_PROGRESS: { to: ['STARTED', 'FINAL', 'CANCELED'], otherwise: 'FOLLOW_UP_TRANSITION' },
  FINAL: { to: ['IN_PROGRESS', 'POST_FINAL', 'CANCELED'], otherwise: 'FOLLOW_UP_TRANSITION' },
  POST_FINAL: { to: ['FINAL', 'COMPLETED', 'CANCELED'], otherwise: 'FOLLOW_UP_TRANSITION' },
  COMPLETED: { to: [], otherwise: 'FOLLOW_UP_COMPLETED' },
  CANCELED: { to: [], otherwise: 'FOLLOW_UP_CANCELED' },
} as const;
