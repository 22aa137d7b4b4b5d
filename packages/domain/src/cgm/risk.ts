/**
 * Kovatchev's symmetric risk of a glucose value in mg/dL (10.2337/dc06-1085): negative on the low side, positive on
 * the high side, zero at 112.5 mg/dL.
 */
function riskFunction(mgdl: number): number {
  return Math.log(mgdl) ** 1.084 - 5.381;
}

/** Low risk of one value, 0–100; 0 at and above 112.5 mg/dL. */
export function lowRisk(mgdl: number): number {
  const f = riskFunction(mgdl);
  return f < 0 ? 22.77 * f * f : 0;
}

/** High risk of one value; 0 at and below 112.5 mg/dL. */
export function highRisk(mgdl: number): number {
  const f = riskFunction(mgdl);
  return f > 0 ? 22.77 * f * f : 0;
}
