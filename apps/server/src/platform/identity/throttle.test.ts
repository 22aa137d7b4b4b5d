import { describe, expect, it } from 'vitest';
import { addressBlock, countAttempt, throttleKey, type ThrottleState } from './throttle.ts';

const policy = { free: 3, firstWait: 30, longestWait: 100, forgetAfter: 3600 };
const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000);

/** Makes attempts at the given seconds; returns the wait after each. */
function waits(seconds: readonly number[]): number[] {
  let state: ThrottleState | undefined;
  return seconds.map((second) => {
    const counted = countAttempt(state, policy, at(second));
    state = counted.state;
    return counted.retryAfter;
  });
}

describe('countAttempt', () => {
  it('lets the free attempts through and then makes the next one wait', () => {
    expect(waits([0, 1, 2, 3, 31])).toEqual([0, 0, 0, 29, 1]);
  });

  it('doubles the wait after each further failure, up to the maximum', () => {
    expect(waits([0, 0, 0, 30, 31, 90, 91, 190, 191])).toEqual([0, 0, 0, 0, 59, 0, 99, 0, 99]);
  });

  it('does not prolong the wait for attempts during it', () => {
    expect(waits([0, 0, 0, 10, 20, 29, 30])).toEqual([0, 0, 0, 20, 10, 1, 0]);
  });

  it('starts again after a long silence', () => {
    expect(waits([0, 0, 0, 3601, 3602, 3603, 3604])).toEqual([0, 0, 0, 0, 0, 0, 29]);
  });
});

describe('addressBlock', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (ip, block) => {
    expect(addressBlock(ip)).toBe(block);
  });
});

it('stores neither e-mail nor address readably in a key', () => {
  const key = throttleKey('sign-in', 'ana@clinica-alba.example', '192.0.2.7');
  expect(key).toMatch(/^sign-in:[\w-]{43}$/);
  expect(key).not.toBe(throttleKey('sign-in', 'ana@clinica-alba.example', '192.0.2.8'));
});
