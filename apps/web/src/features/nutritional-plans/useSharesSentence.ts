import type { CheckedShares } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fieldSentence } from '../../app/sentences.ts';

/** Why shares are refused, with their sum while they are typed; undefined when they are not. */
export function useSharesSentence() {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  return <Part extends string>(checked: CheckedShares<Part>): string | undefined => {
    if (checked.ok) return undefined;
    if (checked.code === 'SHARE_INVALID') return fieldSentence(checked.details.problem) ?? undefined;
    const { sum } = checked.details;
    return t('shares.sum', { sum: formats.number(sum, decimalsOf(sum)) });
  };
}

/** As many decimals as the sum has, so that 99.99 does not read 100. */
const decimalsOf = (sum: number): number => (Number.isInteger(sum) ? 0 : Number.isInteger(sum * 10) ? 1 : 2);
