import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minuteStates,
  NO_DEVICE_SLEEP,
  SLEEP_STATES,
  sleepDays,
  sleepMinutes,
  sleepRegularity,
  sleepsOf,
  sleepTimeline,
  type SleepSegment,
  type SleepStay,
  type SleepState,
} from '../index.ts';

const at = (utc: string) => Date.parse(`${utc}Z`) / 1000;
const stay = (start: string, end: string, more: Partial<SleepStay> = {}): SleepStay => {
  const span = { startS: at(start), endS: at(end) };
  return {
    source: 'watch',
    ...span,
    startOffsetMinutes: 0,
    endOffsetMinutes: 0,
    zone: null,
    segments: [{ state: 'LIGHT', ...span }],
    totals: null,
    device: NO_DEVICE_SLEEP,
    ...more,
  };
};
const segment = (state: SleepState, startMinute: number, endMinute: number): SleepSegment => ({
  state,
  startS: startMinute * 60,
  endS: endMinute * 60,
});
const statesOf = (segments: readonly SleepSegment[]) =>
  segments.map(({ state, startS, endS }) => [state, startS / 60, endS / 60]);

describe('one state at a moment', () => {
  it.each<[string, [string, SleepSegment[]][], unknown[]]>([
    [
      'stages over sleep without stages',
      [['watch', [segment('ASLEEP', 0, 60), segment('LIGHT', 10, 30), segment('REM', 30, 40)]]],
      [
        ['ASLEEP', 0, 10],
        ['LIGHT', 10, 30],
        ['REM', 30, 40],
        ['ASLEEP', 40, 60],
      ],
    ],
    [
      'a watch over the bed of a phone that comes first',
      [
        ['phone', [segment('IN_BED', 0, 60)]],
        ['watch', [segment('DEEP', 10, 50)]],
      ],
      [
        ['IN_BED', 0, 10],
        ['DEEP', 10, 50],
        ['IN_BED', 50, 60],
      ],
    ],
    [
      'the first of two watches, and the second where the first has nothing',
      [
        ['ring', [segment('REM', 0, 40)]],
        ['phone', [segment('LIGHT', 20, 60)]],
      ],
      [
        ['REM', 0, 40],
        ['LIGHT', 40, 60],
      ],
    ],
    [
      'a short wake inside of a stage',
      [['watch', [segment('LIGHT', 0, 60), segment('AWAKE', 20, 22)]]],
      [
        ['LIGHT', 0, 20],
        ['AWAKE', 20, 22],
        ['LIGHT', 22, 60],
      ],
    ],
  ])('%s', (_, sources, expected) => {
    const stays = sources.map(([source, segments]) => ({ source, segments }));
    expect(statesOf(sleepTimeline(stays, ['ring', 'phone', 'watch']))).toEqual(expected);
  });

  const anySegments = fc.array(
    fc.record({
      source: fc.constantFrom('watch', 'phone', 'ring'),
      state: fc.constantFrom(...SLEEP_STATES),
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 1, max: 120 }),
    }),
    { maxLength: 25 },
  );

  it('never has two, nor any that nobody recorded, in whatever order they came', () => {
    fc.assert(
      fc.property(anySegments, (list) => {
        const stays = list.map(({ source, state, start, length }) => ({
          source,
          segments: [segment(state, start, start + length)],
        }));
        const timeline = sleepTimeline(stays, ['watch']);
        expect(sleepTimeline([...stays].reverse(), ['watch'])).toEqual(timeline);
        for (const [index, { startS }] of timeline.entries())
          if (index > 0) expect(startS).toBeGreaterThanOrEqual(timeline[index - 1]!.endS);
        const minutes = minuteStates(timeline, 0, 720 * 60);
        const recorded = new Set(
          list.flatMap(({ start, length }) => Array.from({ length }, (_, i) => start + i)),
        );
        const scored = timeline.reduce((sum, { startS, endS }) => sum + (endS - startS) / 60, 0);
        expect(scored).toBe(recorded.size);
        expect(minutes).toHaveLength(720);
      }),
    );
  });

  it('is the longest of a minute', () => {
    const timeline: SleepSegment[] = [
      { state: 'LIGHT', startS: 0, endS: 50 },
      { state: 'AWAKE', startS: 50, endS: 110 },
    ];
    expect(minuteStates(timeline, 0, 180)).toEqual(['LIGHT', 'AWAKE', 'UNKNOWN']);
  });
});

