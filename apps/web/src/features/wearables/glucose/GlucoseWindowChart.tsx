import { fromMgdl } from '@healzy/domain/shared';
import { LineChart } from '@healzy/ui/charts/LineChart';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { type GlucoseWindow, windowLine } from './glucose-window.ts';

/** The axis keeps its hours where readings are missing at its ends. */
const DOMAIN = [-60, 180] as const;
const HOURS = [0, 60, 120, 180];

/** Readings by their minutes from a meal, in the unit of this device. */
export function GlucoseWindowChart({ window }: { window: GlucoseWindow }) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  const digits = unit === 'mmol/L' ? 1 : 0;
  const reading = (mgdl: number) => `${formats.number(fromMgdl(mgdl, unit), digits)}\u00a0${unit}`;
  const line = useMemo(() => windowLine(window, (mgdl) => fromMgdl(mgdl, unit)), [window, unit]);
  const count = window.mgdl.length;
  return (
    <LineChart
      title={t('meal.glucose.title')}
      headingLevel={2}
      summary={t('meal.glucose.summary', {
        count,
        highest: reading(Math.max(...window.mgdl)),
        lowest: reading(Math.min(...window.mgdl)),
      })}
      {...useChartFrame('GLUCOSE_DAY')}
      series={[{ id: 'glucose', name: t('meal.glucose.line'), ...line }]}
      axis={{
        kind: 'number',
        domain: DOMAIN,
        format: (minute) =>
          t(minute < 0 ? 'meal.glucose.before' : 'meal.glucose.after', {
            duration: formats.duration(Math.abs(Math.round(minute))),
          }),
        marks: HOURS.map((minute) => ({
          at: minute,
          text:
            minute === 0
              ? t('meal.glucose.start')
              : t('meal.glucose.hours', { hours: formats.number(minute / 60) }),
        })),
      }}
      unit={unit}
      numberFormat={{ maximumFractionDigits: digits, minimumFractionDigits: digits }}
      labels={{ placeHeader: t('meal.glucose.minutes') }}
    />
  );
}
