import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredDraft } from './draft-store.ts';
import { createDrafts, type Draft, type DraftsOptions, DRAFT_DAYS } from './drafts.ts';
import { createMemoryStore, createMemoryLocks } from './memory-drafts.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const OTHER_KEY = 'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA';
const ana = { userId: 'ana', accountId: 'alba', form: 'patients/new' };
const typed: Draft = { values: { name: 'Nuria Secreta' }, base: { name: '' }, version: null, typedAt: 1 };

/** One browser: what several tabs and several people share. */
function browser() {
  const lying = new Map<string, StoredDraft>();
  const store = createMemoryStore(lying);
  const taken = new Set<string>();
  const tab = (options: Partial<DraftsOptions> = {}) =>
    createDrafts({
      store,
      locks: createMemoryLocks(taken),
      fetchKey: () => Promise.resolve(KEY),
      ...options,
    });
  return { lying, store, taken, tab };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a draft', () => {
  it('comes back to the same form of the same person and account, and to nobody else', async () => {
    const { tab, lying } = browser();
    const before = await tab().open(ana);
    expect(before.found).toBeNull();
    await before.write(typed);
    before.close();
    await settled();

    const found = async (place: typeof ana, options?: Partial<DraftsOptions>) => {
      const open = await tab(options).open(place);
      open.close();
      await settled();
      return open.found;
    };
    expect(await found(ana)).toEqual(typed);
    expect(await found({ ...ana, form: 'patients/1' })).toBeNull();
    expect(await found({ ...ana, accountId: 'brisa' })).toBeNull();
    expect(await found({ ...ana, userId: 'eva' }, { fetchKey: () => Promise.resolve(OTHER_KEY) })).toBeNull();
    // Even claiming to be her does not help without her key.
    expect(await found(ana, { fetchKey: () => Promise.resolve(OTHER_KEY) })).toBeNull();
    expect(lying.size).toBe(1);
  });

  it('is stored on the device with nothing readable in it', async () => {
    const { tab, lying } = browser();
    await (await tab().open(ana)).write(typed);
    const [stored] = lying.values();
    const bytes = new TextDecoder('latin1').decode(stored?.encrypted);
    for (const word of ['Nuria', 'Secreta', 'name', 'values']) expect(bytes).not.toContain(word);
    const outside = JSON.stringify({ ...stored, encrypted: undefined, iv: undefined });
    expect(outside).not.toMatch(/Nuria|patients|alba/);
  });

  it('is encrypted with a new initialisation vector each time', async () => {
    const { tab, lying } = browser();
    const open = await tab().open(ana);
    await open.write(typed);
    const first = [...(([...lying.values()][0]?.iv ?? []) as Uint8Array)];
    await open.write(typed);
    expect([...(([...lying.values()][0]?.iv ?? []) as Uint8Array)]).not.toEqual(first);
    expect(first).toHaveLength(12);
  });

  it.each([
    ['a changed letter', (d: StoredDraft) => ({ ...d, encrypted: flip(d.encrypted, 0) })],
    [
      'a changed seal',
      (d: StoredDraft) => ({ ...d, encrypted: flip(d.encrypted, d.encrypted.byteLength - 1) }),
    ],
    ['another number', (d: StoredDraft) => ({ ...d, iv: new Uint8Array(12) })],
    ['nothing in it', (d: StoredDraft) => ({ ...d, encrypted: new ArrayBuffer(0) })],
  ])('that was tampered with (%s) is not a draft', async (_what, tamper) => {
    const { tab, lying, store } = browser();
    const open = await tab().open(ana);
    await open.write(typed);
    open.close();
    const stored = [...lying.values()][0];
    if (stored === undefined) throw new Error('nothing was stored');
    await store.put(tamper(stored));
    await settled();
    expect((await tab().open(ana)).found).toBeNull();
  });

  it('cannot be moved to another form: its name is authenticated', async () => {
    const { tab, lying, store } = browser();
    const other = await tab().open({ ...ana, form: 'users/new' });
    await other.write(typed);
    const foreign = [...lying.values()][0];
    const open = await tab().open(ana);
    await open.write({ ...typed, values: {} });
    const own = [...lying.values()].find((draft) => draft.id !== foreign?.id);
    if (own === undefined || foreign === undefined) throw new Error('both must lie there');
    await store.put({ ...foreign, id: own.id });
    open.close();
    await settled();
    expect((await tab().open(ana)).found).toBeNull();
  });

  it('is gone once erased, and no pending write comes after', async () => {
    const { tab, lying } = browser();
    const open = await tab().open(ana);
    const writing = open.write(typed);
    await open.erase();
    await writing;
    expect(lying.size).toBe(0);
  });

  it('is deleted after thirty days, whoever it belongs to', async () => {
    const { tab, lying } = browser();
    let today = 0;
    await (await tab({ now: () => today }).open(ana)).write(typed);
    today = DRAFT_DAYS * 86_400_000;
    await tab({ now: () => today }).open({ ...ana, userId: 'eva' });
    expect(lying.size).toBe(1);
    await tab({ now: () => today + 1 }).open({ ...ana, userId: 'eva' });
    expect(lying.size).toBe(0);
  });
});

