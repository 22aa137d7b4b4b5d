import type { BloodFinding } from '@healzy/api/schema';
import type { Language, RichText, RichTextBlock } from '@healzy/domain/shared';
import { positionOf, type BloodValueRecord } from '@healzy/domain/blood-analysis';
import { paperFormats } from '../../../platform/pdf/formats.ts';
import { bloodLabels, hasHint, markerName, thresholdText, valueText } from '../labels.ts';

const block = (type: RichTextBlock['type'], text: string, isStrong = false): RichTextBlock => ({
  type,
  level: 0,
  spans: [{ text, marks: isStrong ? ['BOLD'] : [], href: null }],
});

/** The values that a finding rests on, each with the threshold that it crosses. */
export const valuesText = ({ because }: Pick<BloodFinding, 'because'>, language: Language): string => {
  const t = bloodLabels(language);
  return because
    .map((value) => {
      const stated = `${markerName(value.marker, language)} ${valueText(value, language)}`;
      return value.threshold === null
        ? stated
        : `${stated}, ${t('threshold', { threshold: thresholdText(value.threshold, value.unit, language) })}`;
    })
    .join('; ');
};

type Stated = Pick<
  BloodValueRecord,
  'marker' | 'value' | 'comparator' | 'unit' | 'low' | 'high' | 'rangeKind'
>;

/**
 * Names the values outside their laboratory's range that no finding rests on: that no rule holds must not read as if
 * they were normal. Null when there are none.
 */
export function outsideText(
  values: readonly Stated[],
  findings: readonly Pick<BloodFinding, 'because'>[],
  language: Language,
): string | null {
  const told = new Set(findings.flatMap(({ because }) => because.map(({ marker }) => marker)));
  const outside = values.filter(
    (value) => !told.has(value.marker) && ['BELOW', 'ABOVE'].includes(positionOf(value)),
  );
  if (outside.length === 0) return null;
  const names = outside
    .map((value) => `${markerName(value.marker, language)} ${valueText(value, language)}`)
    .join('; ');
  return bloodLabels(language)('outside', { count: outside.length, names });
}

/** What should follow, with the day of an earlier result that shows the same. */
export const adviceText = (
  { advice, earlierOn }: Pick<BloodFinding, 'advice' | 'earlierOn'>,
  language: Language,
): string =>
  bloodLabels(language)(`advice.${advice}`, {
    day: earlierOn === undefined ? '' : paperFormats(language).day(earlierOn),
  });

/** A finding as a sentence: what it is compatible with, the values, what should follow. */
const findingText = (finding: BloodFinding, language: Language): string => {
  const t = bloodLabels(language);
  return t('text.because', {
    sentence: t(`rules.${finding.rule}`),
    values: valuesText(finding, language),
    advice: adviceText(finding, language),
  });
};

/**
 * The text with which a specialist begins: the findings in cautious words. A critical value asks to contact a physician,
 * and then there is nothing about nutrition.
 */
export function diagnosisText(
  {
    findings,
    allowsNutritionText,
    withheld,
    values,
  }: {
    findings: readonly BloodFinding[];
    allowsNutritionText: boolean;
    withheld: 'CHILD' | 'PREGNANT' | 'AGE_UNKNOWN' | null;
    /** All results, also those that no rule is about. */
    values: readonly Stated[];
  },
  language: Language,
): RichText {
  const t = bloodLabels(language);
  const hints = allowsNutritionText ? findings.map(({ rule }) => rule).filter(hasHint) : [];
  const outside = outsideText(values, findings, language);
  return [
    ...(allowsNutritionText ? [] : [block('PARAGRAPH', t('text.critical'), true)]),
    ...(withheld === null ? [] : [block('PARAGRAPH', t(`withheld.${withheld}`))]),
    ...(findings.length === 0 ? [block('PARAGRAPH', t('text.nothing'))] : []),
    ...findings.map((finding) => block('BULLET', findingText(finding, language))),
    ...(outside === null ? [] : [block('PARAGRAPH', outside)]),
    ...(hints.length === 0 ? [] : [block('HEADING', t('text.nutrition'))]),
    ...hints.map((rule) => block('BULLET', t(`nutrition.${rule}`))),
  ];
}
