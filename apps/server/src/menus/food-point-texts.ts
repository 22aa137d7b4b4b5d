import type { FoodNote, FoodQuestion } from '@healzy/domain/menus';
import type { Language } from '@healzy/domain/shared';
import { meaningLabels } from './labels.ts';

/** Codes come from a complete table, whose sentences a test compares with these files. */
type Key = Parameters<ReturnType<typeof meaningLabels>>[0];

const sentence = (kind: 'note' | 'question', { code, about }: FoodNote, language: Language): string =>
  meaningLabels(language)(`${kind}.${code}` as Key, { about: about ?? '' });

/** What a note says to the patient. */
export const noteText = (note: FoodNote, language: Language): string =>
  `${sentence('note', note, language)}.`;

/** What a question is about, in the patient's own words where the record has them. */
export const questionText = (question: FoodQuestion, language: Language): string =>
  question.about === null
    ? sentence('question', question, language)
    : `${sentence('question', question, language)} «${question.about}»`;
