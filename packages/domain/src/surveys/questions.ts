import { SURVEY_KINDS, type SurveyKind } from './kinds.ts';

/** A scale from 0 to 10, a weight in kilograms, or free text. Scales are mandatory, the others are not. */
type SurveyQuestionType = 'scale' | 'weight' | 'text';

/** Every question of every survey, in the order in which they are asked. The questions are ours. */
const QUESTIONS = {
  recommendation: 'scale',
  attention: 'scale',
  energy: 'scale',
  hunger: 'scale',
  sleep: 'scale',
  digestion: 'scale',
  adherence: 'scale',
  goal: 'scale',
  weightKg: 'weight',
  expectations: 'text',
  difficulties: 'text',
  liked: 'text',
  improvements: 'text',
} as const satisfies Record<string, SurveyQuestionType>;

export type SurveyQuestionId = keyof typeof QUESTIONS;
export const SURVEY_QUESTIONS: Readonly<Record<SurveyQuestionId, SurveyQuestionType>> = QUESTIONS;
const SURVEY_QUESTION_IDS = Object.keys(QUESTIONS) as SurveyQuestionId[];

/** The questions that are answered with a number. */
export type SurveyFigureId = {
  [Id in SurveyQuestionId]: (typeof QUESTIONS)[Id] extends 'text' ? never : Id;
}[SurveyQuestionId];
export type SurveyScaleId = Exclude<SurveyFigureId, 'weightKg'>;
export type SurveyTextId = Exclude<SurveyQuestionId, SurveyFigureId>;

export const isSurveyScale = (id: SurveyQuestionId): id is SurveyScaleId => QUESTIONS[id] === 'scale';
export const isSurveyText = (id: SurveyQuestionId): id is SurveyTextId => QUESTIONS[id] === 'text';

const WEEK: readonly SurveyQuestionId[] = [
  'energy',
  'hunger',
  'sleep',
  'digestion',
  'adherence',
  'weightKg',
  'difficulties',
];

const ASKED: Readonly<Record<SurveyKind, readonly SurveyQuestionId[]>> = {
  // There is no plan yet to keep to.
  INITIAL: ['energy', 'hunger', 'sleep', 'digestion', 'weightKg', 'expectations'],
  WEEK_1: WEEK,
  WEEK_2: WEEK,
  WEEK_3: WEEK,
  WEEK_4: WEEK,
  FINAL: [...WEEK, 'goal'],
  SATISFACTION: ['recommendation', 'attention', 'liked', 'improvements'],
};

/** The questions of a kind of survey, in the order in which they are asked. */
export const questionsOf = (kind: SurveyKind): readonly SurveyQuestionId[] =>
  SURVEY_QUESTION_IDS.filter((id) => ASKED[kind].includes(id));

/** The questions whose answers are compared over the weeks: those that more than one kind asks, with a number. */
export const SURVEY_TREND_IDS = SURVEY_QUESTION_IDS.filter(
  (id): id is SurveyFigureId =>
    !isSurveyText(id) && SURVEY_KINDS.filter((kind) => ASKED[kind].includes(id)).length > 1,
);
