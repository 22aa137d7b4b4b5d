import { describe, expect, it } from 'vitest';
import {
  calorimetryResults,
  CALORIMETRY_FIGURES,
  comparePerson,
  energyKcalMin,
  fatMax,
  isReliableResting,
  isUsableResting,
  parseCartFile,
  predictedResting,
  type Phase,
  type PhaseKind,
  type RestingBody,
} from './index.ts';

const ADULT: RestingBody = { sex: 'FEMALE', ageYears: 30, weightKg: 65, heightCm: 165, leanMassKg: null };

/** Rows of ten seconds whose gas is a function of the row. */
function seriesOf(
  count: number,
  gas: (i: number) => string,
  head = 'time_s,vo2_ml_min,vco2_ml_min,ve_l_min,hr_bpm',
) {
  const lines = Array.from({ length: count }, (_, i) => `${(i + 1) * 10},${gas(i)}`);
  const result = parseCartFile(new TextEncoder().encode([head, ...lines].join('\n')));
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result.series;
}
const phase = (kind: PhaseKind, startS: number, endS: number): Phase => ({ kind, label: null, startS, endS });
/** A rest of fifteen minutes at a level. */
function rest(vo2: number, vco2: number, body = ADULT, ventilation = vco2 / 32) {
  const series = seriesOf(90, (i) => `${vo2 + (i % 3)},${vco2 + (i % 3)},${ventilation},60`);
  return calorimetryResults({ series, phases: [phase('RECLINED', 0, 900)], body });
}

describe('the figures of a phase', () => {
  it('are all of one window, of the means and not of single rows', () => {
    const { phases, resting } = rest(230, 190);
    const [result] = phases;
    expect(result!.window).toMatchObject({ startS: 300, endS: 600, grade: 'STEADY' });
    expect(Object.keys(result!.figures)).toEqual(CALORIMETRY_FIGURES.map(({ id }) => id));
    const { vo2, vco2, rer, energyKcalDay, fatShare, carbohydrateShare, mets } = result!.figures;
    expect(vo2.value).toBeCloseTo(231, 9);
    expect(rer.value).toBeCloseTo(191 / 231, 9);
    expect(energyKcalDay.value).toBeCloseTo(energyKcalMin({ vo2: 231, vco2: 191 }, 'WEIR') * 1440, 6);
    expect(fatShare.value! + carbohydrateShare.value!).toBeCloseTo(100, 9);
    expect(mets.value).toBeCloseTo(231 / 65 / 3.5, 9);
    expect(vco2.gap).toBeNull();
    expect(resting).toMatchObject({ isSteady: true, isFarFromPredicted: false });
  });

  it('are those of the window where a person moved it, which never leaves the phase', () => {
    const series = seriesOf(90, (i) => `${200 + i},${160 + i},5,60`);
    const at = (startS: number, endS: number) =>
      calorimetryResults({
        series,
        phases: [phase('SEATED', 0, 900)],
        body: ADULT,
        windows: { 0: { startS, endS } },
      }).phases[0]!;
    expect(at(600, 900)).toMatchObject({ isWindowMoved: true, window: { startS: 600, endS: 900 } });
    expect(at(600, 900).figures.vo2.value).toBeCloseTo(274.5, 9);
    expect(at(-50, 5000).window).toMatchObject({ startS: 0, endS: 900 });
  });

  it('say why there is none, and are never filled in', () => {
    const series = seriesOf(36, () => '900,800', 'time_s,vo2_ml_min,vco2_ml_min');
    const [result] = calorimetryResults({
      series,
      phases: [phase('TREADMILL_4', 0, 360)],
      body: { ...ADULT, weightKg: null },
    }).phases;
    expect(result!.figures.mets).toEqual({ value: null, gap: 'NO_WEIGHT' });
    expect(result!.figures.heartRate).toEqual({ value: null, gap: 'NO_HEART_RATE' });
    const [empty] = calorimetryResults({ series, phases: [phase('SEATED', 5000, 5200)], body: ADULT }).phases;
    expect(empty!.window).toBeNull();
    expect(Object.values(empty!.figures).every(({ value, gap }) => value === null && gap !== null)).toBe(
      true,
    );
  });
});

