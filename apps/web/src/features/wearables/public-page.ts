import type { PublicPage } from '../../app/module.ts';

/** Behind the link of a patient. The secret follows a `#`. */
export const publicPage: PublicPage = {
  path: '/wearables',
  start: async (show) => (await import('./page/start-wearables.tsx')).startWearables(show),
};
