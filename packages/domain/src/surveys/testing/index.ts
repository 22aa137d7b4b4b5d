import { SURVEY_LIMITS } from '../limits.ts';
import type { SurveyAnswers } from '../schemas.ts';

export * from './specified.ts';

/** The answers to a weekly survey. */
export const VALID_WEEK_ANSWERS = {
  energy: 7,
  hunger: 3,
  sleep: 6,
  digestion: 8,
  adherence: 9,
  weightKg: 71.4,
  difficulties: 'Las cenas fuera de casa.',
} as const satisfies SurveyAnswers;

/** One change of valid answers, and what is wrong with it: the same for the rules and for the server. */
export const WRONG_ANSWERS: readonly (readonly [what: string, change: object, path: string, code: string])[] =
  [
    ['a scale that was left out', { energy: null }, 'energy', 'REQUIRED'],
    ['a scale above ten', { sleep: 11 }, 'sleep', 'OUT_OF_RANGE'],
    ['a scale below nothing', { hunger: -1 }, 'hunger', 'OUT_OF_RANGE'],
    ['half a step of a scale', { adherence: 7.5 }, 'adherence', 'WHOLE_NUMBER'],
    ['a weight that nobody has', { weightKg: 0.4 }, 'weightKg', 'OUT_OF_RANGE'],
    ['too long a text', { difficulties: 'a'.repeat(SURVEY_LIMITS.text + 1) }, 'difficulties', 'TOO_LONG'],
  ];
