import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose work ends when told to, with the order in which it began. */
function queueOf() {
  const queue = new FairQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (account: string, name: string): Promise<string> =>
    queue.run(account, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await setImmediate();
    }
  };
  return { queue, begun, ask, endAll };
}

describe('making files of several clinics', () => {
  it('lets them take turns, however many files one of them asks for', async () => {
    const { begun, ask, endAll } = queueOf();
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('alba', name)),
      ...['b1', 'b2'].map((name) => ask('brisa', name)),
    ];
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
  });

  it('refuses what one account asks for beyond a limit, and nothing of another', async () => {
    const { ask, endAll } = queueOf();
    const waiting = Array.from({ length: 13 }, (_, index) => ask('alba', `a${index}`));
    await expect(ask('alba', 'one more')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '10' },
    });
    const other = ask('brisa', 'b1');
    await endAll();
    expect(await other).toBe('b1');
    await Promise.all(waiting);
    const later = ask('alba', 'later');
    await endAll();
    expect(await later).toBe('later');
  });

  it('goes on after work that failed', async () => {
    const { queue, ask, endAll } = queueOf();
    const failing = queue.run('alba', async () => Promise.reject(new Error('no paper')));
    const next = ask('alba', 'a1');
    await expect(failing).rejects.toThrow('no paper');
    await endAll();
    expect(await next).toBe('a1');
  });
});
