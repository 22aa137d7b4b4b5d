import { meansOver, type GasSamples, type Span } from './averages.ts';
import { ENERGY_EQUATIONS, energyKcalMin, type EnergyEquationId } from './equations.ts';
import { medianOf, type CalorimetrySeries } from './series.ts';

interface CartSubstrates {
  id: string;
  /** Oxygen and carbon dioxide in L/min; g/min, negative where the cart prints that. null where it computes none. */
  fatGMin: ((o2: number, co2: number) => number) | null;
  carbohydrateGMin: ((o2: number, co2: number) => number) | null;
  /** Percent of the energy, of the ratio before it is rounded for print; null where the cart computes it from grams. */
  fatShare: ((rer: number) => number) | null;
}

const PER_DAY = 1440;

/**
 * What carts compute in their own columns, fitted on exported files to their printed precision. No maker publishes it, so
 * the columns decide which a file has, not the maker's name: COSMED alone has two generations.
 */
export const CART_SUBSTRATES = [
  {
    id: 'PARVO',
    fatGMin: (o2, co2) => 1.68889 * (o2 - co2),
    carbohydrateGMin: (o2, co2) => 4.11528 * co2 - 2.90903 * o2,
    fatShare: null,
  },
  {
    id: 'COSMED_QUARK',
    fatGMin: (o2, co2) => 1.7185 * (o2 - co2),
    carbohydrateGMin: (o2, co2) => 4.1425 * co2 - 2.9413 * o2,
    fatShare: null,
  },
  {
    // The constants are an assumed urinary nitrogen of about 14 g a day.
    id: 'VYNTUS',
    fatGMin: (o2, co2) => (2428.1 * (o2 - co2) - 26.8) / PER_DAY,
    carbohydrateGMin: (o2, co2) => (5921.1 * co2 - 4179.3 * o2 - 42) / PER_DAY,
    fatShare: null,
  },
  {
    id: 'COSMED_OMNIA',
    fatGMin: null,
    carbohydrateGMin: null,
    fatShare: (rer) => 100 * Math.min(1, Math.max(0, (1 - rer) / (1 - 0.707))),
  },
] as const satisfies readonly CartSubstrates[];
export type CartSubstratesId = (typeof CART_SUBSTRATES)[number]['id'];

/** Relative difference, in the middle of all samples, up to which a cart's energy follows an equation. */
const SAME_ENERGY = 0.001;
/** Grams a minute, and points of a share, up to which a cart's fat follows an equation. */
const SAME_FAT_G = 0.002;
const SAME_SHARE = 0.5;

/** Which equation a cart's energy column follows; null without such a column, `UNKNOWN` when it follows none of ours. */
export function cartEnergyEquation({
  vo2,
  vco2,
  device,
}: CalorimetrySeries): EnergyEquationId | 'UNKNOWN' | null {
  const energy = device.energyKcalMin;
  if (energy === null || energy.every((value) => !(value > 0))) return null;
  if (vco2 === null) return 'UNKNOWN';
  let best: { id: EnergyEquationId; error: number } | null = null;
  for (const { id } of ENERGY_EQUATIONS) {
    const errors = [...vo2.keys()].map((i) =>
      energy[i]! > 0 ? Math.abs(energyKcalMin({ vo2: vo2[i]!, vco2: vco2[i]! }, id) / energy[i]! - 1) : NaN,
    );
    const error = medianOf(errors);
    if (best === null || error < best.error) best = { id, error };
  }
  return best !== null && best.error <= SAME_ENERGY ? best.id : 'UNKNOWN';
}

/** Which equations a cart's columns of fat and carbohydrate follow. */
export function cartSubstrates({
  vo2,
  vco2,
  device,
}: CalorimetrySeries): CartSubstratesId | 'UNKNOWN' | null {
  const { fatGMin, fatShare } = device;
  if (fatGMin === null && fatShare === null) return null;
  if (vco2 === null) return 'UNKNOWN';
  for (const { id, fatGMin: gramsOf, fatShare: shareOf } of CART_SUBSTRATES) {
    const errors = [...vo2.keys()].map((i) => {
      if (gramsOf !== null && fatGMin !== null)
        // A cart that clamps prints zero for what is below it.
        return fatGMin[i] === 0 ? NaN : Math.abs(gramsOf(vo2[i]! / 1000, vco2[i]! / 1000) - fatGMin[i]!);
      if (shareOf !== null && fatShare !== null && fatGMin === null)
        return Math.abs(shareOf(vco2[i]! / vo2[i]!) - fatShare[i]!) / (SAME_SHARE / SAME_FAT_G);
      return NaN;
    });
    if (medianOf(errors) <= SAME_FAT_G) return id;
  }
  return 'UNKNOWN';
}

/** The cart's own energy beside ours over a span, both in kcal a day. */
export interface CartComparison {
  cartKcalDay: number;
  equation: EnergyEquationId | 'UNKNOWN';
  /** What that equation gives for our means: what is left of the difference is averaging. */
  byItsEquation: number | null;
  /** Ours minus the cart's; null where we compute none. */
  differenceKcalDay: number | null;
}

/**
 * Compares over one span. The cart's column is averaged as the gas is, so that the difference is that of the equations.
 */
export function compareWithCart(
  series: CalorimetrySeries,
  samples: GasSamples,
  { span, kcalDay }: { span: Span; kcalDay: number | null },
): CartComparison | null {
  const equation = cartEnergyEquation(series);
  const means = meansOver(samples, span);
  if (equation === null || means === null) return null;
  const cart = samples.energyKcalMin;
  if (cart === null) return null;
  const found: number[] = [];
  for (let i = 0; i < cart.length; i++) {
    const time = samples.timeS[i]!;
    if (time > span.startS + 1e-6 && time <= span.endS + 1e-6 && !Number.isNaN(cart[i]!))
      found.push(cart[i]!);
  }
  if (found.length === 0) return null;
  const cartKcalDay = (found.reduce((sum, value) => sum + value, 0) / found.length) * PER_DAY;
  const { vo2, vco2 } = means;
  return {
    cartKcalDay,
    equation,
    byItsEquation:
      equation === 'UNKNOWN' || vco2 === null ? null : energyKcalMin({ vo2, vco2 }, equation) * PER_DAY,
    differenceKcalDay: kcalDay === null ? null : kcalDay - cartKcalDay,
  };
}
