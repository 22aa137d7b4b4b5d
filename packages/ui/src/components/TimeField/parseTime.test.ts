import { expect, it } from 'vitest';
import { fromClock, parseTime, toClock } from './parseTime.ts';

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['0930', '09:30'],
  ['14h', '14:00'],
  ['14h30', '14:30'],
  ['2:30 pm', '14:30'],
  ['2:30 p. m.', '14:30'],
  ['12:10 AM', '00:10'],
  ['08:30:15', '08:30'],
])('reads %s', (text, clock) => {
  const time = parseTime(text);
  expect(time && toClock(time)).toBe(clock);
});

it.each(['', '24:00', '12:60', '13:00 pm', '0 am', 'noon', '1:2', '123:00'])('takes %j for no time', (text) =>
  expect(parseTime(text)).toBeNull(),
);

it('accepts HH:MM as is, and nothing else', () => {
  expect(fromClock('23:59')?.toString()).toBe('23:59:00');
  expect(fromClock('9:5')).toBeNull();
  expect(fromClock(null)).toBeNull();
});
