import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A list that takes 200 ms to read, and is on screen. */
async function shownList() {
  const client = new QueryClient();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['messages'],
    queryFn: async () => {
      reads += 1;
      const asOf = Date.now();
      await pause(200);
      return asOf;
    },
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(300);
  return {
    refresh: () => client.invalidateQueries({ queryKey: ['messages'] }),
    shown: () => observer.getCurrentResult().data ?? 0,
    readsOf: () => reads,
    end() {
      leave();
      client.clear();
    },
  };
}

describe('what events ask for', () => {
  it('is shown while events come faster than it can be read', async () => {
    const list = await shownList();
    const refresh = oneAtATime(list.refresh);
    const began = Date.now();
    for (let event = 0; event < 100; event += 1) {
      refresh();
      await vi.advanceTimersByTimeAsync(20);
    }
    // Two seconds of events: what is shown is no older than two readings of the list.
    expect(list.shown()).toBeGreaterThan(began + 1_500);
    expect(list.readsOf()).toBeLessThan(15);
    list.end();
  });

  it('is read once more after the last event, and then no more', async () => {
    const list = await shownList();
    const refresh = oneAtATime(list.refresh);
    refresh();
    await vi.advanceTimersByTimeAsync(150);
    refresh();
    refresh();
    const last = Date.now();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(list.shown()).toBeGreaterThanOrEqual(last);
    expect(list.readsOf()).toBe(3);
    list.end();
  });

  it('is read again after a reading that failed, or that hangs for ten seconds', async () => {
    const calls: (() => void)[] = [];
    const work = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('No network.'))
      .mockImplementationOnce(() => new Promise((resolve) => calls.push(() => resolve(null))))
      .mockResolvedValue(null);
    const ask = oneAtATime(work);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    ask();
    await vi.advanceTimersByTimeAsync(1);
    ask();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(work).toHaveBeenCalledTimes(3);
  });
});
