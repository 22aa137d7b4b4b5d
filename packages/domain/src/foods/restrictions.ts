import type { FoodRestriction } from './option-sets.ts';

export interface BrokenRestrictions {
  /** Those that the food certainly breaks. */
  readonly broken: readonly FoodRestriction[];
  /** Whether the food does not state what it contains, so that it may break any. */
  readonly isUnknown: boolean;
}

/** Which of a person's restrictions a food breaks. A food that states none is never taken as free of anything. */
export function brokenRestrictions(
  notFor: readonly FoodRestriction[] | null,
  restrictions: readonly FoodRestriction[],
): BrokenRestrictions {
  if (notFor === null) return { broken: [], isUnknown: restrictions.length > 0 };
  return { broken: restrictions.filter((one) => notFor.includes(one)), isUnknown: false };
}

/** Whether a person with these restrictions can be given a food. */
export function isFoodFor(
  notFor: readonly FoodRestriction[] | null,
  restrictions: readonly FoodRestriction[],
): boolean {
  const { broken, isUnknown } = brokenRestrictions(notFor, restrictions);
  return broken.length === 0 && !isUnknown;
}
