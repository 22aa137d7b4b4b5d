import { describe, expect, it } from 'vitest';
import { calendarPlaceOf, parametersOfCalendar } from './calendar-address.ts';

const id = '01a1ff80-6862-7080-a544-7f1436f727b9';
const read = (text: string) => calendarPlaceOf(new URLSearchParams(text));

describe('the address of the calendar', () => {
  it('is short where nothing was chosen', () => {
    expect(parametersOfCalendar(read('')).toString()).toBe('');
    expect(read('')).toEqual({ view: 'week', date: null, whose: null, showsCanceled: false, open: null });
  });

  it.each([
    ['view=month&date=2026-03-04&with=all&canceled=yes'],
    [`view=day&with=${id}`],
    [`appointment=${id}`],
  ])('round-trips: %s', (text) => {
    expect(parametersOfCalendar(read(text)).toString()).toBe(text);
  });

  it.each([
    ['view=year'],
    ['date=2026-02-30'],
    ['date=soon'],
    ['with=me'],
    ['canceled=1'],
    ['appointment=1'],
  ])('ignores invalid values: %s', (text) => {
    expect(parametersOfCalendar(read(text)).toString()).toBe('');
  });
});
