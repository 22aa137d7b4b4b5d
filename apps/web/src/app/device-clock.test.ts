import { forgetServerTime, learnServerTime } from '@healzy/api/runtime/server-clock';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deviceMemory } from '../state/browser-storage.ts';
import { clearNotices, clearNoticesOfScreen, noticesAtom } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { watchDeviceClock } from './device-clock.ts';
import { formatsOf } from './formats.ts';
import { startI18n } from './i18n.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 29, 12);
let stop: () => void;

/** The server answers at noon to a device whose clock is that far from it. */
function answer(deviceAheadMs: number): void {
  vi.setSystemTime(NOON + deviceAheadMs);
  forgetServerTime();
  const headers = { date: new Date(NOON).toUTCString() };
  learnServerTime(new Response(null, { headers }), performance.now(), performance.now());
}
const told = () => store.get(noticesAtom).map(({ text }) => text);

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.useFakeTimers();
  deviceMemory.remove('healzy.device-clock');
  clearNotices();
  stop = watchDeviceClock();
});
afterEach(() => {
  stop();
  forgetServerTime();
  vi.useRealTimers();
});

it.each([
  ['a day ahead', 1440, 'This device’s clock is 1 day ahead'],
  ['two hours behind', -120, 'This device’s clock is 2 hours behind'],
  ['twelve minutes ahead', 12, 'This device’s clock is 12 minutes ahead'],
])('says that the clock is %s', (_what, minutes, text) => {
  answer(minutes * MINUTE);
  clearNoticesOfScreen();
  expect(told()).toEqual([text]);
});

it('says it once on a device, and again only after the clock was right', () => {
  answer(1440 * MINUTE);
  clearNotices();
  answer(1440 * MINUTE);
  expect(told()).toEqual([]);
  answer(0);
  answer(1440 * MINUTE);
  expect(told()).toHaveLength(1);
});

it('says nothing of a few minutes', () => {
  answer(4 * MINUTE);
  expect(told()).toEqual([]);
});

it('means the server’s day where it writes "today"', () => {
  answer(1440 * MINUTE);
  const formats = formatsOf('en');
  expect(formats.recentDate(new Date(NOON - 60 * MINUTE), 'Europe/Madrid')).toBe('today');
  expect(formats.recentDate(new Date(NOON + 1440 * MINUTE), 'Europe/Madrid')).not.toBe('today');
});
