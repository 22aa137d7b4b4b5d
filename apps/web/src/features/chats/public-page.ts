import type { PublicPage } from '../../app/module.ts';

/** Behind the link of a patient. The secret follows a `#`. */
export const publicPage: PublicPage = {
  path: '/chat',
  start: async (show) => (await import('./page/start-chat.tsx')).startChat(show),
};
