import type { CgmReadings } from '@healzy/api/cgm';
import type { WearableWorkoutDetail } from '@healzy/api/wearables';
import { CGM_RANGES } from '@healzy/domain/cgm';
import { fromMgdl } from '@healzy/domain/shared';
import { type AxisRow, SharedAxisCharts } from '@healzy/ui/charts/SharedAxisCharts';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../../app/chart-exports.tsx';
import { useFormats } from '../../../../app/formats.ts';
import { useGlucoseLabels } from '../../../cgm/useGlucoseLabels.ts';
import { useWorkoutText } from '../useWorkoutText.ts';
import { glucoseSpan, workoutSpan } from './glucose-span.ts';

const MINUTE = 60;
/** Beside a workout without glucose, so that its curve does not touch the edges. */
const EDGE = 5 * MINUTE;

export interface WorkoutChartProps {
  detail: WearableWorkoutDetail;
  zone: string;
  /** Of the days around it; null without any in the hours around it. */
  glucose: CgmReadings | null;
}

/** The heart rate with its zones, the steps, and the glucose of the hours around, over one axis. */
export function WorkoutChart({ detail, zone, glucose }: WorkoutChartProps) {
  const { t } = useTranslation(['wearables-activity', 'cgm']);
  const formats = useFormats();
  const text = useWorkoutText();
  const frame = useChartFrame('ACTIVITY');
  const labels = useGlucoseLabels(glucose?.rangeProfile ?? 'STANDARD');
  const { workout, heartRates, steps, zones } = detail;
  const own = useMemo(() => workoutSpan(workout), [workout]);
  const extent = useMemo(
    () => (glucose === null ? { from: own.from - EDGE, to: own.to + EDGE } : glucoseSpan(workout)),
    [glucose, own, workout],
  );
  const shown = useMemo(() => {
    if (glucose === null) return [];
    return glucose.epochSeconds.flatMap((at, index) =>
      at >= extent.from && at <= extent.to ? [{ at, mgdl: glucose.mgdl[index] ?? Number.NaN }] : [],
    );
  }, [glucose, extent]);
  const rows = useMemo(() => {
    const heart: AxisRow[] =
      heartRates.length === 0
        ? []
        : [
            {
              id: 'heart',
              name: t('workout.heartRate'),
              unit: t('unit.RESTING_HEART_RATE'),
              height: 180,
              numberFormat: { maximumFractionDigits: 0 },
              ...(zones.zones === null
                ? {}
                : {
                    zones: zones.zones.map(({ fromBpm }, index) => ({
                      from: fromBpm,
                      name: t('zones.zone', { number: formats.number(index + 1) }),
                    })),
                  }),
              series: [
                {
                  kind: 'line',
                  id: 'heart',
                  name: t('workout.heartRate'),
                  at: heartRates.map(({ at }) => Date.parse(at) / 1000),
                  values: heartRates.map(({ bpm }) => bpm),
                  gapSeconds: 5 * MINUTE,
                },
              ],
            },
          ];
    const walked: AxisRow[] =
      steps.length === 0
        ? []
        : [
            {
              id: 'steps',
              name: t('workout.steps'),
              unit: t('unit.STEPS'),
              height: 56,
              numberFormat: { maximumFractionDigits: 0 },
              series: [
                {
                  kind: 'bars',
                  id: 'steps',
                  name: t('workout.steps'),
                  at: steps.map(({ at }) => Date.parse(at) / 1000),
                  values: steps.map(({ value }) => value),
                  everySeconds: MINUTE,
                },
              ],
            },
          ];
    if (glucose === null || shown.length === 0) return [...heart, ...walked];
    const { unit } = labels;
    const { severeLow, low, high, severeHigh } = CGM_RANGES[glucose.rangeProfile];
    const digits = unit === 'mmol/L' ? 1 : 0;
    const sugar: AxisRow = {
      id: 'glucose',
      name: t('workout.glucose'),
      unit,
      height: 160,
      numberFormat: { minimumFractionDigits: digits, maximumFractionDigits: digits },
      series: [
        {
          kind: 'line',
          id: 'glucose',
          name: t('workout.glucose'),
          at: shown.map(({ at }) => at),
          values: shown.map(({ mgdl }) => fromMgdl(mgdl, unit)),
          limits: {
            severeLow: fromMgdl(severeLow, unit),
            low: fromMgdl(low, unit),
            high: fromMgdl(high, unit),
            severeHigh: fromMgdl(severeHigh, unit),
          },
        },
      ],
    };
    return [...heart, ...walked, sugar];
  }, [heartRates, steps, zones, glucose, shown, labels, formats, t]);
  const bpm = heartRates.map((each) => each.bpm);
  const mgdl = shown.map((each) => each.mgdl);
  const summary = [
    bpm.length === 0
      ? t('workout.noCurve')
      : t('workout.curveSummary', {
          lowest: formats.number(Math.min(...bpm)),
          highest: formats.number(Math.max(...bpm)),
        }),
    ...(mgdl.length === 0
      ? []
      : [
          t('workout.glucoseSummary', {
            lowest: labels.reading(Math.min(...mgdl)),
            highest: labels.reading(Math.max(...mgdl)),
          }),
        ]),
  ].join(' ');
  const title = t(mgdl.length === 0 ? 'workout.curveAlone' : 'workout.curve');
  if (rows.length === 0)
    return (
      <Card title={title}>
        <InlineMessage>{t('workout.noCurve')}</InlineMessage>
      </Card>
    );
  return (
    <Card>
      <SharedAxisCharts
        {...frame}
        title={title}
        headingLevel={2}
        summary={`${text.times(workout, zone)}. ${summary}`}
        rows={rows}
        extent={extent}
        timeZone={zone}
        highlight={glucose === null ? null : own}
        stepSeconds={MINUTE}
        hasBrush={glucose !== null}
        rangeLabels={labels.ranges}
        {...(mgdl.length === 0 ? {} : { rangeLegendLabel: t('cgm:heatMap.legend') })}
      />
    </Card>
  );
}
