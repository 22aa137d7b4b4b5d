import { deviceStorage } from '../../state/browser-storage.ts';
import type { Queued, Turns } from './send-queue.ts';

/**
 * How long the others wait for a tab that is gone while something of it waits: long enough for a reload. What it left
 * behind is sent when its conversation is opened again. In milliseconds.
 */
const GONE_MS = 15_000;

interface Place {
  readonly id: string;
  readonly at: number;
  readonly page: string;
}

export interface TurnsOptions {
  /** The conversation, and whose it is. */
  readonly name: string;
  /** This visit to the page: a reload is another one. */
  readonly page?: string;
  readonly locks?: LockManager | undefined;
  /** What all tabs share. It has ids and times, and nothing of what was written. */
  readonly storage?: Storage | undefined;
}

/** A short name that tells conversations apart and not whose they are (FNV-1a). */
const shortOf = (name: string): string =>
  [...name]
    .reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
    .toString(36);

const PAGE = crypto.randomUUID();

/**
 * The order among the tabs of this browser, by its locks and its storage. Each message that waits has a line of its own in
 * the storage, so that no tab writes over another's; a tab holds a lock for as long as it lives. Where the browser has no
 * locks or no storage, or refuses them, each tab keeps an order of its own.
 */
export function browserTurns({
  name,
  page = PAGE,
  locks = globalThis.navigator.locks as LockManager | undefined,
  storage = deviceStorage(),
}: TurnsOptions): Turns {
  const prefix = `healzy.turn.${shortOf(name)}.`;
  const aliveAs = (of: string) => `healzy.page.${of}`;
  const mine = new Map<string, string>();
  const goneSince = new Map<string, number>();
  let alive: Promise<void> | null = null;

  const places = (): readonly Place[] => {
    if (storage === undefined) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const [at = '', of = ''] = (storage.getItem(key) ?? '').split(' ');
        return Number(at) > 0 ? [{ id: key.slice(prefix.length), at: Number(at), page: of }] : [];
      });
  };
  /** Shares the lock with the other conversations of this page. */
  const live = () => {
    alive ??= new Promise((resolve) => {
      void locks
        ?.request(aliveAs(page), { mode: 'shared' }, () => {
          resolve();
          return new Promise<void>(() => undefined);
        })
        .catch(resolve);
      if (locks === undefined) resolve();
    });
    return alive;
  };
  const isBefore = async (message: Queued): Promise<boolean> => {
    const at = message.at.getTime();
    const before = places().filter(
      (one) =>
        one.page !== page && one.id !== message.id && (one.at < at || (one.at === at && one.id < message.id)),
    );
    if (before.length === 0 || locks === undefined) return false;
    const held = new Set((await locks.query()).held?.map((lock) => lock.name));
    const now = Date.now();
    return (
      before.filter((one) => {
        if (held.has(aliveAs(one.page))) {
          goneSince.delete(one.page);
          return true;
        }
        const since = goneSince.get(one.page) ?? now;
        goneSince.set(one.page, since);
        if (now - since < GONE_MS) return true;
        storage?.removeItem(prefix + one.id);
        return false;
      }).length > 0
    );
  };

  return {
    times: () => places().map(({ at }) => at),
    wait(messages) {
      if (storage === undefined || locks === undefined) return;
      if (messages.length > 0) void live();
      const wanted = new Map(messages.map(({ id, at }) => [id, `${at.getTime()} ${page}`]));
      try {
        for (const id of mine.keys()) if (!wanted.has(id)) storage.removeItem(prefix + id);
        for (const [id, value] of wanted) if (mine.get(id) !== value) storage.setItem(prefix + id, value);
      } catch {
        // A full storage: the order within this tab remains.
      }
      mine.clear();
      wanted.forEach((value, id) => mine.set(id, value));
    },
    async inTurn(message, work) {
      let hasBegun = false;
      const begin = async () => {
        hasBegun = true;
        await work();
        return true;
      };
      if (locks === undefined || storage === undefined) return begin();
      await live();
      try {
        return await locks.request(`healzy.send.${shortOf(name)}`, async () =>
          (await isBefore(message)) ? false : begin(),
        );
      } catch (error) {
        // Some browsers have locks and refuse them, as where a site may store nothing.
        if (hasBegun) throw error;
        return begin();
      }
    },
    onChange(listener) {
      const changed = ({ key }: StorageEvent) => key?.startsWith(prefix) === true && listener();
      globalThis.addEventListener('storage', changed);
      return () => globalThis.removeEventListener('storage', changed);
    },
  };
}
