import { isNumber } from './numberAxis.ts';

/** Parts of a whole as shares of 1. Missing, negative and infinite values have no share; an empty whole gives zeros. */
export function sharesOf(values: readonly (number | null | undefined)[]): number[] {
  const sizes = values.map((value) => (isNumber(value) && value > 0 ? value : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => (total > 0 ? size / total : 0));
}
