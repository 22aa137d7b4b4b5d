import type { Menus } from '@healzy/api/menus';
import { withSource } from '@healzy/domain/menus';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../state/language.ts';

/** A question or a remark that follows from the record. */
type FoodPoint = Menus['foodRemarks'][number];

/** The sentences of codes that come from a complete table; a test compares the table with the files. */
export function useFoodPoints() {
  const { t } = useTranslation('food-meanings');
  const language = useLanguage();
  const say = t as unknown as (key: string, values: { about: string }) => string;
  return {
    remark: ({ code, about }: FoodPoint): string =>
      withSource(say(`remark.${code}`, { about: about ?? '' }), code, language),
    question: ({ code, about }: FoodPoint): string => say(`question.${code}`, { about: about ?? '' }),
  };
}
