import type { Answers, AnswerValue } from './questions.ts';
import { questionsOf, type KnownQuestion, type SectionId } from './questionnaire.ts';
import { isUnanswered } from './shown.ts';

/** One answer before and after. */
export interface AnswerChange {
  question: KnownQuestion;
  before: AnswerValue;
  after: AnswerValue;
}

/** Whether two answers are equal; an empty list and no answer are. */
export function isSameAnswer(one: AnswerValue | undefined, other: AnswerValue | undefined): boolean {
  if (isUnanswered(one) || isUnanswered(other)) return isUnanswered(one) && isUnanswered(other);
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Rows whose fields are in another order, as a database may return them, are equal. */
function canonical(value: AnswerValue | undefined): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) =>
    typeof each === 'object' && each !== null
      ? Object.entries(each)
          .filter(([, cell]) => cell !== null)
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : each,
  );
}

/** What differs between two states of a section, in the order of its questions. */
export function changedAnswers(section: SectionId, before: Answers, after: Answers): AnswerChange[] {
  return questionsOf(section)
    .filter(({ id }) => !isSameAnswer(before[id], after[id]))
    .map((question) => ({
      question,
      before: before[question.id] ?? null,
      after: after[question.id] ?? null,
    }));
}
