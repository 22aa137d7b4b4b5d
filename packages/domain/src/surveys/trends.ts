import type { SurveyKind } from './kinds.ts';
import { SURVEY_TREND_IDS, type SurveyFigureId } from './questions.ts';
import type { SurveyAnswers } from './schemas.ts';

/** An answered survey. */
interface Answered {
  readonly kind: SurveyKind;
  readonly answeredAt: string | null;
  readonly answers: SurveyAnswers | null;
  /** That the weight is in doubt: then it is no part of a trend. */
  readonly weightDoubt?: object | null;
}

export interface SurveyTrendPoint {
  readonly at: string;
  readonly value: number;
}

/** The answers to each question that is asked again over the weeks, oldest first; questions without one are left out. */
export function surveyTrends(
  surveys: readonly Answered[],
): readonly { readonly id: SurveyFigureId; readonly points: readonly SurveyTrendPoint[] }[] {
  const answered = surveys
    .flatMap(({ answeredAt, answers, weightDoubt }) => {
      if (answeredAt === null || answers === null) return [];
      return [{ answeredAt, answers: weightDoubt ? { ...answers, weightKg: null } : answers }];
    })
    .toSorted((one, other) => Date.parse(one.answeredAt) - Date.parse(other.answeredAt));
  return SURVEY_TREND_IDS.map((id) => ({
    id,
    points: answered.flatMap(({ answeredAt, answers }) => {
      const value = answers[id];
      return typeof value === 'number' ? [{ at: answeredAt, value }] : [];
    }),
  })).filter(({ points }) => points.length > 0);
}
