import type { PublicPage } from '../../app/module.ts';

/** Behind the link of a patient. The secret follows a `#`. */
export const publicPage: PublicPage = {
  path: '/survey',
  start: async (show) => (await import('./page/start-survey.tsx')).startSurvey(show),
};
