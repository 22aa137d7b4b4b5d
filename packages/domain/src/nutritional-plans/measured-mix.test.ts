import { describe, expect, it } from 'vitest';
import type { EnergyInput } from '../patient-data/index.ts';
import { macrosMeasuredOnAfter, measuredEnergy, measuredMix } from './measured-mix.ts';

const on = '2026-11-20';
const input: EnergyInput = {
  sex: 'FEMALE',
  birthdate: '1990-01-01',
  weightKg: { value: 65, on },
  heightCm: { value: 165, on },
  fatPercent: null,
  activityLevel: null,
  currentIntakeKcal: null,
  measuredBasalKcal: { value: 1400, on },
  today: '2026-11-29',
  pregnantOn: null,
};
const PLAN = { CARBS: 45, FAT: 30, PROTEIN: 25 };
const mixOf = (fatShare: number | null, change: Partial<EnergyInput> = {}, isSteady = true) =>
  measuredMix({ fatShare, isSteady }, PLAN, { ...input, ...change });

describe('the measured mix of fuels', () => {
  it('gives a plan as much fat as was burnt at rest, with its own protein', () => {
    expect(mixOf(33.4)).toEqual({
      shares: { CARBS: 42, FAT: 33, PROTEIN: 25 },
      isUsed: false,
      cautions: [],
    });
    expect(
      measuredMix({ fatShare: 20, isSteady: true }, { CARBS: 46.67, FAT: 20, PROTEIN: 33.33 }, input),
    ).toEqual({ shares: { CARBS: 46.67, FAT: 20, PROTEIN: 33.33 }, isUsed: true, cautions: [] });
  });

  it('says that a rest was not steady, and that so much fat is unusual', () => {
    expect(mixOf(62, {}, false)?.cautions).toEqual(['NOT_STEADY', 'UNUSUAL_FAT']);
    expect(mixOf(12)?.cautions).toEqual(['UNUSUAL_FAT']);
  });

  it('gives no shares where protein leaves no room for them', () => {
    expect(mixOf(80)).toMatchObject({ shares: null });
  });

  it.each([
    ['was not measured', null, {}],
    ['is of another quarter', 33, { today: '2027-04-20' }],
    ['is from before a pregnancy', 33, { pregnantOn: '2026-11-25' }],
    ['is of a child', 33, { birthdate: '2014-01-01' }],
    ['was taken back', 33, { measuredBasalKcal: null }],
  ])('is nothing where it %s', (_why, fatShare, change) => {
    expect(mixOf(fatShare, change)).toBeNull();
  });
});

describe('the energy of a plan from a measured resting energy', () => {
  const active: EnergyInput = { ...input, activityLevel: { value: 'MODERATE', on } };
  it('is the total expenditure with the answered activity, of the day of the test', () => {
    // 1400 kcal at rest, times 1.55.
    expect(measuredEnergy(active)).toEqual({ kcal: 2170, source: 'MEASURED', on });
  });

  it.each<[string, Partial<EnergyInput>]>([
    ['nothing was measured', { measuredBasalKcal: null }],
    ['the activity is not known', { activityLevel: null }],
    ['it is of another quarter', { today: '2027-04-20' }],
    ['it is from before a pregnancy', { pregnantOn: '2026-11-25' }],
    ['it is of a child', { birthdate: '2016-01-01' }],
  ])('is none where %s', (_why, change) => {
    expect(measuredEnergy({ ...active, ...change })).toBeNull();
  });
});

it('shares are no longer the measured ones once they are changed', () => {
  const plan = { macroShares: PLAN, macrosMeasuredOn: on };
  expect(macrosMeasuredOnAfter(plan, { ...PLAN })).toBe(on);
  expect(macrosMeasuredOnAfter(plan, { ...PLAN, FAT: 31, CARBS: 44 })).toBeNull();
});
