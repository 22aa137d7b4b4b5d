import type { WearableZones } from '@healzy/api/wearables';
import { BarChart } from '@healzy/ui/charts/BarChart';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';

/** The summary tells the time from this zone on. */
const HARD_ZONE = 3;

export interface ZoneMinutesProps {
  zones: WearableZones;
  /** Below the first zone, then in each; null where no heart rate is known. */
  minutes: readonly number[] | null;
}

/** How long the heart was in each zone, or why there are none. */
export function ZoneMinutes({ zones, minutes }: ZoneMinutesProps) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const frame = useChartFrame('ACTIVITY');
  const limits = zones.zones ?? [];
  const duration = (value: number) => formats.duration(Math.round(value));
  if (zones.reason !== null || minutes === null) {
    return (
      <Card title={t('zones.title')}>
        <InlineMessage>
          {zones.reason === null ? t('zones.none') : t(`goal.none.${zones.reason}`)}
        </InlineMessage>
      </Card>
    );
  }
  const sum = (some: readonly number[]) => some.reduce((total, value) => total + value, 0);
  const bpm = (value: number) => formats.number(Math.ceil(value));
  const [first] = limits;
  return (
    <Card>
      <Stack gap="sm">
        <BarChart
          {...frame}
          title={t('zones.title')}
          headingLevel={2}
          summary={t('zones.summary', {
            minutes: duration(sum(minutes.slice(HARD_ZONE))),
            all: duration(sum(minutes)),
          })}
          direction="rows"
          categories={[
            { id: 'below', name: t('zones.belowOf', { bpm: bpm(first?.fromBpm ?? 0) }) },
            ...limits.map(({ fromBpm }, index) => ({
              id: String(index),
              name: t('zones.from', { number: formats.number(index + 1), bpm: bpm(fromBpm) }),
            })),
          ]}
          series={[{ id: 'minutes', name: t('zones.title'), values: minutes }]}
          unit={t('zones.minutes')}
          numberFormat={{ maximumFractionDigits: 0 }}
          labels={{ categoryHeader: t('zones.title') }}
        />
        {zones.maximumBpm !== null && zones.method !== null && (
          <GlassBox
            figure={t('zones.title')}
            formula={t('zones.formula', { maximum: formats.number(zones.maximumBpm) })}
            sources={[{ name: t('zones.source'), href: 'https://doi.org/10.1016/S0735-1097(00)01054-8' }]}
            inputs={[{ name: t('zones.method'), value: t(`zones.${zones.method}`) }]}
          >
            <Text size="sm" tone="muted">
              {t(`zones.${zones.method}`)}
            </Text>
          </GlassBox>
        )}
      </Stack>
    </Card>
  );
}
