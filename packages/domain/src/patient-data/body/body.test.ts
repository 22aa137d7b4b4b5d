import { describe, expect, it } from 'vitest';
import {
  bmiClass,
  bodyIndices,
  bodyMeasurementSchema,
  BODY_MAGNITUDE_IDS,
  energyBalance,
  katchMcArdleKcal,
  latestDated,
  latestFigures,
  magnitudeOf,
  mifflinStJeorKcal,
  noFigures,
  seriesOf,
  tooOldAmong,
  waistClass,
  waistHeightClass,
  waistHipClass,
} from './index.ts';
import { heightInCm } from '../../patients/index.ts';

const days = { birthdate: '1984-02-29', today: '2026-11-21' };
const issuesOf = (value: object) =>
  bodyMeasurementSchema(days)
    .safeParse({ measuredOn: '2026-11-20', figures: { weightKg: 80 }, ...value })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a measurement', () => {
  it('accepts every magnitude, and null for what was not measured', () => {
    const figures = Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, magnitudeOf(id).max]));
    const read = bodyMeasurementSchema(days).parse({ measuredOn: '2026-11-21', figures, note: ' ' });
    expect(read).toEqual({ measuredOn: '2026-11-21', figures, note: null });
    const one = bodyMeasurementSchema(days).parse({ measuredOn: '1984-02-29', figures: { waistCm: 60 } });
    expect(one.figures).toEqual({ ...noFigures(), waistCm: 60 });
  });

  it.each(BODY_MAGNITUDE_IDS)('rejects %s outside its bounds', (id) => {
    const { min, max } = magnitudeOf(id);
    // A height that small would be in metres.
    const under = id === 'heightCm' ? 20 : min - 0.05;
    for (const value of [under, max + 0.1, Number.NaN])
      expect(issuesOf({ figures: { [id]: value } })[0]?.[0]).toBe(`figures.${id}`);
    expect(issuesOf({ figures: { [id]: min } })).toEqual([]);
    expect(issuesOf({ figures: { [id]: max } })).toEqual([]);
  });

  it.each([
    [{ figures: { weightKg: 700 } }, 'figures.weightKg', 'OUT_OF_RANGE'],
    [{ figures: { weightKg: '80' } }, 'figures.weightKg', 'NUMBER_INVALID'],
    [{ figures: {} }, 'figures', 'NOTHING_MEASURED'],
    [{ figures: { weightKg: null } }, 'figures', 'NOTHING_MEASURED'],
    [{ figures: { skull: 30 } }, 'figures', 'UNKNOWN_PROPERTY'],
    [{ measuredOn: '' }, 'measuredOn', 'REQUIRED'],
    [{ measuredOn: '2026-02-30' }, 'measuredOn', 'DATE_INVALID'],
    [{ measuredOn: '2026-11-22' }, 'measuredOn', 'DATE_IN_FUTURE'],
    [{ measuredOn: '1850-01-01' }, 'measuredOn', 'DATE_BEFORE_BIRTH'],
    [{ note: 'a'.repeat(501) }, 'note', 'TOO_LONG'],
  ])('rejects %j', (wrong, field, code) => expect(issuesOf(wrong)[0]).toEqual([field, code]));

  it('converts a height in metres', () => {
    expect(heightInCm(1.75)).toBe(175);
    expect(heightInCm(0.502)).toBe(50.2);
    expect([heightInCm(175), heightInCm(30), heightInCm(2.7), heightInCm(17.5)]).toEqual([
      175, 30, 2.7, 17.5,
    ]);
    const read = bodyMeasurementSchema(days).parse({ measuredOn: '2026-11-21', figures: { heightCm: 1.75 } });
    expect(read.figures.heightCm).toBe(175);
  });
});

