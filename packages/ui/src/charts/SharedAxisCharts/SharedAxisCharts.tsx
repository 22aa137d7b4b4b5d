import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { sharedAxisLabels } from '../../labels/timeCharts.ts';
import { SeriesLegend } from '../cartesian/SeriesLegend.tsx';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { useCanvas } from '../painting/useCanvas.ts';
import { RangeLegend } from '../RangeLegend/RangeLegend.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { AxisCursor, type AxisCursorHandle } from './AxisCursor.tsx';
import { AxisMarkIcons } from './AxisMarkIcons.tsx';
import { axisLegend } from './axisLegend.ts';
import { axisPlan, axisScale } from './axisPlan.ts';
import { valueText } from './axisReading.ts';
import { axisTable, nameOf } from './axisTable.ts';
import { paintAxisCharts } from './paintAxisCharts.ts';
import * as styles from './SharedAxisCharts.css.ts';
import type { SharedAxisChartsProps } from './SharedAxisProps.ts';
import { useAxisPointer } from './useAxisPointer.ts';
import { useAxisReading } from './useAxisReading.ts';

export type { TimeSpan } from '../cartesian/zoneClock.ts';
export type {
  AxisBands,
  AxisBars,
  AxisLane,
  AxisLine,
  AxisMark,
  AxisMarks,
  AxisRow,
  AxisSeries,
  AxisZone,
  SharedAxisChartsProps,
} from './SharedAxisProps.ts';

// Its fields for exact times take along the code of all date fields, which charts without a brush do not need.
const AxisBrush = lazyPart(async () => (await import('./AxisBrush.tsx')).AxisBrush, {
  place: 'inline',
  fallback: <div className={styles.brushToCome} />,
});

/**
 * Several measures over one time axis: lines, bars, bands and events, one below the other or over each other. A time
 * that is selected in any of them, or in the brush, is what all of them show; one hairline reads all of them.
 */
