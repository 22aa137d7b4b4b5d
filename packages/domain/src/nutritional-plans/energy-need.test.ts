import { describe, expect, it } from 'vitest';
import type { EnergyInput } from '../patient-data/index.ts';
import { childEnergyKcal, energyNeed, infantEnergyKcal, mostNeededKcal } from './energy-need.ts';

const on = '2026-11-20';
const adult: EnergyInput = {
  sex: 'FEMALE',
  birthdate: '1996-01-01',
  weightKg: { value: 60, on },
  heightCm: { value: 165, on },
  fatPercent: null,
  activityLevel: { value: 'MODERATE', on },
  currentIntakeKcal: null,
  today: '2026-11-30',
};
const MIFFLIN = 1320 * 1.55;

describe('the energy requirement of a child', () => {
  // The reference children of the IOM's summary table: height, weight and requirement when active, printed values ± 5 kcal.
  it.each([
    ['MALE', 11, 36, 1.44, 2279],
    ['MALE', 16, 61, 1.74, 3152],
    ['FEMALE', 11, 37, 1.44, 2071],
    ['FEMALE', 16, 54, 1.63, 2368],
  ] as const)('of a %s of %d years is the published one', (sex, ageYears, weightKg, heightM, kcal) => {
    const found = childEnergyKcal({ sex, ageYears, weightKg, heightM, activity: 'ACTIVE' });
    expect(Math.abs(found - kcal)).toBeLessThanOrEqual(5);
  });

  it('of an infant grows by its age in months', () => {
    expect([3, 4, 7, 13].map((months) => infantEnergyKcal(months, 8))).toEqual([787, 668, 634, 632]);
  });
});

describe('the need of a person', () => {
  it('is the total of an adult, with what it was computed from', () => {
    const { need } = energyNeed(adult, 'NEITHER', null);
    expect(need).toMatchObject({ method: 'MIFFLIN_ST_JEOR', on, extraKcal: 0, stage: null });
    expect(need?.kcal).toBeCloseTo(MIFFLIN, -1);
    expect(need?.inputs.map(({ input }) => input)).toContain('activityLevel');
  });

  it('of a measured resting energy keeps the day of the test', () => {
    const measured = { ...adult, measuredBasalKcal: { value: 1400, on: '2026-11-02' } };
    expect(energyNeed(measured, null, null).need).toMatchObject({
      kcal: 2170,
      method: 'MEASURED',
      on: '2026-11-02',
    });
  });

  it.each([
    ['TRIMESTER_1', 'PREGNANT', 0],
    ['TRIMESTER_2', 'PREGNANT', 340],
    ['TRIMESTER_3', 'PREGNANT', 452],
    ['LACTATION_0_6', 'BREASTFEEDING', 330],
    ['LACTATION_7_12', 'BREASTFEEDING', 400],
  ] as const)('in %s has what the stage adds', (stage, state, extraKcal) => {
    const base = energyNeed(adult, null, null).need?.kcal ?? 0;
    expect(energyNeed(adult, state, stage).need).toMatchObject({ kcal: base + extraKcal, stage, extraKcal });
    // The measured energy of a pregnant woman has part of it already.
    const measured = { ...adult, measuredBasalKcal: { value: 1700, on } };
    expect(energyNeed(measured, state, stage).need).toMatchObject({ method: 'MIFFLIN_ST_JEOR' });
  });

  it('is not given while the stage is not known, nor by a stage of the other state', () => {
    expect(energyNeed(adult, 'PREGNANT', null)).toEqual({ need: null, gap: 'STAGE' });
    expect(energyNeed(adult, 'PREGNANT', 'LACTATION_0_6')).toEqual({ need: null, gap: 'STAGE' });
    // Nobody else has a stage.
    expect(energyNeed(adult, 'NEITHER', 'TRIMESTER_3').need?.extraKcal).toBe(0);
  });

  it('of a child follows the requirement of the age, and no weight of another quarter', () => {
    const girl = {
      ...adult,
      birthdate: '2015-11-20',
      weightKg: { value: 37, on },
      heightCm: { value: 144, on },
    };
    expect(energyNeed(girl, null, null).need).toMatchObject({ method: 'IOM_EER', on });
    const old = {
      ...girl,
      weightKg: { value: 33, on: '2026-06-01' },
      heightCm: { value: 140, on: '2026-06-01' },
    };
    expect(energyNeed(old, null, null)).toEqual({ need: null, gap: 'CHILD_WEIGHT_OLD' });
    expect(energyNeed({ ...girl, heightCm: null }, null, null)).toEqual({ need: null, gap: 'DATA' });
    const toddler = { ...girl, birthdate: '2024-11-20', weightKg: { value: 12, on }, heightCm: null };
    expect(energyNeed({ ...toddler, activityLevel: null }, null, null).need?.kcal).toBe(988);
  });

  it('of a stage that nobody has said is the most that it can be', () => {
    const base = energyNeed(adult, null, null).need?.kcal ?? 0;
    expect(mostNeededKcal(adult, 'NEITHER')).toBe(base);
    expect(mostNeededKcal(adult, 'PREGNANT')).toBe(base + 452);
    expect(mostNeededKcal(adult, 'BREASTFEEDING')).toBe(base + 400);
    expect(mostNeededKcal({ ...adult, weightKg: null }, 'PREGNANT')).toBeNull();
  });

  it('is not given without data', () => {
    expect(energyNeed({ ...adult, activityLevel: null }, null, null)).toEqual({ need: null, gap: 'DATA' });
    expect(energyNeed({ ...adult, weightKg: null }, null, null)).toEqual({ need: null, gap: 'DATA' });
  });
});
