import {
  useWearables,
  useWearableWorkout,
  type Wearables,
  type WearableWorkoutDetail,
} from '@healzy/api/wearables';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useParam } from '../../../../app/useParam.ts';
import { FollowUpPage } from '../../FollowUpPage.tsx';
import { useWorkoutText } from '../useWorkoutText.ts';
import { useGlucoseAround } from './useGlucoseAround.ts';
import { useWorkoutsAround } from './useWorkoutsAround.ts';
import { WorkoutSteps } from './WorkoutSteps.tsx';
import { WorkoutView } from './WorkoutView.tsx';

/** `/patient/:patientId/follow-up/activity/:eventId/events`: one workout, and the way to those around it. */
export function WorkoutScreen() {
  const { t } = useTranslation('app');
  const text = useWorkoutText();
  const patientId = useParam('patientId');
  const detail = useWearableWorkout(patientId, useParam('eventId'));
  const wearables = useWearables(patientId);
  return (
    <FollowUpPage
      title={detail.data === undefined ? t('place.wearablesWorkout') : text.name(detail.data.workout)}
      queries={[detail, wearables]}
    >
      {detail.data && wearables.data && (
        <WorkoutOf patientId={patientId} detail={detail.data} wearables={wearables.data} />
      )}
    </FollowUpPage>
  );
}

interface WorkoutOfProps {
  patientId: string;
  detail: WearableWorkoutDetail;
  wearables: Pick<Wearables, 'zone' | 'lastOn'>;
}

function WorkoutOf({ patientId, detail, wearables }: WorkoutOfProps) {
  const { zone } = wearables;
  const around = useWorkoutsAround(patientId, detail.workout, wearables);
  const glucose = useGlucoseAround(patientId, detail.workout, zone);
  return (
    <Stack gap="lg">
      <WorkoutSteps patientId={patientId} workout={detail.workout} workouts={around} zone={zone} />
      <WorkoutView patientId={patientId} detail={detail} zone={zone} around={around} glucose={glucose} />
    </Stack>
  );
}
