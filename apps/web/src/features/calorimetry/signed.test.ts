import { expect, it } from 'vitest';
import { signed } from './signed.ts';

const whole = (value: number | null) => (value === null ? '–' : value.toFixed(0));

it.each([
  [12.4, '+12'],
  [-12.4, '−12'],
  [-0.3, '0'],
  [0, '0'],
  [null, '–'],
])('writes %s as %s', (value, text) => expect(signed(value, whole)).toBe(text));
