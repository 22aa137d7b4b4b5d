import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOfflineAtom } from '../state/connection.ts';
import { store } from '../state/store.ts';
import { type Connection, followConnection } from './connection.ts';

let isThere = true;
const probe = vi.fn(() => Promise.resolve(isThere));
let connection: Connection;
const isOffline = () => store.get(isOfflineAtom);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  probe.mockClear();
  store.set(isOfflineAtom, false);
  connection = followConnection(probe);
});
afterEach(() => {
  connection.stop();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('trusts the browser that there is no network, and asks the server before trusting that there is', async () => {
  window.dispatchEvent(new Event('offline'));
  expect([isOffline(), onlineManager.isOnline()]).toEqual([true, false]);
  isThere = false;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(isOffline()).toBe(true);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([isOffline(), onlineManager.isOnline()]).toEqual([false, true]);
});

it('takes one failed call as a reason to check, not as the end of the connection', async () => {
  connection.onReached(false);
  await settled();
  expect(probe).toHaveBeenCalledOnce();
  expect(isOffline()).toBe(false);
});

it('checks again, less and less often, until the server is back', async () => {
  isThere = false;
  connection.onReached(false);
  await settled();
  expect(isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probe).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(probe).toHaveBeenCalledTimes(2);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(isOffline()).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('is back with the first call that succeeds', async () => {
  isThere = false;
  connection.onReached(false);
  await settled();
  connection.onReached(true);
  expect(isOffline()).toBe(false);
});

it('checks again when a call succeeds although the browser reports no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isThere = false;
  window.dispatchEvent(new Event('offline'));
  connection.onReached(true);
  expect(isOffline()).toBe(true);
  await settled();
  expect(isOffline()).toBe(true);
  isThere = true;
  connection.onReached(true);
  await settled();
  expect(isOffline()).toBe(false);
});

it('ignores a check that began before the network was lost', async () => {
  connection.onReached(false);
  window.dispatchEvent(new Event('offline'));
  isThere = false;
  await settled();
  expect(probe).toHaveBeenCalledTimes(2);
  expect(isOffline()).toBe(true);
});
