/** A median with the interval that its sample supports. */
export interface MedianInterval {
  median: number;
  low: number;
  high: number;
  /** Probability, in percent, that the interval covers the true median. */
  confidencePercent: number;
}

/** The narrowest interval that covers at least this much is chosen, where there are enough values for one. */
const WANTED_PERCENT = 90;

/**
 * The median with a distribution-free interval between two of the values, the k-th lowest and the k-th highest, which
 * covers the true median with probability 1 − 2·P(X < k), X binomial with n and ½ (Thompson 1936,
 * 10.1214/aoms/1177732502). Three values support their range alone, which covers it with 75 %.
 *
 * @throws RangeError without values
 */
export function medianInterval(values: readonly number[]): MedianInterval {
  const n = values.length;
  if (n === 0) throw new RangeError('medianInterval: there are no values');
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(n / 2);
  const median = n % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  let taken = 1;
  let confidence = coverage(n, 1);
  while (taken + 1 <= Math.floor(n / 2) && coverage(n, taken + 1) >= WANTED_PERCENT)
    confidence = coverage(n, ++taken);
  return {
    median,
    low: sorted[taken - 1]!,
    high: sorted[n - taken]!,
    confidencePercent: confidence,
  };
}

/** How probably the k-th lowest and the k-th highest of n values enclose the median, in percent. */
function coverage(n: number, k: number): number {
  // In logarithms, or two to the power of n would leave the range of numbers.
  let logTerm = -n * Math.LN2;
  let below = 0;
  for (let i = 0; i < k; i++) {
    below += Math.exp(logTerm);
    logTerm += Math.log((n - i) / (i + 1));
  }
  return 100 * (1 - 2 * below);
}
