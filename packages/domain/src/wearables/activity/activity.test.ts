import { describe, expect, it } from 'vitest';
import {
  EFFORT_METS,
  heartRateVariability,
  heartRateZones,
  implausible,
  isPlaceholder,
  metEnergyKcal,
  metMinutes,
  minuteHeartRates,
  minutesInZones,
  WEARABLE_METRIC_IDS,
  WEARABLE_METRICS,
  wearableMetric,
  weekOfEffort,
  workoutMetMinutes,
  workoutsOnce,
  type Workout,
} from '../index.ts';
import { hasDataBeside, jsonBeside } from '../../shared/testing/beside/index.ts';

interface Expected {
  ipaq: (Record<`${'walk' | 'mod' | 'vig'}_${'days' | 'min'}`, number> & {
    id: string;
    expected: { walk: number; moderate: number; vigorous: number; total: number; category: string };
  })[];
  hr: {
    age: number;
    rest: number;
    hrmax_tanaka: number;
    karvonen_60: number;
    zones_pct_hrmax_from: number[];
    zones_karvonen_from: number[];
  }[];
  hrv: { rr_ms: number[]; rmssd: number; sdnn: number; pnn50: number; mean_hr: number }[];
  met: {
    met: number;
    kg: number;
    min: number;
    met_min: number;
    kcal_met_kg_h: number;
    'kcal_acsm_3.5_200': number;
  }[];
}

describe.skipIf(!hasDataBeside)('reference values outside the repository', () => {
  const expected = hasDataBeside ? jsonBeside<Expected>('expected/activity.json') : null;

  it('of weeks of effort', () => {
    for (const week of expected!.ipaq) {
      const scored = weekOfEffort({
        WALKING: { days: week.walk_days, minutes: week.walk_min },
        MODERATE: { days: week.mod_days, minutes: week.mod_min },
        VIGOROUS: { days: week.vig_days, minutes: week.vig_min },
      });
      expect(scored.byEffort.WALKING, week.id).toBeCloseTo(week.expected.walk, 4);
      expect(scored.byEffort.MODERATE, week.id).toBeCloseTo(week.expected.moderate, 4);
      expect(scored.byEffort.VIGOROUS, week.id).toBeCloseTo(week.expected.vigorous, 4);
      expect(scored.total, week.id).toBeCloseTo(week.expected.total, 4);
      expect(scored.category, week.id).toBe(week.expected.category);
    }
  });

  it('of heart-rate zones, of the maximum and of the reserve', () => {
    for (const person of expected!.hr) {
      const ofMaximum = heartRateZones({ ageYears: person.age, isPregnant: null });
      const ofReserve = heartRateZones({ ageYears: person.age, isPregnant: false }, person.rest);
      if (ofMaximum.kind !== 'zones' || ofReserve.kind !== 'zones') throw new Error('no zones');
      expect(ofMaximum).toMatchObject({ formula: 'TANAKA_2001', method: 'MAXIMUM' });
      expect(ofMaximum.maximumBpm).toBeCloseTo(person.hrmax_tanaka, 4);
      person.zones_pct_hrmax_from.forEach((bpm, i) =>
        expect(ofMaximum.zones[i]!.fromBpm).toBeCloseTo(bpm, 4),
      );
      person.zones_karvonen_from.forEach((bpm, i) => expect(ofReserve.zones[i]!.fromBpm).toBeCloseTo(bpm, 4));
      expect(ofReserve.zones[1]!.fromBpm).toBeCloseTo(person.karvonen_60, 4);
    }
  });

  it('of heart-rate variability', () => {
    for (const { rr_ms, rmssd, sdnn, pnn50, mean_hr } of expected!.hrv) {
      const found = heartRateVariability(rr_ms)!;
      expect(found.rmssd).toBeCloseTo(rmssd, 4);
      expect(found.sdnn).toBeCloseTo(sdnn, 4);
      expect(found.pnn50).toBeCloseTo(pnn50, 4);
      expect(found.meanBpm).toBeCloseTo(mean_hr, 4);
    }
  });

  it('of MET-minutes and of energy by both conventions', () => {
    for (const { met, kg, min, met_min, kcal_met_kg_h, 'kcal_acsm_3.5_200': acsm } of expected!.met) {
      expect(metMinutes(met, min)).toBeCloseTo(met_min, 4);
      const effort = { met, weightKg: kg, minutes: min };
      expect(metEnergyKcal(effort, 'MET_KG_HOUR')).toBeCloseTo(kcal_met_kg_h, 4);
      expect(metEnergyKcal(effort, 'ACSM')).toBeCloseTo(acsm, 4);
    }
  });
});

