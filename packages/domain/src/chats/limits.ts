/** Longest message to or from a patient, in characters. */
export const CHAT_MESSAGE_LENGTH = 4000;

/** How long the link with which a patient reads and answers works. Ours: as long as a month of follow-up. */
export const CHAT_LINK_DAYS = 30;

/** What a message consists of. */
export const CHAT_MESSAGE_KINDS = ['TEXT', 'IMAGE', 'AUDIO', 'VIDEO', 'FILE'] as const;
export type ChatMessageKind = (typeof CHAT_MESSAGE_KINDS)[number];

export type ChatState = 'PENDING' | 'ANSWERED' | 'DONE';
