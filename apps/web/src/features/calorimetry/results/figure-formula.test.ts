import { CALORIMETRY_FIGURES } from '@healzy/domain/calorimetry';
import { expect, it } from 'vitest';
import { energyCoefficients, equationOf, fuelCoefficients, usesNitrogen } from './figure-formula.ts';

it('names an equation for every figure of energy and fuel, and for no other', () => {
  const by = (equation: ReturnType<typeof equationOf>) =>
    CALORIMETRY_FIGURES.filter(({ id }) => equationOf(id) === equation).map(({ unit }) => unit);
  expect(new Set(by('energy'))).toEqual(new Set(['kcal/min', 'kcal/day']));
  expect(new Set(by('substrates'))).toEqual(new Set(['g/min', '%']));
  expect(by(null)).not.toContain('kcal/min');
});

it('shows the coefficients that are computed with', () => {
  expect(energyCoefficients('WEIR')).toEqual({ o2: 3.941, co2: 1.106, n: 2.17 });
  expect(fuelCoefficients('FRAYN_1983', 'fat')).toEqual({ o2: 1.67, co2: 1.67, n: 1.92 });
  expect(fuelCoefficients('FRAYN_1983', 'carbohydrate')).toEqual({ o2: 3.21, co2: 4.55, n: 2.87 });
});

it('knows which equations nitrogen changes', () => {
  const frayn = { energy: { id: 'WEIR_ROUNDED' }, substrates: { id: 'FRAYN_1983' } } as const;
  expect([usesNitrogen('energy', frayn), usesNitrogen('substrates', frayn)]).toEqual([false, true]);
  const exercise = {
    energy: { id: 'WEIR' },
    substrates: { id: 'JEUKENDRUP_WALLIS_2005_MODERATE' },
  } as const;
  expect([usesNitrogen('energy', exercise), usesNitrogen('substrates', exercise)]).toEqual([true, false]);
});
