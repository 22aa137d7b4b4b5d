import type { DraftStore, StoredDraft } from './draft-store.ts';
import type { DraftLocks } from './draft-locks.ts';

/** Drafts in memory, for tests and stories. */
export function createMemoryStore(drafts = new Map<string, StoredDraft>()): DraftStore {
  const deleteWhere = (isGone: (draft: StoredDraft) => boolean) => {
    for (const draft of [...drafts.values()]) if (isGone(draft)) drafts.delete(draft.id);
    return Promise.resolve();
  };
  return {
    get: (id) => Promise.resolve(drafts.get(id) ?? null),
    listOf: (owner) => Promise.resolve([...drafts.values()].filter((draft) => draft.owner === owner)),
    put: (draft) => Promise.resolve(void drafts.set(draft.id, draft)),
    delete: (id) => Promise.resolve(void drafts.delete(id)),
    deleteOf: (owner) => deleteWhere((draft) => draft.owner === owner),
    deleteBefore: (moment) => deleteWhere((draft) => draft.savedAt < moment),
  };
}

/** Locks in memory; tabs that share `taken` see each other's. */
export function createMemoryLocks(taken = new Set<string>()): DraftLocks {
  return {
    acquire(name) {
      if (taken.has(name)) return Promise.resolve(null);
      taken.add(name);
      return Promise.resolve(() => void taken.delete(name));
    },
    held: () => Promise.resolve(new Set(taken)),
  };
}
