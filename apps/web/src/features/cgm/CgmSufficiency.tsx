import type { CgmScores } from '@healzy/api/cgm';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useGlucoseLabels } from './useGlucoseLabels.ts';

/** Whether the period has enough readings to be assessed, with the figures that need them. */
export function CgmSufficiency({ scores }: { scores: CgmScores }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(scores.rangeProfile);
  const { sufficiency, metrics } = scores;
  return (
    <Card
      title={t('sufficiency.title')}
      actions={
        <StatusPill
          tone={sufficiency.isEnough ? 'success' : 'warning'}
          label={t(sufficiency.isEnough ? 'sufficiency.enough' : 'sufficiency.notEnough')}
        />
      }
    >
      <Stack gap="md">
        <ProgressBar
          label={t('sufficiency.share')}
          value={sufficiency.percent / 100}
          valueText={formats.percent(sufficiency.percent, 1)}
          tone={sufficiency.isEnough ? 'success' : 'accent'}
        />
        <DescriptionList
          items={[
            { term: t('import.readings'), detail: formats.number(sufficiency.count) },
            {
              term: t('sufficiency.fullDays'),
              detail: t('sufficiency.days', { enough: sufficiency.daysEnough, days: sufficiency.days }),
            },
            {
              term: t('metric.gmi'),
              detail: sufficiency.isConsensusEnough
                ? formats.percent(metrics.gmi, 1)
                : t('scoreState.MISSING_DATA'),
            },
            {
              term: t('metric.sd'),
              detail: metrics.sd === null ? formats.number(null) : messages.reading(metrics.sd),
            },
          ]}
        />
        {!sufficiency.isConsensusEnough && (
          <Text as="p" size="sm" tone="muted">
            {t('sufficiency.consensus')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
