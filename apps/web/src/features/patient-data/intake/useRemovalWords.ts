import type { AnswerValue, KnownQuestion, OptionOf } from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { useQuestionWords } from '../useQuestionWords.ts';

type Named = { [Set in 'allergen' | 'intolerance']: `removed.${Set}.${OptionOf<Set>}` }[
  'allergen' | 'intolerance'];

/** What would be removed from the record, as a sentence: "Tree nuts would be removed". */
export function useRemovalWords() {
  const { t } = useTranslation('patient-data');
  const words = useQuestionWords();
  return (question: KnownQuestion, removed: AnswerValue): string => {
    const isNamed =
      question.kind === 'choices' && (question.options === 'allergen' || question.options === 'intolerance');
    if (isNamed && Array.isArray(removed))
      return t(`removed.${question.options}.${String(removed[0])}` as Named);
    return t('removed.other', {
      question: words.question(question.id),
      item: words.answer(question, removed) ?? '',
    });
  };
}
