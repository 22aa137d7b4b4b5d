import {
  latestFigures,
  bodyIndices,
  seriesOf,
  type BmiClass,
  type BodyMagnitude,
  type BodyOwner,
  type Measured,
  type WaistClass,
} from '@healzy/domain/patient-data';
import { StatCard, type StatCardProps } from '@healzy/ui/components/StatCard';
import { Grid } from '@healzy/ui/primitives/Grid';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useBodyWords } from './useBodyWords.ts';

type State = NonNullable<StatCardProps['state']>;

const BMI_TONES: Record<BmiClass, State['tone']> = {
  UNDERWEIGHT: 'warning',
  NORMAL: 'success',
  OVERWEIGHT: 'warning',
  OBESITY_1: 'critical',
  OBESITY_2: 'critical',
  OBESITY_3: 'critical',
};
const WAIST_TONES: Record<WaistClass, State['tone']> = {
  NORMAL: 'success',
  INCREASED: 'warning',
  HIGH: 'critical',
};

/** How the body stands now: the latest of each magnitude, and what is computed from them. */
export function BodySummary({
  measurements,
  owner,
}: {
  measurements: readonly Measured[];
  owner: BodyOwner;
}) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const words = useBodyWords();
  const figures = latestFigures(measurements);
  const indices = bodyIndices(figures, owner);
  const none = t('body.summary.none');

  const measured = (id: BodyMagnitude, extra: Partial<StatCardProps> = {}) => {
    const series = seriesOf(measurements, id);
    const last = series.at(-1);
    const before = series.at(-2);
    const change = last && before ? last.value - before.value : null;
    return (
      <StatCard
        label={words.name(id)}
        value={last ? words.figure(id, last.value) : null}
        unit={words.unit(id)}
        missingText={none}
        hint={last && t('body.summary.on', { day: formats.day(last.on) })}
        {...(change === null || !before
          ? {}
          : {
              trend: {
                direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
                label:
                  change === 0
                    ? t('body.summary.same', { day: formats.day(before.on) })
                    : t(change > 0 ? 'body.summary.more' : 'body.summary.less', {
                        value: words.figure(id, Math.abs(change)),
                        unit: words.unitOfChange(id),
                        day: formats.day(before.on),
                      }),
              } as const,
            })}
        {...extra}
      />
    );
  };
  const computed = (
    label: string,
    index: { value: number; class: string | null; digits: number } | null,
    shown: { unit?: string; state: State | undefined },
  ) => (
    <StatCard
      label={label}
      value={index === null ? null : formats.number(index.value, index.digits)}
      unit={shown.unit}
      missingText={none}
      state={shown.state}
      hint={index !== null && index.class === null ? t('body.adultsOnly') : undefined}
    />
  );
  const bmiState = (found: BmiClass | null | undefined): State | undefined =>
    found ? { tone: BMI_TONES[found], label: t(`body.bmiClass.${found}`) } : undefined;
  const waistState = (found: WaistClass | null | undefined): State | undefined =>
    found ? { tone: WAIST_TONES[found], label: t(`body.waistClass.${found}`) } : undefined;

  return (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {measured('weightKg')}
      {computed(t('body.index.bmi'), indices.bmi, {
        unit: t('body.index.bmiUnit'),
        state: bmiState(indices.bmi?.class),
      })}
      {measured('heightCm')}
      {measured('fatPercent')}
      {measured('musclePercent')}
      {measured('waistCm', { state: waistState(indices.waist?.class) })}
      {computed(t('body.index.waistHip'), indices.waistHip, {
        state: waistState(indices.waistHip?.class),
      })}
      {computed(t('body.index.waistHeight'), indices.waistHeight, {
        state: waistState(indices.waistHeight?.class),
      })}
    </Grid>
  );
}
