import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, parseDays, partOrder } from './parseDay.ts';

describe('parseDay', () => {
  it.each([
    ['2026-11-21', 'es-ES', '2026-11-21'],
    ['2026-11-21T08:30:00Z', 'en-US', '2026-11-21'],
    ['21/11/2026', 'es-ES', '2026-11-21'],
    [' 21 / 11 / 2026 ', 'es-ES', '2026-11-21'],
    ['3.4.26', 'es-ES', '2026-04-03'],
    ['3/4/26', 'en-US', '2026-03-04'],
    ['21/11/2026', 'en-US', '2026-11-21'],
    ['09/02/84', 'es-ES', '1984-02-09'],
    ['21 nov 2026', 'es-ES', '2026-11-21'],
    ['21 de noviembre de 2026', 'es-ES', '2026-11-21'],
    ['November 21, 2026', 'en-US', '2026-11-21'],
    ['29/02/2024', 'es-ES', '2024-02-29'],
  ])('reads %s in %s', (text, locale, day) => {
    expect(parseDay(text, locale)?.toString()).toBe(day);
  });

  it.each([
    '',
    '31/02/2026',
    '29/02/2025',
    '00/01/2026',
    '2026-13-01',
    '21/11',
    'soon',
    '21/11/2026 x',
    '1/2/026',
  ])('takes %j for no day', (text) => expect(parseDay(text, 'es-ES')).toBeNull());

  it('reads back every day that it formats, in both orders', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('es-ES', 'en-US', 'en-GB'), (date, locale) => {
        const written = date.toLocaleDateString(locale, {
          timeZone: 'UTC',
          dateStyle: undefined,
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
        });
        expect(parseDay(written, locale)?.toString()).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseDay(text, 'es-ES')));
  });
});

describe('parseDays', () => {
  it.each([
    '21/11/2026 – 28/11/2026',
    '21/11/2026 - 28/11/2026',
    '2026-11-21 a 2026-11-28',
    '21/11/2026–28/11/2026',
  ])('reads %s', (text) => {
    const days = parseDays(text, 'es-ES');
    expect([days?.start.toString(), days?.end.toString()]).toEqual(['2026-11-21', '2026-11-28']);
  });
  it('does not take one day for two', () => expect(parseDays('21/11/2026', 'es-ES')).toBeNull());
});

it('knows the order of each language', () => {
  expect(partOrder('es-ES')).toEqual(['day', 'month', 'year']);
  expect(partOrder('en-US')).toEqual(['month', 'day', 'year']);
});
