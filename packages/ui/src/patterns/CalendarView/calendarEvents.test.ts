import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, dayByKey, hoursOfDay, missingHours, shownWeeks } from './calendarDays.ts';
import { closedStretches } from './calendarHours.ts';
import { eventsByDay, placeBeside, type Timed } from './calendarEvents.ts';

const madrid = 'Europe/Madrid';
const timed = (day: string, events: { id: string; start: string; end?: string }[]) =>
  (eventsByDay(events, shownWeeks(day, 'week', 'es-ES')[0] ?? [], madrid).get(day)?.timed ?? []).map(
    ({ event, from, to }) => [event.id, from, to],
  );

describe('weeks', () => {
  it('begins on Monday in Spanish and on Sunday in American English', () => {
    expect(shownWeeks('2026-03-04', 'week', 'es-ES')[0]?.[0]).toBe('2026-03-02');
    expect(shownWeeks('2026-03-04', 'week', 'en-US')[0]?.[0]).toBe('2026-03-01');
    expect(shownWeeks('2026-03-04', 'week', 'en-US', 'mon')[0]?.[0]).toBe('2026-03-02');
  });
  it.each([
    ['2026-02-10', 'es-ES', 5],
    ['2021-02-10', 'es-ES', 4],
    ['2026-03-10', 'es-ES', 6],
  ])('shows the whole month of %s', (day, locale, count) => {
    const weeks = shownWeeks(day, 'month', locale);
    expect(weeks).toHaveLength(count);
    expect(weeks.flat()).toContain(`${day.slice(0, 7)}-01`);
  });
  it('moves as in the grid pattern', () => {
    const move = (key: string, isRightToLeft = false) =>
      dayByKey('2026-03-04', key, { view: 'month', locale: 'es-ES', isRightToLeft });
    expect(move('ArrowRight')).toBe('2026-03-05');
    expect(move('ArrowRight', true)).toBe('2026-03-03');
    expect(move('ArrowDown')).toBe('2026-03-11');
    expect(move('Home')).toBe('2026-03-02');
    expect(move('End')).toBe('2026-03-08');
    expect(move('PageUp')).toBe('2026-02-04');
    expect(move('x')).toBeNull();
  });
});

describe('days of 23 and 25 hours', () => {
  it('knows the hours of a day', () => {
    expect(hoursOfDay('2026-03-29', madrid)).toHaveLength(23);
    expect(hoursOfDay('2026-10-25', madrid)).toHaveLength(25);
    expect(hoursOfDay('2026-03-04', madrid)).toHaveLength(24);
  });
  it('gives the 25-hour week a second 02:00, which its other days lack', () => {
    const week = shownWeeks('2026-10-25', 'week', 'es-ES')[0] ?? [];
    const axis = axisOf(week, madrid);
    expect(axis.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    expect(missingHours('2026-10-25', axis, madrid)).toEqual([]);
    expect(missingHours('2026-10-24', axis, madrid)).toEqual([{ hour: 2, isSecond: true }]);
  });
  it('omits 02:00 from the 23-hour day', () => {
    const axis = axisOf(['2026-03-29'], madrid);
    expect(missingHours('2026-03-29', axis, madrid)).toEqual([{ hour: 2, isSecond: false }]);
  });
  it('puts both 02:30 of the long day in their own hours, and later events after both', () => {
    expect(
      timed('2026-10-25', [
        { id: 'first', start: '2026-10-25T00:30:00Z', end: '2026-10-25T00:45:00Z' },
        { id: 'second', start: '2026-10-25T01:30:00Z', end: '2026-10-25T01:45:00Z' },
        { id: 'later', start: '2026-10-25T09:00', end: '2026-10-25T10:00' },
      ]),
    ).toEqual([
      ['first', 2.5, 2.75],
      ['second', 3.5, 3.75],
      ['later', 10, 11],
    ]);
  });
  it('skips the hour that the short day lacks', () => {
    expect(
      timed('2026-03-29', [{ id: 'a', start: '2026-03-29T00:30:00Z', end: '2026-03-29T01:30:00Z' }]),
    ).toEqual([['a', 1.5, 3.5]]);
  });
});

describe('open hours', () => {
  const day = axisOf(['2026-03-04'], madrid);
  it('close the rest of the day', () => {
    const open = [
      { from: '16:00', to: '00:00' },
      { from: '09:30', to: '14:00' },
      { from: '13:00', to: '14:30' },
    ];
    expect(closedStretches(open, day)).toEqual([
      { from: 0, to: 9.5 },
      { from: 14.5, to: 16 },
    ]);
  });
  it('close a day without any, and one with invalid times', () => {
    expect(closedStretches([], day)).toEqual([{ from: 0, to: 24 }]);
    expect(closedStretches([{ from: 'soon', to: '99:00' }], day)).toEqual([{ from: 0, to: 24 }]);
  });
  it('include both repeated hours', () => {
    const long = axisOf(['2026-10-25'], madrid);
    expect(closedStretches([{ from: '02:00', to: '03:00' }], long)).toEqual([
      { from: 0, to: 2 },
      { from: 4, to: 25 },
    ]);
  });
});

describe('events', () => {
  it('reads a zone, spans midnight, and ends at midnight on the day before', () => {
    expect(
      timed('2026-03-04', [{ id: 'a', start: '2026-03-03T22:30:00Z', end: '2026-03-04T00:30:00Z' }]),
    ).toEqual([['a', 0, 1.5]]);
    expect(timed('2026-03-04', [{ id: 'a', start: '2026-03-03T22:00', end: '2026-03-04T00:00' }])).toEqual(
      [],
    );
  });
  it('ignores events without a valid time', () => {
    expect(
      timed('2026-03-04', [
        { id: 'a', start: 'soon' },
        { id: 'b', start: '2026-02-31' },
      ]),
    ).toEqual([]);
  });
  it('shows multi-day events on each day, and marks where they continue', () => {
    const found = eventsByDay(
      [{ id: 'a', start: '2026-03-03', end: '2026-03-05' }],
      ['2026-03-03', '2026-03-05', '2026-03-06'],
      madrid,
    );
    expect(
      [...found.values()].map(({ allDay }) =>
        allDay.map(({ isContinued, continues }) => [isContinued, continues]),
      ),
    ).toEqual([[[false, true]], [[true, false]], []]);
  });
  it('never puts two simultaneous events in one lane', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const list = spans.map(
          ([from, length], id) =>
            ({
              event: id,
              from,
              to: from + length,
              start: { day: '', at: 0, hour: 0, minute: 0 },
              endsLater: false,
              lane: 0,
              lanes: 1,
            }) satisfies Timed<number>,
        );
        placeBeside(list);
        for (const one of list)
          for (const two of list)
            if (one !== two && one.from < two.to && two.from < one.to) {
              expect(one.lane).not.toBe(two.lane);
              expect(one.lanes).toBe(two.lanes);
            }
        for (const each of list) expect(each.lane).toBeLessThan(each.lanes);
      }),
    );
  });
});
