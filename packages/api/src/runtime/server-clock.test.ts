import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { operation } from './operation.ts';
import {
  forgetServerTime,
  learnServerTime,
  onServerTime,
  serverAhead,
  serverNow,
  serverTimeOf,
} from './server-clock.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 29, 12);
const answer = (at: number, headers: Record<string, string> = {}) =>
  new Response(null, { headers: { date: new Date(at).toUTCString(), ...headers } });
/** An answer of that moment of the server, after a journey there and back of so many milliseconds. */
function hear(at: number, journeyMs = 0, headers: Record<string, string> = {}): void {
  const sentAt = performance.now();
  vi.advanceTimersByTime(journeyMs);
  learnServerTime(answer(at, headers), sentAt, performance.now());
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  forgetServerTime();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the clock of the device until an answer has said another time', () => {
  expect(serverNow().getTime()).toBe(NOON);
  learnServerTime(new Response(null), 0, 0);
  expect(serverAhead()).toBe(0);
});

it('is the server’s on a device that is a day ahead, also after that was put right', () => {
  vi.setSystemTime(NOON + DAY);
  hear(NOON);
  expect(Math.abs(serverNow().getTime() - NOON)).toBeLessThan(1000);
  expect(Math.abs(serverTimeOf(NOON + DAY) - NOON)).toBeLessThan(1000);
  vi.setSystemTime(NOON);
  expect(Math.abs(serverNow().getTime() - NOON)).toBeLessThan(1000);
});

it('is not moved by a slow network', () => {
  hear(NOON, 40);
  const before = serverAhead();
  // Eight seconds there and back; the answer was given at any moment of them.
  hear(NOON + 8_000, 8_000);
  expect(Math.abs(serverAhead() - before)).toBeLessThan(1000);
});

it('does not believe an answer that a cache had kept', () => {
  hear(NOON - 3 * DAY, 20, { age: '259200' });
  expect(serverAhead()).toBe(0);
  hear(NOON, 20);
  const before = serverAhead();
  hear(NOON - 3 * DAY, 20);
  expect(serverAhead()).toBe(before);
});

it('believes a later time: the stopwatch of the page stood still while the device slept', () => {
  hear(NOON);
  hear(NOON + DAY);
  expect(Math.abs(serverAhead() - DAY)).toBeLessThan(1000);
});

it('is learned from every call', async () => {
  const heard = vi.fn();
  const stop = onServerTime(heard);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ items: [] }, { headers: { date: new Date(NOON - DAY).toUTCString() } })),
  );
  const client = createApiClient({ baseUrl: 'https://healzy.test', getToken: () => null });
  await operation('listChats').call({ client, accountId: 'a1' });
  stop();
  expect(heard).toHaveBeenCalledOnce();
  expect(Math.abs(serverAhead() + DAY)).toBeLessThan(1000);
});
