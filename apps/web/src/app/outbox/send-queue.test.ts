import '../../../../../scripts/property-seed.ts';
import { ApiError, UNKNOWN_CODE } from '@healzy/api/runtime';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createSendQueue,
  type Queued,
  type SendQueue,
  timeAfter,
  type Turns,
  verdictOn,
} from './send-queue.ts';
import { browserTurns } from './turns.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 9) }));
afterEach(() => vi.useRealTimers());

const failure = (status: number, more: { code?: string; retryAfter?: number } = {}) =>
  new ApiError('It failed.', { code: 'SOME_CODE', ...more, status });

const again = (waitMs: number) => ({ kind: 'again', waitMs }) as const;
const refused = (status: number) =>
  ({ kind: 'refused', refusal: { status, code: 'SOME_CODE', details: {} } }) as const;

it.each([
  ['no answer', failure(0), again(0)],
  ['what is no answer of a server', new TypeError('Failed to fetch'), again(0)],
  ['a 503 that says when', failure(503, { retryAfter: 5 }), again(5_000)],
  ['a 429 that says when', failure(429, { retryAfter: 40 }), again(40_000)],
  ...[401, 408, 425, 429, 500, 502].map((status) => [String(status), failure(status), again(0)] as const),
  ...[400, 403, 404, 409, 413, 422].map(
    (status) => [String(status), failure(status), refused(status)] as const,
  ),
  ...[400, 403, 404, 409, 422].map(
    (status) =>
      [`${status} of what is not the server`, failure(status, { code: UNKNOWN_CODE }), again(0)] as const,
  ),
  [
    '413 of what stands before the server',
    failure(413, { code: UNKNOWN_CODE }),
    { kind: 'refused', refusal: { status: 413, code: UNKNOWN_CODE, details: {} } },
  ],
  ['an address that expired', failure(403, { code: 'UPLOAD_ADDRESS_EXPIRED' }), again(0)],
  ['an account that was left', new DOMException('Left.', 'AbortError'), { kind: 'ended' }],
] as const)('knows what %s means for a message', (_what, error, verdict) => {
  expect(verdictOn(error)).toEqual(verdict);
});

it('gives what is written later a later time, also after the clock was set back', () => {
  expect(timeAfter(100, [])).toEqual(new Date(100));
  expect(timeAfter(100, [250, 90])).toEqual(new Date(251));
});

/** The storage and the locks of a browser, which end with the page that holds them. */
function createBrowser() {
  const values = new Map<string, string>();
  interface Request {
    readonly page: object;
    readonly name: string;
    readonly isShared: boolean;
    readonly begin: () => void;
    isHeld: boolean;
  }
  let requests: Request[] = [];
  const grant = () => {
    for (const one of requests) {
      const before = requests.slice(0, requests.indexOf(one)).filter(({ name }) => name === one.name);
      if (one.isHeld || before.some(({ isShared }) => !isShared || !one.isShared)) continue;
      one.isHeld = true;
      one.begin();
    }
  };
  return {
    storageOf: (page: { readonly isGone: boolean }) =>
      ({
        get length() {
          return values.size;
        },
        key: (index: number) => [...values.keys()][index] ?? null,
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void (page.isGone || values.set(key, value)),
        removeItem: (key: string) => void (page.isGone || values.delete(key)),
      }) as unknown as Storage,
    locksOf: (page: { readonly isGone: boolean }) =>
      ({
        request: (name: string, ...rest: unknown[]) => {
          const work = rest.at(-1) as () => Promise<unknown>;
          const isShared = rest.length > 1;
          if (page.isGone) return new Promise(() => undefined);
          return new Promise((resolve) => {
            const request: Request = {
              page,
              name,
              isShared,
              isHeld: false,
              begin: () =>
                void work().then((value) => {
                  requests = requests.filter((one) => one !== request);
                  grant();
                  if (!page.isGone) resolve(value);
                }),
            };
            requests.push(request);
            grant();
          });
        },
        query: () => Promise.resolve({ held: requests.filter(({ isHeld }) => isHeld) }),
      }) as unknown as LockManager,
    /** The page is gone, and its locks with it. */
    end(page: object) {
      requests = requests.filter((one) => one.page !== page);
      grant();
    },
  };
}

type Ending = 'stored' | 'busy' | 'cut' | 'answer lost' | 'too many' | 'refused' | 'not ours' | 'broken';

