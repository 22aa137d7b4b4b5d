import { describe, expect, it } from 'vitest';
import {
  calorimetryCurves,
  calorimetryResults,
  compareTests,
  conditionsBelow,
  MAX_CURVE_POINTS,
  noConditions,
  parseCartFile,
  phaseProblems,
  proposePhases,
  recordedSpan,
} from './index.ts';
import { PROTOCOL, simulateCart } from './simulate-cart.ts';

const HEAD = 'time_s,phase,vo2_ml_min,vco2_ml_min,hr_bpm';
function seriesOf(stepS: number, scale = 1) {
  const lines = simulateCart(PROTOCOL, { stepS, noise: 0 }).map(({ timeS, kind, vo2, vco2, heartRate }) =>
    [timeS, kind, vo2 * scale, vco2 * scale, heartRate].join(','),
  );
  const read = parseCartFile(new TextEncoder().encode([HEAD, ...lines].join('\n')));
  if (read.kind !== 'ready') throw new Error(JSON.stringify(read));
  return read.series;
}

describe('curves for a chart', () => {
  it('are the samples themselves where they are few', () => {
    const curves = calorimetryCurves(seriesOf(10));
    expect(curves).toMatchObject({ samples: 138, stepS: 10, ventilation: null, speedKmH: null });
    expect(curves.timeS).toHaveLength(138);
    expect(curves.vo2[0]).toBe(235);
    expect(curves.rer![0]).toBe(0.82);
  });

  it('are means over equal times where they are many, and leave no time out', () => {
    const minutes = Array.from(
      { length: 20_000 },
      (_, i) => `${i + 1},RECLINED,${i < 10_000 ? 200 : 300},180,60`,
    );
    const read = parseCartFile(new TextEncoder().encode([HEAD, ...minutes].join('\n')));
    const curves = calorimetryCurves((read as Extract<typeof read, { kind: 'ready' }>).series);
    expect(curves.timeS.length).toBeLessThanOrEqual(MAX_CURVE_POINTS);
    expect(curves.timeS.length).toBeGreaterThan(MAX_CURVE_POINTS / 2);
    expect(curves.timeS.at(-1)).toBe(20_000);
    const mean = curves.vo2.reduce<number>((sum, value) => sum + value!, 0) / curves.vo2.length;
    expect(mean).toBeCloseTo(250, 0);
  });
});

describe('a comparison of two tests', () => {
  const body = { sex: 'FEMALE', ageYears: 30, weightKg: 65, heightCm: 165, leanMassKg: null } as const;
  const resultsOf = (scale: number, drop: number) => {
    const series = seriesOf(10, scale);
    return calorimetryResults({ series, phases: proposePhases(series).phases.slice(drop), body });
  };

  it('has each figure of both and the change, and a phase that one of them lacks', () => {
    const { phases, resting } = compareTests(resultsOf(1.1, 0), resultsOf(1, 1));
    expect(phases.map(({ kind }) => kind)).toEqual(PROTOCOL.map(({ kind }) => kind));
    expect(phases[0]!.figures.vo2).toEqual({ now: expect.closeTo(258.5, 6), before: null, change: null });
    expect(phases[1]!.figures.vo2.change).toBeCloseTo(27.5, 6);
    // The earlier test has sitting alone.
    expect(resting.change).toBeCloseTo(resting.now! - resting.before!, 9);
  });
});

describe('conditions', () => {
  it('that were not asked are not below, and those that are too short are', () => {
    expect(conditionsBelow(noConditions())).toEqual([]);
    expect(
      conditionsBelow({ ...noConditions(), fastingHours: 6, caffeineHours: 4, restMinutes: 10 }),
    ).toEqual(['fastingHours', 'restMinutes']);
  });
});

describe('phases outside the recording', () => {
  it('are named with its limits', () => {
    const recorded = recordedSpan(seriesOf(10));
    expect(recorded).toEqual({ startS: 0, endS: 1380 });
    const phase = { kind: 'RECLINED', label: null, startS: 1140, endS: 1500 } as const;
    expect(phaseProblems([phase], recorded)).toEqual([
      { id: 'OUTSIDE', index: 0, expected: ['0', '1380'], found: '1500' },
    ]);
    expect(phaseProblems([phase])).toEqual([]);
  });
});
