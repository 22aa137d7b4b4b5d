import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmScore } from '@healzy/api/cgm';
import { censoredBound, type RangeProfile } from '@healzy/domain/cgm';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** The order of the scores, with risk first. */
const ORDER: readonly CgmScore['id'][] = [
  'MIN_GLUCOSE',
  'MAX_GLUCOSE',
  'AVG_GLUCOSE',
  'TIME_IN_RANGE',
  'COEFFICIENT_OF_VARIATION',
  'EFFICIENCY',
  'FASTING_GLUCOSE',
];

/** The scores of the period in which an event is assessed. A score without a value says why it has none. */
export function EventScores({ event, profile }: { event: CgmEvent; profile: RangeProfile }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const valueOf = ({ id, state, value, censored }: CgmScore): string => {
    if (value === null) return t(`scores.why.${state === 'SCORED' ? 'NO_DATA' : state}`);
    if (id === 'EFFICIENCY') return t('scores.points', { value: formats.number(value) });
    if (id === 'TIME_IN_RANGE' || id === 'COEFFICIENT_OF_VARIATION') return formats.percent(value, 1);
    if (censored === null) return labels.reading(value);
    return `${censored === 'LOW' ? '<' : '>'}\u00a0${labels.reading(censoredBound(value, censored))}`;
  };
  const scores = ORDER.flatMap((id) => event.scores.find((score) => score.id === id) ?? []);
  if (scores.length === 0) return null;
  return (
    <Card title={t('scores.title')}>
      <Stack gap="md">
        <Text size="sm" tone="muted">
          {t('scores.text')}
        </Text>
        <DescriptionList
          layout="columns"
          items={scores.map((score) => ({ term: t(`scores.id.${score.id}`), detail: valueOf(score) }))}
        />
      </Stack>
    </Card>
  );
}
