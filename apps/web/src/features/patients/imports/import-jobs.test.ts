import type { PatientImport } from '@healzy/api/patients/imports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportJob } from './import-jobs.ts';

type Held = { name: string; lose: (error: Error) => void };

/** The locks of one browser, as far as they are used here, shared by every tab. */
function createLocks() {
  const held = new Map<string, Held>();
  return {
    held,
    async request(
      name: string,
      options: { steal?: boolean; ifAvailable?: boolean },
      callback: (lock: { name: string } | null) => unknown,
    ): Promise<unknown> {
      await Promise.resolve();
      const other = held.get(name);
      if (other && options.ifAvailable) return callback(null);
      if (other && !options.steal) throw new Error('Nothing here waits for a lock.');
      other?.lose(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        const mine = { name, lose: reject };
        held.set(name, mine);
        void Promise.resolve(callback({ name })).then((value) => {
          if (held.get(name) === mine) held.delete(name);
          resolve(value);
        });
      });
    },
  };
}

/** The modules as another tab of the same browser loads them. */
async function openTab() {
  vi.resetModules();
  return (await import('./import-jobs.ts')).importJobs;
}

const half = { id: 'i1', state: 'RUNNING', position: 100 } as PatientImport;
const done = { ...half, state: 'DONE', position: 200 } as PatientImport;

/** An import whose first step answers on demand. */
function job() {
  let answer: (after: PatientImport) => void = () => undefined;
  const step = vi.fn(() => new Promise<PatientImport>((resolve) => (answer = resolve)));
  const work: ImportJob = { step, isUnderWay: ({ state }) => state === 'RUNNING', onStep: () => undefined };
  return { work, step, answer: (after: PatientImport) => answer(after) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function giveLocks(locks: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

beforeEach(() => giveLocks(createLocks()));
afterEach(() => {
  giveLocks(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

describe('a half-finished import', () => {
  it('resumes by itself if no tab runs it', async () => {
    const tab = await openTab();
    expect(await tab.mayGoOn('i1')).toBe(true);
  });

  it('stays paused in every tab once it was paused in one', async () => {
    const tab = await openTab();
    tab.pause('i1');
    expect(await (await openTab()).mayGoOn('i1')).toBe(false);
  });

  it('is left to the tab that runs it, until that one is done', async () => {
    const first = await openTab();
    const { work, answer } = job();
    const run = first.carryOut(half, work);
    await settled();
    const second = await openTab();
    expect(await second.mayGoOn('i1')).toBe(false);
    answer(done);
    expect(await run).toBe(done);
    await settled();
    expect(await second.mayGoOn('i1')).toBe(true);
  });

  it('is taken over by the tab where the user resumes it', async () => {
    const first = await openTab();
    const before = job();
    const run = first.carryOut(half, before.work);
    await settled();
    const second = await openTab();
    const after = job();
    const taken = second.carryOut(half, after.work);
    await settled();
    expect(first.workOf('i1')).toEqual({ kind: 'idle' });
    before.answer({ ...half, position: 150 });
    expect(await run).toBeNull();
    expect(before.step).toHaveBeenCalledOnce();
    after.answer(done);
    expect(await taken).toBe(done);
  });

  it('resumes in the same tab while its paused step is still in flight', async () => {
    const tab = await openTab();
    const [before, after] = [job(), job()];
    const halted = tab.carryOut(half, before.work);
    await settled();
    tab.pause('i1');
    const run = tab.carryOut(half, after.work);
    await settled();
    before.answer(half);
    expect(await halted).toBeNull();
    expect(tab.workOf('i1')).toEqual({ kind: 'working' });
    after.answer(done);
    expect(await run).toBe(done);
    expect(tab.isPaused('i1')).toBe(false);
  });

  it.each([
    ['without locks', undefined],
    [
      'with locks that are forbidden',
      { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    ],
  ])('resumes in a browser %s', async (_, locks) => {
    giveLocks(locks);
    const tab = await openTab();
    expect(await tab.mayGoOn('i1')).toBe(true);
    const { work, answer } = job();
    const run = tab.carryOut(half, work);
    await settled();
    answer(done);
    expect(await run).toBe(done);
  });

  it('is paused at least in this tab if nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const tab = await openTab();
    tab.pause('i1');
    expect(await tab.mayGoOn('i1')).toBe(false);
  });
});
