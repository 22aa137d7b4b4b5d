import type { SurveyState } from '@healzy/domain/surveys';

export const SURVEY_TONES = {
  OPEN: 'info',
  ANSWERED: 'success',
  EXPIRED: 'warning',
  WITHDRAWN: 'neutral',
} as const satisfies Record<SurveyState, string>;