/** How long the device takes to keep what has changed. */
const KEEP_MS = 4;

/** Two tabs with the same conversation, a server, and everything that can go wrong between them. */
function createWorld(endings: Ending[]) {
  const browser = createBrowser();
  const stored: string[] = [];
  const refusedByServer = new Set<string>();
  let isOnLine = true;
  let earlyAttempts = 0;
  const never = new Promise<never>(() => undefined);

  const answer = async (id: string, page: { askedToWaitUntil: number }): Promise<void> => {
    if (!isOnLine) throw failure(0);
    if (Date.now() < page.askedToWaitUntil) earlyAttempts += 1;
    const ending = refusedByServer.has(id) ? 'refused' : (endings.shift() ?? 'stored');
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (ending === 'busy') throw failure(503);
    if (ending === 'cut') throw failure(0);
    if (ending === 'too many') {
      page.askedToWaitUntil = Date.now() + 7_000;
      throw failure(429, { retryAfter: 7 });
    }
    if (ending === 'not ours') throw failure(404, { code: UNKNOWN_CODE });
    if (ending === 'broken') throw failure(500);
    if (ending === 'refused' && !stored.includes(id)) {
      refusedByServer.add(id);
      throw failure(422);
    }
    // The server stores a message once for each id, and says so again.
    if (!stored.includes(id)) stored.push(id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (ending === 'answer lost') throw failure(0);
  };

  const createTab = () => {
    /** What the device has. */
    let kept: readonly Queued[] = [];
    let page: {
      isGone: boolean;
      list: readonly Queued[];
      queue: SendQueue;
      times: () => readonly number[];
    } | null;
    const open = () => {
      const own = { isGone: false, askedToWaitUntil: 0 };
      const turns = browserTurns({
        name: 'chats/p1',
        page: crypto.randomUUID(),
        locks: browser.locksOf(own),
        storage: browser.storageOf(own),
      });
      const here: NonNullable<typeof page> = Object.assign(own, {
        list: kept.map((one) => (one.refusal === undefined ? { ...one, state: 'failed' as const } : one)),
        queue: createSendQueue<Queued>({
          list: () => (own.isGone ? [] : here.list),
          change: (change) => {
            if (own.isGone) return;
            here.list = change(here.list);
            here.queue.look();
            const { list } = here;
            setTimeout(() => !own.isGone && (kept = list), KEEP_MS);
          },
          kept: () => new Promise((resolve) => setTimeout(resolve, KEEP_MS + 1)),
          send: ({ id }) => Promise.race([answer(id, own).finally(() => (own.isGone ? never : undefined))]),
          turns,
        }),
        times: () => turns.times(),
      });
      page = here;
      here.queue.allow(true);
    };
    open();
    return {
      write(id: string) {
        if (page === null) return false;
        const here = page;
        const at = timeAfter(Date.now(), [...here.times(), ...here.list.map((one) => one.at.getTime())]);
        here.list = [...here.list, { id, at, state: 'sending' }];
        here.queue.look();
        const { list } = here;
        setTimeout(() => !here.isGone && (kept = list), KEEP_MS);
        return true;
      },
      hasKept: (id: string) => kept.some((one) => one.id === id),
      reload(ms: number) {
        if (page === null) return;
        page.isGone = true;
        browser.end(page);
        page = null;
        setTimeout(open, ms);
      },
      hurry: () => page?.queue.hurry(),
      waiting: () => page?.list ?? [],
    };
  };
  return {
    tabs: [createTab(), createTab()] as const,
    stored,
    refusedByServer,
    setOnLine: (next: boolean) => void (isOnLine = next),
    earlyAttempts: () => earlyAttempts,
  };
}

const tab = fc.constantFrom(0 as const, 1 as const);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('write' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), tab, ms: fc.nat(3_000) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), tab, isOnLine: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('hurry' as const), tab }) },
  // Short ones end between any two steps of an attempt.
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('pass' as const), tab, ms: fc.oneof(fc.nat(6), fc.nat(60)) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const), tab, ms: fc.nat(5_000) }) },
);
const ending = fc.constantFrom<Ending>(
  'stored',
  'stored',
  'busy',
  'cut',
  'answer lost',
  'too many',
  'refused',
  'not ours',
  'broken',
);

