import type { Language } from '@healzy/domain/shared';

const DECIMALS = 3;

/** Numbers as the spreadsheets of a language read them: no groups, a comma in Spanish. */
export function numbersFor(language: Language) {
  const comma = language === 'es';
  /** Empty for what is not known. */
  const plain = (value: number | null): string => {
    if (value === null) return '';
    const text = String(Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS);
    return comma ? text.replace('.', ',') : text;
  };
  return { plain };
}
