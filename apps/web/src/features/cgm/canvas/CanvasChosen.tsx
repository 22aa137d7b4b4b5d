import {
  type CgmGoalFigure,
  cgmMetrics,
  type CgmSeries,
  displayedFigure,
  minutesOf,
  type RangeProfile,
  shareOfLevels,
  timeInRanges,
  writtenFigure,
} from '@healzy/domain/cgm';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { CanvasFilterBar } from './CanvasFilterBar.tsx';
import type { Canvas } from './useCanvas.ts';

export interface CanvasChosenProps {
  canvas: Canvas;
  series: CgmSeries;
  profile: RangeProfile;
  /** Where these readings are listed; without it there is no link. */
  readingsHref?: string | undefined;
}

/**
 * What is chosen, each to be cleared, and the figures of the chosen hours and days alone; those that need whole days are
 * not among them.
 */
export function CanvasChosen({ canvas, series, profile, readingsHref }: CanvasChosenProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const { metrics, levels, minutes } = useMemo(() => {
    let sum = 0;
    for (let index = 0; index < series.mgdl.length; index++) sum += minutesOf(series, index);
    return {
      metrics: cgmMetrics(series),
      levels: timeInRanges(series, profile).levels,
      minutes: sum,
    };
  }, [series, profile]);
  const written = (figure: CgmGoalFigure, value: number | null) =>
    writtenFigure(displayedFigure(figure, value, { profile, unit: labels.unit }), formats) ??
    formats.number(null);
  const items = [
    ['inRange', written('TIME_IN_RANGE', shareOfLevels('TIME_IN_RANGE', levels))],
    ['below', written('TIME_BELOW', shareOfLevels('TIME_BELOW', levels))],
    ['above', written('TIME_ABOVE', shareOfLevels('TIME_ABOVE', levels))],
    ['mean', written('MEAN', metrics.mean)],
    ['cv', written('CV', metrics.cv)],
    ['time', formats.duration(minutes)],
  ] as const;
  return (
    <Stack gap="sm">
      <CanvasFilterBar canvas={canvas} />
      <Inline gap="lg" role="group" aria-label={t('chosen.label')}>
        <Text weight="semibold">{t('chosen.label')}</Text>
        {series.mgdl.length === 0 ? (
          <Text tone="muted">{t('chosen.none')}</Text>
        ) : (
          items.map(([name, value]) => (
            <Stack key={name} gap="none">
              <Text size="xs" tone="muted">
                {t(`chosen.${name}`)}
              </Text>
              <Text isNumeric isUnbroken weight="medium">
                {value}
              </Text>
            </Stack>
          ))
        )}
        {readingsHref !== undefined && series.mgdl.length > 0 && (
          <Link href={readingsHref}>
            {t('chosen.readings', {
              count: series.mgdl.length,
              formatted: formats.number(series.mgdl.length),
            })}
          </Link>
        )}
      </Inline>
    </Stack>
  );
}
