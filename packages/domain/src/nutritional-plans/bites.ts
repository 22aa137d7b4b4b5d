/** Kilocalories of one Healzy bite. */
export const DEFAULT_KCAL_PER_BITE = 100;
export const KCAL_PER_BITE_LIMITS = { min: 20, max: 500 } as const;

/**
 * Bites of an amount of energy, to the nearest half; half way between counts up. Kilocalories stay the truth, bites are
 * how they are shown.
 *
 * @example bitesOf(437) // 4.5
 */
export function bitesOf(kcal: number, kcalPerBite: number = DEFAULT_KCAL_PER_BITE): number {
  return Math.floor((2 * kcal) / kcalPerBite + 0.5) / 2;
}
