/** `{ median, min, max }` of measured values. */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median: rounded(median), min: rounded(sorted[0]), max: rounded(sorted[sorted.length - 1]) };
}

/** Four significant digits: more would be noise. */
export const rounded = (value) => (Number.isFinite(value) ? Number(value.toPrecision(4)) : null);
