import type { PublicPage } from '../../app/module.ts';
import { CHAT_PAGE } from './chat-link.ts';

/** Behind the link of a patient. */
export const publicPage: PublicPage = {
  path: CHAT_PAGE,
  start: async (show) => (await import('./page/start-chat.tsx')).startChat(show),
};
