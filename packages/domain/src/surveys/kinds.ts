export const SURVEY_KINDS = [
  'INITIAL',
  'WEEK_1',
  'WEEK_2',
  'WEEK_3',
  'WEEK_4',
  'FINAL',
  'SATISFACTION',
] as const;
export type SurveyKind = (typeof SURVEY_KINDS)[number];

/** States as stored; an open survey expires with time alone. */
export const SURVEY_STORED_STATES = ['OPEN', 'ANSWERED', 'WITHDRAWN'] as const;
export type SurveyState = (typeof SURVEY_STORED_STATES)[number] | 'EXPIRED';

/** The state of a survey at a moment. */
export const surveyStateAt = (
  survey: { readonly state: (typeof SURVEY_STORED_STATES)[number]; readonly expiresAt: string },
  now: Date,
): SurveyState =>
  survey.state === 'OPEN' && Date.parse(survey.expiresAt) <= now.getTime() ? 'EXPIRED' : survey.state;
