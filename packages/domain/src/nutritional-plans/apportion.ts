/**
 * Divides a whole number by weights into whole numbers that add up to it (method of largest remainders; equal
 * remainders in the order of the parts). Without any weight the parts are equal.
 *
 * @param total not negative, whole
 * @param weights not negative
 *
 * @example apportion(101, [1, 1, 1]) // [34, 34, 33]
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => total * (sum > 0 ? weight / sum : 1 / weights.length));
  // A product such as 0.35 × 1800 may fall short of its whole number by rounding.
  const parts = exact.map((share) => Math.floor(share + 1e-9));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - parts[index]! }))
    .sort((one, other) =>
      Math.abs(other.remainder - one.remainder) > 1e-9
        ? other.remainder - one.remainder
        : one.index - other.index,
    );
  for (const { index } of byRemainder.slice(0, left)) parts[index]!++;
  return parts;
}
