import {
  type RatedDay,
  censoredBound,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  CGM_RANGES,
  type CgmSeries,
  localMidnight,
  localStretches,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { fromMgdl } from '@healzy/domain/shared';
import type { AxisMarks, AxisRow } from '@healzy/ui/charts/SharedAxisCharts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { shareText } from '../share-text.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** Heights of the plot, for one day and for one among others. */
const ALONE = 220;
const AMONG_OTHERS = 104;

/** A day as a row of the chart, on the local clock and in the user's unit. */
export function useDayRow(series: CgmSeries, profile: RangeProfile) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  return useCallback(
    (day: RatedDay, marks: readonly AxisMarks[], isAlone: boolean): AxisRow => {
      const { unit } = labels;
      const digits = unit === 'mmol/L' ? 1 : 0;
      const toUnit = (mgdl: number) => fromMgdl(mgdl, unit);
      const { severeLow, low, high, severeHigh } = CGM_RANGES[profile];
      const limits = {
        severeLow: toUnit(severeLow),
        low: toUnit(low),
        high: toUnit(high),
        severeHigh: toUnit(severeHigh),
      };
      const name = formats.shortDay(day.date);
      const nameReading = (reading: number) => {
        const flag = series.flags[reading] ?? 0;
        const side = flag & CGM_FLAG_LOW ? 'LOW' : flag & CGM_FLAG_HIGH ? 'HIGH' : null;
        if (side === null) return null;
        const bound = labels.reading(censoredBound(series.mgdl[reading] ?? 0, side));
        return t(side === 'LOW' ? 'day.below' : 'day.above', { value: bound });
      };
      const lines = localStretches(series, day).map(({ at, values, indices }, order) => ({
        kind: 'line' as const,
        id: `${day.date} ${order}`,
        name: order === 0 ? name : t('cgm-canvas:days.repeated', { day: name }),
        at,
        values: values.map(toUnit),
        limits,
        nameValue: (index: number) => nameReading(indices[index] ?? -1),
      }));
      return {
        id: day.date,
        name: day.hours === 24 ? name : `${name} · ${t('cgm-canvas:days.hours', { hours: day.hours })}`,
        unit,
        figure: t('cgm-canvas:days.inRange', { percent: shareText('TIME_IN_RANGE', day.times, formats) }),
        origin: localMidnight(day.date),
        height: isAlone ? ALONE : AMONG_OTHERS,
        numberFormat: { minimumFractionDigits: digits, maximumFractionDigits: digits },
        series: [...lines, ...marks],
      };
    },
    [series, profile, formats, labels, t],
  );
}
