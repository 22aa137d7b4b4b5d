import type { WearableWorkout } from '@healzy/api/wearables';
import { Inline, Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../../app/formats.ts';
import { StepBar } from '../../period/StepBar.tsx';
import { activityHref, workoutHref } from '../activity-paths.ts';
import { useWorkoutText } from '../useWorkoutText.ts';

export interface WorkoutStepsProps {
  patientId: string;
  workout: WearableWorkout;
  /** Those of the same days in their order, with this one. */
  workouts: readonly WearableWorkout[];
  zone: string;
}

/** When it was, and the steps to the workout before and the one after it. */
export function WorkoutSteps({ patientId, workout, workouts, zone }: WorkoutStepsProps) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const text = useWorkoutText();
  const [parameters] = useSearchParams();
  const index = workouts.findIndex(({ id }) => id === workout.id);
  const before = workouts[index - 1];
  const after = workouts[index + 1];
  const hrefOf = (to: WearableWorkout | undefined) =>
    to === undefined ? null : workoutHref(patientId, to.id, parameters);
  return (
    <Inline gap="sm">
      <StepBar
        label={t('workout.others')}
        before={{ label: t('workout.before'), href: hrefOf(before) }}
        after={{ label: t('workout.after'), href: hrefOf(after) }}
      >
        <Text weight="medium" isNumeric>
          {`${formats.longDay(workout.date)}, ${text.times(workout, zone)}`}
        </Text>
      </StepBar>
      <Text tone="muted" isNumeric>
        {t('workout.of', { number: formats.number(index + 1), all: formats.number(workouts.length) })}
      </Text>
      <Link href={activityHref(patientId, parameters)}>{t('workout.back')}</Link>
    </Inline>
  );
}
