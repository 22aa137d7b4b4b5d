import type { BloodFindingRule } from '@healzy/api/schema';
import { findMarker } from '@healzy/domain/blood-analysis/markers';
import type { Language } from '@healzy/domain/shared';
import { translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

export const bloodLabels = translator({ es, en });

/** Whether the locale files have a hint about nutrition for a rule. */
export const hasHint = (rule: BloodFindingRule): rule is keyof typeof es.nutrition & BloodFindingRule =>
  rule in es.nutrition;

const isBody = (id: string): id is keyof typeof es.body => id in es.body;

/** The name of an analyte, or of what was measured of the body. */
export function markerName(id: string, language: Language): string {
  if (isBody(id)) return bloodLabels(language)(`body.${id}`);
  return findMarker(id)?.[language] ?? id;
}

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US' };

/** A measured value with as many digits as it has, at most six of them. */
export const numberText = (value: number, language: Language, digits = 6): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: digits, useGrouping: false }).format(
    value,
  );

/** A value with its sign and unit, as it is printed. */
export function valueText(
  { value, comparator, unit }: { value: number; comparator: string | null; unit: string },
  language: Language,
): string {
  const sign = comparator === null ? '' : `${comparator.replace('<=', '≤').replace('>=', '≥')}\u00a0`;
  return `${sign}${numberText(value, language)}${unit === '' ? '' : `\u00a0${unit}`}`;
}
