import type { BloodTrend } from '@healzy/api/blood-analysis';
import { TrendChart } from '@healzy/ui/charts/TrendChart';
import { Card } from '@healzy/ui/components/Card';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { measureText, sampledText } from '../figures.ts';
import { useMarkerName } from '../useMarkerName.ts';

/** Seconds since the epoch of a sample's day or time, on the clock of the place. */
const epochOf = (sampledAt: string): number =>
  Date.parse(sampledAt.includes('T') ? `${sampledAt}:00Z` : `${sampledAt}T00:00:00Z`) / 1000;

/** One analyte over all reports of the patient: each point with the range of its own laboratory. */
export function TrendsCard({ trends, first }: { trends: readonly BloodTrend[]; first: readonly string[] }) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const nameOf = useMarkerName();
  const repeated = trends.filter(({ points }) => points.length > 1);
  const [chosen, setChosen] = useState<string | null>(null);
  const trend =
    repeated.find(({ marker }) => marker === chosen) ??
    repeated.find(({ marker }) => first.includes(marker)) ??
    repeated[0];
  if (trend === undefined)
    return (
      <Card title={t('trends.title')}>
        <Text as="p" tone="muted">
          {t('trends.one')}
        </Text>
      </Card>
    );
  const drawn = trend.points.flatMap(({ sampledAt, drawn: figures }) =>
    figures === null ? [] : [{ at: epochOf(sampledAt), ...figures }],
  );
  const left = trend.points.length - drawn.length;
  const name = nameOf(trend.marker);
  return (
    <Card title={t('trends.title')} description={t('trends.text')}>
      <Stack gap="md">
        <ComboBox
          label={t('trends.marker')}
          value={trend.marker}
          onChange={setChosen}
          options={repeated.map(({ marker }) => ({ id: marker, label: nameOf(marker) }))}
        />
        <TrendChart
          title={t('trends.chart', { name })}
          summary={trend.points
            .map(({ sampledAt, stated }) =>
              t('trends.stated', {
                when: sampledText(formats, sampledAt),
                value: measureText(formats, stated),
              }),
            )
            .join('. ')}
          unit={trend.unit}
          points={drawn.map(({ at, value }) => ({ epochSeconds: at, value }))}
          reference={drawn.map(({ at, low, high }) => ({
            from: at,
            ...(low === null ? {} : { low }),
            ...(high === null ? {} : { high }),
          }))}
        />
        {left > 0 && (
          <Text as="p" size="sm" tone="muted">
            {t('trends.undrawn', { count: left })}
          </Text>
        )}
        <Stack gap="xs" as="ul">
          {trend.points.map(({ medicalTestId, sampledAt, laboratory, stated }) => (
            <li key={medicalTestId}>
              <Text size="sm" isNumeric>
                {t('trends.statedOf', {
                  when: sampledText(formats, sampledAt),
                  value: measureText(formats, stated),
                  laboratory: laboratory ?? t('trends.noLaboratory'),
                  range: stated.rangeText ?? t('trends.noRange'),
                })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
