import {
  MAX_ENTRIES,
  questionsOf,
  type AnswerValue,
  type EntryFieldId,
  type KnownQuestion,
  type SectionId,
} from '@healzy/domain/patient-data';
import { useQuestionWords } from './useQuestionWords.ts';

/** The labels of a section's fields, and their values as text, for the notices above a form. */
export function useAnswersWords(section: SectionId) {
  const words = useQuestionWords();
  const questions = questionsOf(section);
  const cellNames = (question: KnownQuestion): [string, string][] =>
    question.kind !== 'entries'
      ? []
      : Array.from({ length: MAX_ENTRIES }, (_, index) => index).flatMap((index) =>
          question.fields.map((field): [string, string] => [
            `${question.id}.${index}.${field.id}`,
            `${words.question(question.id)} (${index + 1}), ${words.columnName(question.id, field.id as EntryFieldId)}`,
          ]),
        );
  return {
    labels: Object.fromEntries(
      questions.flatMap((question): [string, string][] => [
        [question.id, words.question(question.id)],
        ...cellNames(question),
      ]),
    ),
    say(field: string, value: unknown): string | null {
      const question = questions.find(({ id }) => id === field);
      return question === undefined ? null : words.answer(question, value as AnswerValue);
    },
  };
}
