import { expect, it } from 'vitest';
import { elapsedText } from './elapsed.ts';

it.each([
  [0, '00:00'],
  [125.4, '02:05'],
  [59.6, '01:00'],
  [3725, '1:02:05'],
  [-10, '−00:10'],
  [-0.2, '00:00'],
])('writes %d seconds as %s', (seconds, text) => expect(elapsedText(seconds)).toBe(text));
