import type { CalorimetryCurves } from '@healzy/api/calorimetry';
import type { Phase } from '@healzy/domain/calorimetry';
import { PhaseTimeline, type PhaseTimelineProps } from '@healzy/ui/charts/PhaseTimeline';
import { useTranslation } from 'react-i18next';
import { elapsedText } from '../elapsed.ts';
import { useCurveSeries } from '../useCurveSeries.ts';
import { usePhaseName } from '../usePhaseName.ts';

/** The measured curves over time, with the phases above them. */
export function CurvesTimeline({
  curves,
  phases,
  summary,
  ...moved
}: {
  curves: CalorimetryCurves | undefined;
  phases: readonly Phase[];
  summary: string;
} & Pick<PhaseTimelineProps, 'marks' | 'handles' | 'onMove' | 'stepSeconds'>) {
  const { t } = useTranslation('calorimetry');
  const nameOf = usePhaseName();
  const series = useCurveSeries(curves);
  return (
    <PhaseTimeline
      title={t('curves.title')}
      summary={summary}
      phases={phases.map((phase, index) => ({
        id: String(index),
        name: nameOf(phase),
        from: phase.startS,
        to: phase.endS,
      }))}
      series={series}
      formatElapsed={elapsedText}
      formatDuration={(seconds) => t('minutes', { length: elapsedText(seconds) })}
      numberFormat={{ maximumFractionDigits: 2 }}
      panelHeight={96}
      {...moved}
    />
  );
}
