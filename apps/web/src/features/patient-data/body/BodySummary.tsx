import {
  bodyIndices,
  latestDated,
  seriesOf,
  type BmiClass,
  type BodyIndex,
  type BodyMagnitude,
  type BodyOwner,
  type Measured,
  type WaistClass,
} from '@healzy/domain/patient-data';
import { figureChange } from '@healzy/domain/patients';
import { StatCard, type StatCardProps } from '@healzy/ui/components/StatCard';
import { Columns, Grid, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useBodyLabels } from './useBodyLabels.ts';
import { useInputDays } from './useInputDays.ts';

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

const ARROWS = { UP: 'up', DOWN: 'down', STEADY: 'flat' } as const;

/** The current state of the body: the latest of each magnitude, and values computed from them. */
export function BodySummary({
  measurements,
  owner,
}: {
  measurements: readonly Measured[];
  owner: BodyOwner;
}) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const labels = useBodyLabels();
  const days = useInputDays();
  const indices = bodyIndices(latestDated(measurements), owner);
  const none = t('body.summary.none');

  const measured = (id: BodyMagnitude, extra: Partial<StatCardProps> = {}) => {
    const series = seriesOf(measurements, id);
    const last = series.at(-1);
    const change = figureChange(series);
    return (
      <StatCard
        look="line"
        label={labels.name(id)}
        value={last ? labels.figure(id, last.value) : null}
        unit={labels.unit(id)}
        missingText={none}
        hint={last && t('body.summary.on', { day: formats.day(last.on) })}
        {...(change && {
          trend: {
            direction: ARROWS[change.direction],
            label: t(`body.summary.change.${change.direction}`, {
              value: labels.figure(id, Math.abs(change.by)),
              unit: labels.unitOfChange(id),
              day: formats.day(change.since),
            }),
          },
        })}
        {...extra}
      />
    );
  };
  const computed = (
    id: 'bmi' | 'waistHip' | 'waistHeight',
    index: BodyIndex<string> | null,
    shown: { unit?: string; state: State | undefined },
  ) => {
    const late = indices.tooOld[id];
    const hints = index
      ? [...(index.class === null ? [t('body.adultsOnly')] : []), days.basis(index.inputs)]
      : late
        ? [days.tooOld(late)]
        : [];
    return (
      <StatCard
        look={id === 'bmi' ? 'card' : 'line'}
        label={t(`body.index.${id}`)}
        value={index === null ? null : formats.number(index.value, index.digits)}
        unit={shown.unit}
        missingText={late ? t('body.notComputed') : none}
        state={shown.state}
        hint={hints.length === 0 ? undefined : hints.join('. ')}
      />
    );
  };
  const bmiState = (found: BmiClass | null | undefined): State | undefined =>
    found ? { tone: BMI_TONES[found], label: t(`body.bmiClass.${found}`) } : undefined;
  const waistState = (found: WaistClass | null | undefined): State | undefined =>
    found ? { tone: WAIST_TONES[found], label: t(`body.waistClass.${found}`) } : undefined;

  return (
    <Stack gap="md">
      <Grid columns={{ phone: 2 }}>
        {measured('weightKg', { look: 'card' })}
        {computed('bmi', indices.bmi, {
          unit: t('body.index.bmiUnit'),
          state: bmiState(indices.bmi?.class),
        })}
      </Grid>
      <Columns count={2} gap="xl" collapseBelow="tablet">
        <div>
          {measured('heightCm')}
          {measured('fatPercent')}
          {measured('musclePercent')}
        </div>
        <div>
          {measured('waistCm', { state: waistState(indices.waist?.class) })}
          {computed('waistHip', indices.waistHip, {
            state: waistState(indices.waistHip?.class),
          })}
          {computed('waistHeight', indices.waistHeight, {
            state: waistState(indices.waistHeight?.class),
          })}
        </div>
      </Columns>
    </Stack>
  );
}
