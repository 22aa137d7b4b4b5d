import type { PublicPage } from '../../app/module.ts';

const PATH = '/chat';

/** The address of a chat's link within the app. The secret follows a `#`: no server is told of it. */
export const chatLinkHref = (secret: string): string => `${PATH}#${secret}`;

/** Behind the link of a patient. */
export const publicPage: PublicPage = {
  path: PATH,
  start: async (show) => (await import('./page/start-chat.tsx')).startChat(show),
};