describe('nights and naps', () => {
  it.each<[string, SleepStay, 'NIGHT' | 'NAP', string]>([
    ['asleep after midnight', stay('2026-03-10T00:30', '2026-03-10T07:00'), 'NIGHT', '2026-03-10'],
    ['asleep before midnight', stay('2026-03-09T22:30', '2026-03-10T07:00'), 'NIGHT', '2026-03-10'],
    ['a night shift: by day, and long', stay('2026-03-10T09:00', '2026-03-10T15:30'), 'NIGHT', '2026-03-10'],
    ['after lunch', stay('2026-03-10T15:00', '2026-03-10T16:10'), 'NAP', '2026-03-10'],
    ['two hours at night', stay('2026-03-10T03:00', '2026-03-10T05:00'), 'NIGHT', '2026-03-10'],
    [
      'a nap by the device, at night and over midnight',
      stay('2026-03-09T23:30', '2026-03-10T00:30', { device: { ...NO_DEVICE_SLEEP, isNap: true } }),
      'NAP',
      '2026-03-09',
    ],
    [
      'a night by the device, short and by day',
      stay('2026-03-10T12:00', '2026-03-10T14:00', { device: { ...NO_DEVICE_SLEEP, isNap: false } }),
      'NIGHT',
      '2026-03-10',
    ],
    [
      'a flight to the west: the day and the clock of waking',
      stay('2026-03-10T22:00', '2026-03-11T04:30', { startOffsetMinutes: 60, endOffsetMinutes: -300 }),
      'NIGHT',
      '2026-03-10',
    ],
  ])('%s', (_, recorded, kind, date) => {
    expect(sleepsOf([recorded], [])).toMatchObject([{ kind, date }]);
  });

  it.each([
    [
      'forward',
      stay('2026-03-28T22:00', '2026-03-29T05:00', { startOffsetMinutes: 60, endOffsetMinutes: 120 }),
      '2026-03-29',
    ],
    [
      'back',
      stay('2026-10-24T21:00', '2026-10-25T06:00', { startOffsetMinutes: 120, endOffsetMinutes: 60 }),
      '2026-10-25',
    ],
  ])('elapsed time counts when the clock goes %s', (_, recorded, date) => {
    const [night] = sleepsOf([recorded], []);
    expect(night!.date).toBe(date);
    expect(night!.figures.inBedS).toBe(recorded.endS - recorded.startS);
    expect(night!.figures.efficiency).toBe(100);
  });

  it('two parts of a night are one, with the time up named as waking', () => {
    const [day] = sleepDays(
      [stay('2026-03-09T23:00', '2026-03-10T03:00'), stay('2026-03-10T03:20', '2026-03-10T07:00')],
      [],
    );
    expect(day!.others).toEqual([]);
    expect(day!.night!.figures).toMatchObject({ inBedS: 8 * 3600, wasoS: 1200, gapS: 1200, awakenings: 1 });
  });

  it('hours apart they are two of one day, the longer one first', () => {
    const [day] = sleepDays(
      [stay('2026-03-09T22:00', '2026-03-10T01:00'), stay('2026-03-10T03:00', '2026-03-10T08:00')],
      [],
    );
    expect(day).toMatchObject({
      night: { figures: { sleepS: 5 * 3600 } },
      others: [{ figures: { sleepS: 3 * 3600 } }],
    });
  });

  it('a correction replaces, the same night twice is one, and what was typed in is shown apart', () => {
    const first = stay('2026-03-09T23:00', '2026-03-10T06:00', { version: 1 });
    const corrected = stay('2026-03-09T23:00', '2026-03-10T07:00', { version: 2 });
    const typed = stay('2026-03-09T20:00', '2026-03-10T10:00', { isManual: true });
    const days = sleepDays([corrected, first, typed, corrected], []);
    expect(sleepDays([typed, first, corrected], [])).toEqual(days);
    expect(days).toMatchObject([
      { night: { figures: { sleepS: 8 * 3600 } }, others: [], naps: [], manual: [{}] },
    ]);
  });

  it('sums without times do not join the minutes of another source', () => {
    const summed = stay('2026-03-09T22:50', '2026-03-10T07:10', {
      source: 'a',
      segments: [],
      totals: { LIGHT: 9 },
    });
    const timed = stay('2026-03-09T23:00', '2026-03-10T07:00', { source: 'b' });
    expect(sleepsOf([summed, timed], ['a'])).toMatchObject([
      { sources: ['a', 'b'], figures: { sleepS: 8 * 3600 } },
    ]);
    expect(sleepsOf([summed], ['a'])).toMatchObject([
      { figures: { sleepS: 9, latencyS: null, wasoS: null } },
    ]);
  });

  const anySession = fc
    .record({
      source: fc.constantFrom('watch', 'ring', 'phone'),
      start: fc.integer({ min: 0, max: 4 * 1440 }),
      length: fc.integer({ min: 1, max: 700 }),
      offset: fc.constantFrom(0, 120, -480),
      isNap: fc.constantFrom(true, false, null),
      version: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ source, start, length, offset, isNap, version }): SleepStay => {
      const span = {
        startS: at('2026-03-10T00:00') + start * 60,
        endS: at('2026-03-10T00:00') + (start + length) * 60,
      };
      return {
        ...stay('2026-03-10T00:00', '2026-03-10T01:00'),
        ...span,
        source,
        startOffsetMinutes: offset,
        endOffsetMinutes: offset,
        segments: [{ state: 'LIGHT', ...span }],
        device: { ...NO_DEVICE_SLEEP, isNap },
        version,
      };
    });

  it('any order of imports gives the same days, and no moment is slept twice', () => {
    fc.assert(
      fc.property(fc.array(anySession, { maxLength: 12 }), (stays) => {
        const days = sleepDays(stays, ['watch']);
        expect(sleepDays([...stays].reverse(), ['watch'])).toEqual(days);
        expect(sleepDays([...stays, ...stays], ['watch'])).toEqual(days);
        const all = sleepsOf(stays, ['watch']);
        for (const [index, { startS }] of all.entries())
          if (index > 0) expect(startS).toBeGreaterThanOrEqual(all[index - 1]!.endS);
        const counted = days.flatMap(({ night, others, naps }) => [
          ...(night ? [night] : []),
          ...others,
          ...naps,
        ]);
        expect(counted).toHaveLength(all.length);
      }),
    );
  });
});

