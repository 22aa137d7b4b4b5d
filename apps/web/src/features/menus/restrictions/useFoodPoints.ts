import type { Menus } from '@healzy/api/menus';
import { useTranslation } from 'react-i18next';

/** A question or a remark that follows from the record. */
type FoodPoint = Menus['foodRemarks'][number];

/** The sentences of codes that come from a complete table; a test compares the table with the files. */
export function useFoodPoints() {
  const { t } = useTranslation('food-meanings');
  const say = t as unknown as (key: string, values: { about: string }) => string;
  return {
    remark: ({ code, about }: FoodPoint): string => say(`remark.${code}`, { about: about ?? '' }),
    question: ({ code, about }: FoodPoint): string => say(`question.${code}`, { about: about ?? '' }),
  };
}
