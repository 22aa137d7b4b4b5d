/** The page behind a patient's link. */
export const CHAT_PAGE = '/chat';

/** The address of a chat's link within the app. The secret follows a `#`: no server is told of it. */
export const chatLinkHref = (secret: string): string => `${CHAT_PAGE}#${secret}`;
