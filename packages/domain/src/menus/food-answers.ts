import { z } from 'zod';
import { FOOD_RESTRICTIONS } from '../foods/index.ts';
import { isStorable, type FieldCode } from '../shared/index.ts';

const code = (value: FieldCode): FieldCode => value;

/** More than a record asks. */
export const FOOD_ANSWER_LIMITS = { answers: 60, about: 14_000, words: 300 } as const;

/** Whether an answer says nothing: it leaves its question open. */
export const isFoodAnswerEmpty = ({
  restrictions,
  words,
}: Pick<FoodAnswer, 'restrictions' | 'words'>): boolean =>
  restrictions.length === 0 && (words ?? '').trim() === '';

/**
 * What a person said about a question of a patient's food: the restrictions that it means, words that board and paper
 * show, or both. `about` are the words of the record that they read.
 */
export const foodAnswerSchema = z.object({
  question: z.string().regex(/^[A-Za-z]+\.[A-Za-z0-9_]+$/, { error: code('OPTION_INVALID') }),
  about: z.string().max(FOOD_ANSWER_LIMITS.about, code('TOO_LONG')).nullable(),
  restrictions: z
    .array(z.enum(FOOD_RESTRICTIONS, { error: code('OPTION_INVALID') }))
    .transform((chosen) => FOOD_RESTRICTIONS.filter((one) => chosen.includes(one))),
  words: z
    .string()
    .trim()
    .max(FOOD_ANSWER_LIMITS.words, code('TOO_LONG'))
    .refine((text) => isStorable(text), { error: code('TEXT_INVALID') })
    .nullable()
    .transform((text) => (text === '' ? null : text)),
});
export type FoodAnswer = z.infer<typeof foodAnswerSchema>;

/** An answer of which something follows, or that says in words that nothing does. */
export const givenFoodAnswerSchema = foodAnswerSchema.refine((answer) => !isFoodAnswerEmpty(answer), {
  error: code('REQUIRED'),
  path: ['words'],
});

/** An answer as stored: the server says who gave it and when. */
export const storedFoodAnswerSchema = foodAnswerSchema.extend({
  answeredBy: z.guid().nullable(),
  answeredAt: z.string(),
});
export type StoredFoodAnswer = z.infer<typeof storedFoodAnswerSchema>;

/** The answers after a change: one that says the same as before keeps who gave it and when. */
export function answersAfter(
  before: readonly StoredFoodAnswer[],
  given: readonly FoodAnswer[],
  by: { answeredBy: string; answeredAt: string },
): StoredFoodAnswer[] {
  const contentOf = ({ question, about, restrictions, words }: FoodAnswer) =>
    JSON.stringify([question, about, restrictions, words]);
  const known = new Map(before.map((answer) => [contentOf(answer), answer]));
  const byQuestion = new Map(
    given.map((answer) => [JSON.stringify([answer.question, answer.about]), answer]),
  );
  return [...byQuestion.values()].map((answer) => known.get(contentOf(answer)) ?? { ...answer, ...by });
}
