/** What a conversation needs to know to place a message. */
export interface ChatPlace {
  readonly id: string;
  readonly at: Date;
  readonly sender: { readonly id: string };
}

/**
 * A row of a conversation. The date and the divider are part of the message below them: as rows of their own they would
 * move when older messages of the same day arrive, along with everything being read.
 */
export interface ChatRow<Message extends ChatPlace> {
  readonly message: Message;
  /** Starts a day. */
  readonly isDay: boolean;
  /** The first unread message. */
  readonly isNew: boolean;
  /** Follows another by the same person within five minutes. */
  readonly isContinued: boolean;
}

/** Longest pause, in ms, after which the same person is not named again. */
const pause = 5 * 60_000;

/**
 * The rows of a conversation, oldest first: each day starts with its date, in the given zone.
 *
 * @param firstUnreadId the message after the divider; no divider if it is not among them
 */
export function chatRows<Message extends ChatPlace>(
  messages: readonly Message[],
  { timeZone, firstUnreadId }: { timeZone?: string | undefined; firstUnreadId?: string | undefined } = {},
): readonly ChatRow<Message>[] {
  const days = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  let lastDay = '';
  let last: Message | undefined;
  return messages.map((message) => {
    // A message without a valid time stays with the previous day.
    const day = Number.isNaN(message.at.getTime()) ? lastDay : days.format(message.at);
    const isDay = day !== lastDay;
    const isNew = message.id === firstUnreadId;
    const isContinued =
      !isDay &&
      !isNew &&
      last?.sender.id === message.sender.id &&
      message.at.getTime() - last.at.getTime() <= pause;
    lastDay = day;
    last = message;
    return { message, isDay, isNew, isContinued };
  });
}

/** The message that a key leads to, by index; nothing for other keys. */
export function chatTarget(
  key: string,
  { at, last, screen }: { at: number; last: number; screen: number },
): number | undefined {
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - screen,
    PageDown: at + screen,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}
