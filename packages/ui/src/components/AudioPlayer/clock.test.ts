import { describe, expect, it } from 'vitest';
import { clock } from './clock.ts';

describe('clock', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [65, '1:05'],
    [3599.99, '59:59'],
    [3729, '1:02:09'],
    [NaN, '0:00'],
    [Infinity, '0:00'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, expected) => {
    expect(clock(seconds, 'en')).toBe(expected);
  });

  it('uses the digits of the language', () => {
    expect(clock(65, 'ar-EG')).toBe('١:٠٥');
  });
});
