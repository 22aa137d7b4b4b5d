import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nightOf, SLEEP_STAGES, type SleepSegment } from './hypnogramLayout.ts';

it('fills unrecorded time and joins neighbours of the same stage', () => {
  const night = nightOf(
    [
      { from: 900, to: 1200, stage: 'deep' },
      { from: 100, to: 400, stage: 'light' },
      { from: 400, to: 600, stage: 'light' },
    ],
    { from: 0, to: 1500 },
  );
  expect(night.parts).toEqual([
    { from: 0, to: 100, stage: null },
    { from: 100, to: 600, stage: 'light' },
    { from: 600, to: 900, stage: null },
    { from: 900, to: 1200, stage: 'deep' },
    { from: 1200, to: 1500, stage: null },
  ]);
  expect(night.totals).toMatchObject({ awake: 0, rem: 0, light: 500, deep: 300 });
  expect(night.missing).toBe(700);
});

it('drops invalid segments and counts no second twice', () => {
  const night = nightOf([
    { from: 0, to: 600, stage: 'light' },
    { from: 300, to: 900, stage: 'rem' },
    { from: Number.NaN, to: 900, stage: 'deep' },
    { from: 800, to: 700, stage: 'awake' },
  ]);
  expect(night.parts).toEqual([
    { from: 0, to: 600, stage: 'light' },
    { from: 600, to: 900, stage: 'rem' },
  ]);
  expect(nightOf([]).parts).toEqual([]);
});

it('draws no lanes of stages where a device told none apart, and others only where there is something', () => {
  const lanesOf = (...stages: SleepSegment['stage'][]) =>
    nightOf(stages.map((stage, index) => ({ from: index * 60, to: index * 60 + 60, stage }))).lanes;
  expect(lanesOf('light', 'deep')).toEqual(['awake', 'rem', 'light', 'deep']);
  expect(lanesOf('asleep', 'unknown')).toEqual(['awake', 'asleep']);
  expect(lanesOf('asleep', 'deep', 'outOfBed')).toEqual([
    'outOfBed',
    'awake',
    'rem',
    'asleep',
    'light',
    'deep',
  ]);
});

it('covers the whole extent once, whatever the input', () => {
  const segment = fc.record({
    from: fc.integer({ min: -500, max: 3000 }),
    to: fc.integer({ min: -500, max: 3000 }),
    stage: fc.constantFrom(...SLEEP_STAGES),
  });
  fc.assert(
    fc.property(fc.array(segment), (segments: SleepSegment[]) => {
      const { parts, totals, missing } = nightOf(segments, { from: 0, to: 2000 });
      let clock = 0;
      for (const part of parts) {
        expect(part.from).toBe(clock);
        expect(part.to).toBeGreaterThan(part.from);
        clock = part.to;
      }
      expect(clock).toBe(2000);
      expect(Object.values(totals).reduce((sum, each) => sum + each, missing)).toBe(2000);
    }),
  );
});
