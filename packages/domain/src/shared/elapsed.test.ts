import { expect, it } from 'vitest';
import { elapsedSince } from './elapsed.ts';

it.each([
  ['2026-03-10T12:00:01Z', 'hours', 0],
  ['2026-03-10T12:10:00Z', 'hours', 0],
  ['2026-03-08T11:59:00Z', 'hours', 48],
  ['2026-03-07T11:30:00Z', 'hours', 72],
  ['2026-03-07T11:00:00Z', 'days', 3],
  ['2026-03-05T12:00:00Z', 'days', 5],
  ['2026-03-04T12:00:01Z', 'days', 5],
])('since %s it is %s: %i', (since, unit, count) => {
  expect(elapsedSince(since, new Date('2026-03-10T12:00:00Z'))).toEqual({ unit, count });
});
