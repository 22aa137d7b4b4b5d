import type { WearableNights } from '@healzy/api/wearables';
import { hasStages } from '@healzy/domain/wearables';
import { NightStrip } from '@healzy/ui/charts/NightStrip';
import { StackedBar } from '@healzy/ui/charts/StackedBar';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { STAGE_OF_STATE, stripShape } from './night-shapes.ts';
import { goalOf, useSleepTexts } from './useSleepTexts.ts';

/** Nights on one clock, missing ones hatched. */
export function Nights({ data, title }: { data: WearableNights; title?: string }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { duration, changed } = useSleepTexts();
  const { nights, goals } = data;
  const least = goalOf(goals, 'SLEEP')?.min ?? null;
  const count = nights.filter(({ night }) => night !== null).length;
  return (
    <NightStrip
      title={title ?? t('strip.title')}
      headingLevel={2}
      summary={t('strip.summary', {
        count,
        formatted: formats.number(count),
        all: formats.number(nights.length),
      })}
      {...useChartFrame('SLEEP')}
      formatDuration={duration}
      nights={nights.map((each) => {
        const { date, night, sleepS, gap, disagreements } = each;
        const notes = [
          ...(gap === null ? [] : [t(`nights.gap.${gap}`)]),
          ...(night === null ? [] : [changed(night) ?? []].flat()),
          ...(disagreements.length > 0 ? [t('nights.disagrees')] : []),
        ];
        return {
          id: date,
          name: formats.briefDay(date),
          ...stripShape(each),
          seconds: sleepS,
          isUnderGoal: least !== null && sleepS !== null && gap === null && sleepS < least,
          ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
        };
      })}
    />
  );
}

const STAGES = ['DEEP', 'LIGHT', 'REM', 'AWAKE'] as const;

/** Hours of each stage, night by night; a night without stages is said, not drawn as light sleep. */
export function StageBars({ data: { nights } }: { data: WearableNights }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const frame = useChartFrame('SLEEP');
  const recorded = nights.flatMap(({ date, night }) => (night === null ? [] : [{ date, night }]));
  const staged = recorded.filter(({ night }) => hasStages(night));
  const without = recorded.length - staged.length;
  if (recorded.length === 0) return null;
  if (staged.length === 0) return <Text tone="muted">{t('stages.none')}</Text>;
  return (
    <Stack gap="sm">
      <StackedBar
        title={t('stages.title')}
        headingLevel={2}
        summary={t('stages.summary', { count: staged.length, formatted: formats.number(staged.length) })}
        {...frame}
        mode="absolute"
        unit="h"
        numberFormat={{ maximumFractionDigits: 1, minimumFractionDigits: 1 }}
        parts={STAGES.map((id) => ({ id, name: t(`state.${id}`), stage: STAGE_OF_STATE[id] }))}
        bars={staged.map(({ date, night }) => ({
          id: date,
          name: formats.briefDay(date),
          values: STAGES.map((state) => night.figures.states[state] / 3600),
        }))}
        labels={{ barHeader: t('nights.day') }}
      />
      {without > 0 && (
        <Text as="p" size="sm" tone="muted">
          {t('stages.some', { count: without, formatted: formats.number(without) })}
        </Text>
      )}
    </Stack>
  );
}
