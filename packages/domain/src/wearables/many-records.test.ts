import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_DEVICE_SLEEP, sleepsOf, workoutsOnce, type SleepStay, type Workout } from './index.ts';

const stay = (startS: number, endS: number, version: number, source = 'watch'): SleepStay => ({
  source,
  startS,
  endS,
  startOffsetMinutes: 0,
  endOffsetMinutes: 0,
  zone: null,
  segments: [{ state: 'ASLEEP', startS, endS }],
  totals: null,
  device: NO_DEVICE_SLEEP,
  version,
});
const workout = (startS: number, endS: number): Workout => ({
  source: 'watch',
  startS,
  endS,
  offsetMinutes: 0,
  name: 'Running',
  energyKcal: null,
  distanceM: null,
  met: null,
  effort: null,
});

describe('records of years', () => {
  it('each night corrected', () => {
    const nights = Array.from({ length: 3_000 }, (_, night) => night * 86_400);
    const stays = nights.flatMap((at, night) => [
      stay(at, at + 28_800, night),
      stay(at + 60, at + 28_000, night + 5_000),
    ]);
    const sleeps = sleepsOf(stays, []);
    expect(sleeps).toHaveLength(3_000);
    expect(sleeps.every(({ endS, startS }) => endS - startS === 27_940)).toBe(true);
  });

  // Looking at each pair would take minutes.
  it('workouts too', () => {
    const workouts = Array.from({ length: 40_000 }, (_, index) => workout(index * 7200, index * 7200 + 3600));
    expect(workoutsOnce([...workouts, ...workouts], [])).toHaveLength(40_000);
  });

  it('are replaced as by looking at each pair', () => {
    const any = fc.record({
      start: fc.nat({ max: 40 }),
      length: fc.integer({ min: 1, max: 12 }),
      version: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 14 }), (list) => {
        const stays = list.map(({ start, length, version }) =>
          stay(start * 3600, (start + length) * 3600, version),
        );
        const kept: SleepStay[] = [];
        for (const one of [...stays].sort((a, b) => b.version! - a.version!))
          if (
            !kept.some(
              (other) => other.version! > one.version! && other.startS < one.endS && one.startS < other.endS,
            )
          )
            kept.push(one);
        const begins = (all: SleepStay[]) => Math.min(...all.map(({ startS }) => startS));
        const slept = sleepsOf(stays, []);
        const covered = slept.reduce((sum, { figures }) => sum + figures.sleepS, 0);
        const hours = new Set(
          kept.flatMap(({ startS, endS }) =>
            Array.from({ length: (endS - startS) / 3600 }, (_, i) => startS / 3600 + i),
          ),
        );
        expect(covered).toBe(hours.size * 3600);
        if (slept.length > 0) expect(slept[0]!.startS).toBe(begins(kept));
      }),
    );
  });
});
