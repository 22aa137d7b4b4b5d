import type { PublicPage } from '../../app/module.ts';

/** Behind a questionnaire's link, for its holder. The secret follows a `#`. */
export const publicPage: PublicPage = {
  path: '/intake',
  start: async (show) => (await import('./intake/page/start-intake.tsx')).startIntake(show),
};
