import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cadencesOf } from './cadences.ts';
import { coverageOf } from './covered.ts';
import { localDays } from './local-days.ts';
import type { CgmSeries } from './series.ts';
import { sufficiency } from './sufficiency.ts';
import { recordableSpan } from './window.ts';

const START = Date.parse('2026-01-10T00:00:00Z') / 1000;

function seriesAt(seconds: readonly number[]): CgmSeries {
  const epochSeconds = Float64Array.from(seconds);
  const same = (value: number) => new Float64Array(seconds.length).fill(value);
  return {
    epochSeconds,
    offsetMinutes: new Int16Array(seconds.length),
    mgdl: same(120),
    recorded: same(120),
    flags: new Uint8Array(seconds.length),
    unit: 'mg/dL',
    zone: 'UTC',
    ...cadencesOf(epochSeconds),
  };
}

/** Three days at a cadence, each reading early or late by less than a share of half a cadence. */
const jittered = (share: number) =>
  fc
    .record({
      minutes: fc.constantFrom(5, 15),
      days: fc.integer({ min: 1, max: 3 }),
      parts: fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })),
    })
    .map(({ minutes, days, parts }) => {
      const step = minutes * 60;
      const at = Array.from({ length: (days * 1440) / minutes }, (_, i) => {
        const part: number = parts.next().value ?? 0;
        return START + i * step + step / 2 + Math.trunc(part * share * (step / 2 - 1));
      });
      return { minutes, days, at };
    });

describe('slots of a cadence', () => {
  it('are all taken in a complete file, however its clock jitters within half a cadence', () => {
    fc.assert(
      fc.property(jittered(0.9), ({ minutes, days, at }) => {
        const series = seriesAt(at);
        expect(series).toMatchObject({ cadenceMinutes: minutes });
        expect(series.readingMinutes).toBeUndefined();
        expect(sufficiency(series)).toMatchObject({ percent: 100, count: at.length, expected: at.length });
        const whole = coverageOf(series, START, START + days * 86_400);
        expect(whole).toMatchObject({ received: at.length, expected: at.length, percent: 100 });
      }),
      { numRuns: 60 },
    );
  });

  it('are lost one for each reading that is missing', () => {
    fc.assert(
      fc.property(
        jittered(0.8).chain(({ days, at }) =>
          fc.record({
            days: fc.constant(days),
            at: fc.constant(at),
            lost: fc.uniqueArray(fc.integer({ min: 0, max: at.length - 1 }), { maxLength: 30 }),
          }),
        ),
        ({ days, at, lost }) => {
          const series = seriesAt(at.filter((_, i) => !lost.includes(i)));
          const found = coverageOf(series, START, START + days * 86_400);
          expect(found).toMatchObject({ received: at.length - lost.length, expected: at.length });
          expect(found.percent).toBeCloseTo((100 * (at.length - lost.length)) / at.length, 9);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are never more than all, wherever a span begins and ends', () => {
    fc.assert(
      fc.property(
        jittered(1),
        fc.integer({ min: -7200, max: 90_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        ({ at }, from, length) => {
          const { percent, received, expected } = coverageOf(
            seriesAt(at),
            START + from,
            START + from + length,
          );
          expect(percent).toBeLessThanOrEqual(100);
          expect(received).toBeLessThanOrEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('follow a clock that drifts by a slot and more', () => {
    const series = seriesAt(Array.from({ length: 14 * 288 }, (_, i) => START + i * 297));
    expect(sufficiency(series).percent).toBe(100);
  });

  it('follow the next sensor, which measures at other minutes', () => {
    const first = Array.from({ length: 1000 }, (_, i) => START + i * 300);
    const second = Array.from({ length: 1000 }, (_, i) => START + 1024 * 300 + 143 + i * 300);
    // Two hours to warm up are missing, and 143 seconds.
    expect(sufficiency(seriesAt([...first, ...second]))).toMatchObject({ count: 2000, expected: 2024 });
  });

  const DAY = 86_400;
  /** A sensor that reads every five minutes from midnight of the first day until some hours into the third. */
  const untilMorning = (hours: number) =>
    seriesAt(Array.from({ length: 2 * 288 + hours * 12 }, (_, i) => START + i * 300));

  it.each([1, 5, 13])('of today are not due before they are: all of %s hours were received', (hours) => {
    const series = untilMorning(hours);
    const nowEpoch = START + 2 * DAY + hours * 3600;
    const asked = { fromEpoch: START + DAY, toEpoch: START + 3 * DAY, nowEpoch };
    const running = recordableSpan(series, asked);
    expect(localDays(series, running).map(({ received, expected }) => [received, expected])).toEqual([
      [288, 288],
      [hours * 12, hours * 12],
    ]);
    expect(sufficiency(series, running)).toMatchObject({ percent: 100, days: 2, daysEnough: 2 });
  });

  it('of the last day of a stored file end with it, and of a sensor that fell silent they do not', () => {
    const series = untilMorning(5);
    expect(localDays(series).at(-1)).toMatchObject({ received: 60, expected: 60, percent: 100, hours: 24 });
    const asked = { fromEpoch: START, toEpoch: START + 3 * DAY, nowEpoch: START + 2 * DAY + 15 * 3600 };
    const silent = localDays(series, recordableSpan(series, asked)).at(-1);
    expect(silent).toMatchObject({ received: 60, expected: 180, isEnough: false });
  });
});
