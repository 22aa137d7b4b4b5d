import type { BloodFindingRule } from '@healzy/api/schema';
import { findMarker } from '@healzy/domain/blood-analysis/markers';
import type { Language } from '@healzy/domain/shared';
import { translator } from '../../platform/messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

export const bloodLabels = translator({ es, en });

/** Whether the locale files have a hint about nutrition for a rule. */
export const hasHint = (rule: BloodFindingRule): rule is keyof typeof es.nutrition & BloodFindingRule =>
  rule in es.nutrition;

const isBody = (id: string): id is keyof typeof es.body => id in es.body;

const isIndex = (id: string): id is keyof typeof es.indexNames => id in es.indexNames;

/** The name of an analyte or of an index, or of what was measured of the body. */
export function markerName(id: string, language: Language): string {
  if (isBody(id)) return bloodLabels(language)(`body.${id}`);
  if (isIndex(id)) return bloodLabels(language)(`indexNames.${id}`);
  return findMarker(id)?.[language] ?? id;
}

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US' };

/** A number with that many digits at most. */
export const numberText = (value: number, language: Language, digits: number): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: digits, useGrouping: false }).format(
    value,
  );

/** No laboratory prints more decimals: with more, a number comes from a conversion and keeps three figures. */
const MOST_DECIMALS = 3;
const CONVERTED_FIGURES = 3;

/** A measured value with the decimals that it was stated with. */
function measuredText(value: number, language: Language): string {
  const digits = String(value);
  const isConverted = /e/u.test(digits) || (digits.split('.')[1]?.length ?? 0) > MOST_DECIMALS;
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  return numberText(value, language, isConverted ? Math.max(CONVERTED_FIGURES, whole) : 15);
}

/** A threshold as rules state it, `5.7–<6.5`, with the decimal mark of the language and its unit. */
export const thresholdText = (threshold: string, unit: string, language: Language): string =>
  `${threshold.replace(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/gu, (number) => measuredText(Number(number), language))}${
    unit === '' ? '' : `\u00a0${unit}`
  }`;

/** A value with its sign and unit, as it is printed. */
export function valueText(
  { value, comparator, unit }: { value: number; comparator: string | null; unit: string },
  language: Language,
): string {
  const sign = comparator === null ? '' : `${comparator.replace('<=', '≤').replace('>=', '≥')}\u00a0`;
  return `${sign}${measuredText(value, language)}${unit === '' ? '' : `\u00a0${unit}`}`;
}