describe('heart rate', () => {
  it.each([
    [{ ageYears: null, isPregnant: null }, 'AGE_UNKNOWN'],
    [{ ageYears: 11, isPregnant: null }, 'CHILD'],
    [{ ageYears: 30, isPregnant: true }, 'PREGNANT'],
  ])('has no zones for %j', (person, reason) => {
    expect(heartRateZones(person, 60)).toEqual({ kind: 'none', reason });
  });

  it('is that of the first source of a minute, once per sample, and plausible', () => {
    const samples = [
      { source: 'phone', atS: 0, bpm: 200 },
      { source: 'watch', atS: 10, bpm: 60 },
      { source: 'watch', atS: 10, bpm: 60 },
      { source: 'watch', atS: 50, bpm: 70 },
      { source: 'watch', atS: 61, bpm: 0 },
      { source: 'phone', atS: 62, bpm: 90 },
      { source: 'watch', atS: 130, bpm: 300 },
    ];
    const minutes = [
      { atS: 0, bpm: 65, source: 'watch' },
      { atS: 60, bpm: 90, source: 'phone' },
    ];
    expect(minuteHeartRates(samples, ['watch'])).toEqual(minutes);
    expect(minuteHeartRates([...samples].reverse(), ['watch'])).toEqual(minutes);
  });

  const every = (minutes: readonly number[], bpm: number, source = 'watch') =>
    minutes.map((minute) => ({ source, atS: minute * 60, bpm }));
  const span = (samples: Parameters<typeof minuteHeartRates>[0]) =>
    minuteHeartRates(samples, ['watch']).map(({ atS }) => atS / 60);

  it('stands until the next sample of its source, so that minutes are time', () => {
    const walk = minuteHeartRates(every([0, 5, 10, 15, 20, 25, 30, 35, 40], 100), []);
    expect(minutesInZones(walk, [{ share: 0.5, fromBpm: 90 }])).toEqual([0, 45]);
    // No longer than five minutes, nor than the source took before it when nothing follows.
    expect(span(every([0, 10], 100))).toEqual([0, 10, 11, 12, 13, 14]);
    expect(span(every([0, 1, 2, 60], 100))).toEqual([0, 1, 2, 60, 61, 62, 63, 64]);
    expect(span(every([7], 100))).toEqual([7]);
  });

  it('is of one source in every minute: who measured in it, before who stands for it', () => {
    const both = [...every([0, 5], 100), ...every([1, 2, 6], 150, 'strap')];
    const found = minuteHeartRates(both, ['watch']).map(({ atS, source }) => `${atS / 60} ${source}`);
    expect(found.slice(0, 6)).toEqual(['0 watch', '1 strap', '2 strap', '3 watch', '4 watch', '5 watch']);
    expect(found[6]).toBe('6 strap');
    expect(minuteHeartRates([...both, ...both].reverse(), ['watch'])).toEqual(
      minuteHeartRates(both, ['watch']),
    );
  });

  it('is counted by zone, from its border on', () => {
    const zones = [100, 120].map((fromBpm) => ({ share: 0.5, fromBpm }));
    const minutes = [99.9, 100, 119, 120, 200].map((bpm) => ({ bpm }));
    expect(minutesInZones(minutes, zones)).toEqual([1, 2, 2]);
  });

  it('has no variability of two beats', () => {
    expect(heartRateVariability([800, 810])).toBeNull();
  });
});

