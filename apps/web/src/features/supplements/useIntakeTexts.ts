import type { SupplementContext } from '@healzy/api/supplements';
import { wholeYears, type CautionFound, type PersonGap, type RecordCheck } from '@healzy/domain/supplements';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

/** Sentences about the person whose intake is judged, and about what in the record speaks against a supplement. */
export function useIntakeTexts() {
  const { t, i18n } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  /** A code of the record in words; the code itself where a record has one that no label exists for. */
  const coded = (kind: 'allergy' | 'disease', code: string): string =>
    i18n.exists(`supplements:${kind}.${code}`) ? t(`${kind}.${code}` as 'allergy.MILK') : code;
  const because = ({ medicines, allergies, diseases }: CautionFound): string[] => [
    ...medicines,
    ...allergies.map((code) => coded('allergy', code)),
    ...diseases.map((code) => coded('disease', code)),
  ];
  return {
    gaps: (gaps: readonly PersonGap[]): string => formats.list(gaps.map((gap) => t(`gap.${gap}`))),
    person: ({ person }: SupplementContext): string => {
      const { ageMonths, sex, pregnancy, weightKg, weighedOn } = person;
      const years = ageMonths === null ? null : wholeYears(ageMonths);
      return formats.list([
        years === null || ageMonths === null
          ? t('person.ageUnknown')
          : years < 1
            ? t('person.months', { count: ageMonths })
            : t('person.years', { count: years }),
        t(`person.sex.${sex ?? 'UNKNOWN'}`),
        ...(sex === 'MALE' ? [] : [t(`person.pregnancy.${pregnancy}`)]),
        weightKg === null
          ? t('person.weightUnknown')
          : t('person.weight', { kg: labels.number(weightKg), day: formats.day(weighedOn) }),
      ]);
    },
    caution: (found: CautionFound): string => {
      const text = t(`caution.${found.code}`);
      const grounds = because(found);
      return grounds.length === 0 ? text : t('check.because', { text, because: formats.list(grounds) });
    },
    /** What was not compared, and what the record does not say. */
    left: ({ unchecked, unknown }: Pick<RecordCheck, 'unchecked' | 'unknown'>): string[] => [
      ...(unchecked.medicines.length > 0
        ? [t('check.medicines', { list: formats.list(unchecked.medicines) })]
        : []),
      ...(unchecked.allergies.length > 0
        ? [
            t('check.allergies', {
              list: formats.list(unchecked.allergies.map((code) => coded('allergy', code))),
            }),
          ]
        : []),
      ...(unknown.length > 0
        ? [t('check.unknown', { list: formats.list(unknown.map((gap) => t(`check.gap.${gap}`))) })]
        : []),
    ],
  };
}
