import { createDraftCipher, type DraftCipher } from './draft-cipher.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftTurns } from './draft-turns.ts';

const DAY_MS = 86_400_000;
/** Older drafts are nobody's any more. */
export const DRAFT_DAYS = 30;
/** How many tabs may each keep a draft of the same form. */
const MOST_TABS = 5;

/** What is kept of a form: only what was changed, and what stood there before. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  /** The version of the record that was being changed; null for something new. */
  readonly version: number | null;
  readonly typedAt: number;
}

/** What a draft is of. */
export interface DraftPlace {
  readonly userId: string;
  readonly accountId: string;
  /** The form, with its record where it has one: `patients/new`, `patients/<id>`. */
  readonly form: string;
}

/** One form's place for its draft, held for as long as the form is open. */
export interface OpenDraft {
  /** What was kept from the last time; null when there is nothing, or nothing that can be read. */
  readonly found: Draft | null;
  /** Another tab has the same form open; both keep their own. */
  readonly isElsewhere: boolean;
  write(draft: Draft): Promise<void>;
  erase(): Promise<void>;
  close(): void;
}

export interface Drafts {
  /** Rejects where nothing can be kept: no key, storage blocked, too many tabs. */
  open(place: DraftPlace): Promise<OpenDraft>;
  /** Erases all of a person's, and whatever is still about to be written of theirs. */
  eraseOf(userId: string): Promise<void>;
}

export interface DraftsOptions {
  store: DraftStore;
  turns: DraftTurns;
  /** The person's key, from the server. */
  fetchKey: (accountId: string) => Promise<string>;
  /** Reaches the same person's other tabs, whose forms may write no more either once all is erased. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | null;
  now?: () => number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asDraft(content: unknown): Draft | null {
  if (!isRecord(content)) return null;
  const { values, base, version, typedAt } = content;
  if (!isRecord(values) || !isRecord(base) || typeof typedAt !== 'number') return null;
  return { values, base, typedAt, version: typeof version === 'number' ? version : null };
}

export function createDrafts({
  store,
  turns,
  fetchKey,
  channel = null,
  now = Date.now,
}: DraftsOptions): Drafts {
  let cipher: { readonly userId: string; readonly ready: Promise<DraftCipher> } | null = null;
  let swept: Promise<void> | null = null;
  /** Grows when everything is erased: whoever opened before that writes no more. */
  let generation = 0;
  const forget = () => {
    generation += 1;
    cipher = null;
  };
  if (channel) channel.onmessage = forget;

  const cipherOf = ({ userId, accountId }: DraftPlace): Promise<DraftCipher> => {
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
    return stored === null ? null : asDraft(await names.unseal(id, stored.iv, stored.sealed));
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
      // Of the places that no other tab holds: the first with a draft in it, otherwise the first.
      for (let tab = 0; tab < MOST_TABS; tab += 1) {
        const id = await names.nameOf([place.userId, place.accountId, place.form, String(tab)]);
        const end = await turns.take(id);
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
            // Only the newest of several that wait has to be written.
            if (mine !== generation || own !== latest) return;
            const sealed = await names.seal(id, draft);
            if (mine !== generation || own !== latest) return;
            await store.put({ id, owner: place.userId, savedAt, ...sealed });
          });
        },
        erase() {
          latest += 1;
          return inTurn(() => store.delete(id));
        },
        close: () => void writing.catch(() => undefined).then(end),
      };
    },
    async eraseOf(userId) {
      forget();
      channel?.postMessage('erased');
      await store.deleteOf(userId);
    },
  };
}
