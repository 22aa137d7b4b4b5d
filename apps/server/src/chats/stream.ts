import { reachOf } from '@healzy/domain/session';
import { Readable } from 'node:stream';
import { streamHandler, type Caller } from '../http/calls.ts';
import { changedAfter, follow, latestChange, type ChangedChat } from './followers.ts';

/** How long a connection stays open; its reader then comes back with its position, token and roles as they are. */
const OPEN_MS = 55_000;
/** Below the shortest time after which proxies drop a silent connection. */
const PULSE_MS = 15_000;
/** What a reader may leave unread before the connection ends; nothing is lost, since it comes back with its position. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** Which of the changed chats the caller may know of. */
function isOpenTo(caller: Caller): (chat: ChangedChat) => boolean {
  const reach = reachOf(caller, ({ identity }) => identity !== 'none');
  if (reach === 'all') return () => true;
  const { professionalId } = caller;
  return ({ professionals }) =>
    reach === 'assigned' && professionalId !== null && professionals.includes(professionalId);
}

const event = (name: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const followChats = streamHandler(
  'followChats',
  async ({ caller, query, services, isLive, inAccount }) => {
    const { accountId } = caller;
    const isOpen = isOpenTo(caller);
    const last = query.lastEventId;
    let position = last === undefined ? await inAccount((sql) => latestChange(sql, accountId)) : Number(last);
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
        const { patientId, lastSequence, change } = chat;
        if (isOpen(chat)) write(event('chat', change, { patientId, lastSequence }));
      }
    };
    /** Everything known after the position, in steps. */
    const catchUp = async () => {
      for (;;) {
        const changed = await inAccount((sql) => changedAfter(sql, accountId, position));
        tell(changed);
        if (changed.length < 500) return;
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
    const stop = follow(services.database, accountId, position, (changed) => {
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
  },
);
