/** Shares by part id, in percent; `null` is empty and `NaN` not a number, as in NumberField. */
export type Shares<Id extends string = string> = Readonly<Record<Id, number | null>>;

const whole = 100;
const amount = (share: number | null | undefined) => (Number.isFinite(share) ? Number(share) : 0);
// Floating point: 33.3 + 33.3 + 33.4 must be 100.
const tidy = (value: number) => Number(value.toFixed(6));

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * The sum of all shares. @example sumOf({ a: 33.3, b: 66.7 }) // 100
 */
export function sumOf(shares: Shares): number {
  return tidy(Object.values(shares).reduce<number>((sum, share) => sum + amount(share), 0));
}

/**
 * Adds what is missing, or removes the excess, so that all shares add up to 100: in proportion to their size, or
 * equally where all are empty. Locked shares stay. The rounding remainder goes to the largest remainders.
 *
 * @param decimals kept in each share; as many as the locked ones have, if those are more
 *
 * @returns the shares as they are, when everything is locked
 *
 * @example distribute({ a: 50, b: 10, c: 10 }, ['a'], 0) // { a: 50, b: 25, c: 25 }
 */
export function distribute<Id extends string>(
  shares: Shares<Id>,
  locked: readonly Id[],
  decimals: number,
): Record<Id, number | null> {
  const ids = Object.keys(shares) as Id[];
  const free = ids.filter((id) => !locked.includes(id));
  const result: Record<Id, number | null> = { ...shares };
  if (!free.length) return result;

  const kept = locked.reduce((sum, id) => sum + amount(shares[id]), 0);
  const rest = Math.max(0, tidy(whole - kept));
  // Beside a locked 33.33, whole shares would never add up to 100.
  const unit = 10 ** -Math.max(decimals, decimalsOf(rest));
  const weights = free.map((id) => Math.max(0, amount(shares[id])));
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const exact = weights.map((each) => (rest * (weight ? each / weight : 1 / free.length)) / unit);
  const given = exact.map((each) => Math.floor(each + 1e-9));
  let over = Math.round(rest / unit) - given.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each - (given[index] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder) {
    if (over <= 0) break;
    given[index] = (given[index] ?? 0) + 1;
    over--;
  }
  free.forEach((id, index) => {
    result[id] = tidy((given[index] ?? 0) * unit);
  });
  return result;
}
