import { questionsOf, type AnswerValue, type SectionId } from '@healzy/domain/patient-data';
import { useQuestionWords } from './useQuestionWords.ts';

/** The names of a section's fields, and what stands in them in words, for what a form says above its fields. */
export function useAnswersWords(section: SectionId) {
  const words = useQuestionWords();
  const questions = questionsOf(section);
  return {
    labels: Object.fromEntries(questions.map(({ id }) => [id, words.question(id)])),
    say(field: string, value: unknown): string | null {
      const question = questions.find(({ id }) => id === field);
      return question === undefined ? null : words.answer(question, value as AnswerValue);
    },
  };
}
