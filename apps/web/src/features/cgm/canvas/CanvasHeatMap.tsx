import {
  type RatedDay,
  CGM_LEVELS,
  CGM_RANGES,
  type CgmSeries,
  type HeatCell,
  heatMap,
  hiddenLow,
  type RangeProfile,
  type RecordedLimits,
} from '@healzy/domain/cgm';
import { HeatGrid, type HeatGridCell, type HeatGridChoice } from '@healzy/ui/charts/HeatGrid';
import { rangeDepth } from '@healzy/ui/charts/RangeLegend';
import { Text } from '@healzy/ui/primitives';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartFrame } from '../../../app/chart-exports.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { shareText } from '../share-text.ts';
import { RANGE_OF_LEVEL, useGlucoseLabels } from '../useGlucoseLabels.ts';
import { type Canvas, extendedDays, extendedHours } from './useCanvas.ts';
import { useInsets } from './useInsets.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  header: String(hour).padStart(2, '0'),
}));

export interface CanvasHeatMapProps {
  canvas: Canvas;
  series: CgmSeries;
  profile: RangeProfile;
  days: readonly RatedDay[];
  /** What the whole test has recorded, and the current time. */
  limits: RecordedLimits;
  /** On paper nothing can be chosen. */
  isPrinted?: boolean;
}

/** Days down, clock hours across, below the hours of the profile; choosing in it filters the canvas. */
export function CanvasHeatMap({
  canvas,
  series,
  profile,
  days,
  limits,
  isPrinted = false,
}: CanvasHeatMapProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const isPhone = useIsPhone() && !isPrinted;
  const insets = useInsets(isPrinted);
  const rows = useMemo(() => heatMap(series, profile, days, limits), [series, profile, days, limits]);
  const cells = useMemo(
    () =>
      rows.map((row) =>
        row.cells.map((cell): HeatGridCell => {
          const { mean, level, state } = cell;
          const hidden = hiddenLow(cell);
          const mark = hidden === null ? {} : { mark: RANGE_OF_LEVEL[hidden] };
          if (level === null || mean === null)
            return { level: null, isBlank: state !== 'MISSING' && hidden === null, ...mark };
          return { level: RANGE_OF_LEVEL[level], depth: rangeDepth(mean, CGM_RANGES[profile]), ...mark };
        }),
      ),
    [rows, profile],
  );
  const heads = useMemo(
    () =>
      days.map((day) => ({
        id: day.date,
        header: isPhone ? formats.briefDay(day.date) : formats.shortDay(day.date),
        longHeader: formats.longDay(day.date),
        end: shareText('TIME_IN_RANGE', day.times, formats),
      })),
    [days, formats, isPhone],
  );
  // Ninety days are two thousand cells: what they share is written once.
  const shared = useMemo(
    () => ({
      days: rows.map((row) => formats.longDay(row.date)),
      hours: HOURS.map((_, hour) => t('heatMap.hour', { hour })),
      levels: new Map(
        CGM_LEVELS.map((level) => [level, t(`level.${level}`).toLocaleLowerCase(formats.locale)]),
      ),
    }),
    [rows, formats, t],
  );
  const describe = useCallback(
    (rowIndex: number, hour: number) => {
      const cell: HeatCell | undefined = rows[rowIndex]?.cells[hour];
      if (cell === undefined) return '';
      const place = { day: shared.days[rowIndex], hour: shared.hours[hour] };
      // An hour with a low says so first, whatever its mean.
      const below =
        hiddenLow(cell) === null || cell.min === null
          ? ''
          : ` ${t('heatMap.cellBelow', {
              minutes: formats.duration(cell.minutesBelow),
              limit: labels.reading(CGM_RANGES[profile].low),
              lowest: labels.reading(cell.min),
            })}`;
      if (cell.state === 'SKIPPED') return t('heatMap.cellSkipped', place);
      if (cell.state === 'TO_COME' || cell.state === 'AFTER_LAST' || cell.state === 'BEFORE_FIRST')
        return t(`cgm-canvas:heatMap.${cell.state}`, place);
      if (cell.level === null || cell.mean === null) {
        const expected = formats.number(Math.round(cell.expected));
        return t('heatMap.cellMissing', { ...place, count: cell.count, expected }) + below;
      }
      const level = shared.levels.get(cell.level);
      return t('heatMap.cell', { ...place, value: labels.reading(cell.mean), level }) + below;
    },
    [rows, shared, formats, labels, t, profile],
  );
  const selection = useMemo(
    () => ({
      rows: canvas.days,
      columns: canvas.hours === null ? null : ([canvas.hours.from, canvas.hours.to] as const),
    }),
    [canvas.days, canvas.hours],
  );
  const choose = ({ row, column, isExtended }: HeatGridChoice) => {
    const day = row === null ? undefined : days[row]?.date;
    canvas.choose({
      ...(day === undefined ? {} : { days: isExtended ? extendedDays(canvas.days, day) : [day] }),
      ...(column === null ? {} : { hours: extendedHours(isExtended ? canvas.hours : null, column) }),
    });
  };
  return (
    <>
      <HeatGrid
        title={t('heatMap.title')}
        headingLevel={2}
        summary={t('heatMap.summary')}
        {...useChartFrame('GLUCOSE_HEAT_MAP')}
        rows={heads}
        columns={HOURS}
        cells={cells}
        describeCell={describe}
        formatCell={(row, hour) => {
          const cell = rows[row]?.cells[hour];
          const mean = cell?.mean ?? null;
          const text = mean === null ? formats.number(null) : labels.value(mean);
          return !cell || cell.min === null || hiddenLow(cell) === null
            ? text
            : t('heatMap.tableBelow', { mean: text, lowest: labels.value(cell.min) });
        }}
        cornerHeader={t('heatMap.day')}
        endHeader={t('cgm-canvas:heatMap.inRange')}
        rangeLabels={labels.ranges}
        missingLabels={t('heatMap.missing')}
        markLabel={t('heatMap.mark')}
        legendLabel={t('heatMap.legend')}
        hint={t('cgm-canvas:heatMap.hint')}
        selection={selection}
        insets={insets}
        opensByTap
        {...(isPrinted ? {} : { hasHeadingChoice: true, onChoose: choose })}
      />
      <Text as="p" size="sm" tone="muted">
        {t('heatMap.note')}
      </Text>
    </>
  );
}
