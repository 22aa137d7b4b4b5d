import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCgmFile, SIMULATED_KINDS, simulateTrace } from '../index.ts';
import { seededRandom } from '../seeded-random.ts';

const wall = (epoch: number) => new Date(epoch * 1000).toISOString().slice(0, 19);
const parse = (readings: readonly { epoch: number; value: number }[]) =>
  parseCgmFile(
    new TextEncoder().encode(
      ['time,glucose mg/dL', ...readings.map(({ epoch, value }) => `${wall(epoch)},${value}`), ''].join('\n'),
    ),
  );

const person = fc.record({
  seed: fc.nat(100_000),
  kind: fc.constantFrom(...SIMULATED_KINDS),
  hasGaps: fc.boolean(),
  days: fc.integer({ min: 1, max: 4 }),
});
const traceOf = ({ seed, ...options }: typeof person extends fc.Arbitrary<infer Plan> ? Plan : never) =>
  simulateTrace(seed, { ...options, from: '2026-03-02', zone: 'UTC' }).series;

describe('a sensor that regularly loses readings', () => {
  it.each([
    ['every third', 3, 1],
    ['two of four', 4, 2],
    ['three of five', 5, 3],
  ])('%s is one sensor, and keeps all that it has', (_, of, lost) => {
    fc.assert(
      fc.property(person, (plan) => {
        const { epochSeconds, mgdl } = traceOf(plan);
        const kept = [...epochSeconds].flatMap((epoch, i) =>
          Math.round(epoch / 300) % of < lost ? [] : [{ epoch, value: Math.round(mgdl[i]!) }],
        );
        const result = parse(kept);
        if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
        expect([...result.series.epochSeconds]).toEqual(kept.map(({ epoch }) => epoch));
      }),
      { numRuns: 40 },
    );
  });
});

describe('two devices that no column tells apart', () => {
  const second = fc.record({
    /** How much higher or lower it reads. */
    bias: fc.oneof(
      fc.double({ min: 0.03, max: 0.3, noNaN: true }),
      fc.double({ min: -0.3, max: -0.03, noNaN: true }),
    ),
    noise: fc.integer({ min: 0, max: 6 }),
    /** Minutes after the first; five minutes after each reading of a quarter of an hour could be one that loses. */
    look: fc.constantFrom(
      { every: 1, after: 1 },
      { every: 1, after: 2 },
      { every: 3, after: 5 },
      { every: 3, after: 4 },
    ),
  });

  it('are refused, however near their values are', () => {
    fc.assert(
      fc.property(person, second, (plan, { bias, noise, look }) => {
        const { epochSeconds, mgdl } = traceOf({ ...plan, days: 3 });
        const random = seededRandom(plan.seed);
        const both = [...epochSeconds].flatMap((epoch, i) => {
          if (Math.round(epoch / 300) % look.every > 0) return [];
          const beside = mgdl[i]! * (1 + bias) + noise * random.normal();
          return [
            { epoch, value: Math.round(mgdl[i]!) },
            { epoch: epoch + look.after * 60, value: Math.max(40, Math.round(beside)) },
          ];
        });
        expect(parse(both)).toMatchObject({ kind: 'refused', code: 'CGM_TWO_SENSORS' });
      }),
      { numRuns: 60 },
    );
  });
});
