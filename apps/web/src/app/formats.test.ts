import { describe, expect, it } from 'vitest';
import { formatsOf, LOCALES } from './formats.ts';

const es = formatsOf('es');
const en = formatsOf('en');

describe('numbers and dates', () => {
  it('follow the conventions of each language', () => {
    expect(es.number(1234.5, 1)).toBe('1.234,5');
    expect(en.number(1234.5, 1)).toBe('1,234.5');
    expect(es.column.day('2026-03-09')).toBe('09/03/26');
    expect(en.column.day('2026-03-09')).toBe('03/09/26');
    expect(es.day('2024-03-03')).toBe('3 mar 2024');
    expect(en.day('2024-03-03')).toBe('Mar 3, 2024');
    // Intl writes thin spaces around its dash.
    const span = (formats: typeof es) => formats.span('2026-11-14', '2026-12-11').replace(/\s/g, ' ');
    expect(span(es)).toBe('14 nov – 11 dic 2026');
    expect(span(en)).toBe('Nov 14 – Dec 11, 2026');
    expect(es.column.fullDay('2022-03-15')).toBe('15/03/2022');
    expect(en.column.fullDay('2022-03-15')).toBe('03/15/2022');
    expect(es.percent(12.34, 1)).toBe('12,3\u00a0%');
    expect(en.percent(12.34, 1)).toBe('12.3%');
  });

  it('convert an instant to the given zone', () => {
    const instant = '2026-03-09T23:30:00Z';
    expect(es.dateTime(instant, 'Europe/Madrid')).toBe('10 mar 2026, 00:30');
    expect(en.dateTime(instant, 'America/New_York')).toBe('Mar 9, 2026, 19:30');
    expect(es.date(instant, 'Europe/Madrid')).toBe('10 mar 2026');
    expect(es.column.dateTime(instant, 'Europe/Madrid')).toBe('10/03/26 00:30');
    expect(en.column.dateTime(instant, 'America/New_York')).toBe('03/09/26 19:30');
    expect(en.column.date(instant, 'Europe/Madrid')).toBe('03/10/26');
    expect(en.time(instant, 'Asia/Kolkata')).toBe('05:00');
  });

  it('are formatted by the kit in the same zone', () => {
    const clock = (locale: string) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date('2026-03-09T23:30:00Z'),
      );
    expect(Object.values(LOCALES).map(clock)).toEqual(['23:30', '23:30']);
  });

  it('show a dash where there is no value', () => {
    expect(es.number(null)).toBe('–');
    expect(es.day(null)).toBe('–');
    expect(es.dateTime(null)).toBe('–');
    expect(es.column.day(null)).toBe('–');
    expect(es.column.dateTime(null)).toBe('–');
  });

  it('format durations and sizes as people write them', () => {
    expect(es.duration(45)).toBe('45\u00a0min');
    expect(es.duration(1390)).toBe('23\u00a0h 10\u00a0min');
    expect(es.bytes(1_240_000)).toBe('1,2\u00a0MB');
    expect(en.bytes(300)).toBe('1\u00a0kB');
  });
});

describe('a date in a list', () => {
  // A quarter past midnight in Madrid, where the clock was turned back the day before.
  const now = new Date('2026-10-25T23:15:00Z');
  const zone = 'Europe/Madrid';

  it.each([
    ['2026-10-25T23:00:00Z', 'hoy, 00:00', 'today, 00:00'],
    ['2026-10-25T22:59:00Z', 'ayer, 23:59', 'yesterday, 23:59'],
    ['2026-10-24T22:00:00Z', 'ayer, 00:00', 'yesterday, 00:00'],
    ['2026-10-24T21:59:00Z', '24 oct 2026, 23:59', 'Oct 24, 2026, 23:59'],
    ['2026-10-26T23:00:00Z', '27 oct 2026, 00:00', 'Oct 27, 2026, 00:00'],
  ])('of %s is near by the calendar of the zone', (instant, spanish, english) => {
    expect(es.recentDateTime(instant, zone, now)).toBe(spanish);
    expect(en.recentDateTime(instant, zone, now)).toBe(english);
  });

  it('may leave out the hour', () => {
    expect(es.recentDate('2026-10-25T22:59:00Z', zone, now)).toBe('ayer');
    expect(en.recentDate('2026-10-25T22:59:00Z', 'America/New_York', now)).toBe('today');
    expect(en.recentDate('2026-10-20T10:00:00Z', zone, now)).toBe('Oct 20, 2026');
  });
});
