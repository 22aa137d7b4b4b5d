import type { BodyMeasurement } from '@healzy/api/patient-data/measurements';
import {
  BODY_MAGNITUDE_IDS,
  isAdultOn,
  leastWeightSpan,
  normalWeights,
  seriesOf,
  type BodyMagnitude,
  type BodyOwner,
  type Dated,
} from '@healzy/domain/patient-data';
import { TrendChart } from '@healzy/ui/charts/TrendChart';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Select } from '@healzy/ui/components/Select';
import { Box, Stack } from '@healzy/ui/primitives';
import { AtSign } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCite } from '../../../app/citations.ts';
import { useFormats } from '../../../app/formats.ts';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { trendToCite } from '../citations.ts';
import { useBodyLabels } from './useBodyLabels.ts';

/** One magnitude over time; weight with the normal range for the height. */
export function BodyChart({
  patientId,
  cited,
  measurements,
  owner,
  height,
}: {
  patientId: string;
  /** The magnitude whose chart a note cites and the address leads to. */
  cited?: BodyMagnitude | undefined;
  /** Latest first. */
  measurements: readonly BodyMeasurement[];
  owner: BodyOwner;
  height: Dated | null;
}) {
  const { t } = useTranslation('patient-data');
  const messages = useBodyLabels();
  const formats = useFormats();
  const frame = useChartFrame('BODY');
  const [chosen, setChosen] = useState<BodyMagnitude>(cited ?? 'weightKg');
  const series = useMemo(() => seriesOf(measurements, chosen), [measurements, chosen]);
  // A height measured during growth says nothing about later weights.
  const reference =
    chosen === 'weightKg' && height !== null && isAdultOn(owner.birthdate, height.on)
      ? normalWeights(height.value)
      : undefined;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (cited === undefined) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [cited]);
  const cite = useCite(patientId);
  const chartTitle = t('body.chart.cited', { magnitude: messages.name(chosen) });
  const candidate = cite && trendToCite(measurements, chosen, chartTitle, formats);
  const first = series[0];
  const last = series.at(-1);
  const spoken = (point: { value: number; on: string }) => ({
    value: messages.value(chosen, point.value),
    day: formats.day(point.on),
  });
  const summary =
    !first || !last
      ? t('body.chart.summaryNone')
      : series.length === 1
        ? t('body.chart.summaryOne', spoken(first))
        : t('body.chart.summary', {
            count: series.length,
            first: spoken(first).value,
            from: spoken(first).day,
            last: spoken(last).value,
            to: spoken(last).day,
          });
  return (
    <Box
      ref={place}
      minWidth="zero"
      {...(cited === undefined ? {} : { tabIndex: -1, role: 'group', 'aria-label': chartTitle })}
    >
      <Card
        title={t('body.chart.title')}
        actions={
          candidate && (
            <Button size="small" icon={AtSign} onPress={() => cite(candidate)}>
              {t('body.chart.cite')}
            </Button>
          )
        }
      >
        <Stack gap="md">
          <Select
            label={t('body.chart.magnitude')}
            placeholder={t('body.chart.magnitude')}
            options={BODY_MAGNITUDE_IDS.map((id) => ({ id, label: messages.name(id) }))}
            value={chosen}
            onChange={(id) => id !== null && setChosen(id)}
          />
          <TrendChart
            title={messages.name(chosen)}
            summary={summary}
            {...frame}
            points={series.map(({ on, value }) => ({
              epochSeconds: Date.parse(`${on}T00:00:00Z`) / 1000,
              value,
            }))}
            hasTime={false}
            unit={messages.unit(chosen)}
            numberFormat={{ maximumFractionDigits: 1 }}
            {...(reference ? { reference } : {})}
            leastSpan={chosen === 'weightKg' && last ? leastWeightSpan(last.value) : undefined}
            labels={{
              instructions: t('body.chart.instructions'),
              missing: t('body.chart.missing'),
              empty: t('body.chart.empty'),
              dateHeader: t('body.chart.date'),
              valueHeader: messages.name(chosen),
              stateHeader: t('body.chart.state'),
              states: {
                below: t('body.chart.below'),
                within: t('body.chart.within'),
                above: t('body.chart.above'),
              },
              legend: t('body.chart.legend'),
              reference: t('body.chart.reference'),
              goal: t('body.chart.goal'),
            }}
          />
        </Stack>
      </Card>
    </Box>
  );
}
