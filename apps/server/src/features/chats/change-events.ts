import { Readable } from 'node:stream';
import type { Database } from '../../platform/db/database.ts';
import { follow, MOST_CHANGES, type ChangedChat } from './followers.ts';

/** How long a connection stays open; its reader then comes back with its position, token and roles as they are. */
const OPEN_MS = 55_000;
/** Below the shortest time after which proxies drop a silent connection. */
const PULSE_MS = 15_000;
/** What a reader may leave unread before the connection ends; nothing is lost, since it comes back with its position. */
const MOST_UNREAD_BYTES = 256 * 1024;

interface ChangeEvents {
  database: Database;
  accountId: string;
  /** The last change that the reader knows. */
  position: number;
  /** Whether the reader stays connected; else the response ends with what is known. */
  isLive: boolean;
  /** Which changed chats the reader may know of. */
  isOpen: (chat: ChangedChat) => boolean;
  /** What the reader is told of a chat. */
  dataOf: (chat: ChangedChat) => object;
  /** The changes after a position as the reader may see them, at most {@link MOST_CHANGES}. */
  changedAfter: (position: number) => Promise<ChangedChat[]>;
}

const event = (name: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Changes of chats as server-sent events: those after a position, then each one as it happens. */
export async function changeEvents(options: ChangeEvents): Promise<Readable> {
  const { database, accountId, isLive, isOpen, dataOf, changedAfter } = options;
  let { position } = options;
  const events = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (events.destroyed || events.readableEnded) return;
    events.push(text);
    if (events.readableLength > MOST_UNREAD_BYTES) events.destroy();
  };
  const tell = (changed: readonly ChangedChat[]) => {
    for (const chat of changed) {
      if (chat.change <= position) continue;
      position = chat.change;
      if (isOpen(chat)) write(event('chat', chat.change, dataOf(chat)));
    }
  };
  /** Everything known after the position, in steps. */
  const catchUp = async () => {
    for (;;) {
      const changed = await changedAfter(position);
      tell(changed);
      if (changed.length < MOST_CHANGES) return;
    }
  };
  write(event('begin', position, {}));
  if (!isLive) {
    await catchUp();
    events.push(null);
    return events;
  }
  // What comes in while the past is read waits for it: told out of order, the past would be taken for known.
  const waiting: ChangedChat[][] = [];
  let isCaughtUp = false;
  const stop = follow(database, accountId, position, (changed) => {
    if (isCaughtUp) tell(changed);
    else waiting.push([...changed]);
  });
  const end = () => events.push(null);
  const timers = [setTimeout(end, OPEN_MS).unref(), setInterval(() => write(': \n\n'), PULSE_MS).unref()];
  events.on('close', () => {
    stop();
    timers.forEach((timer) => clearTimeout(timer));
  });
  try {
    await catchUp();
  } catch (error) {
    events.destroy();
    throw error;
  }
  isCaughtUp = true;
  waiting.forEach(tell);
  return events;
}