it('loses nothing, doubles nothing and keeps the order in which it was written, whatever fails wherever', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(ending, { maxLength: 30 }),
      async (steps, endings) => {
        const world = createWorld([...endings]);
        const written: string[] = [];
        /** What a reload took before the device had it; the field still has its text. */
        const untaken = new Set<string>();
        for (const one of steps) {
          const here = world.tabs[one.tab];
          if (one.does === 'write') {
            const id = `m${written.length + 1}`;
            if (here.write(id)) written.push(id);
          } else if (one.does === 'reload') {
            const unkept = here.waiting().filter(({ id }) => !here.hasKept(id) && !world.stored.includes(id));
            for (const { id } of unkept) untaken.add(id);
            here.reload(one.ms);
          } else if (one.does === 'network') world.setOnLine(one.isOnLine);
          else if (one.does === 'hurry') here.hurry();
          else await vi.advanceTimersByTimeAsync(one.ms);
        }
        world.setOnLine(true);
        for (const one of world.tabs) one.hurry();
        await vi.advanceTimersByTimeAsync(10 * 60_000);
        const taken = written.filter((id) => !untaken.has(id) && !world.refusedByServer.has(id));
        expect(world.stored).toEqual(taken);
        const left = world.tabs.flatMap((one) => one.waiting());
        expect(left.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
          [...world.refusedByServer]
            .filter((id) => !untaken.has(id))
            .map((id) => `${id} refused`)
            .toSorted(),
        );
        expect(world.earlyAttempts()).toBe(0);
        vi.clearAllTimers();
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

it('lets the others pass one that was refused, and keeps its reason', async () => {
  const world = createWorld(['refused']);
  world.tabs[0].write('m1');
  world.tabs[0].write('m2');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.stored).toEqual(['m2']);
  expect(world.tabs[0].waiting()).toMatchObject([
    { id: 'm1', state: 'refused', refusal: { status: 422, code: 'SOME_CODE' } },
  ]);
});

it('offers to take out of the way what the server breaks over again and again, and still tries it', async () => {
  const world = createWorld(Array<Ending>(6).fill('broken'));
  world.tabs[0].write('m1');
  world.tabs[0].write('m2');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(world.tabs[0].waiting()[0]).not.toHaveProperty('fault');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.tabs[0].waiting()).toMatchObject([
    { id: 'm1', state: 'failed', fault: { status: 500, code: 'SOME_CODE' } },
    { id: 'm2', state: 'sending' },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.stored).toEqual(['m1', 'm2']);
});

it('does not let a message pass one that a proxy turned away', async () => {
  const world = createWorld(['not ours']);
  world.tabs[0].write('do not take the white pill');
  world.tabs[0].write('take the blue one');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(world.stored).toEqual(['do not take the white pill', 'take the blue one']);
});

it('tries again by itself while the network is there, less and less often', async () => {
  const world = createWorld(['busy', 'busy', 'busy']);
  world.tabs[0].write('m1');
  await vi.advanceTimersByTimeAsync(6_500);
  expect(world.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.stored).toEqual(['m1']);
});

it('waits no longer than a reload takes for a tab that was closed', async () => {
  const world = createWorld(['busy', 'busy', 'busy', 'busy']);
  world.tabs[0].write('m1');
  await vi.advanceTimersByTimeAsync(100);
  world.tabs[1].write('m2');
  world.tabs[0].reload(10 * 60_000);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(world.stored).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(world.stored).toEqual(['m2']);
});

it('sends nothing before the device has it: after a reload, its text would be back in the field', async () => {
  const world = createWorld([]);
  world.tabs[0].write('m1');
  await vi.advanceTimersByTimeAsync(KEEP_MS - 1);
  world.tabs[0].reload(50);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.stored).toEqual([]);
  world.tabs[0].write('m2');
  await vi.advanceTimersByTimeAsync(KEEP_MS);
  world.tabs[0].reload(50);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.stored).toEqual(['m2']);
});

