import { describe, expect, it } from 'vitest';
import { zonedTickFormat, zonedTicks } from './timeAxis.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const texts = (from: string, to: string, atMost: number, locale = 'en-GB', timeZone = 'Europe/Madrid') => {
  const format = zonedTickFormat(locale, timeZone);
  return zonedTicks(at(from), at(to), atMost, timeZone).map(format);
};

describe('zonedTicks', () => {
  it('skips the hour that spring skips, with midnights 23 hours apart', () => {
    const [from, to] = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    expect(texts(from, to, 8)).toEqual([
      '29 Mar',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
      '30 Mar',
    ]);
    const hourly = zonedTicks(at(from), at(to), 24, 'Europe/Madrid');
    expect(hourly).toHaveLength(24);
    expect(hourly.map(zonedTickFormat('en-GB', 'Europe/Madrid'))).not.toContain('02:00');
  });

  it('names the hour that autumn repeats only once', () => {
    const [from, to] = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'];
    const ticks = zonedTicks(at(from), at(to), 25, 'Europe/Madrid');
    expect(ticks).toHaveLength(25);
    expect((ticks[3]?.at ?? 0) - (ticks[2]?.at ?? 0)).toBe(2 * 3600);
  });

  it('uses Mondays, months and years as the period grows', () => {
    expect(texts('2026-01-05T00:00:00Z', '2026-02-03T00:00:00Z', 6)).toEqual([
      '12 Jan',
      '19 Jan',
      '26 Jan',
      '2 Feb',
    ]);
    expect(texts('2025-11-15T00:00:00Z', '2026-03-15T00:00:00Z', 6)).toEqual(['Dec', '2026', 'Feb', 'Mar']);
    expect(texts('1990-01-01T00:00:00Z', '2026-01-02T00:00:00Z', 5, 'es-ES', 'UTC')).toEqual([
      '1990',
      '2000',
      '2010',
      '2020',
    ]);
  });

  it('is empty for an empty period', () => {
    expect(zonedTicks(5, 5, 6, 'UTC')).toEqual([]);
  });
});