describe('steadiness', () => {
  const graded = (count: number, spread: number) =>
    calorimetryResults({
      series: seriesOf(
        count,
        (i) => `${250 + (i % 2 ? spread : -spread)},${200 + (i % 2 ? spread : -spread)},6,60`,
      ),
      phases: [phase('RECLINED', 0, count * 10)],
      body: ADULT,
    });

  it('under five minutes is not steady by the consensus, however little it varies', () => {
    const { phases, resting } = graded(36, 1);
    expect(phases[0]).toMatchObject({ window: { grade: 'SHORT' }, flags: ['NOT_STEADY_BY_CONSENSUS'] });
    expect(resting!.isSteady).toBe(false);
  });

  it('with more than 10 % is unsteady', () => {
    expect(graded(90, 40).phases[0]).toMatchObject({ window: { grade: 'UNSTEADY' }, flags: ['UNSTEADY'] });
  });

  it('is unknown where most of the window was not measured', () => {
    const series = seriesOf(90, (i) => (i > 30 && i % 4 !== 0 ? '-,-,-,60' : '250,200,6,60'));
    const [result] = calorimetryResults({
      series,
      phases: [phase('RECLINED', 0, 900)],
      body: ADULT,
      windows: { 0: { startS: 400, endS: 800 } },
    }).phases;
    expect(result!.flags).toEqual(['STEADINESS_UNKNOWN', 'INCOMPLETE']);
  });
});

describe('flags', () => {
  it('keep a resting energy from being called reliable, and an impossible ratio from a plan', () => {
    const verdict = (vo2: number, vco2: number) => {
      const { resting } = rest(vo2, vco2);
      return { reliable: isReliableResting(resting!), usable: isUsableResting(resting!) };
    };
    expect(verdict(230, 190)).toEqual({ reliable: true, usable: true });
    expect(verdict(230, 240)).toEqual({ reliable: false, usable: true });
    expect(verdict(230, 130)).toEqual({ reliable: false, usable: false });
  });

  it.each([
    ['a ratio that no person has', 250, 150, ['RER_IMPLAUSIBLE', 'RESTING_RER_LOW']],
    ['a ratio above 1 at rest', 250, 265, ['RESTING_RER_HIGH', 'FAT_NOT_OXIDISED']],
    ['a ratio below 0.7 at rest', 250, 172, ['RESTING_RER_LOW', 'CARBOHYDRATE_NOT_OXIDISED']],
    ['too little oxygen for an adult of this weight', 100, 85, ['LEAK']],
    ['nothing unusual', 230, 190, []],
  ])('tell of %s', (_, vo2, vco2, flags) => {
    expect(rest(vo2, vco2).phases[0]!.flags).toEqual(flags);
  });

  it('tell of hyperventilation', () => {
    expect(rest(230, 190, ADULT, 14).phases[0]!.flags).toEqual(['HYPERVENTILATION']);
  });

  it('never leave a negative amount, and no fuels where the ratio is implausible', () => {
    const { figures } = rest(250, 265).phases[0]!;
    expect([figures.fatGMin.value, figures.fatShare.value, figures.carbohydrateShare.value]).toEqual([
      0, 0, 100,
    ]);
    for (const id of ['fatGMin', 'carbohydrateGMin', 'fatShare', 'carbohydrateShare'] as const)
      expect(rest(250, 150).phases[0]!.figures[id]).toEqual({ value: null, gap: 'RER_IMPLAUSIBLE' });
  });

  it('tell of energy far from every prediction', () => {
    expect(rest(420, 350).resting!.isFarFromPredicted).toBe(true);
  });
});

describe('for whom nothing is predicted', () => {
  it.each([
    ['a child', { ...ADULT, ageYears: 12 }, 'adult'],
    ['someone of unknown age', { ...ADULT, ageYears: null }, 'ageYears'],
    ['pregnancy', { ...ADULT, isPregnant: true }, 'notPregnant'],
  ])('%s', (_, body, gap) => {
    const predictions = predictedResting({ ...body, leanMassKg: 45 });
    expect(predictions.every(({ kcal, gaps }) => kcal === null && gaps.includes(gap as never))).toBe(true);
    expect(rest(420, 350, body).resting).toMatchObject({ isFarFromPredicted: false });
  });

  it("nor are multiples of an adult's resting oxygen computed for a child", () => {
    expect(rest(230, 190, { ...ADULT, ageYears: 12 }).phases[0]!.figures.mets).toEqual({
      value: null,
      gap: 'CHILD',
    });
    expect(rest(230, 190, { ...ADULT, ageYears: null }).phases[0]!.figures.mets).toEqual({
      value: null,
      gap: 'AGE_UNKNOWN',
    });
  });

  it('leaves out equations whose inputs are unknown, and only those', () => {
    const found = predictedResting({ ...ADULT, heightCm: null });
    expect(found.filter(({ kcal }) => kcal !== null).map(({ id }) => id)).toEqual([
      'SCHOFIELD_1985',
      'HENRY_2005',
      'OWEN',
      'MULLER_2004',
      'LIVINGSTON_2005',
    ]);
  });
});

