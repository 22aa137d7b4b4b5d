import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../session/index.ts';
import { daysOfLocalDate, zoneOffsetMinutes } from '../shared/index.ts';
import {
  dashboardPeriod,
  dashboardReach,
  evolutionOf,
  evolutionStep,
  visitsReach,
  worklistReach,
  WORKLIST_KINDS,
} from './index.ts';

const noon = Date.UTC(2026, 2, 31, 12) / 1000;
const periodOf = (asked: Partial<Parameters<typeof dashboardPeriod>[0]>) =>
  dashboardPeriod({ zone: 'UTC', nowEpoch: noon, ...asked });

describe('the period', () => {
  it('is thirty days up to today, in weeks from Monday', () => {
    const found = periodOf({});
    expect(found).toMatchObject({
      ok: true,
      value: {
        from: '2026-03-02',
        to: '2026-03-31',
        step: 'WEEK',
        previousStartEpoch: Date.UTC(2026, 0, 31) / 1000,
      },
    });
    expect(found.ok && found.value.parts.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-02', '2026-03-08'],
      ['2026-03-09', '2026-03-15'],
      ['2026-03-16', '2026-03-22'],
      ['2026-03-23', '2026-03-29'],
      ['2026-03-30', '2026-03-31'],
    ]);
  });

  it('is cut into calendar months when it is long', () => {
    const found = periodOf({ from: '2025-11-20' });
    expect(found.ok && found.value.parts.map(({ from }) => from)).toEqual([
      '2025-11-20',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect([14, 15, 120, 121].map(evolutionStep)).toEqual(['DAY', 'WEEK', 'WEEK', 'MONTH']);
  });

  it('ends today at the latest, and today is that of the zone', () => {
    expect(periodOf({ to: '2999-01-01', days: 1 })).toMatchObject({
      value: { from: '2026-03-31', to: '2026-03-31' },
    });
    const late = { nowEpoch: Date.UTC(2026, 2, 31, 23) / 1000, days: 1 };
    expect(periodOf({ ...late, zone: 'Europe/Madrid' })).toMatchObject({ value: { to: '2026-04-01' } });
    expect(periodOf({ ...late, zone: 'America/Havana' })).toMatchObject({ value: { to: '2026-03-31' } });
  });

  it.each([
    ['the wrong way round', { from: '2026-03-02', to: '2026-03-01' }],
    ['of days to come', { from: '2026-04-01' }],
    ['longer than five years', { from: '2020-01-01' }],
    ['that begins before the first year', { to: '0001-01-02' }],
    ['that begins before 1900', { to: '1900-01-29' }],
  ])('rejects %s', (_why, asked) => {
    expect(periodOf(asked)).toMatchObject({ ok: false, code: 'PERIOD_INVALID' });
  });

  it('is covered by its parts without a gap, whatever the zone does to its clocks', () => {
    const zones = [
      'Europe/Madrid',
      'America/Havana',
      'Africa/Cairo',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'UTC',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2010, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 }),
        fc.integer({ min: 1, max: 900 }),
        (zone, nowEpoch, days) => {
          const found = dashboardPeriod({ zone, nowEpoch, days });
          if (!found.ok) throw new Error('refused');
          const { parts, startEpoch, endEpoch, from, to } = found.value;
          expect([parts[0]?.startEpoch, parts.at(-1)?.endEpoch]).toEqual([startEpoch, endEpoch]);
          parts.slice(1).forEach((part, index) => expect(part.startEpoch).toBe(parts[index]?.endEpoch));
          expect((daysOfLocalDate(to) ?? 0) - (daysOfLocalDate(from) ?? 0)).toBe(days - 1);
          expect(nowEpoch).toBeGreaterThanOrEqual(parts.at(-1)?.startEpoch ?? Number.NaN);
          expect(nowEpoch).toBeLessThan(endEpoch);
          expect(zoneOffsetMinutes(zone, startEpoch)).toBeTypeOf('number');
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('patients who stay, come and leave', () => {
  it.each([
    // Ten are active; two come, one of them leaves again, and one who had left is back.
    [10, { started: 3, ended: 1, first: 2, left: 1 }, { recurrent: 11, new: 2, canceled: 1 }],
    [10, { started: 0, ended: 0, first: 0, left: 0 }, { recurrent: 10, new: 0, canceled: 0 }],
    // One is deactivated and activated again.
    [10, { started: 1, ended: 1, first: 0, left: 0 }, { recurrent: 10, new: 0, canceled: 0 }],
    [0, { started: 2, ended: 2, first: 2, left: 2 }, { recurrent: 0, new: 2, canceled: 2 }],
  ])('of %i active before', (before, counts, expected) => {
    expect(evolutionOf(before, counts)).toEqual(expected);
  });
});

describe('the worklist', () => {
  const actor = (roles: Actor['roles'], professionalId: string | null = 'p1'): Actor => ({
    roles,
    professionalId,
  });
  it.each([
    ['an administrator', actor(['ADMIN']), Array<string>(WORKLIST_KINDS.length).fill('all'), 'all', 'all'],
    [
      'a receptionist',
      actor(['RECEPTIONIST']),
      ['none', 'none', 'all', 'none', 'none', 'none', 'none', 'all', 'none', 'none', 'none', 'all', 'none'],
      'all',
      'none',
    ],
    [
      'a specialist',
      actor(['SPECIALIST']),
      [...Array<string>(WORKLIST_KINDS.length - 1).fill('assigned'), 'none'],
      'assigned',
      'assigned',
    ],
    [
      'a specialist at the desk',
      actor(['SPECIALIST', 'RECEPTIONIST']),
      [
        'assigned',
        'assigned',
        'all',
        'assigned',
        'assigned',
        'assigned',
        'assigned',
        'all',
        'assigned',
        'assigned',
        'assigned',
        'all',
        'none',
      ],
      'all',
      'assigned',
    ],
    [
      'a specialist who is no professional',
      actor(['SPECIALIST'], null),
      Array<string>(WORKLIST_KINDS.length).fill('none'),
      'none',
      'none',
    ],
    ['a patient', actor(['PATIENT']), Array<string>(WORKLIST_KINDS.length).fill('none'), 'none', 'none'],
  ] as const)('of %s', (_who, who, lines, figures, changes) => {
    expect(WORKLIST_KINDS.map((kind) => worklistReach(who, kind))).toEqual(lines);
    expect(dashboardReach(who)).toBe(figures);
    expect(visitsReach(who)).toEqual({ visits: figures, changes });
  });
});
