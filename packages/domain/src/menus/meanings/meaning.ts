import type { FoodRestriction } from '../../foods/index.ts';
import type { QuestionId } from '../../patient-data/index.ts';

/**
 * What an answer of a patient's record means for their food.
 *
 * - `none`: nothing, and why.
 * - `restricts`: no food that lists one of these is given; with `remark`, something is said besides.
 * - `remark`: foods are not chosen by it, but board and paper say it.
 * - `asks`: nobody can derive it. Menus take no foods until a person has said what it means. With `inWords`, the patient's
 *   words are the answer to another question, and that is what a person reads.
 */
export type FoodMeaning =
  | { readonly kind: 'none'; readonly why: string }
  | {
      readonly kind: 'restricts';
      readonly restrictions: readonly [FoodRestriction, ...FoodRestriction[]];
      readonly remark?: true;
    }
  | { readonly kind: 'remark' }
  | { readonly kind: 'asks'; readonly inWords?: QuestionId };

export const none = (why: string): FoodMeaning => ({ kind: 'none', why });
export const restricts = (...restrictions: [FoodRestriction, ...FoodRestriction[]]): FoodMeaning => ({
  kind: 'restricts',
  restrictions,
});
export const restrictsAndRemarks = (
  ...restrictions: [FoodRestriction, ...FoodRestriction[]]
): FoodMeaning => ({
  kind: 'restricts',
  restrictions,
  remark: true,
});
export const REMARK: FoodMeaning = { kind: 'remark' };
export const ASKS: FoodMeaning = { kind: 'asks' };
export const asksInWords = (inWords: QuestionId): FoodMeaning => ({ kind: 'asks', inWords });
