import type { Question } from '../questions.ts';

/** What the patient wants, and how much where it is a weight. */
export const OBJECTIVE_QUESTIONS = [
  { id: 'objective', group: 'objective', kind: 'choice', options: 'objective' },
  {
    id: 'weightLossAmount',
    group: 'objective',
    kind: 'choice',
    options: 'weightAmount',
    shownWhen: [{ question: 'objective', is: ['WEIGHT_LOSS'] }],
  },
  {
    id: 'weightGainAmount',
    group: 'objective',
    kind: 'choice',
    options: 'weightAmount',
    shownWhen: [{ question: 'objective', is: ['WEIGHT_GAIN'] }],
  },
  { id: 'objectiveReason', group: 'motivation', kind: 'text', maxLength: 2000, isRemark: true },
  { id: 'formerAttempts', group: 'motivation', kind: 'text', maxLength: 2000, isRemark: true },
] as const satisfies readonly Question[];
