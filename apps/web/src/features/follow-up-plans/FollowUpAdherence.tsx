import type { FollowUpPlanSummary } from '@healzy/api/follow-up-plans';
import { adherencePercent, isRunningFollowUp } from '@healzy/domain/follow-up-plans';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

export interface FollowUpAdherenceProps {
  plan: Pick<FollowUpPlanSummary, 'state' | 'adherence'>;
}

/** How much of what was due was done in time, and what that counts; unknown while nothing was due. */
export function FollowUpAdherence({ plan: { state, adherence } }: FollowUpAdherenceProps) {
  const { t } = useTranslation('follow-up-record');
  const formats = useFormats();
  const percent = adherencePercent(adherence);
  if (percent === null)
    return (
      <Text tone="muted">{t(isRunningFollowUp(state) ? 'adherence.unknown' : 'adherence.noneDue')}</Text>
    );
  const { dueCount, onTimeCount, surveyDueCount, surveyAnsweredCount } = adherence;
  return (
    <Stack gap="none">
      <Text weight="medium" isNumeric>
        {t('adherence.percent', { percent: formats.number(percent) })}
      </Text>
      <Text size="sm" tone="muted">
        {[
          t('adherence.counts', { count: dueCount, onTime: formats.number(onTimeCount) }),
          ...(surveyDueCount === 0
            ? []
            : [
                t('adherence.surveys', {
                  count: surveyDueCount,
                  answered: formats.number(surveyAnsweredCount),
                }),
              ]),
        ].join(' · ')}
      </Text>
      <Text size="sm" tone="muted">
        {t('adherence.late')}
      </Text>
    </Stack>
  );
}