export function SharedAxisCharts({
  rows,
  extent,
  timeZone,
  hasZone = true,
  span: given,
  onSpanChange,
  highlight = null,
  insets,
  stepSeconds = 300,
  hasBrush = true,
  now = Number.POSITIVE_INFINITY,
  chosenMarkId = null,
  onChooseMark,
  onChooseTime,
  rangeLabels,
  rangeLegendLabel,
  labels: givenLabels,
  brushLabels,
  ...frame
}: SharedAxisChartsProps) {
  const id = useId();
  const { locale } = useLocale();
  const labels = usePartLabels(sharedAxisLabels, givenLabels);
  const stage = useStageWidth();
  const cursor = useRef<AxisCursorHandle>(null);
  const live = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<TimeSpan | null>(null);
  const { width } = stage;

  const { left, right } = insets ?? {};
  const plan = useMemo(
    () =>
      axisPlan(
        rows,
        extent,
        timeZone,
        locale,
        left === undefined || right === undefined ? undefined : { left, right },
      ),
    [rows, extent, timeZone, locale, left, right],
  );
  const span = given === undefined ? own : given;
  const window = span && span.to > span.from ? span : extent;
  const legend = useMemo(() => axisLegend(plan), [plan]);
  const isEmpty = plan.rows.every((row) => row.series.every(({ at }) => at.length === 0));
  const hasLevels = rows.some(({ series }) => series.some((each) => each.kind === 'line' && each.limits));
  const { clockChange } = labels;
  const painting = useMemo(
    () => ({
      window,
      now,
      clockChange: (seconds: number) =>
        clockChange(
          new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', signDisplay: 'always' }).format(
            seconds / 3600,
          ),
        ),
    }),
    [window, now, clockChange, locale],
  );
  const paint = useCallback(
    (pen: Pen, ink: Ink, scale: number) =>
      paintAxisCharts(pen, ink, width, plan, {
        ...painting,
        columnsPerPixel: Math.min(2, scale),
        dense: 'bars',
      }),
    [width, plan, painting],
  );
  const canvas = useCanvas(width, plan.height, paint);

  const select = (next: TimeSpan | null) => {
    setOwn(next);
    onSpanChange?.(next);
  };
  const { x } = axisScale(plan, window, width || 1);
  const { draft, ...pointer } = useAxisPointer(
    { plan, window, width, stepSeconds },
    {
      onSelect: select,
      onPoint: (moment) => cursor.current?.show(moment),
      onChoose: (markId) => onChooseMark?.(markId),
      onChooseTime,
    },
  );
  const readByKey = useAxisReading(plan, window, {
    onChoose: (markId) => onChooseMark?.(markId),
    onChooseTime,
    onRead: (read, index) => {
      const at = read?.planned.at[index];
      cursor.current?.show(read && at !== undefined ? at + read.planned.offset : null);
      if (!live.current || !read || at === undefined) return;
      const value = valueText(read, index, labels.missing, rangeLabels);
      live.current.textContent = [nameOf(read), plan.formatTime(at), value].join(', ');
    },
  });
  const table = () => axisTable(plan, window, labels, rangeLabels);
  const picture = () =>
    canvas.current && {
      element: canvas.current,
      width,
      height: plan.height,
      paint: (pen: Pen, ink: Ink) =>
        paintAxisCharts(pen, ink, width, plan, { ...painting, columnsPerPixel: 2, dense: 'line' }),
    };

  return (
    <ChartFrame
      {...frame}
      {...(isEmpty ? {} : { table, picture })}
      legend={
        <>
          {legend.length > 0 && <SeriesLegend entries={legend} label={labels.legend} />}
          {rangeLegendLabel !== undefined && rangeLabels && hasLevels && (
            <RangeLegend messages={rangeLabels} label={rangeLegendLabel} />
          )}
        </>
      }
    >
      <div
        ref={stage.ref}
        className={styles.stage}
        role="application"
        tabIndex={0}
        data-inset={plan.left}
        aria-label={frame.title}
        aria-describedby={`${id}-how`}
        style={{ blockSize: plan.height }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && pointer.cancel()) event.stopPropagation();
          else readByKey(event);
        }}
        onBlur={() => cursor.current?.show(null)}
        {...pointer.handlers}
      >
        <canvas ref={canvas} className={styles.canvas} style={{ blockSize: plan.height }} aria-hidden />
        {width > 0 && (
          <>
            <AxisMarkIcons plan={plan} window={window} width={width} chosenId={chosenMarkId} />
            {highlight &&
              plan.rows.flatMap(({ row, top, floor }) =>
                [
                  { from: window.from, to: highlight.from },
                  { from: highlight.to, to: window.to },
                ].map(
                  (span, index) =>
                    span.to > span.from && (
                      <div
                        key={`${row.id} ${index}`}
                        className={styles.receding}
                        style={{
                          left: x(span.from),
                          width: x(span.to) - x(span.from),
                          top,
                          blockSize: floor - top,
                        }}
                      />
                    ),
                ),
              )}
            {draft && (
              <div
                className={styles.draft}
                style={{ left: x(draft.from), width: x(draft.to) - x(draft.from), blockSize: plan.floor }}
              />
            )}
            <AxisCursor
              ref={cursor}
              plan={plan}
              window={window}
              width={width}
              now={now}
              labels={labels}
              rangeLabels={rangeLabels}
            />
          </>
        )}
        {isEmpty && <p className={styles.empty}>{labels.empty}</p>}
      </div>
      <div id={`${id}-how`} className={styles.onlyHeard}>
        {isEmpty ? labels.empty : labels.instructions}
        {!isEmpty && onChooseTime && ` ${labels.chooseTime}`}
      </div>
      <div ref={live} className={styles.onlyHeard} aria-live="polite" role="status" />
      {hasBrush && !isEmpty && (
        <div className={styles.brush}>
          <AxisBrush
            label={labels.brush}
            plan={plan}
            width={width}
            value={span}
            onChange={select}
            timeZone={timeZone}
            hasZone={hasZone}
            stepSeconds={stepSeconds}
            labels={brushLabels}
          />
        </div>
      )}
    </ChartFrame>
  );
}