describe('metrics', () => {
  it('are each defined once', () => {
    expect(WEARABLE_METRICS.map(({ id }) => id).sort()).toEqual([...WEARABLE_METRIC_IDS].sort());
    const codes = WEARABLE_METRICS.flatMap(({ loinc }) => (loinc === null ? [] : [loinc]));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['HEART_RATE', 0, undefined, 'TOO_LOW'],
    ['HEART_RATE', 300, undefined, 'TOO_HIGH'],
    ['HEART_RATE', 61, undefined, null],
    ['HEART_RATE', Number.NaN, undefined, 'TOO_LOW'],
    ['STEPS', 400_000, 86_400, 'TOO_HIGH'],
    ['STEPS', -1, 60, 'TOO_LOW'],
    ['STEPS', 5000, 60, 'TOO_FAST'],
    ['STEPS', 180, 60, null],
    ['STEPS', 300, 1, null],
    ['SLEEP_EFFICIENCY', 101, undefined, 'TOO_HIGH'],
  ] as const)('%s of %d is named', (metric, value, seconds, reason) => {
    expect(implausible(metric, value, seconds)?.reason ?? null).toBe(reason);
  });

  it('a row of zeros and gaps is no data', () => {
    expect(isPlaceholder([0, null, 0])).toBe(true);
    expect(isPlaceholder([0, 1])).toBe(false);
  });

  const goals = (ageYears: number | null, isPregnant: boolean | null = null) =>
    (['STEPS', 'MODERATE_MINUTES', 'MET_MINUTES', 'SLEEP', 'SLEEP_EFFICIENCY'] as const).map(
      (id) => wearableMetric(id).goal({ ageYears, isPregnant })?.min ?? null,
    );

  it.each([
    ['an adult', 40, null, [7500, 150, 600, 7 * 3600, 85]],
    ['a pregnant woman: no class of steps', 30, true, [null, 150, null, 7 * 3600, 85]],
    ['someone older than a questionnaire was made for', 75, null, [7500, 150, null, 7 * 3600, 85]],
    ['a child: an hour a day, and longer nights', 8, null, [null, 60, null, 9 * 3600, null]],
    ['an adolescent', 15, null, [null, 60, null, 8 * 3600, null]],
    ['a small child', 4, null, [null, null, null, 10 * 3600, null]],
    ['a toddler', 2, null, [null, null, null, 11 * 3600, null]],
    ['someone of unknown age: none', null, null, [null, null, null, null, null]],
  ])('have goals for %s', (_, age, isPregnant, expected) => {
    expect(goals(age, isPregnant)).toEqual(expected);
  });
});

describe('workouts', () => {
  const workout = (
    source: string,
    startMinute: number,
    endMinute: number,
    more: Partial<Workout> = {},
  ): Workout => ({
    source,
    startS: startMinute * 60,
    endS: endMinute * 60,
    offsetMinutes: 0,
    name: 'Run',
    energyKcal: null,
    distanceM: null,
    met: null,
    effort: null,
    ...more,
  });

  it('of two devices are one, of the first source, in any order', () => {
    const all = [
      workout('phone', 1, 33),
      workout('watch', 0, 30),
      workout('watch', 0, 30),
      workout('watch', 0, 31, { version: 2, name: 'Trail run' }),
      workout('phone', 100, 120),
      workout('watch', 0, 200, { isManual: true }),
    ];
    const once = workoutsOnce(all, ['watch']);
    expect(once.map(({ source, name, endS }) => [source, name, endS / 60])).toEqual([
      ['watch', 'Trail run', 31],
      ['phone', 'Run', 120],
    ]);
    expect(workoutsOnce([...all].reverse(), ['watch'])).toEqual(once);
  });

  it('have MET-minutes only where their effort is known', () => {
    expect(workoutMetMinutes(workout('watch', 0, 30, { met: 9.8 }))).toBeCloseTo(294);
    expect(workoutMetMinutes(workout('watch', 0, 30, { effort: 'WALKING' }))).toBeCloseTo(
      30 * EFFORT_METS.WALKING,
    );
    expect(workoutMetMinutes(workout('watch', 0, 30))).toBeNull();
  });
});
