/** Glucose management indicator in percent, from the mean in mg/dL (Bergenstal 2018, 10.2337/dc18-1581). */
export function glucoseManagementIndicator(meanMgdl: number): number {
  return 3.31 + 0.02392 * meanMgdl;
}

/** Estimated HbA1c in percent, from the mean in mg/dL (Nathan 2008, 10.2337/dc08-0545). */
export function estimatedA1c(meanMgdl: number): number {
  return (meanMgdl + 46.7) / 28.7;
}

/** J-index from mean and sd in mg/dL (Wójcicki 1995, 10.1055/s-2007-979906). */
export function jIndex(meanMgdl: number, sdMgdl: number): number {
  return 0.001 * (meanMgdl + sdMgdl) ** 2;
}

/** Percent of the time below 54, from 54 to below 70, above 180 to 250, and above 250 mg/dL. */
export interface RiskShares {
  below54: number;
  from54: number;
  from181: number;
  above250: number;
}

/**
 * The two components of the glycaemia risk index, in percent of the time (Klonoff 2022, 10.1177/19322968221085273): lows,
 * of which those from 54 count 0.8, and highs, of which those up to 250 count half.
 */
export function glycaemiaRiskComponents({ below54, from54, from181, above250 }: RiskShares): {
  low: number;
  high: number;
} {
  return { low: below54 + 0.8 * from54, high: above250 + 0.5 * from181 };
}

/** Glycaemia risk index 0–100: three times the component of lows and 1.6 times that of highs (Klonoff 2022). */
export function glycaemiaRiskIndex(shares: RiskShares): number {
  const { low, high } = glycaemiaRiskComponents(shares);
  return Math.min(100, 3.0 * low + 1.6 * high);
}

/**
 * Continuous glucose monitoring index 0–100 (Leelarathna 2019, 10.1177/1932296819838525), the product's EFFICIENCY:
 * half for time in 70–180, 35 points lost as time below 70 grows to 15 %, 15 points lost as sd grows from 18 to 108.
 *
 * @param inRange percent in 70–180 mg/dL
 * @param below70 percent below 70 mg/dL
 */
export function cogi(inRange: number, below70: number, sdMgdl: number): number {
  const steadiness = Math.min(1, Math.max(0, (108 - sdMgdl) / 90));
  return 0.5 * inRange + 35 * (1 - Math.min(below70 / 15, 1)) + 15 * steadiness;
}