describe('two tabs with the same form', () => {
  it('each keep their own, and a third visit finds one after the other', async () => {
    const { tab, lying } = browser();
    const [one, two] = [await tab().open(ana), await tab().open(ana)];
    expect([one.isElsewhere, two.isElsewhere]).toEqual([false, true]);
    await one.write(typed);
    await two.write({ ...typed, values: { name: 'Otra' } });
    expect(lying.size).toBe(2);
    one.close();
    two.close();
    await settled();

    const again = await tab().open(ana);
    expect(again.found?.values).toEqual({ name: 'Nuria Secreta' });
    await again.erase();
    again.close();
    await settled();
    expect((await tab().open(ana)).found?.values).toEqual({ name: 'Otra' });
  });

  it('are limited to five; the sixth is told that its draft is not kept', async () => {
    const { tab } = browser();
    for (let count = 0; count < 5; count += 1) await tab().open(ana);
    await expect(tab().open(ana)).rejects.toThrow('Too many tabs');
  });
});

describe('signing out', () => {
  afterEach(() => vi.useRealTimers());

  it('erases all drafts of the person and leaves those of others', async () => {
    const { tab, lying } = browser();
    const page = tab();
    await (await page.open(ana)).write(typed);
    await (await page.open({ ...ana, accountId: 'brisa', form: 'users/new' })).write(typed);
    await (
      await tab({ fetchKey: () => Promise.resolve(OTHER_KEY) }).open({ ...ana, userId: 'eva' })
    ).write(typed);
    await page.eraseOf('ana');
    expect([...lying.values()].map((draft) => draft.owner)).toEqual(['eva']);
  });

  it('prevents every form from writing afterwards, in this tab or another', async () => {
    const { tab, lying } = browser();
    const listeners: { onmessage: (() => void) | null }[] = [];
    const channel = () => {
      const own = {
        onmessage: null as (() => void) | null,
        postMessage: () => listeners.forEach((one) => one !== own && one.onmessage?.()),
      };
      listeners.push(own);
      return own;
    };
    const [here, there] = [tab({ channel: channel() }), tab({ channel: channel() })];
    const [open, other] = [await here.open(ana), await there.open({ ...ana, form: 'patients/1' })];
    await here.eraseOf('ana');
    await open.write(typed);
    await other.write(typed);
    expect(lying.size).toBe(0);
  });
});

describe('waiting drafts', () => {
  it('are what was typed in this account into forms that are not open, latest first', async () => {
    const { tab } = browser();
    const page = tab();
    const told = vi.fn();
    const end = page.subscribe(told);
    const keep = async (place: typeof ana, typedAt: number) => {
      const open = await page.open(place);
      await open.write({ ...typed, typedAt });
      return open;
    };
    (await keep(ana, 1)).close();
    (await keep({ ...ana, form: 'profile' }, 2)).close();
    (await keep({ ...ana, accountId: 'brisa' }, 3)).close();
    const open = await keep({ ...ana, form: 'users/new' }, 4);
    await settled();
    const waitingOf = (form: string, typedAt: number): unknown =>
      expect.objectContaining({ form, typedAt, subject: 'Nuria Secreta' });
    const waiting = [waitingOf('profile', 2), waitingOf('patients/new', 1)];
    expect(await tab().waiting(ana)).toEqual(waiting);
    expect(await tab().waiting({ ...ana, userId: 'eva' })).toEqual([]);
    told.mockClear();
    open.close();
    await settled();
    expect(told).toHaveBeenCalled();
    expect(await page.waiting(ana)).toEqual([waitingOf('users/new', 4), ...waiting]);
    await page.eraseOf('ana');
    expect(await page.waiting(ana)).toEqual([]);
    end();
  });

  it('are listed at sign-out with all others on the device: of other accounts, and open in other tabs', async () => {
    const { tab } = browser();
    const open = await tab().open(ana);
    await open.write({ ...typed, subject: 'Ficha de Nuria' });
    const other = await tab().open({ ...ana, accountId: 'brisa', form: 'patients/1/notes/new' });
    await other.write({ ...typed, values: {}, typedAt: 2 });
    expect(await tab().kept(ana)).toEqual([
      expect.objectContaining({ form: 'patients/1/notes/new', subject: null }),
      expect.objectContaining({ form: 'patients/new', subject: 'Ficha de Nuria' }),
    ]);
    expect(await tab().kept({ ...ana, userId: 'eva' })).toEqual([]);
    // A draft that is being erased is no longer listed.
    const page = tab();
    const third = await page.open({ ...ana, form: 'profile' });
    await third.write(typed);
    void third.erase();
    expect((await page.kept(ana)).map(({ form }) => form)).not.toContain('profile');
  });

  it('are discarded one by one, and can be restored', async () => {
    const { tab } = browser();
    const open = await tab().open(ana);
    await open.write(typed);
    open.close();
    await settled();
    const page = tab();
    const [draft] = await page.waiting(ana);
    const bringBack = await page.discard(draft?.id ?? '');
    expect(await page.waiting(ana)).toEqual([]);
    await bringBack();
    expect((await tab().open(ana)).found).toEqual(typed);
  });

  it('need no key where nothing is stored', async () => {
    const fetchKey = vi.fn(() => Promise.resolve(KEY));
    expect(await browser().tab({ fetchKey }).waiting(ana)).toEqual([]);
    expect(fetchKey).not.toHaveBeenCalled();
  });
});

describe('what cannot be kept', () => {
  it('is reported, and tried again with the next form', async () => {
    const { tab, store } = browser();
    const fetchKey = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(KEY);
    const page = tab({ fetchKey });
    await expect(page.open(ana)).rejects.toThrow('no network');
    const open = await page.open(ana);
    vi.spyOn(store, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await expect(open.write(typed)).rejects.toThrow('full');
    await open.write(typed);
    expect(fetchKey).toHaveBeenCalledTimes(2);
  });
});

function flip(bytes: ArrayBuffer, at: number): ArrayBuffer {
  const copy = new Uint8Array(bytes.slice(0));
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy.buffer;
}