describe('computed body values', () => {
  it.each([
    [18.49, 'UNDERWEIGHT'],
    [18.5, 'NORMAL'],
    [24.99, 'NORMAL'],
    [25, 'OVERWEIGHT'],
    [30, 'OBESITY_1'],
    [35, 'OBESITY_2'],
    [40, 'OBESITY_3'],
  ])('class a body mass index of %d as %s', (bmi, wanted) => expect(bmiClass(bmi)).toBe(wanted));

  it.each([
    [waistClass(93.9, 'MALE'), 'NORMAL'],
    [waistClass(94, 'MALE'), 'INCREASED'],
    [waistClass(102, 'MALE'), 'HIGH'],
    [waistClass(80, 'FEMALE'), 'INCREASED'],
    [waistClass(88, 'FEMALE'), 'HIGH'],
    [waistHipClass(0.89, 'MALE'), 'NORMAL'],
    [waistHipClass(0.9, 'MALE'), 'HIGH'],
    [waistHipClass(0.85, 'FEMALE'), 'HIGH'],
    [waistHeightClass(0.499), 'NORMAL'],
    [waistHeightClass(0.5), 'INCREASED'],
    [waistHeightClass(0.6), 'HIGH'],
  ])('class a waist: %s is %s', (is, wanted) => expect(is).toBe(wanted));

  const born = (birthdate: string) => ({ sex: 'FEMALE', birthdate }) as const;
  const on = '2026-11-20';
  const measured = (figures: object, measuredOn = on) => ({
    measuredOn,
    figures: { ...noFigures(), ...figures },
  });

  it('have as many digits as needed to distinguish them from the next class', () => {
    const figures = { weightKg: 72.1, heightCm: 170, waistCm: 76.8, hipCm: 90.6 };
    const { bmi, waistHip } = bodyIndices(latestDated([measured(figures)]), born('1986-01-01'));
    expect([bmi?.value.toFixed(bmi.digits), bmi?.class]).toEqual(['24.9', 'NORMAL']);
    expect([waistHip?.value.toFixed(waistHip.digits), waistHip?.class]).toEqual(['0.848', 'NORMAL']);
    const dated = latestDated([measured({ ...figures, weightKg: 72.2 })]);
    const heavier = bodyIndices(dated, born('1986-01-01')).bmi;
    expect([heavier?.value.toFixed(heavier.digits), heavier?.class]).toEqual(['24.98', 'NORMAL']);
  });

  it('need their inputs, and are classed for adults only', () => {
    const figures = {
      weightKg: 80,
      heightCm: 160,
      fatPercent: 25,
      musclePercent: 40,
      waistCm: 96,
      hipCm: 100,
    };
    const dated = latestDated([measured(figures)]);
    const adult = bodyIndices(dated, born('1986-01-01'));
    expect(adult.bmi).toEqual({
      value: 31.249999999999993,
      class: 'OBESITY_1',
      digits: 1,
      inputs: [
        { input: 'weightKg', on },
        { input: 'heightCm', on },
      ],
    });
    expect(adult.waistHip).toMatchObject({ value: 0.96, class: 'HIGH', digits: 2 });
    expect(adult.waistHeight).toMatchObject({ value: 0.6, class: 'HIGH', digits: 2 });
    const masses = [adult.fatMassKg, adult.leanMassKg, adult.muscleMassKg];
    expect(masses.map((mass) => mass?.value)).toEqual([20, 60, 32]);
    expect(bodyIndices(dated, born('2014-01-01')).bmi?.class).toBeNull();
    expect(bodyIndices(latestDated([]), born('1986-01-01'))).toEqual({
      bmi: null,
      waist: null,
      waistHip: null,
      waistHeight: null,
      fatMassKg: null,
      leanMassKg: null,
      muscleMassKg: null,
      tooOld: {},
    });
  });

  it('do not combine what was measured years apart', () => {
    const list = [
      measured({ weightKg: 70, waistCm: 78 }),
      measured({ heightCm: 165, hipCm: 112, fatPercent: 41, musclePercent: 30 }, '2024-03-03'),
    ];
    const { tooOld, ...found } = bodyIndices(latestDated(list), born('1986-01-01'));
    expect([found.waistHip, found.fatMassKg, found.leanMassKg, found.muscleMassKg]).toEqual(
      Array<null>(4).fill(null),
    );
    expect(tooOld.waistHip).toEqual({
      input: 'hipCm',
      on: '2024-03-03',
      beside: { input: 'waistCm', on },
    });
    expect(Object.keys(tooOld)).toEqual(['waistHip', 'fatMassKg', 'leanMassKg', 'muscleMassKg']);
    // An adult's height stays valid; a child's does not.
    expect(found.bmi?.inputs.map((one) => one.on)).toEqual([on, '2024-03-03']);
    expect(found.waistHeight).not.toBeNull();
    const child = bodyIndices(latestDated(list), born('2012-01-01'));
    expect([child.bmi, child.waistHeight]).toEqual([null, null]);
    expect(child.tooOld.bmi).toMatchObject({ input: 'heightCm', on: '2024-03-03' });
    // Sixteen when measured, an adult when weighed.
    expect(bodyIndices(latestDated(list), born('2008-01-01')).bmi).toBeNull();
  });

  it.each([
    ['a quarter of a year', '2026-08-20', null],
    ['a day more', '2026-08-19', 'fatPercent'],
  ])('combines within %s', (_, day, stale) => {
    const inputs = [
      { input: 'fatPercent', on: day },
      { input: 'weightKg', on },
    ] as const;
    expect(tooOldAmong(inputs, '1986-01-01')?.input ?? null).toBe(stale);
    // Whichever of the two is older.
    const turned = [
      { input: 'fatPercent', on },
      { input: 'weightKg', on: day },
    ] as const;
    expect(tooOldAmong(turned, '1986-01-01') === null).toBe(stale === null);
  });

  it('are classed by the age on the day of the measurement', () => {
    const list = [measured({ weightKg: 70, heightCm: 170 }, '2024-03-03')];
    expect(bodyIndices(latestDated(list), born('2006-06-01')).bmi?.class).toBeNull();
  });

  it('read series and latest values from measurements, latest first', () => {
    const at = (measuredOn: string, figures: object) => ({
      measuredOn,
      figures: { ...noFigures(), ...figures },
    });
    const list = [
      at('2026-03-01', { waistCm: 90 }),
      at('2026-02-01', { weightKg: 79 }),
      at('2026-01-01', { weightKg: 80, waistCm: 95 }),
    ];
    expect(latestFigures(list)).toEqual({ ...noFigures(), weightKg: 79, waistCm: 90 });
    expect(seriesOf(list, 'weightKg').map(({ on, value }) => [on, value])).toEqual([
      ['2026-01-01', 80],
      ['2026-02-01', 79],
    ]);
  });
});

