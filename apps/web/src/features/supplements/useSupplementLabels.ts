import type { PatientSupplement } from '@healzy/api/supplements';
import type { IngredientTotal, IngredientUnit, LevelledCode, TakeUnit } from '@healzy/domain/supplements';
import { ingredientFacts, supplementName } from '@healzy/domain/supplements';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useLanguage } from '../../state/language.ts';

/** Whole numbers from 100, three significant figures below, as labels give them. */
const ofTotal = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** As many decimals as it has, at most three. */
const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').slice(0, 3).length;

type Frequency = Pick<PatientSupplement, 'frequency' | 'weekdays'>;
type Detailed = Pick<IngredientTotal, 'code' | 'unit' | 'highestDay' | 'highestOn' | 'mean' | 'perDose'> & {
  readonly dose: unknown;
};
type When = Pick<PatientSupplement, 'status' | 'startDate' | 'endDate'>;
type Takes = Pick<PatientSupplement, 'unit' | 'amountPerTake' | 'dailyTakes'>;

/** Names, amounts and frequencies of supplements as the screens write them. */
export function useSupplementLabels() {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const language = useLanguage();
  const number = (value: number): string => formats.number(value, decimalsOf(value));
  const amount = (value: number, unit: TakeUnit): string => `${number(value)}\u00a0${t(`unitShort.${unit}`)}`;
  /** An amount of a total, which would have more figures than anyone measures. */
  const meanWeight = (value: number, unit: IngredientUnit): string =>
    `${number(ofTotal(value))}\u00a0${t(`weight.${unit}`)}`;
  return {
    number,
    amount,
    /** What explains the highest day: the mean, a single dose, the first day. */
    amountDetails: (total: Detailed, today: string): string[] => {
      const { code, unit, highestDay, highestOn, mean, perDose, dose } = total;
      const isMeanJudged = ingredientFacts(code).judged === 'MEAN';
      const meanText = t('totals.mean', { amount: meanWeight(mean, unit) });
      return [
        ...(mean < highestDay
          ? [isMeanJudged ? formats.list([meanText, t('totals.judgedMean')]) : meanText]
          : []),
        ...(dose === null ? [] : [t('totals.perDose', { amount: meanWeight(perDose, unit) })]),
        ...(highestOn > today ? [t('totals.from', { day: formats.day(highestOn) })] : []),
      ];
    },
    /** When something is taken, in a sentence: it has begun, will begin, has ended or is paused. */
    when: ({ status, startDate, endDate }: When): string => {
      const dates = { from: formats.day(startDate), to: formats.day(endDate) };
      if (status === 'CURRENT')
        return t(endDate === null ? 'statusDetail.CURRENT' : 'statusDetail.UNTIL', dates);
      return t(`statusDetail.${status}`, dates);
    },
    name: (supplement: { name: string; nameEn: string | null }): string =>
      supplementName(supplement, language),
    description: (supplement: { description: string | null; descriptionEn: string | null }): string | null =>
      language === 'en' ? (supplement.descriptionEn ?? supplement.description) : supplement.description,
    /** An amount of an ingredient. */
    weight: (value: number, unit: IngredientUnit): string => `${number(value)}\u00a0${t(`weight.${unit}`)}`,
    meanWeight,
    ingredient: ({ code, name }: { code: LevelledCode; name?: string | null }): string =>
      code === 'OTHER' && name ? name : t(`ingredient.${code}`),
    /** `2 × 1,5 ml` */
    takes: ({ amountPerTake, dailyTakes, unit }: Takes): string =>
      `${dailyTakes} × ${amount(amountPerTake, unit)}`,
    frequency: ({ frequency, weekdays }: Frequency): string =>
      frequency === 'WEEKLY'
        ? t('everyWeek', {
            days: formats.list(weekdays.map((day) => t(`weekday.${String(day) as '1'}`))),
          })
        : t(`frequency.${frequency}`),
  };
}
