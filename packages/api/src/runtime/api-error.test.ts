import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiErrorOf } from './api-error.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 9, 0, 0), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([
  ['30', 30],
  ['Mon, 02 Mar 2026 09:00:45 GMT', 45],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [undefined, null],
])('reads how long the server asks to wait: %s', async (header, seconds) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  const error = await apiErrorOf(new Response('{"code":"TOO_MANY_REQUESTS"}', { status: 429, headers }));
  expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: seconds });
});
