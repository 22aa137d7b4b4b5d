/** Longest message to or from a patient, in characters. */
export const CHAT_MESSAGE_LENGTH = 4000;

/** Longest name and day of what a message points at. */
export const CHAT_CITATION_LENGTHS = { title: 200, when: 80 } as const;

/** Longest recording in a chat, in seconds. Ours: what is longer is for a call or a visit. */
export const CHAT_RECORDING_SECONDS = 300;

/** How much longer a file may be than was counted while it was recorded: browsers round to whole blocks. */
const RECORDING_TOLERANCE_SECONDS = 5;

/** Of texts that are written again and again: the length of a title, and how many an account has. */
export const SAVED_REPLY_LIMITS = { title: 80, perAccount: 100 } as const;

/** How many files may come through a link in a day: far more than a person sends, far fewer than fill a disk. */
export const CHAT_FILES_PER_DAY = 50;

/**
 * What may come through the links with which patients write: in a window of so many minutes, for one link, for one
 * chat, whose patient may be given another link, and for all chats of an account together. Ours: a hundred messages in
 * ten minutes are more than anyone types, and files of an hour fill no disk. Of streams, one for each open page.
 */
export const CHAT_LINK_LIMITS = {
  messages: { minutes: 10, link: 100, chat: 150, account: 3000 },
  bytes: { minutes: 60, link: 500 * 1024 ** 2, chat: 750 * 1024 ** 2, account: 10 * 1024 ** 3 },
  streams: { link: 8, chat: 16, account: 2000 },
} as const;

export const isRecordingTooLong = (seconds: number): boolean =>
  seconds > CHAT_RECORDING_SECONDS + RECORDING_TOLERANCE_SECONDS;

/**
 * When a patient who has asked for it is told by e-mail that the clinic has written, in minutes: how long a message has
 * waited unread, so that several make one e-mail, and for how long after it was last asked for the chat counts as open.
 */
export const CHAT_NOTICE = { unreadMinutes: 5, openMinutes: 2 } as const;

/** How long the link with which a patient reads and answers works. Ours: as long as a month of follow-up. */
export const CHAT_LINK_DAYS = 30;

/** What a message consists of. */
export const CHAT_MESSAGE_KINDS = ['TEXT', 'IMAGE', 'AUDIO', 'VIDEO', 'FILE'] as const;
export type ChatMessageKind = (typeof CHAT_MESSAGE_KINDS)[number];

export type ChatState = 'PENDING' | 'ANSWERED' | 'DONE';

/**
 * Hours after which a patient whose message nobody has answered is among those who need someone. Ours: a working day, after
 * which an answer is late even where chats are read once a day.
 */
export const CHAT_ANSWER_HOURS = 24;