it('goes on when a message is seen to have arrived, although its own call is never answered', async () => {
  let list: readonly Queued[] = [];
  const sent: string[] = [];
  const queue = createSendQueue<Queued>({
    list: () => list,
    change: (change) => void (list = change(list)),
    kept: () => Promise.resolve(),
    send: ({ id }) => {
      sent.push(id);
      return new Promise(() => undefined);
    },
    turns: browserTurns({ name: 'chats/p1', locks: undefined, storage: undefined }),
  });
  queue.allow(true);
  list = ['m1', 'm2'].map((id, index) => ({ id, at: new Date(index), state: 'sending' }));
  queue.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['m1']);
  list = list.filter(({ id }) => id !== 'm1');
  queue.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['m1', 'm2']);
});

/** A queue of one tab that has the browser to itself. */
function createLoneQueue({
  send,
  onFailed,
  turns = browserTurns({ name: 'chats/p1', locks: undefined, storage: undefined }),
  kept = () => Promise.resolve(),
}: {
  send: (message: Queued) => Promise<unknown>;
  onFailed?: (error: unknown, isFirst: boolean) => void;
  turns?: Turns;
  kept?: () => Promise<void>;
}) {
  let list: readonly Queued[] = [];
  const change = (next: (before: readonly Queued[]) => readonly Queued[]) => {
    list = next(list);
    queue.look();
  };
  const queue = createSendQueue<Queued>({
    list: () => list,
    change,
    kept,
    send,
    turns,
    ...(onFailed && { onFailed }),
  });
  queue.allow(true);
  return {
    write: (...ids: string[]) =>
      change((before) => [
        ...before,
        ...ids.map((id, index) => ({
          id,
          at: new Date(before.length + index + 1),
          state: 'sending' as const,
        })),
      ]),
    waiting: () => list,
  };
}

/** The locks of a browser that has them and grants none, as where a site may store nothing. */
const refusingLocks = {
  request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')),
  query: () => Promise.reject(new DOMException('Denied.', 'SecurityError')),
} as unknown as LockManager;

const emptyStorage = createBrowser().storageOf({ isGone: false });

it('sends in an order of its own where the browser refuses its locks', async () => {
  const sent: string[] = [];
  const { write } = createLoneQueue({
    turns: browserTurns({ name: 'chats/p1', locks: refusingLocks, storage: emptyStorage }),
    send: ({ id }) => Promise.resolve(sent.push(id)),
  });
  write('m1', 'm2');
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(['m1', 'm2']);
});

it('does a turn once also where its work fails inside the lock', async () => {
  const page = { isGone: false };
  const browser = createBrowser();
  const locks = {
    ...browser.locksOf(page),
    request: (_name: string, ...rest: unknown[]) =>
      rest.length > 1
        ? Promise.resolve((rest.at(-1) as () => void)())
        : (rest.at(-1) as () => Promise<unknown>)(),
  } as unknown as LockManager;
  const turns = browserTurns({ name: 'chats/p1', locks, storage: browser.storageOf(page) });
  const work = vi.fn(() => Promise.reject(new Error('It failed.')));
  const message: Queued = { id: 'm1', at: new Date(1), state: 'sending' };
  await expect(turns.inTurn(message, work)).rejects.toThrow('It failed.');
  expect(work).toHaveBeenCalledOnce();
});

it('pauses before it looks again where the device cannot say that it has kept what waits', async () => {
  const kept = vi.fn((): Promise<void> =>
    // Without the pauses, a loop without an end would let nothing else have its turn, this test included.
    kept.mock.calls.length > 50 ? Promise.resolve() : Promise.reject(new Error('Not kept.')),
  );
  const { write } = createLoneQueue({ kept, send: () => Promise.resolve() });
  write('m1');
  await vi.advanceTimersByTimeAsync(3_500);
  expect(kept.mock.calls.length).toBeLessThanOrEqual(4);
});

it('tells each failure, and which is the first since a message got through or was refused', async () => {
  const answers = [
    failure(503),
    failure(429, { retryAfter: 7 }),
    null,
    failure(503),
    failure(422),
    failure(0),
  ];
  const told: (readonly [number, boolean])[] = [];
  const { write, waiting } = createLoneQueue({
    send: () => {
      const next = answers.shift() ?? null;
      return next === null ? Promise.resolve() : Promise.reject(next);
    },
    onFailed: (error, isFirst) => told.push([(error as ApiError).status, isFirst]),
  });
  write('m1', 'm2', 'm3');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([
    [503, true],
    [429, false],
    [503, true],
    [0, true],
  ]);
  expect(waiting()).toMatchObject([{ id: 'm2', state: 'refused' }]);
});
