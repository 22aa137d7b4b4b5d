import {
  type CalorimetryFigureId,
  ENERGY_EQUATIONS,
  type EnergyEquationId,
  SUBSTRATE_EQUATIONS,
  type SubstrateEquationId,
} from '@healzy/domain/calorimetry';

/** Which of the two equations of a test a figure is computed by; null for those that need neither. */
export function equationOf(id: CalorimetryFigureId): 'energy' | 'substrates' | null {
  if (id === 'energyKcalMin' || id === 'energyKcalDay') return 'energy';
  return id === 'fatGMin' || id === 'carbohydrateGMin' || id === 'fatShare' || id === 'carbohydrateShare'
    ? 'substrates'
    : null;
}

/** The coefficients of an equation of energy, as they are published. */
export const energyCoefficients = (id: EnergyEquationId) => {
  const { perLitreO2, perLitreCo2, perGramNitrogen } = ENERGY_EQUATIONS.find((each) => each.id === id)!;
  return { o2: perLitreO2, co2: perLitreCo2, n: perGramNitrogen };
};

/** The coefficients of an equation of fuels. */
export const fuelCoefficients = (id: SubstrateEquationId, fuel: 'fat' | 'carbohydrate') => {
  const equation = SUBSTRATE_EQUATIONS.find((each) => each.id === id)!;
  return fuel === 'fat'
    ? { o2: equation.fat[0], co2: equation.fat[1], n: equation.fat[2] }
    : { co2: equation.carbohydrate[0], o2: equation.carbohydrate[1], n: equation.carbohydrate[2] };
};

/** Whether urinary nitrogen changes what an equation gives. */
export const usesNitrogen = (
  equation: 'energy' | 'substrates',
  { energy, substrates }: { energy: { id: EnergyEquationId }; substrates: { id: SubstrateEquationId } },
): boolean =>
  equation === 'energy'
    ? energyCoefficients(energy.id).n !== 0
    : fuelCoefficients(substrates.id, 'fat').n !== 0 ||
      fuelCoefficients(substrates.id, 'carbohydrate').n !== 0;
