import type { WearableWorkout, WearableWorkoutDetail } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../app/formats.ts';
import { ZoneMinutes } from '../ZoneMinutes.tsx';
import { WorkoutRows } from '../WorkoutList.tsx';
import { useWorkoutText } from '../useWorkoutText.ts';
import type { GlucoseAround } from './useGlucoseAround.ts';
import { WorkoutChart } from './WorkoutChart.tsx';

export interface WorkoutViewProps {
  patientId: string;
  detail: WearableWorkoutDetail;
  zone: string;
  /** All of the same days. */
  around: readonly WearableWorkout[];
  glucose: GlucoseAround;
}

/** One workout: its curve with the glucose around it, its zones, its figures, and other workouts. */
export function WorkoutView({ patientId, detail, zone, around, glucose }: WorkoutViewProps) {
  const { t } = useTranslation('wearables-activity');
  const { workout, others } = detail;
  const rows = { patientId, zone };
  return (
    <Stack gap="lg">
      {workout.isManual && <InlineMessage>{t('workouts.manual')}</InlineMessage>}
      <WorkoutChart detail={detail} zone={zone} glucose={glucose.readings} />
      {glucose.hasFailed && <InlineMessage tone="warning">{t('workout.glucoseFailed')}</InlineMessage>}
      {!glucose.hasFailed && !glucose.isPending && glucose.readings === null && (
        <InlineMessage>{t('workout.noGlucose')}</InlineMessage>
      )}
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        <ZoneMinutes zones={detail.zones} minutes={workout.zoneMinutes} />
        <WorkoutFacts workout={workout} />
      </Columns>
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        <Card title={t('workout.others')}>
          <WorkoutRows
            {...rows}
            label={t('workout.others')}
            empty={t('workout.noOthers')}
            workouts={around.filter(({ id }) => id !== workout.id)}
          />
        </Card>
        {others.length > 0 && (
          <Card title={t('workout.same')}>
            <WorkoutRows {...rows} label={t('workout.same')} empty="" workouts={others} />
          </Card>
        )}
      </Columns>
    </Stack>
  );
}

/** Its figures as its source gave them. */
function WorkoutFacts({ workout }: { workout: WearableWorkout }) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useWorkoutText();
  const { energyKcal, distanceM, meanBpm, maximumBpm, metMinutes, effort, source } = workout;
  const or = <Value,>(value: Value | null, written: (known: Value) => string) =>
    value === null ? t('workout.none') : written(value);
  return (
    <Card title={t('workout.figures')}>
      <DescriptionList
        items={[
          { term: t('workout.duration'), detail: text.duration(workout) },
          { term: t('workout.energy'), detail: or(energyKcal, text.energy) },
          { term: t('workout.distance'), detail: or(distanceM, text.distance) },
          { term: t('workout.meanBpm'), detail: or(meanBpm, text.bpm) },
          { term: t('workout.maximumBpm'), detail: or(maximumBpm, text.bpm) },
          {
            term: t('workout.met'),
            detail: or(metMinutes, (met) => `${formats.number(met)}\u00a0${t('unit.MET_MINUTES')}`),
          },
          ...(effort === null ? [] : [{ term: t('workout.effort'), detail: t(`workout.efforts.${effort}`) }]),
          { term: t('workout.source'), detail: source },
        ]}
      />
    </Card>
  );
}
