import { withSource, type FoodRemark } from '@healzy/domain/menus';
import type { Language } from '@healzy/domain/shared';
import { meaningLabels } from './labels.ts';

/** Codes come from a complete table, whose sentences a test compares with these files. */
type Key = Parameters<ReturnType<typeof meaningLabels>>[0];

/** What a remark says to the patient, and where it is from. */
export const remarkText = ({ code, about }: FoodRemark, language: Language): string =>
  `${withSource(meaningLabels(language)(`remark.${code}` as Key, { about: about ?? '' }), code, language)}.`;
