import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import { besideWidth, PlaceAxis, TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart, type ChartLabels } from '../cartesian/CartesianChart.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { fitText } from '../cartesian/fitText.ts';
import { drawable, lineShape } from '../cartesian/lineShape.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import { isNumber, numberAxis, tickFormat, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { placeAxis } from '../cartesian/placeAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch, type LegendEntry } from '../cartesian/SeriesLegend.tsx';
import * as tones from '../cartesian/tones.css.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import { linearScale } from '../painting/linearScale.ts';
import {
  referenceSteps,
  trendState,
  type TrendReference,
  type TrendReferenceStep,
  type TrendState,
} from './trendReference.ts';
import { TrendReferenceBand } from './TrendReferenceBand.tsx';

export type { TrendReference, TrendReferenceStep } from './trendReference.ts';

export interface TrendPoint {
  readonly epochSeconds: number;
  /** `null` or NaN is a gap. */
  readonly value: number | null;
}

export interface TrendChartLabels extends ChartLabels {
  dateHeader: string;
  valueHeader: string;
  stateHeader: string;
  /** How a value stands to the reference: «below», «within», «above». */
  states: Readonly<Record<Exclude<TrendState, 'unknown'>, string>>;
  legend: string;
  reference: string;
  goal: string;
  /** One point, read aloud. Default: the three, separated by commas. */
  point?: (read: { date: string; value: string; state: string }) => string;
}

export interface TrendChartProps extends ChartFrameWords {
  /** Ascending in time. */
  points: readonly TrendPoint[];
  labels: TrendChartLabels;
  /** Default UTC. */
  timeZone?: string;
  /** Whether a moment is read with its time of day. Default: when a value does not stand on midnight. */
  hasTime?: boolean;
  /** What is usual: for all times, or from one moment to the next. */
  reference?: TrendReference | readonly TrendReferenceStep[];
  goal?: number;
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

const looks: Readonly<Record<TrendState, SeriesLook & { marker: 'circle' | 'triangleUp' | 'triangleDown' }>> =
  {
    unknown: { tone: 'one', dash: undefined, marker: 'circle', hatch: undefined },
    within: { tone: 'one', dash: undefined, marker: 'circle', hatch: undefined },
    above: { tone: 'critical', dash: undefined, marker: 'triangleUp', hatch: undefined },
    below: { tone: 'critical', dash: undefined, marker: 'triangleDown', hatch: undefined },
  };
const goalLook: SeriesLook = { tone: 'text', dash: '8 4', marker: undefined, hatch: undefined };

/** One measured quantity over dates, with what is usual behind it; values outside point to the side on which they are. */
export function TrendChart({
  points,
  labels,
  timeZone = 'UTC',
  hasTime,
  reference,
  goal,
  unit,
  numberFormat,
  height = 260,
  ...frame
}: TrendChartProps) {
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
  // Where values stand too close for a mark each, only those outside keep theirs.
  const isCrowded = points.length * 12 > width;

  const reader: ChartReader = {
    rows: 1,
    countOf: () => points.length,
    nearest: (x) => {
      const index = nearestIndex(data.x, toX.invert(x));
      return index < 0 ? null : { row: 0, index };
    },
    placeOf: ({ index }) => ({ x: toX(data.x[index] ?? 0), y: toY(data.values[index] ?? 0) }),
    wordsOf: ({ index }) => {
      const read = {
        date: places.format(data.x[index] ?? 0),
        value: said(data.values[index]),
        state: stateWord(index),
      };
      return labels.point?.(read) ?? [read.date, read.value, read.state].filter(Boolean).join(', ');
    },
    readoutOf: ({ index }) => ({
      heading: said(data.values[index]),
      lines: [
        ...(stateWord(index)
          ? [
              {
                key: 'state',
                name: stateWord(index),
                value: '',
                isStrong: stateOf(index) !== 'within',
                swatch: <SeriesSwatch look={looks[stateOf(index)]} kind="mark" />,
              },
            ]
          : []),
        { key: 'date', name: places.format(data.x[index] ?? 0), value: '' },
      ],
    }),
    markOf: ({ index }) => {
      const [x, value] = [toX(data.x[index] ?? 0), data.values[index]];
      return (
        <>
          <line className={styles.cursor} x1={x} x2={x} y1={box.top} y2={box.floor} />
          {isNumber(value) && <circle className={styles.ring} cx={x} cy={toY(value)} r={9} />}
        </>
      );
    },
  };

  const states = new Set(points.map((_, index) => stateOf(index)));
  const legend: LegendEntry[] = [
    ...(['above', 'within', 'below'] as const)
      .filter((state) => states.has(state))
      .map((state) => ({ id: state, name: labels.states[state], look: looks[state], kind: 'mark' as const })),
    ...(steps.length
      ? [{ id: 'reference', name: labels.reference, look: looks.within, kind: 'band' as const }]
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
      reader={reader}
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
      {points.map((_, index) => {
        const [value, state] = [data.values[index], stateOf(index)];
        const isOutside = state === 'above' || state === 'below';
        const [x, y] = [toX(data.x[index] ?? Number.NaN), toY(value ?? Number.NaN)];
        if (!isNumber(x) || !isNumber(y)) return null;
        if (isCrowded && !isOutside && !shape.alone.some((place) => place[0] === x)) return null;
        return (
          <g key={index} className={tones.tone[looks[state].tone]}>
            <path
              className={tones.marker}
              d={markerPath(looks[state].marker, x, y, isOutside ? 5.5 : 4)}
              data-state={state}
            />
          </g>
        );
      })}
    </CartesianChart>
  );
}
