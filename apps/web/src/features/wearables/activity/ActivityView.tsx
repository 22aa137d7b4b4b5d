import { useWearableActivity, type WearableActivity } from '@healzy/api/wearables';
import type { LocalDate } from '@healzy/domain/shared';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { ActivityFigures } from './ActivityFigures.tsx';
import { ActivityGoals } from './ActivityGoals.tsx';
import { ActivityLead } from './ActivityLead.tsx';
import { daysWithout } from './metrics.ts';
import { WorkoutList } from './WorkoutList.tsx';

/** Below what is read first. */
const DayBars = lazyPart(async () => (await import('./DayBars.tsx')).DayBars, <LoadingPlace />);
const DayAxis = lazyPart(async () => (await import('./lanes/DayAxis.tsx')).DayAxis, <LoadingPlace />);
const HeartRate = lazyPart(async () => (await import('./HeartRate.tsx')).HeartRate, <LoadingPlace />);

export interface ActivityViewProps {
  patientId: string;
  activity: WearableActivity;
  /** The days drawn beside these. */
  before?: { from: LocalDate; to: LocalDate } | null;
}

/** What changed and what is missing first, then the figures, the days, the heart and the workouts. */
export function ActivityView({ patientId, activity, before = null }: ActivityViewProps) {
  const { t } = useTranslation('wearables-activity');
  const isDay = activity.from === activity.to;
  const isEmpty = daysWithout(activity).length === activity.days.length && activity.workouts.length === 0;
  return (
    <Stack gap="lg">
      <ActivityLead activity={activity} />
      {isEmpty ? (
        <InlineMessage>{t('empty.period')}</InlineMessage>
      ) : (
        <>
          <ActivityFigures activity={activity} />
          <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
            <ActivityGoals activity={activity} />
            <WorkoutList patientId={patientId} activity={activity} />
          </Columns>
        </>
      )}
      {isDay ? (
        <DayAxis patientId={patientId} date={activity.from} />
      ) : (
        !isEmpty &&
        (before === null ? (
          <DayBars activity={activity} before={null} />
        ) : (
          <ComparedBars patientId={patientId} activity={activity} before={before} />
        ))
      )}
      {!isEmpty && <HeartRate activity={activity} />}
    </Stack>
  );
}

/** With the days before, once they are there; without them until then. */
function ComparedBars({
  patientId,
  activity,
  before,
}: {
  patientId: string;
  activity: WearableActivity;
  before: { from: LocalDate; to: LocalDate };
}) {
  const earlier = useWearableActivity(patientId, before);
  return <DayBars activity={activity} before={earlier.data ?? null} />;
}
