import type { Menus } from '@healzy/api/schema';
import { unprocessable } from '../../platform/http/http-problem.ts';

/**
 * Refuses foods that meals did not have while a person has not said what an answer of the record means: the menus could
 * harm.
 *
 * @throws HttpProblem 422 `FOOD_QUESTIONS_OPEN`, with the questions
 */
export function requireFoodAnswers(
  { foodQuestions }: Pick<Menus, 'foodQuestions'>,
  mealsWithNewFoods: number,
): void {
  if (foodQuestions.length === 0 || mealsWithNewFoods === 0) return;
  const named = foodQuestions.map(({ code, about }) => (about === null ? code : `${code} (${about})`));
  throw unprocessable(
    'FOOD_QUESTIONS_OPEN',
    `The record asks what these mean for the patient's food; answer them first: ${named.join(', ')}.`,
  );
}