describe('energy', () => {
  const on = '2026-11-20';
  const now = <Value>(value: Value) => ({ value, on });
  const man = {
    sex: 'MALE',
    birthdate: '1996-11-01',
    weightKg: now(80),
    heightCm: now(180),
    fatPercent: null,
    activityLevel: now('MODERATE' as const),
    currentIntakeKcal: now(2400),
  } as const;

  it('agrees with published examples', () => {
    const body = { ageYears: 30, weightKg: 80, heightCm: 180 };
    expect(mifflinStJeorKcal({ ...body, sex: 'MALE' })).toBe(1780);
    expect(mifflinStJeorKcal({ ...body, sex: 'FEMALE' })).toBe(1614);
    expect(katchMcArdleKcal(64)).toBeCloseTo(1752.4, 10);
  });

  it('goes from basal energy through the factor to the deviation, and gives the days', () => {
    const basal = [
      { input: 'weightKg', on },
      { input: 'heightCm', on },
    ];
    const total = [...basal, { input: 'activityLevel', on }];
    expect(energyBalance(man)).toEqual({
      basal: { kcal: 1780, method: 'MIFFLIN_ST_JEOR', inputs: basal },
      factor: { value: 1.55, on },
      total: { kcal: 2759, inputs: total },
      current: { kcal: 2400, inputs: [{ input: 'currentIntakeKcal', on }] },
      deviation: { kind: 'DEFICIT', kcal: -359, inputs: [...total, { input: 'currentIntakeKcal', on }] },
      gaps: [],
      tooOld: [],
    });
    expect(energyBalance({ ...man, currentIntakeKcal: now(3000) }).deviation).toMatchObject({
      kind: 'SURPLUS',
      kcal: 241,
    });
    expect(energyBalance({ ...man, currentIntakeKcal: now(2759) }).deviation).toMatchObject({
      kind: 'BALANCED',
      kcal: 0,
    });
  });

  it('prefers lean mass to weight, and measured energy to both', () => {
    expect(energyBalance({ ...man, fatPercent: now(20), heightCm: null }).basal).toMatchObject({
      kcal: 1752,
      method: 'KATCH_MCARDLE',
    });
    const both = { ...man, fatPercent: now(20), measuredBasalKcal: now(1699.6) };
    expect(energyBalance(both).basal).toMatchObject({ kcal: 1700, method: 'MEASURED' });
  });

  it('uses the next formula when the body fat, or the calorimetry, is from another year', () => {
    const old = { value: 41, on: '2024-03-03' };
    const woman = {
      ...man,
      sex: 'FEMALE',
      birthdate: '1984-02-29',
      weightKg: now(72.6),
      heightCm: { value: 179.8, on: '2019-05-02' },
      fatPercent: old,
    } as const;
    const beside = { input: 'weightKg', on };
    expect(energyBalance(woman)).toMatchObject({
      basal: { method: 'MIFFLIN_ST_JEOR', kcal: 1479 },
      tooOld: [{ input: 'fatPercent', on: '2024-03-03', beside }],
    });
    expect(energyBalance({ ...woman, fatPercent: now(41) }).basal).toMatchObject({
      method: 'KATCH_MCARDLE',
      kcal: 1295,
    });
    const tested = { ...woman, fatPercent: null, measuredBasalKcal: { value: 1300, on: '2024-03-03' } };
    expect(energyBalance(tested)).toMatchObject({
      basal: { method: 'MIFFLIN_ST_JEOR' },
      tooOld: [{ input: 'measuredBasalKcal', beside }],
    });
    // A calorimetry later than the weight remains: it needs none.
    const weighedBefore = { ...tested, weightKg: old, measuredBasalKcal: now(1300) };
    expect(energyBalance(weighedBefore)).toMatchObject({
      basal: { method: 'MEASURED', kcal: 1300 },
      tooOld: [],
    });
    // Nothing is left to compute it from.
    expect(energyBalance({ ...woman, heightCm: null })).toMatchObject({
      basal: null,
      gaps: ['heightCm'],
      tooOld: [{ input: 'fatPercent' }],
    });
  });

  it('does not multiply basal energy of today by an activity level of years ago', () => {
    const then = <Value>(value: Value) => ({ value, on: '2025-03-03' });
    expect(energyBalance({ ...man, activityLevel: then('ACTIVE' as const) })).toMatchObject({
      basal: { kcal: 1780 },
      factor: { value: 1.725, on: '2025-03-03' },
      total: null,
      deviation: null,
      tooOld: [{ input: 'activityLevel', on: '2025-03-03', beside: { input: 'weightKg', on } }],
    });
    expect(energyBalance({ ...man, currentIntakeKcal: then(2400) })).toMatchObject({
      total: { kcal: 2759 },
      deviation: null,
      tooOld: [{ input: 'currentIntakeKcal' }],
    });
    // A weight of last year is too old for the answers of today.
    expect(energyBalance({ ...man, weightKg: then(80) })).toMatchObject({
      basal: { kcal: 1790 },
      total: null,
      tooOld: [{ input: 'weightKg', beside: { input: 'activityLevel', on } }],
    });
  });

  it('multiplies nothing by the activity of adults for a child whose energy was measured', () => {
    const child = { ...man, birthdate: '2014-01-01', measuredBasalKcal: now(1300) };
    expect(energyBalance(child)).toMatchObject({
      basal: { kcal: 1300, method: 'MEASURED' },
      total: null,
      deviation: null,
      gaps: ['adult'],
    });
  });

  it('does not count an energy that was measured before a pregnancy, or more than a quarter ago', () => {
    const measured = { ...man, measuredBasalKcal: { value: 1700, on: '2026-08-20' } };
    expect(energyBalance({ ...measured, today: '2026-11-20' })).toMatchObject({
      basal: { method: 'MEASURED' },
      gaps: [],
    });
    expect(energyBalance({ ...measured, today: '2026-11-21' })).toMatchObject({
      basal: { method: 'MIFFLIN_ST_JEOR' },
      gaps: ['measuredOld'],
    });
    expect(energyBalance({ ...measured, pregnantOn: '2026-08-20' }).basal?.method).toBe('MEASURED');
    expect(energyBalance({ ...measured, pregnantOn: '2026-08-21' })).toMatchObject({
      basal: { method: 'MIFFLIN_ST_JEOR' },
      gaps: ['measuredBeforePregnancy'],
    });
  });

  it('says what is missing, and computes nothing for children', () => {
    const nothing = {
      ...man,
      weightKg: null,
      heightCm: null,
      activityLevel: null,
      currentIntakeKcal: null,
    };
    expect(energyBalance(nothing)).toMatchObject({
      basal: null,
      total: null,
      deviation: null,
      gaps: ['weightKg', 'heightCm', 'activityLevel', 'currentIntakeKcal'],
    });
    expect(energyBalance({ ...man, birthdate: '2014-01-01', fatPercent: now(20) })).toMatchObject({
      basal: null,
      gaps: ['adult'],
    });
  });
});
