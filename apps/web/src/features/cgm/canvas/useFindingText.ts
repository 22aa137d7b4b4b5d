import type { CgmFinding } from '@healzy/api/cgm';
import {
  CGM_RANGES,
  displayedFigure,
  FINDING_FIGURES,
  type RangeProfile,
  writtenFigure,
} from '@healzy/domain/cgm';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { useHourLabels } from './useHourLabels.ts';

/** What a finding says: observed, never judged. */
export function useFindingText(profile: RangeProfile): (finding: CgmFinding) => string {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const hourLabels = useHourLabels();
  return useMemo(() => {
    const { severeLow, low, high, severeHigh } = CGM_RANGES[profile];
    const limits = {
      severeLow: labels.reading(severeLow),
      low: labels.reading(low),
      high: labels.reading(high),
      severeHigh: labels.reading(severeHigh),
    };
    const percentOf = (kind: CgmFinding['kind'], percent: number) => {
      const figure = kind in FINDING_FIGURES ? FINDING_FIGURES[kind as keyof typeof FINDING_FIGURES] : null;
      return figure === null ? '' : writtenFigure(displayedFigure(figure, percent, { profile }), formats)!;
    };
    return ({ kind, count, hours, percent, goal }) => {
      const text = t(`finding.${kind}`, {
        ...limits,
        count,
        formatted: formats.number(count),
        percent: percent === null ? '' : percentOf(kind, percent),
        goal: formats.percent(goal),
      });
      if (hours === null) return text;
      return t('finding.between', {
        text,
        from: hourLabels.minute(hours.from * 60),
        to: hourLabels.minute(hours.to * 60),
      });
    };
  }, [t, formats, labels, hourLabels, profile]);
}