describe('regularity', () => {
  const week = (state: (day: number, epoch: number) => number, days = 7) =>
    Array.from({ length: days * 48 }, (_, i) => state(Math.floor(i / 48), i % 48));

  it.each([
    ['identical days', week((_, epoch) => (epoch < 16 ? 1 : 0)), 100],
    ['sleep and waking exchanged each day', week((day) => day % 2), -100],
    ['a part of a day at the end is dropped', [...week(() => 1, 5), 0, 0, 0], 100],
    [
      'unknown epochs are left out',
      week((day, epoch) => (epoch < 5 ? -1 : day === 3 && epoch < 29 ? 1 : 0)),
      null,
    ],
  ])('%s', (_, epochs, expected) => {
    const regularity = sleepRegularity(epochs, 48);
    // One day of seven differs in 24 of 43 known epochs: in two of its six pairs.
    expect(regularity).toMatchObject({
      kind: 'value',
      value: expected ?? -100 + (200 * (6 * 43 - 48)) / (6 * 43),
    });
  });

  it('is that of GGIR for five days that shift by a tenth', () => {
    const windows = [
      [0.4, 0.8],
      [0.5, 0.8],
      [0.5, 0.9],
      [0.4, 0.9],
      [0.4, 0.8],
    ] as const;
    const perDay = 17_280;
    const epochs = windows.flatMap(([from, until]) =>
      Array.from({ length: perDay }, (_, i) => (i >= from * perDay && i < until * perDay ? 1 : 0)),
    );
    const regularity = sleepRegularity(epochs, perDay);
    expect(regularity.kind === 'value' && regularity.value).toBeCloseTo(80, 4);
  });

  it('is refused under five days', () => {
    expect(
      sleepRegularity(
        week(() => 1, 4),
        48,
      ),
    ).toEqual({ kind: 'none', reason: 'TOO_FEW_DAYS', days: 4, needed: 5 });
    const unknown = [...week(() => 1, 4), ...week(() => -1, 3)];
    expect(sleepRegularity(unknown, 48)).toMatchObject({ reason: 'TOO_FEW_DAYS', days: 4 });
    expect(sleepRegularity([], 48)).toMatchObject({ days: 0 });
  });

  it('of someone who keeps the clock is full over a clock change', () => {
    const nights = Array.from({ length: 7 }, (_, i) => {
      // 23:00 to 07:00 in Madrid, 26 March to 1 April 2026.
      const start = at('2026-03-25T22:00') + i * 86_400 - (i > 3 ? 3600 : 0);
      const end = at('2026-03-26T06:00') + i * 86_400 - (i >= 3 ? 3600 : 0);
      return stay('2026-01-01T00:00', '2026-01-01T01:00', {
        startS: start,
        endS: end,
        zone: 'Europe/Madrid',
        startOffsetMinutes: i > 3 ? 120 : 60,
        endOffsetMinutes: i >= 3 ? 120 : 60,
        segments: [{ state: 'LIGHT', startS: start, endS: end }],
      });
    });
    const minutes = sleepMinutes(sleepsOf(nights, []));
    expect(minutes).toHaveLength(7 * 1440);
    const regularity = sleepRegularity(minutes, 1440);
    expect(regularity).toMatchObject({ kind: 'value', days: 7 });
    // The hour that the clock skips is in no state of that night: one hour of two pairs.
    expect(regularity.kind === 'value' && regularity.value).toBeGreaterThan(97);
    expect(sleepMinutes([])).toHaveLength(0);
  });
});
