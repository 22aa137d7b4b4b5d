import { ApiError } from '@healzy/api/runtime';
import { expect, it } from 'vitest';
import { waitOf } from './useHeldOutbox.ts';

const refused = (status: number, more: { retryAfter?: number }) =>
  new ApiError('refused', { code: 'TOO_MANY_REQUESTS', status, ...more });

it('a refusal tells in how many whole minutes a patient can write again, where that is the reason', () => {
  expect(waitOf(refused(429, { retryAfter: 600 }))).toBe(10);
  expect(waitOf(refused(429, { retryAfter: 1 }))).toBe(1);
  expect(waitOf(refused(429, {}))).toBeNull();
  expect(waitOf(refused(503, { retryAfter: 5 }))).toBeNull();
  expect(waitOf(new Error('offline'))).toBeNull();
});
