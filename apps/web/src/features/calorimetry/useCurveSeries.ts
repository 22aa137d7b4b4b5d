import type { CalorimetryCurves } from '@healzy/api/calorimetry';
import type { TimelineSeries } from '@healzy/ui/charts/PhaseTimeline';
import { RER_OF_CARBOHYDRATE, RER_OF_FAT } from '@healzy/domain/calorimetry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The measured curves as the timeline draws them; what the cart does not measure is left out. */
export function useCurveSeries(curves: CalorimetryCurves | undefined): readonly TimelineSeries[] {
  const { t } = useTranslation('calorimetry');
  return useMemo(() => {
    if (curves === undefined) return [];
    const drawn = [
      ['vo2', t('unit.mL/min'), curves.vo2],
      ['vco2', t('unit.mL/min'), curves.vco2],
      ['heartRate', t('unit.bpm'), curves.heartRate],
      ['rer', t('curves.ratio'), curves.rer],
      ['ventilation', t('unit.L/min'), curves.ventilation],
      ['speedKmH', 'km/h', curves.speedKmH],
    ] as const;
    return drawn.flatMap(([id, unit, y]) =>
      y === null
        ? []
        : [
            {
              ...{ id, name: t(`curves.${id}`), unit, x: curves.timeS, y },
              ...(id === 'rer' && { includes: [RER_OF_FAT, RER_OF_CARBOHYDRATE] }),
            },
          ],
    );
  }, [curves, t]);
}
