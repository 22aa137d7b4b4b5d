import { isSurveyScale, type SurveyScaleId, SURVEY_QUESTIONS } from './questions.ts';
import type { SurveyAnswers } from './schemas.ts';

interface ScaleRule {
  /** Which end of the scale is the bad one. */
  readonly worst: 'LOW' | 'HIGH';
  /** Answers from here to the bad end call for attention alone. */
  readonly from: number;
}

/** The third of the scale at its bad end. */
const LOW: ScaleRule = { worst: 'LOW', from: 3 };

/** From which answers on a scale of a survey calls for attention. */
export const SURVEY_SCALE_RULES: Readonly<Record<SurveyScaleId, ScaleRule>> = {
  // Detractors of the net promoter score: whoever answers with six or less would rather not recommend.
  recommendation: { worst: 'LOW', from: 6 },
  attention: LOW,
  energy: LOW,
  hunger: { worst: 'HIGH', from: 7 },
  sleep: LOW,
  digestion: LOW,
  adherence: LOW,
  goal: LOW,
};

/** How much worse than the last time calls for attention: two points may be chance, three are felt. */
export const SURVEY_FALL = 3;

/**
 * Whether answers call for attention: a bad one, or one that is much worse than the last to the same question.
 *
 * @param before the latest earlier answer to each question, as far as there is one
 */
export const callsForAttention = (answers: SurveyAnswers, before: SurveyAnswers): boolean =>
  (Object.keys(SURVEY_QUESTIONS) as (keyof typeof SURVEY_QUESTIONS)[]).filter(isSurveyScale).some((id) => {
    const { worst, from } = SURVEY_SCALE_RULES[id];
    const goodness = (value: number) => (worst === 'LOW' ? value : -value);
    const now = answers[id];
    const last = before[id];
    if (typeof now !== 'number') return false;
    if (goodness(now) <= goodness(from)) return true;
    return typeof last === 'number' && goodness(last) - goodness(now) >= SURVEY_FALL;
  });
