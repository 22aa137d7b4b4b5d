import { expect, it } from 'vitest';
import { groupByDay, localTime } from './timelineDays.ts';

it.each([
  ['2026-03-03', { day: '2026-03-03' }],
  ['2026-03-03T23:30', { day: '2026-03-03', hour: 23, minute: 30 }],
  ['2026-03-03T23:30:00Z', { day: '2026-03-04', hour: 0, minute: 30 }],
  ['2026-03-03T23:30:00+05:00', { day: '2026-03-03', hour: 19, minute: 30 }],
  // The 23-hour day in Madrid: 01:30 UTC is 03:30 local time, and 00:30 UTC is 01:30.
  ['2026-03-29T01:30:00Z', { day: '2026-03-29', hour: 3, minute: 30 }],
  ['2026-03-29T00:30:00Z', { day: '2026-03-29', hour: 1, minute: 30 }],
  // The 25-hour day: 02:30 repeats.
  ['2026-10-25T00:30:00Z', { day: '2026-10-25', hour: 2, minute: 30 }],
  ['2026-10-25T01:30:00Z', { day: '2026-10-25', hour: 2, minute: 30 }],
])('reads %s as it was in Madrid', (time, local) => {
  expect(localTime(time, 'Europe/Madrid')).toEqual(local);
});

it.each(['', 'soon', '2026-02-31', '2026-03-03T25:00', '2026-03-03T10:00:00+99'])(
  'takes %j for no time',
  (time) => expect(localTime(time, 'Europe/Madrid')).toBeNull(),
);

it('groups by day, keeps the order, and keeps entries without a time', () => {
  const entries = ['2026-03-03T23:30:00Z', '2026-03-04', 'soon', '2026-03-03'].map((time, id) => ({
    id: `${id}`,
    time,
  }));
  const groups = groupByDay(entries, 'Europe/Madrid');
  expect(groups.map(({ day, entries: each }) => [day, each.map(({ entry }) => entry.id)])).toEqual([
    ['2026-03-04', ['0', '1']],
    ['', ['2']],
    ['2026-03-03', ['3']],
  ]);
});
