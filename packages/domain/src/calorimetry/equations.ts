/** Gas exchange at rest or in a phase: mL/min STPD, and urinary nitrogen in g/day where it was measured. */
export interface GasExchange {
  vo2: number;
  vco2: number;
  nitrogenGDay?: number;
}

interface EnergyEquation {
  id: string;
  /** Kilocalories a minute per litre of oxygen and of carbon dioxide, and per gram of urinary nitrogen. */
  perLitreO2: number;
  perLitreCo2: number;
  perGramNitrogen: number;
  source: string;
}

const KJ = 4.184;

/**
 * Equations of energy expenditure: a·VO₂ + b·VCO₂ − c·N. Carts do not agree on one, so every figure names its own. The
 * rounded form of Weir and the coefficients of Elia and Livesey are what COSMED's two generations of software compute.
 */
export const ENERGY_EQUATIONS = [
  {
    id: 'WEIR',
    perLitreO2: 3.941,
    perLitreCo2: 1.106,
    perGramNitrogen: 2.17,
    source: 'Weir 1949, 10.1113/jphysiol.1949.sp004363',
  },
  {
    id: 'WEIR_ROUNDED',
    perLitreO2: 3.9,
    perLitreCo2: 1.1,
    perGramNitrogen: 0,
    source: 'Weir 1949, coefficients as rounded by COSMED Omnia',
  },
  {
    id: 'ELIA_LIVESEY',
    perLitreO2: 15.818 / KJ,
    perLitreCo2: 5.176 / KJ,
    perGramNitrogen: 0,
    source: 'Elia & Livesey 1992 (15.818 and 5.176 kJ/L)',
  },
  {
    id: 'ELIA_LIVESEY_ROUNDED',
    perLitreO2: 3.781,
    perLitreCo2: 1.237,
    perGramNitrogen: 0,
    source: 'Elia & Livesey 1992, coefficients as rounded by COSMED Quark',
  },
  {
    id: 'BROCKWAY',
    perLitreO2: 16.58 / KJ,
    perLitreCo2: 4.51 / KJ,
    perGramNitrogen: 5.9 / KJ,
    source: 'Brockway 1987 (16.58, 4.51 and 5.90 kJ)',
  },
] as const satisfies readonly EnergyEquation[];
export type EnergyEquationId = (typeof ENERGY_EQUATIONS)[number]['id'];

const MINUTES_A_DAY = 1440;

/**
 * Energy expenditure in kcal/min.
 *
 * @example energyKcalMin({ vo2: 250, vco2: 200 }, 'WEIR') // 1.20645, which is 1,737 kcal a day
 */
export function energyKcalMin({ vo2, vco2, nitrogenGDay = 0 }: GasExchange, id: EnergyEquationId): number {
  const { perLitreO2, perLitreCo2, perGramNitrogen } = ENERGY_EQUATIONS.find((each) => each.id === id)!;
  return (perLitreO2 * vo2 + perLitreCo2 * vco2) / 1000 - (perGramNitrogen * nitrogenGDay) / MINUTES_A_DAY;
}

interface SubstrateEquation {
  id: string;
  /** g/min of VO₂ and VCO₂ in L/min and urinary nitrogen in g/min: fat is a·VO₂ − b·VCO₂ − c·N. */
  fat: readonly [perLitreO2: number, perLitreCo2: number, perGramNitrogen: number];
  /** Carbohydrate is a·VCO₂ − b·VO₂ − c·N. */
  carbohydrate: readonly [perLitreCo2: number, perLitreO2: number, perGramNitrogen: number];
  source: string;
}

