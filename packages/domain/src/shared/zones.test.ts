import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isZone,
  offsetAt,
  resolveWallClock,
  startOfLocalDay,
  zoneOffsetMinutes,
  zoneTable,
} from './zones.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const ZONES = Intl.supportedValuesOf('timeZone');

describe('zone table', () => {
  it('agrees with Intl at any instant from 1990 to 2035, in every zone', () => {
    expect(ZONES.length).toBeGreaterThan(300);
    const from = at('1990-01-01T00:00:00Z');
    const to = at('2035-01-01T00:00:00Z');
    for (const zone of ZONES) {
      fc.assert(
        fc.property(
          fc.integer({ min: from, max: to - 400 * 86400 }),
          fc.array(fc.nat(400 * 86400), { minLength: 20, maxLength: 20 }),
          (start, later) => {
            const table = zoneTable(zone, start, start + 400 * 86400);
            for (const seconds of later) {
              expect(offsetAt(table, start + seconds)).toBe(zoneOffsetMinutes(zone, start + seconds));
            }
          },
        ),
        { numRuns: 1 },
      );
    }
  });

  it('converts every wall clock back to its instant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/Madrid',
          'Australia/Lord_Howe',
          'Asia/Kathmandu',
          'America/St_Johns',
          'Pacific/Apia',
        ),
        fc.integer({ min: at('2005-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
        (zone, epoch) => {
          const table = zoneTable(zone, epoch, epoch);
          const offset = offsetAt(table, epoch);
          const wall = resolveWallClock(table, epoch + offset * 60);
          const instants = wall.kind === 'twice' ? [wall.first, wall.second] : [wall.epochSeconds];
          expect(wall.kind).not.toBe('never');
          expect(instants).toContain(epoch);
        },
      ),
    );
  });

  it('recognises the repeated hour of autumn and the missing hour of spring', () => {
    const table = zoneTable('Europe/Madrid', at('2026-01-01T00:00:00Z'), at('2026-12-31T00:00:00Z'));
    expect(resolveWallClock(table, at('2026-10-25T02:30:00Z'))).toEqual({
      kind: 'twice',
      first: at('2026-10-25T00:30:00Z'),
      firstOffset: 120,
      second: at('2026-10-25T01:30:00Z'),
      secondOffset: 60,
    });
    expect(resolveWallClock(table, at('2026-03-29T02:30:00Z'))).toEqual({
      kind: 'never',
      epochSeconds: at('2026-03-29T01:30:00Z'),
      offsetMinutes: 60,
    });
  });

  it('knows days of 23, 24 and 25 hours, and one that begins at one in the morning', () => {
    const hours = (zone: string, iso: string) => {
      const day = at(`${iso}T00:00:00Z`) / 86400;
      const table = zoneTable(zone, day * 86400, day * 86400);
      return (startOfLocalDay(table, day + 1) - startOfLocalDay(table, day)) / 3600;
    };
    expect(hours('Europe/Madrid', '2026-03-29')).toBe(23);
    expect(hours('Europe/Madrid', '2026-03-30')).toBe(24);
    expect(hours('Europe/Madrid', '2026-10-25')).toBe(25);
    expect(hours('Australia/Lord_Howe', '2026-04-05')).toBe(24.5);
    expect(hours('America/Santiago', '2026-09-06')).toBe(23);
    expect(hours('Asia/Beirut', '2026-03-29')).toBe(23);
  });

  it('rejects unknown zones', () => {
    for (const name of ['', 'Europe/Nowhere', '+01:00', '../etc', 'Europe/Madrid\u0000'])
      expect(isZone(name)).toBe(false);
    for (const name of ['Europe/Madrid', 'UTC', 'Etc/GMT+5']) expect(isZone(name)).toBe(true);
  });
});
