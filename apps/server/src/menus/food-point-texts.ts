import type { FoodRemark, FoodQuestion } from '@healzy/domain/menus';
import type { Language } from '@healzy/domain/shared';
import { meaningLabels } from './labels.ts';

/** Codes come from a complete table, whose sentences a test compares with these files. */
type Key = Parameters<ReturnType<typeof meaningLabels>>[0];

const sentence = (kind: 'remark' | 'question', { code, about }: FoodRemark, language: Language): string =>
  meaningLabels(language)(`${kind}.${code}` as Key, { about: about ?? '' });

/** What a remark says to the patient. */
export const remarkText = (remark: FoodRemark, language: Language): string =>
  `${sentence('remark', remark, language)}.`;

/** What a question is about, in the patient's own words where the record has them. */
export const questionText = (question: FoodQuestion, language: Language): string =>
  question.about === null
    ? sentence('question', question, language)
    : `${sentence('question', question, language)} «${question.about}»`;
