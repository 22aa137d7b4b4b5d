import { cgmMetrics, type CgmSeries, minutesOf, type RangeProfile, timeInRanges } from '@healzy/domain/cgm';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

export interface CanvasChosenProps {
  series: CgmSeries;
  profile: RangeProfile;
  /** Where these readings are listed; without it there is no link. */
  readingsHref?: string | undefined;
}

/** The figures of the chosen hours and days alone; those that need whole days are not among them. */
export function CanvasChosen({ series, profile, readingsHref }: CanvasChosenProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const { metrics, levels, minutes } = useMemo(() => {
    let sum = 0;
    for (let index = 0; index < series.mgdl.length; index++) sum += minutesOf(series, index);
    return {
      metrics: cgmMetrics(series),
      levels: timeInRanges(series, profile).levels.map(({ percent }) => percent),
      minutes: sum,
    };
  }, [series, profile]);
  const share = (...indices: number[]) =>
    formats.percent(
      indices.reduce((sum, index) => sum + (levels[index] ?? 0), 0),
      1,
    );
  const glucose = (mgdl: number | null) => (mgdl === null ? formats.number(null) : labels.reading(mgdl));
  const items = [
    ['inRange', share(2)],
    ['below', share(0, 1)],
    ['above', share(3, 4)],
    ['mean', glucose(metrics.mean)],
    ['cv', formats.percent(metrics.cv, 1)],
    ['time', formats.duration(minutes)],
  ] as const;
  return (
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
  );
}
