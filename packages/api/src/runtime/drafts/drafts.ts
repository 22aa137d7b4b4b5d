import { createDraftCipher, type DraftCipher } from './draft-cipher.ts';
import { asDraft, type Draft, type DraftContent, placeOf, subjectOf } from './draft-content.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftLocks } from './draft-locks.ts';

export type { Draft } from './draft-content.ts';

const DAY_MS = 86_400_000;
/** Older drafts are deleted. */
export const DRAFT_DAYS = 30;
/** How many tabs can each keep a draft of the same form. */
const MOST_TABS = 5;

/** What a draft belongs to. */
export interface DraftPlace {
  readonly userId: string;
  readonly accountId: string;
  /** The form, with its record where it has one: `patients/new`, `patients/<id>`. */
  readonly form: string;
}

/** One form's slot for its draft, held for as long as the form is open. */
export interface OpenDraft {
  /** What was kept from last time; null when there is nothing, or nothing readable. */
  readonly found: Draft | null;
  /** Another tab has the same form open; both keep their own. */
  readonly isElsewhere: boolean;
  write(draft: Draft): Promise<void>;
  erase(): Promise<void>;
  /** Releases the slot once everything is written; resolves then. */
  close(): Promise<void>;
}

/** A draft as listed without its form. */
export interface WaitingDraft {
  /** Its name on this device. */
  readonly id: string;
  readonly form: string;
  readonly typedAt: number;
  /** Who or what it is about; null where unknown. */
  readonly subject: string | null;
}

export interface Drafts {
  /** Rejects where nothing can be kept: no key, storage blocked, too many tabs. */
  open(place: DraftPlace): Promise<OpenDraft>;
  /** What the person typed in this account and neither saved nor discarded, latest first. */
  waiting(of: Pick<DraftPlace, 'userId' | 'accountId'>): Promise<readonly WaitingDraft[]>;
  /** Everything of the person stored on this device: of every account, including forms open in some tab now. */
  kept(of: Pick<DraftPlace, 'userId' | 'accountId'>): Promise<readonly WaitingDraft[]>;
  /** Discards a draft whose form is not open. Returns a function that restores it. */
  discard(id: string): Promise<() => Promise<void>>;
  /** Calls the listener when a form was opened or closed, or its draft erased. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Erases all of a person's drafts, and cancels their pending writes. */
  eraseOf(userId: string): Promise<void>;
}

export interface DraftsOptions {
  store: DraftStore;
  locks: DraftLocks;
  /** The person's key, from the server. */
  fetchKey: (accountId: string) => Promise<string>;
  /** Reaches the same person's other tabs, whose forms may not write either once everything is erased. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null;
  now?: () => number;
}

export function createDrafts({
  store,
  locks,
  fetchKey,
  channel = null,
  now = Date.now,
}: DraftsOptions): Drafts {
  let cipher: { readonly userId: string; readonly ready: Promise<DraftCipher> } | null = null;
  let swept: Promise<void> | null = null;
  /** Grows when everything is erased: forms opened before that write no more. */
  let generation = 0;
  const listeners = new Set<() => void>();
  const erasing = new Set<Promise<void>>();
  const tell = () => listeners.forEach((listener) => listener());
  const forget = () => {
    generation += 1;
    cipher = null;
    tell();
  };
  if (channel) channel.onmessage = forget;

  const cipherOf = ({
    userId,
    accountId,
  }: Pick<DraftPlace, 'userId' | 'accountId'>): Promise<DraftCipher> => {
    if (cipher?.userId === userId) return cipher.ready;
    const ready = fetchKey(accountId).then(createDraftCipher);
    cipher = { userId, ready };
    ready.catch(() => {
      if (cipher?.ready === ready) cipher = null;
    });
    return ready;
  };
  const find = async (names: DraftCipher, id: string): Promise<Draft | null> => {
    const stored = await store.get(id);
    return stored === null ? null : asDraft(await names.decrypt(id, stored.iv, stored.encrypted));
  };

  const readAll = async (of: Pick<DraftPlace, 'userId' | 'accountId'>) => {
    const oldest = now() - DRAFT_DAYS * DAY_MS;
    const lying = (await store.listOf(of.userId)).filter(({ savedAt }) => savedAt >= oldest);
    // No key is fetched when there is nothing to decrypt.
    if (lying.length === 0) return [];
    const names = await cipherOf(of);
    const found: (WaitingDraft & { accountId: string })[] = [];
    for (const { id, iv, encrypted } of lying) {
      const content = await names.decrypt(id, iv, encrypted);
      const [draft, place] = [asDraft(content), placeOf(content)];
      if (draft !== null && place !== null)
        found.push({ id, ...place, typedAt: draft.typedAt, subject: subjectOf(draft) });
    }
    return found.sort((one, other) => other.typedAt - one.typedAt);
  };

  return {
    async open(place) {
      const mine = generation;
      const names = await cipherOf(place);
      swept ??= store.deleteBefore(now() - DRAFT_DAYS * DAY_MS);
      await swept.catch((error: unknown) => {
        swept = null;
        throw error;
      });
      let first: { id: string; end: () => void; found: Draft | null; tab: number } | null = null;
      // Of the slots that no other tab holds: the first with a draft in it, otherwise the first.
      for (let tab = 0; tab < MOST_TABS; tab += 1) {
        const id = await names.nameOf([place.userId, place.accountId, place.form, String(tab)]);
        const end = await locks.acquire(id);
        if (end === null) continue;
        const found = await find(names, id);
        if (found !== null) {
          first?.end();
          first = { id, end, found, tab };
          break;
        }
        if (first === null) first = { id, end, found, tab };
        else end();
      }
      if (first === null) throw new Error('Too many tabs have this form open.');
      const { id, end, found, tab } = first;
      tell();
      let writing: Promise<void> = Promise.resolve();
      let latest = 0;
      const inTurn = (work: () => Promise<void>) => {
        writing = writing.catch(() => undefined).then(work);
        return writing;
      };
      return {
        found,
        isElsewhere: tab > 0 && found === null,
        write(draft) {
          const own = (latest += 1);
          const savedAt = now();
          return inTurn(async () => {
            // Only the newest of several pending writes matters.
            if (mine !== generation || own !== latest) return;
            const content: DraftContent = { ...draft, accountId: place.accountId, form: place.form };
            const encrypted = await names.encrypt(id, content);
            if (mine !== generation || own !== latest) return;
            await store.put({ id, owner: place.userId, savedAt, ...encrypted });
          });
        },
        erase() {
          latest += 1;
          const erased = inTurn(() => store.delete(id)).then(tell);
          erasing.add(erased);
          const end = () => void erasing.delete(erased);
          erased.then(end, end);
          return erased;
        },
        close: () =>
          writing
            .catch(() => undefined)
            .then(end)
            .then(tell),
      };
    },
    async waiting(of) {
      const all = await readAll(of);
      if (all.length === 0) return [];
      const taken = await locks.held();
      return all.filter(({ id, accountId }) => accountId === of.accountId && !taken.has(id));
    },
    async kept(of) {
      await Promise.allSettled(erasing);
      return readAll(of);
    },
    async discard(id) {
      const stored = await store.get(id);
      await store.delete(id);
      tell();
      return async () => {
        if (stored === null) return;
        await store.put(stored);
        tell();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async eraseOf(userId) {
      forget();
      channel?.postMessage('erased');
      await store.deleteOf(userId);
      tell();
    },
  };
}
