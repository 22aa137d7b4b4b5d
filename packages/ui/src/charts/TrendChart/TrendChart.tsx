import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { besideWidth, PlaceAxis, TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { fitText } from '../cartesian/fitText.ts';
import { drawable, lineShape } from '../cartesian/lineShape.ts';
import { isNumber, numberAxis, tickFormat, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { placeAxis } from '../cartesian/placeAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import type { LegendEntry } from '../cartesian/SeriesLegend.tsx';
import * as tones from '../cartesian/tones.css.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { linearScale } from '../painting/linearScale.ts';
import type { TrendChartProps } from './TrendChartProps.ts';
import { trendLooks } from './trendLooks.ts';
import { TrendMarks } from './TrendMarks.tsx';
import { trendReader } from './trendReader.tsx';
import { referenceSteps, trendState } from './trendReference.ts';
import { TrendReferenceBand } from './TrendReferenceBand.tsx';
import { trendChartLabels } from './trendChartLabels.ts';

export type { TrendChartLabels, TrendChartProps, TrendPoint } from './TrendChartProps.ts';
export type { TrendReference, TrendReferenceStep } from './trendReference.ts';

const goalLook: SeriesLook = { tone: 'text', dash: '8 4', marker: undefined, hatch: undefined };

/** One measure over dates with its reference range behind it; values outside point to their side. */
export function TrendChart({
  points,
  labels: own,
  timeZone = 'UTC',
  hasTime,
  reference,
  goal,
  leastSpan,
  unit,
  numberFormat,
  height = 260,
  ...frame
}: TrendChartProps) {
  const labels = usePartLabels(trendChartLabels, own);
  const { locale } = useLocale();
  const stage = useStageWidth();
  const { width } = stage;
  const data = useMemo(
    () => ({
      x: Float64Array.from(points, ({ epochSeconds }) => epochSeconds),
      values: drawable(points.map(({ value }) => value)),
    }),
    [points],
  );
  const steps = useMemo(() => referenceSteps(reference), [reference]);
  const isEmpty = !data.values.some(isNumber);
  const values = numberAxis(
    [...data.values, ...steps.flatMap(({ low, high }) => [low, high]), goal],
    height / 52,
    false,
    leastSpan,
  );
  const formatTick = tickFormat(locale, values.ticks, numberFormat);
  const formatBare = valueFormat(locale, numberFormat);
  const said = (value: number | undefined) =>
    isNumber(value) ? withUnit(formatBare(value), unit) : labels.missing;

  const box = {
    left: besideWidth(values.ticks.map(formatTick)),
    right: Math.max(60, width - 1),
    top: unit ? 24 : 12,
    floor: height - 26,
  };
  const places = useMemo(
    () =>
      placeAxis({ kind: 'time', timeZone, ...(hasTime === undefined ? {} : { hasTime }) }, [data], locale),
    [timeZone, hasTime, data, locale],
  );
  const toX = linearScale(places.domain, [box.left + 8, box.right - 8]);
  const toY = linearScale(values.domain, [box.floor, box.top]);
  const shape = lineShape(data.x, data.values, toX, toY, [box.left + 8, box.right - 8]);
  const stateOf = (index: number) => trendState(data.values[index], data.x[index] ?? 0, steps);
  const stateWord = (index: number) => {
    const state = stateOf(index);
    return state === 'unknown' ? '' : labels.states[state];
  };
  const isCrowded = points.length * 12 > width;

  const states = new Set(points.map((_, index) => stateOf(index)));
  const legend: LegendEntry[] = [
    ...(['above', 'within', 'below'] as const)
      .filter((state) => states.has(state))
      .map((state) => ({
        id: state,
        name: labels.states[state],
        look: trendLooks[state],
        kind: 'mark' as const,
      })),
    ...(steps.length
      ? [{ id: 'reference', name: labels.reference, look: trendLooks.within, kind: 'band' as const }]
      : []),
    ...(goal === undefined
      ? []
      : [{ id: 'goal', name: labels.goal, look: goalLook, kind: 'line' as const, figure: said(goal) }]),
  ];

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={trendReader({
        data,
        labels,
        toX,
        toY,
        box,
        formatPlace: places.format,
        said,
        stateOf,
        stateWord,
      })}
      table={() => ({
        columns: [
          { header: labels.dateHeader },
          { header: unit ? `${labels.valueHeader} (${unit})` : labels.valueHeader, align: 'end' },
          ...(steps.length ? [{ header: labels.stateHeader }] : []),
        ],
        rowCount: points.length,
        row: (index) => [
          places.format(data.x[index] ?? 0),
          isNumber(data.values[index]) ? formatBare(data.values[index]) : labels.missing,
          ...(steps.length ? [stateWord(index)] : []),
        ],
      })}
      legend={legend.length && !isEmpty ? { label: labels.legend, entries: legend } : undefined}
    >
      <TrendReferenceBand steps={isEmpty ? [] : steps} toX={toX} toY={toY} box={box} />
      <ValueAxis
        box={box}
        scale={toY}
        ticks={values.ticks}
        format={formatTick}
        caption={unit && fitText(unit, width, TICK_SIZE)}
      />
      <PlaceAxis
        box={box}
        scale={toX}
        width={width}
        ticks={isEmpty ? [] : places.ticks(Math.max(2, (box.right - box.left) / 68))}
      />
      {isNumber(goal) && !isEmpty && (
        <g className={tones.tone.text}>
          <line
            className={`${tones.stroke} ${tones.thin}`}
            strokeDasharray={goalLook.dash}
            x1={box.left}
            x2={box.right}
            y1={toY(goal)}
            y2={toY(goal)}
            data-goal
          />
        </g>
      )}
      <g className={tones.tone.one}>
        <path className={tones.stroke} d={shape.d} data-line />
      </g>
      <TrendMarks
        data={data}
        alone={shape.alone}
        stateOf={stateOf}
        toX={toX}
        toY={toY}
        isCrowded={isCrowded}
      />
    </CartesianChart>
  );
}
