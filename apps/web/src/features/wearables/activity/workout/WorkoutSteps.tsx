import type { WearableWorkout } from '@healzy/api/wearables';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Inline, Link, Text } from '@healzy/ui/primitives';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../../app/formats.ts';
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
  const step = (to: WearableWorkout | undefined, label: string, icon: typeof ChevronLeft) => (
    <IconButton
      icon={icon}
      label={label}
      isDisabled={to === undefined}
      {...(to === undefined ? {} : { href: workoutHref(patientId, to.id, parameters) })}
    />
  );
  return (
    <Inline gap="sm">
      <Inline gap="xs" isWrapping={false}>
        {step(before, t('workout.before'), ChevronLeft)}
        <Text weight="medium" isNumeric>
          {`${formats.longDay(workout.date)}, ${text.times(workout, zone)}`}
        </Text>
        {step(after, t('workout.after'), ChevronRight)}
      </Inline>
      <Text tone="muted" isNumeric>
        {t('workout.of', { number: formats.number(index + 1), all: formats.number(workouts.length) })}
      </Text>
      <Link href={activityHref(patientId, parameters)}>{t('workout.back')}</Link>
    </Inline>
  );
}
