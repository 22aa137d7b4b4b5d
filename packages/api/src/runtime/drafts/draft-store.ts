/** A draft as stored on the device. Without the key only its owner and age can be read. */
export interface StoredDraft {
  /** Derived from person, account, form and tab; reveals nothing about them. */
  readonly id: string;
  readonly owner: string;
  readonly savedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly encrypted: ArrayBuffer;
}

/** Where drafts are stored between visits. Every call may reject: storage can be blocked, full, or taken away. */
export interface DraftStore {
  get(id: string): Promise<StoredDraft | null>;
  listOf(owner: string): Promise<readonly StoredDraft[]>;
  put(draft: StoredDraft): Promise<void>;
  delete(id: string): Promise<void>;
  deleteOf(owner: string): Promise<void>;
  deleteBefore(moment: number): Promise<void>;
}

const DRAFTS = 'drafts';

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device gave no reason.'));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device broke off.'));
  });
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    const drafts = request.result.createObjectStore(DRAFTS, { keyPath: 'id' });
    drafts.createIndex('owner', 'owner');
    drafts.createIndex('savedAt', 'savedAt');
  };
  return answerOf(request);
}

/**
 * Drafts in the browser's database. It opens with the first call; a failed open is tried again.
 * @param name of the database
 */
export function createIndexedDbStore(name: string, factory: () => IDBFactory = () => indexedDB): DraftStore {
  let opening: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opening ??= Promise.resolve()
      .then(() => open(factory(), name))
      .then((opened) => {
        // Another tab deletes the database, or the browser evicts it: the next call opens it again.
        const close = () => {
          opened.close();
          opening = null;
        };
        opened.onversionchange = close;
        opened.onclose = close;
        return opened;
      })
      .catch((error: unknown) => {
        opening = null;
        throw error;
      });
    return opening;
  };
  const change = async (work: (drafts: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(DRAFTS, 'readwrite', { durability: 'strict' });
    const end = endOf(transaction);
    work(transaction.objectStore(DRAFTS));
    await end;
  };
  const deleteWhere = (index: string, range: IDBKeyRange) =>
    change((drafts) => {
      const request = drafts.index(index).openKeyCursor(range);
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        drafts.delete(cursor.primaryKey);
        cursor.continue();
      };
    });
  return {
    async get(id) {
      const drafts = (await database()).transaction(DRAFTS).objectStore(DRAFTS);
      return (await answerOf<StoredDraft | undefined>(drafts.get(id))) ?? null;
    },
    async listOf(owner) {
      const drafts = (await database()).transaction(DRAFTS).objectStore(DRAFTS);
      return answerOf<StoredDraft[]>(drafts.index('owner').getAll(IDBKeyRange.only(owner)));
    },
    put: (draft) => change((drafts) => void drafts.put(draft)),
    delete: (id) => change((drafts) => void drafts.delete(id)),
    deleteOf: (owner) => deleteWhere('owner', IDBKeyRange.only(owner)),
    deleteBefore: (moment) => deleteWhere('savedAt', IDBKeyRange.upperBound(moment, true)),
  };
}