/** Equations of the oxidation of fat and carbohydrate. Those of exercise neglect protein. */
export const SUBSTRATE_EQUATIONS = [
  {
    id: 'FRAYN_1983',
    fat: [1.67, 1.67, 1.92],
    carbohydrate: [4.55, 3.21, 2.87],
    source: 'Frayn 1983, J Appl Physiol 55:628–634',
  },
  {
    id: 'PERONNET_MASSICOTTE_1991',
    fat: [1.695, 1.701, 0],
    carbohydrate: [4.585, 3.226, 0],
    source: 'Péronnet & Massicotte 1991, Can J Sport Sci 16:23–29',
  },
  {
    id: 'JEUKENDRUP_WALLIS_2005_LOW',
    fat: [1.695, 1.701, 0],
    carbohydrate: [4.344, 3.061, 0],
    source: 'Jeukendrup & Wallis 2005, 10.1055/s-2004-830512, 40–50 % of VO₂max',
  },
  {
    id: 'JEUKENDRUP_WALLIS_2005_MODERATE',
    fat: [1.695, 1.701, 0],
    carbohydrate: [4.21, 2.962, 0],
    source: 'Jeukendrup & Wallis 2005, 10.1055/s-2004-830512, 50–75 % of VO₂max',
  },
] as const satisfies readonly SubstrateEquation[];
export type SubstrateEquationId = (typeof SUBSTRATE_EQUATIONS)[number]['id'];

/** Oxidation in g/min. */
export interface Oxidation {
  fat: number;
  carbohydrate: number;
}

/**
 * Oxidation as the equation gives it, which may be below zero: `shownOxidation` is what a person sees.
 *
 * @example oxidation({ vo2: 250, vco2: 200 }, 'FRAYN_1983') // { fat: 0.0835, carbohydrate: 0.1075 }
 */
export function oxidation({ vo2, vco2, nitrogenGDay = 0 }: GasExchange, id: SubstrateEquationId): Oxidation {
  const { fat, carbohydrate } = SUBSTRATE_EQUATIONS.find((each) => each.id === id)!;
  const [o2, co2, nitrogen] = [vo2 / 1000, vco2 / 1000, nitrogenGDay / MINUTES_A_DAY];
  return {
    fat: fat[0] * o2 - fat[1] * co2 - fat[2] * nitrogen,
    carbohydrate: carbohydrate[0] * co2 - carbohydrate[1] * o2 - carbohydrate[2] * nitrogen,
  };
}

/**
 * Oxidation as it is shown: a negative amount is none, as nothing is oxidised backwards. It is applied to means, never to
 * samples, whose mean it would inflate.
 */
export const shownOxidation = ({ fat, carbohydrate }: Oxidation): Oxidation => ({
  fat: Math.max(0, fat),
  carbohydrate: Math.max(0, carbohydrate),
});

/** Energy in a gram as the shares count it (Atwater). */
const KCAL_PER_GRAM = { fat: 9, carbohydrate: 4 };

/** Shares of the energy from fat and carbohydrate, in percent of both together; null when there is neither. */
export function energyShares(amounts: Oxidation): Oxidation | null {
  const { fat, carbohydrate } = shownOxidation(amounts);
  const kcal = fat * KCAL_PER_GRAM.fat + carbohydrate * KCAL_PER_GRAM.carbohydrate;
  if (!(kcal > 0)) return null;
  const fatShare = (100 * fat * KCAL_PER_GRAM.fat) / kcal;
  return { fat: fatShare, carbohydrate: 100 - fatShare };
}

/** The ratio at which fat alone is oxidised, as long-chain fatty acids are. */
export const RER_OF_FAT = 0.7;
/** The ratio at which carbohydrate alone is oxidised. */
export const RER_OF_CARBOHYDRATE = 1;
/** Respiratory exchange ratios that gas exchange can have; beyond them the measurement is wrong, not the person. */
export const PLAUSIBLE_RER = { low: 0.67, high: 1.3 } as const;

/** Metabolic equivalents: mL/kg/min over 3.5. Defined for adults; children and older people rest at other values. */
export const metsOf = (vo2: number, weightKg: number): number => vo2 / weightKg / 3.5;
