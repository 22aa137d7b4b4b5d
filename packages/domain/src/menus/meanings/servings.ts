/**
 * Servings of a child as a share of a grown-up's. Ours, after the weights by age of Spanish school canteens: about six
 * tenths from three to six years, eight tenths up to ten.
 */
const SHARES: Readonly<Record<string, number>> = { 'state.CHILD_UNDER_6': 0.6, 'state.CHILD_UNDER_10': 0.8 };

/** By the codes of what the record says. */
export const shareOfServings = (remarks: readonly string[]): number =>
  Math.min(1, ...remarks.flatMap((code) => SHARES[code] ?? []));
