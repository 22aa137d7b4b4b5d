import type { FoodRestriction } from '../option-sets.ts';
import {
  DEFAULT_FREQUENCIES,
  frequenciesFor,
  type Frequency,
  type PublishedFrequency,
} from './frequencies.ts';
import { frequenciesFollow, type DayOfPlan } from './week-expectations.ts';

/** How often a kind of food is eaten where a plan does not follow what is published. */
export interface FrequencyChange {
  readonly kind: ChangeableKind;
  readonly least: number;
  /** Null is no limit. */
  readonly most: number | null;
}

/**
 * Kinds whose frequency a plan may change, in the order in which they are told. Fish with much mercury, sugary drinks and
 * alcohol are not among them: whoever wants one puts it into a meal, and nobody is given more of them by a setting.
 */
export const CHANGEABLE_KINDS = [
  'VEGETABLES',
  'FRUIT',
  'CEREALS',
  'DAIRY',
  'TUBERS',
  'LEGUMES',
  'NUTS',
  'FISH',
  'OILY_FISH',
  'EGGS',
  'MEAT',
  'RED_MEAT',
  'PROCESSED_MEAT',
  'OTHER_OILS',
  'SWEETS_PASTRY',
] as const;
export type ChangeableKind = (typeof CHANGEABLE_KINDS)[number];

/** Three main meals a day of a week; servings a day are counted in halves. */
export const FREQUENCY_LIMITS = { WEEK: { max: 21, step: 1 }, DAY: { max: 10, step: 0.5 } } as const;

/** What is published of a kind of food. */
export const publishedFrequency = (kind: ChangeableKind): PublishedFrequency =>
  DEFAULT_FREQUENCIES.find((each) => each.kind === kind)!;

/** A frequency that is another one than what is published, and what makes it so. */
export interface OwnFrequency extends FrequencyChange {
  readonly by: 'RESTRICTIONS' | 'PLAN' | 'BOTH';
}

/**
 * What menus go by for a kind of food, where it is something else than what is published: because of what this person does
 * not eat, or because their plan has so little carbohydrate or energy that it does not fit.
 *
 * @param day of the plan; null while its energy is not chosen
 */
export function ownFrequency(
  kind: ChangeableKind,
  restrictions: readonly FoodRestriction[],
  day: DayOfPlan | null,
): OwnFrequency | null {
  const follows = day ? frequenciesFollow(day) : {};
  const of = (...some: Parameters<typeof frequenciesFor>) =>
    frequenciesFor(...some).find((each) => each.kind === kind)!;
  const isSame = (one: Frequency, other: Frequency) => one.least === other.least && one.most === other.most;
  const own = of(restrictions, DEFAULT_FREQUENCIES, follows);
  if (isSame(own, publishedFrequency(kind))) return null;
  const by = isSame(own, of(restrictions))
    ? 'RESTRICTIONS'
    : isSame(own, of([], DEFAULT_FREQUENCIES, follows))
      ? 'PLAN'
      : 'BOTH';
  return { kind, least: own.least, most: own.most, by };
}

/**
 * Where a frequency leaves what is advised: less than that, more than that, or neither.
 *
 * @param advised what is published; for a person and a plan, what it is for them (`ownFrequency`)
 */
export const beyondAdvised = (
  { kind, least, most }: FrequencyChange,
  advised: Pick<Frequency, 'least' | 'most'> = publishedFrequency(kind),
): { isLess: boolean; isMore: boolean } => ({
  isLess: least < advised.least,
  isMore: advised.most !== null && (most === null || most > advised.most),
});

/** Changes that say something else than what is published. */
export const realChanges = (changes: readonly FrequencyChange[]): FrequencyChange[] =>
  changes.filter(({ kind, least, most }) => {
    const published = publishedFrequency(kind);
    return least !== published.least || most !== published.most;
  });

/**
 * The frequencies of a week with those that a plan changes. What a person cannot have at all is not wanted of them
 * whatever a plan says: without it, nobody with an allergy to fish would ever have a week without a fault.
 *
 * @param frequencies of this person, as their restrictions leave them
 * @param isPossible whether there is any dish with that kind of food for them
 */
export function withFrequencyChanges(
  frequencies: readonly Frequency[],
  changes: readonly FrequencyChange[],
  isPossible: (kind: ChangeableKind) => boolean,
): Frequency[] {
  const changed = new Map<string, FrequencyChange>(realChanges(changes).map((each) => [each.kind, each]));
  return frequencies.map((each) => {
    const change = changed.get(each.kind);
    if (change === undefined) return each;
    const least = isPossible(change.kind) ? change.least : 0;
    const { floor, ...rest } = each;
    // What a week is not handed over without belongs to the least that is published, and to no other.
    const kept = floor !== undefined && least === each.least ? { floor } : {};
    return { ...rest, ...kept, least, most: change.most, source: 'PLAN' };
  });
}
