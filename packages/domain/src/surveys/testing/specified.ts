import type { SpecifiedField } from '../../shared/testing/index.ts';
import type { SurveyKind } from '../kinds.ts';

/** A question, and the surveys that ask it. */
export interface SpecifiedQuestion extends SpecifiedField {
  kinds: readonly SurveyKind[];
}

const WEEKS = ['WEEK_1', 'WEEK_2', 'WEEK_3', 'WEEK_4'] as const;
const IN_EACH = ['INITIAL', ...WEEKS, 'FINAL'] as const;
const DURING = [...WEEKS, 'FINAL'] as const;

const scale = (field: string, kinds: readonly SurveyKind[], survey: string): SpecifiedQuestion => ({
  rule: `3 ${survey}: ${field}, a scale from 0 to 10`,
  field,
  kinds,
  kept: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  refused: [
    [null, 'REQUIRED'],
    [undefined, 'REQUIRED'],
    [-1, 'OUT_OF_RANGE'],
    [11, 'OUT_OF_RANGE'],
    [7.5, 'WHOLE_NUMBER', 'FORMAT_INVALID'],
    ['7', 'NUMBER_INVALID', 'FORMAT_INVALID'],
  ],
});

const text = (field: string, kinds: readonly SurveyKind[], survey: string): SpecifiedQuestion => ({
  rule: `3 ${survey}: ${field}, in words`,
  field,
  kinds,
  kept: ['Las cenas fuera de casa.', '<img src=x onerror=alert(1)> 🥲\nFin', 'a'.repeat(2000), null],
  refused: [
    ['a'.repeat(2001), 'TOO_LONG'],
    ['a'.repeat(100_000), 'TOO_LONG'],
    [7, 'REQUIRED', 'FORMAT_INVALID'],
    ['\u0000', 'TEXT_INVALID'],
  ],
});

/** The questions of the weekly surveys, of the one before and after them, and of the satisfaction survey. */
export const SPECIFIED_QUESTIONS: readonly SpecifiedQuestion[] = [
  ...['energy', 'hunger', 'sleep', 'digestion'].map((field) => scale(field, IN_EACH, 'Weekly survey')),
  scale('adherence', DURING, 'Weekly survey'),
  {
    rule: '3 Weekly survey: weightKg, of a person',
    field: 'weightKg',
    kinds: IN_EACH,
    kept: [71.4, 1, 500, null],
    refused: [
      [0.4, 'OUT_OF_RANGE'],
      [500.1, 'OUT_OF_RANGE'],
      [-70, 'OUT_OF_RANGE'],
      ['71,4', 'NUMBER_INVALID', 'FORMAT_INVALID'],
    ],
  },
  text('difficulties', DURING, 'Weekly survey'),
  text('expectations', ['INITIAL'], 'Initial survey'),
  scale('goal', ['FINAL'], 'Final survey'),
  scale('recommendation', ['SATISFACTION'], 'Satisfaction survey'),
  scale('attention', ['SATISFACTION'], 'Satisfaction survey'),
  text('liked', ['SATISFACTION'], 'Satisfaction survey'),
  text('improvements', ['SATISFACTION'], 'Satisfaction survey'),
];

/** The first value of each question that a survey asks. */
export const validAnswers = (kind: SurveyKind): Record<string, unknown> =>
  Object.fromEntries(
    SPECIFIED_QUESTIONS.filter(({ kinds }) => kinds.includes(kind)).map(({ field, kept }) => [
      field,
      kept[0],
    ]),
  );

/** What each state of a survey takes: what it becomes, or the code with which it is refused. */
export const SPECIFIED_SURVEY_STATES = {
  OPEN: { open: 'OPEN', answer: 'ANSWERED', markRead: 'SURVEY_UNANSWERED', withdraw: 'WITHDRAWN' },
  ANSWERED: { open: 'ANSWERED', answer: 'SURVEY_CLOSED', markRead: 'ANSWERED', withdraw: 'SURVEY_CLOSED' },
  WITHDRAWN: {
    open: 'WITHDRAWN',
    answer: 'SURVEY_CLOSED',
    markRead: 'SURVEY_UNANSWERED',
    withdraw: 'SURVEY_CLOSED',
  },
  // A survey that nobody answered stays in the worklist until it is withdrawn.
  EXPIRED: { open: 'EXPIRED', answer: 'SURVEY_CLOSED', markRead: 'SURVEY_UNANSWERED', withdraw: 'WITHDRAWN' },
} as const;

/** Answers to a weekly survey that are neither bad nor good. */
const MIDDLING = { energy: 5, hunger: 5, sleep: 5, digestion: 5, adherence: 5 };

/** Answers, those of the survey before, and whether they call for attention. */
export const SPECIFIED_ATTENTION = [
  ['middling ones', {}, null, false],
  ['a low one', { sleep: 3 }, null, true],
  ['one above a low one', { sleep: 4 }, null, false],
  ['none of it at all', { energy: 0 }, null, true],
  ['much hunger', { hunger: 7 }, null, true],
  ['less hunger', { hunger: 6 }, null, false],
  ['no hunger', { hunger: 0 }, null, false],
  ['a fall of three', { adherence: 6 }, { adherence: 9 }, true],
  ['a fall of two', { adherence: 7 }, { adherence: 9 }, false],
  ['a rise', { adherence: 9 }, { adherence: 4 }, false],
  ['hunger that grew by three', { hunger: 6 }, { hunger: 3 }, true],
  ['hunger that went', { hunger: 2 }, { hunger: 9 }, false],
  ['as low as before', { digestion: 2 }, { digestion: 2 }, true],
].map(([what, now, before, calls]) => ({
  what: what as string,
  now: { ...MIDDLING, ...(now as object) },
  before: before === null ? null : { ...MIDDLING, ...(before as object) },
  calls: calls as boolean,
}));