describe('the cart beside us', () => {
  it('shows its equation and the difference in kcal a day', () => {
    const kcal = (i: number) => ((3.9 * (230 + (i % 3)) + 1.1 * (190 + (i % 3))) / 1000) * 1440;
    const series = seriesOf(
      90,
      (i) => `${230 + (i % 3)},${190 + (i % 3)},${kcal(i).toFixed(0)}`,
      'time_s,vo2_ml_min,vco2_ml_min,EE_kcal_day',
    );
    const { cart, figures } = calorimetryResults({ series, phases: [phase('RECLINED', 0, 900)], body: ADULT })
      .phases[0]!;
    expect(cart!.equation).toBe('WEIR_ROUNDED');
    expect(cart!.cartKcalDay).toBeCloseTo(kcal(1), 0);
    expect(cart!.byItsEquation).toBeCloseTo(kcal(1), 6);
    expect(cart!.differenceKcalDay).toBeCloseTo(figures.energyKcalDay.value! - cart!.cartKcalDay, 9);
  });

  it('says that an equation is unknown rather than name a near one', () => {
    const series = seriesOf(60, () => '230,190,1900', 'time_s,vo2_ml_min,vco2_ml_min,EE_kcal_day');
    const [result] = calorimetryResults({ series, phases: [phase('RECLINED', 0, 600)], body: ADULT }).phases;
    expect(result!.cart).toMatchObject({ equation: 'UNKNOWN', byItsEquation: null });
  });
});

describe('the highest oxidation of fat', () => {
  const stages = (...fat: number[]) =>
    fat.map((fatGMin, i) => ({ intensity: 4 + i, fatGMin, heartRate: 100 + 10 * i }));

  it('has a zone within 10 %, interpolated between stages', () => {
    expect(fatMax(stages(0.2, 0.4, 0.3, 0.1))).toEqual({
      intensity: 5,
      fatGMin: 0.4,
      heartRate: 110,
      isBracketed: true,
      zone: {
        low: expect.closeTo(4.8, 9),
        high: expect.closeTo(5.4, 9),
        lowHeartRate: expect.closeTo(108, 9),
        highHeartRate: expect.closeTo(114, 9),
      },
    });
  });

  it('is not bracketed at the first or last stage, where the zone is open', () => {
    expect(fatMax(stages(0.4, 0.3, 0.1))).toMatchObject({ isBracketed: false, zone: { low: null } });
    expect(fatMax(stages(0.1, 0.3, 0.4))).toMatchObject({ isBracketed: false, zone: { high: null } });
  });

  it('is none where no fat is oxidised, or one stage was tested', () => {
    expect(fatMax(stages(0, 0, 0)).intensity).toBeNull();
    expect(fatMax(stages(0.4)).intensity).toBeNull();
  });
});

describe('whose file it is', () => {
  const file = { sex: null, ageYears: null, birthdate: null, weightKg: null, heightCm: null };
  const record = { sex: 'FEMALE', birthdate: '1990-05-05', weightKg: 65 } as const;

  it('is asked for a weight more than 2 kg off, another sex or another age', () => {
    expect(comparePerson({ ...file, weightKg: 67 }, record, '2026-03-01')).toEqual([]);
    expect(comparePerson({ ...file, weightKg: 67.1 }, record, '2026-03-01')).toMatchObject([
      { id: 'WEIGHT' },
    ]);
    expect(comparePerson({ ...file, sex: 'MALE' }, record, '2026-03-01')).toMatchObject([{ id: 'SEX' }]);
    expect(comparePerson({ ...file, ageYears: 35 }, record, '2026-03-01')).toEqual([]);
    expect(comparePerson({ ...file, ageYears: 36 }, record, '2026-03-01')).toEqual([
      { id: 'AGE', file: 36, record: 35 },
    ]);
    expect(comparePerson({ ...file, birthdate: '1990-05-06' }, record, '2026-03-01')).toMatchObject([
      { id: 'BIRTHDATE' },
    ]);
  });

  it('is not asked where either says nothing', () => {
    const nobody = { sex: null, birthdate: null, weightKg: null };
    expect(comparePerson(file, record, '2026-03-01')).toEqual([]);
    expect(comparePerson({ ...file, sex: 'MALE', weightKg: 90, ageYears: 20 }, nobody, '2026-03-01')).toEqual(
      [],
    );
  });
});
