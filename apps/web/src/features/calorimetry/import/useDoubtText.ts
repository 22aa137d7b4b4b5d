import type { CalorimetryDoubt, CalorimetryMismatch } from '@healzy/api/calorimetry';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { elapsedText } from '../elapsed.ts';

/** What has to be confirmed about a file, in words: whose it is, and what was told by less than its headings. */
export function useDoubtText() {
  const { t } = useTranslation('calorimetry-import');
  const formats = useFormats();
  const unitName = (unit: string | undefined): string => {
    const key = `unit.${unit ?? ''}`;
    return i18next.exists(`calorimetry-import:${key}`) ? t(key as 'unit.L_MIN') : (unit ?? '');
  };
  return {
    mismatch: ({ id, file, record }: CalorimetryMismatch): string => {
      const inWords = (value: string | number): string => {
        if (id === 'SEX') return t(value === 'MALE' ? 'whose.MALE' : 'whose.FEMALE');
        if (id === 'BIRTHDATE') return formats.day(String(value));
        return formats.number(Number(value), id === 'WEIGHT' ? 1 : 0);
      };
      return t(`whose.${id}`, { file: inWords(file), record: inWords(record) });
    },
    /** Null for what is said about the person, which `mismatch` says with both values. */
    doubt: ({ id, ...about }: CalorimetryDoubt): string | null => {
      if (id === 'WEIGHT' || id === 'SEX' || id === 'AGE' || id === 'BIRTHDATE') return null;
      const { computed = null, file = null, impliedKg = null, statedKg = null } = about;
      return t(`doubt.${id}`, {
        count: about.count ?? 1,
        heading: about.heading ?? '',
        unit: unitName(about.unit),
        row: formats.number(about.row ?? null),
        longest: elapsedText(about.longestS ?? 0),
        computed: formats.number(computed, 2),
        file: formats.number(file, 2),
        impliedKg: formats.number(impliedKg, 1),
        statedKg: formats.number(statedKg, 1),
      });
    },
  };
}
