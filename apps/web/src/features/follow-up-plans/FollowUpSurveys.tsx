import type { FollowUpPlan } from '@healzy/api/follow-up-plans';
import { todayIn } from '@healzy/domain/shared';
import { Heading, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SurveysPanel } from '../surveys/SurveysPanel.tsx';

/** The surveys of a follow-up plan: those sent from its start to its end. */
export function FollowUpSurveys({ plan, zone }: { plan: FollowUpPlan; zone: string }) {
  const { t } = useTranslation('follow-up-plans');
  const { patientId, startDate, endedAt } = plan;
  const span = {
    since: startDate,
    ...(endedAt === null ? {} : { until: todayIn(zone, new Date(endedAt)) }),
  };
  return (
    <Stack gap="md">
      <Heading level={2} size="md">
        {t('surveys')}
      </Heading>
      <SurveysPanel patientId={patientId} zone={zone} span={span} level={3} />
    </Stack>
  );
}
