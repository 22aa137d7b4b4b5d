import type { FoodRestriction } from '../../foods/index.ts';
import type { QuestionId } from '../../patient-data/index.ts';

/**
 * What an answer of a patient's record means for their food.
 *
 * - `none`: nothing, and why.
 * - `restricts`: no food that lists one of these is given; with `note`, something is said besides.
 * - `note`: foods are not chosen by it, but board and paper say it.
 * - `asks`: nobody can derive it. Menus take no foods until a person has said what it means. With `inWords`, the patient's
 *   words are the answer to another question, and that is what a person reads.
 */
export type FoodMeaning =
  | { readonly kind: 'none'; readonly why: string }
  | {
      readonly kind: 'restricts';
      readonly restrictions: readonly [FoodRestriction, ...FoodRestriction[]];
      readonly note?: true;
    }
  | { readonly kind: 'note' }
  | { readonly kind: 'asks'; readonly inWords?: QuestionId };

export const none = (why: string): FoodMeaning => ({ kind: 'none', why });
export const restricts = (...restrictions: [FoodRestriction, ...FoodRestriction[]]): FoodMeaning => ({
  kind: 'restricts',
  restrictions,
});
export const restrictsAndNotes = (...restrictions: [FoodRestriction, ...FoodRestriction[]]): FoodMeaning => ({
  kind: 'restricts',
  restrictions,
  note: true,
});
export const NOTE: FoodMeaning = { kind: 'note' };
export const ASKS: FoodMeaning = { kind: 'asks' };
export const asksInWords = (inWords: QuestionId): FoodMeaning => ({ kind: 'asks', inWords });
