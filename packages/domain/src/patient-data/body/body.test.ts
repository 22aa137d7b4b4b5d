import { describe, expect, it } from 'vitest';
import {
  bmiClass,
  bodyIndices,
  bodyMeasurementSchema,
  BODY_MAGNITUDE_IDS,
  energyBalance,
  heightInCm,
  isTypedInMetres,
  katchMcArdleKcal,
  latestFigures,
  magnitudeOf,
  mifflinStJeorKcal,
  noFigures,
  seriesOf,
  waistClass,
  waistHeightClass,
  waistHipClass,
} from './index.ts';

const days = { birthdate: '1984-02-29', today: '2026-11-21' };
const issuesOf = (value: object) =>
  bodyMeasurementSchema(days)
    .safeParse({ measuredOn: '2026-11-20', figures: { weightKg: 80 }, ...value })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a measurement', () => {
  it('takes every magnitude, and null for what was not measured', () => {
    const figures = Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, magnitudeOf(id).max]));
    const read = bodyMeasurementSchema(days).parse({ measuredOn: '2026-11-21', figures, note: ' ' });
    expect(read).toEqual({ measuredOn: '2026-11-21', figures, note: null });
    const one = bodyMeasurementSchema(days).parse({ measuredOn: '1984-02-29', figures: { waistCm: 60 } });
    expect(one.figures).toEqual({ ...noFigures(), waistCm: 60 });
  });

  it.each(BODY_MAGNITUDE_IDS)('refuses %s beyond its bounds', (id) => {
    const { min, max } = magnitudeOf(id);
    // A height that small would be one in metres.
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
  ])('refuses %j', (wrong, field, code) => expect(issuesOf(wrong)[0]).toEqual([field, code]));

  it('understands a height in metres', () => {
    expect(heightInCm(1.75)).toBe(175);
    expect(heightInCm(0.502)).toBe(50.2);
    expect([heightInCm(175), heightInCm(30), heightInCm(2.7), heightInCm(17.5)]).toEqual([
      175, 30, 2.7, 17.5,
    ]);
    expect([isTypedInMetres(1.75), isTypedInMetres(175)]).toEqual([true, false]);
    const read = bodyMeasurementSchema(days).parse({ measuredOn: '2026-11-21', figures: { heightCm: 1.75 } });
    expect(read.figures.heightCm).toBe(175);
  });
});

describe('what is computed from a body', () => {
  it.each([
    [18.49, 'UNDERWEIGHT'],
    [18.5, 'NORMAL'],
    [24.99, 'NORMAL'],
    [25, 'OVERWEIGHT'],
    [30, 'OBESITY_1'],
    [35, 'OBESITY_2'],
    [40, 'OBESITY_3'],
  ])('puts a body mass index of %d into %s', (bmi, wanted) => expect(bmiClass(bmi)).toBe(wanted));

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
  ])('classes a waist: %s is %s', (is, wanted) => expect(is).toBe(wanted));

  it('is shown with as many digits as tell it from the next class', () => {
    const figures = { ...noFigures(), weightKg: 72.1, heightCm: 170, waistCm: 76.8, hipCm: 90.6 };
    const { bmi, waistHip } = bodyIndices(figures, { sex: 'FEMALE', ageYears: 40 });
    expect([bmi?.value.toFixed(bmi.digits), bmi?.class]).toEqual(['24.9', 'NORMAL']);
    expect([waistHip?.value.toFixed(waistHip.digits), waistHip?.class]).toEqual(['0.848', 'NORMAL']);
    const heavier = bodyIndices({ ...figures, weightKg: 72.2 }, { sex: 'FEMALE', ageYears: 40 }).bmi;
    expect([heavier?.value.toFixed(heavier.digits), heavier?.class]).toEqual(['24.98', 'NORMAL']);
  });

  it('needs what it is made of, and judges adults only', () => {
    const figures = { ...noFigures(), weightKg: 80, heightCm: 160, fatPercent: 25, waistCm: 96, hipCm: 100 };
    const adult = bodyIndices(figures, { sex: 'FEMALE', ageYears: 40 });
    expect(adult.bmi).toEqual({ value: 31.249999999999993, class: 'OBESITY_1', digits: 1 });
    expect(adult.waistHip).toEqual({ value: 0.96, class: 'HIGH', digits: 2 });
    expect(adult.waistHeight).toEqual({ value: 0.6, class: 'HIGH', digits: 2 });
    expect([adult.fatMassKg, adult.leanMassKg]).toEqual([20, 60]);
    expect(bodyIndices(figures, { sex: 'FEMALE', ageYears: 12 }).bmi?.class).toBeNull();
    expect(bodyIndices(noFigures(), { sex: 'MALE', ageYears: 40 })).toEqual({
      bmi: null,
      waist: null,
      waistHip: null,
      waistHeight: null,
      fatMassKg: null,
      leanMassKg: null,
    });
  });

  it('reads series and latest values from measurements, latest first', () => {
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
  const man = {
    sex: 'MALE',
    ageYears: 30,
    weightKg: 80,
    heightCm: 180,
    fatPercent: null,
    activityLevel: 'MODERATE',
    currentIntakeKcal: 2400,
  } as const;

  it('agrees with published examples', () => {
    expect(mifflinStJeorKcal(man)).toBe(1780);
    expect(mifflinStJeorKcal({ ...man, sex: 'FEMALE' })).toBe(1614);
    expect(katchMcArdleKcal(64)).toBeCloseTo(1752.4, 10);
  });

  it('goes from basal over the factor to the deviation', () => {
    expect(energyBalance(man)).toEqual({
      basal: { kcal: 1780, method: 'MIFFLIN_ST_JEOR' },
      factor: 1.55,
      totalKcal: 2759,
      currentKcal: 2400,
      deviation: { kind: 'DEFICIT', kcal: -359 },
      gaps: [],
    });
    expect(energyBalance({ ...man, currentIntakeKcal: 3000 }).deviation).toEqual({
      kind: 'SURPLUS',
      kcal: 241,
    });
    expect(energyBalance({ ...man, currentIntakeKcal: 2759 }).deviation).toEqual({
      kind: 'BALANCED',
      kcal: 0,
    });
  });

  it('prefers lean mass to weight, and what was measured to both', () => {
    expect(energyBalance({ ...man, fatPercent: 20, heightCm: null }).basal).toEqual({
      kcal: 1752,
      method: 'KATCH_MCARDLE',
    });
    expect(energyBalance({ ...man, fatPercent: 20, measuredBasalKcal: 1699.6 }).basal).toEqual({
      kcal: 1700,
      method: 'MEASURED',
    });
  });

  it('says what is missing, and computes nothing for children', () => {
    const nothing = {
      ...man,
      weightKg: null,
      heightCm: null,
      ageYears: null,
      activityLevel: null,
      currentIntakeKcal: null,
    };
    expect(energyBalance(nothing)).toMatchObject({
      basal: null,
      totalKcal: null,
      deviation: null,
      gaps: ['weightKg', 'heightCm', 'age', 'activityLevel', 'currentIntakeKcal'],
    });
    expect(energyBalance({ ...man, ageYears: 12, fatPercent: 20 })).toMatchObject({
      basal: null,
      gaps: ['adult'],
    });
  });
});
