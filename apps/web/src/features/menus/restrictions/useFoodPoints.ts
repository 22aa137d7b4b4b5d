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
  const short = ({ code, about }: FoodPoint): string => say(`remark.${code}`, { about: about ?? '' });
  return {
    /** A remark without its source, for where it stands in a line with others. */
    short,
    remark: (point: FoodPoint): string => withSource(short(point), point.code, language),
    question: ({ code, about }: FoodPoint): string => say(`question.${code}`, { about: about ?? '' }),
  };
}
