import { cgmMetrics, simulateTrace } from '@healzy/domain/cgm';
import { ageOn, todayIn } from '@healzy/domain/shared';
import { describe, expect, it } from 'vitest';
import { DEMO_LIVES } from '../../../demo/lives.ts';
import { DEMO_PATIENTS } from '../../patients/demo/people.ts';
import { DEMO_TESTS } from './tests.ts';

const DIABETES = {
  TYPE_1: 'DIABETES_TYPE_1',
  TYPE_2: 'DIABETES_TYPE_2',
  PREDIABETES: 'PREDIABETES',
  GESTATIONAL: 'GESTATIONAL_DIABETES',
} as const;

const TODAY = todayIn('UTC', new Date());

describe.each(DEMO_TESTS.map((test) => [test.name, test] as const))('the demo test %s', (_, test) => {
  const life = DEMO_LIVES[test.account][test.patient];
  const sex = DEMO_PATIENTS[test.account][test.patient]?.[0];

  it('is of an adult whose diseases, medicines and trace agree', () => {
    if (life === undefined) throw new Error('Nothing is known of the health of its patient.');
    const age = ageOn(`${life.birthYear}-12-31`, TODAY) ?? 0;
    expect(age).toBeGreaterThanOrEqual(18);
    const bmi = life.weightKg / (life.heightCm / 100) ** 2;
    expect(bmi).toBeGreaterThan(18.5);
    expect(bmi).toBeLessThan(40);
    const present = Object.values(DIABETES).filter((code) => life.diseases.includes(code));
    expect(present).toEqual(test.kind === 'HEALTHY' ? [] : [DIABETES[test.kind]]);
    const hasInsulin = life.medication.some(({ name }) => name.startsWith('Insulina'));
    expect(hasInsulin).toBe(test.kind === 'TYPE_1');
    if (test.kind === 'HEALTHY') expect(life.medication).toEqual([]);
  });

  it('has a target profile for such a person', () => {
    if (test.kind === 'GESTATIONAL' || test.rangeProfile === 'PREGNANCY') {
      expect([test.kind, test.rangeProfile, sex]).toEqual(['GESTATIONAL', 'PREGNANCY', 'F']);
      expect(ageOn(`${life?.birthYear}-06-30`, TODAY)).toBeGreaterThanOrEqual(18);
      expect(ageOn(`${life?.birthYear}-06-30`, TODAY)).toBeLessThanOrEqual(45);
    }
    if (test.rangeProfile === 'TIGHT') expect(['HEALTHY', 'PREDIABETES']).toContain(test.kind);
  });
});

it('has lows, highs and nights worth looking at', () => {
  const test = DEMO_TESTS.find(({ kind }) => kind === 'TYPE_1');
  const seed = 1000 + DEMO_TESTS.findIndex(({ kind }) => kind === 'TYPE_1');
  const { series } = simulateTrace(seed, {
    from: '2026-03-02',
    days: test?.days ?? 0,
    zone: 'Europe/Madrid',
    kind: 'TYPE_1',
  });
  expect(Math.max(...series.mgdl)).toBeGreaterThan(250);
  const nights = series.mgdl.filter((value, index) => {
    const wall = (series.epochSeconds[index] ?? 0) + (series.offsetMinutes[index] ?? 0) * 60;
    return value < 54 && (wall % 86_400) / 3600 < 6;
  });
  expect(nights.length).toBeGreaterThan(3);
  expect(cgmMetrics(series).cv).toBeGreaterThan(25);
});
