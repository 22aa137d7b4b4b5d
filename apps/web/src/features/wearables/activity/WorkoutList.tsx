import type { WearableActivity, WearableWorkout } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Icon, Text } from '@healzy/ui/primitives';
import { Dumbbell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { workoutHref } from './activity-paths.ts';
import { useWorkoutText } from './useWorkoutText.ts';

export interface WorkoutRowsProps {
  patientId: string;
  label: string;
  empty: string;
  zone: string;
  workouts: readonly WearableWorkout[];
  /** The one whose page it is. */
  currentId?: string;
}

/** Workouts, the latest first; each leads to its page. */
export function WorkoutRows({ patientId, label, empty, zone, workouts, currentId }: WorkoutRowsProps) {
  const text = useWorkoutText();
  const [parameters] = useSearchParams();
  return (
    <List
      label={label}
      hasLongLabels
      empty={<Text tone="muted">{empty}</Text>}
      items={workouts
        .toSorted((one, other) => Date.parse(other.start) - Date.parse(one.start))
        .map((workout) => ({
          id: workout.id,
          title: text.name(workout),
          meta: text.line(workout, zone),
          leading: <Icon icon={Dumbbell} size="sm" />,
          href: workoutHref(patientId, workout.id, parameters),
          isCurrent: workout.id === currentId,
        }))}
    />
  );
}

/** The workouts of the period. */
export function WorkoutList({ patientId, activity }: { patientId: string; activity: WearableActivity }) {
  const { t } = useTranslation('wearables-activity');
  return (
    <Card title={t('workouts.title')}>
      <WorkoutRows
        patientId={patientId}
        label={t('workouts.title')}
        empty={t('workouts.none')}
        zone={activity.zone}
        workouts={activity.workouts}
      />
    </Card>
  );
}
