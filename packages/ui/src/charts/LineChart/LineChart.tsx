import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import { besideWidth, PlaceAxis, TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { fitText, roughWidth } from '../cartesian/fitText.ts';
import { drawable, extremes } from '../cartesian/lineShape.ts';
import { isNumber, numberAxis, tickFormat, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { placeAxis, type PlaceAxisKind } from '../cartesian/placeAxis.ts';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { useLinearScale } from '../cartesian/useLinearScale.ts';
import { useLineShapes } from '../cartesian/useLineShapes.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { quietLine } from './LineChart.css.ts';
import { LineEndNames } from './LineEndNames.tsx';
import { LineMarks } from './LineMarks.tsx';
import { lineReader } from './lineReader.tsx';
import { lineTable } from './lineTable.ts';
import { lineChartLabels, type LineChartLabels } from './lineChartLabels.ts';

export type { LineChartLabels } from './lineChartLabels.ts';

/** Values over ascending positions. `null`, NaN and infinity are gaps. */
export interface LineSeries {
  readonly id: string;
  readonly name: string;
  /** Seconds since the epoch on a time axis. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number | null | undefined>;
}

export interface LineChartProps extends ChartFrameMessages {
  /** Up to six: more cannot be told apart. */
  series: readonly LineSeries[];
  /** Lines beneath those, all alike and without names: what the named ones are seen against. */
  quiet?: readonly Pick<LineSeries, 'x' | 'y'>[];
  axis?: PlaceAxisKind;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<LineChartLabels> | undefined;
  /** Shown above the scale and after every announced value. */
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  /** Lowest and highest value of the scale. Default: round numbers around the values. */
  domain?: readonly [number, number];
  /** Makes the scale start at zero. */
  hasZero?: boolean;
  /** Where the lines are named: in a legend, where they can be hidden, or at their ends if they fit. */
  naming?: 'legend' | 'ends';
  height?: number;
}

/** Nothing is drawn before the width is known. */
const NO_SHAPES: readonly never[] = [];
const NO_LINES: NonNullable<LineChartProps['quiet']> = [];

/**
 * Several measures over time or over another number. Lines differ in lightness, dash and marker; gaps stay gaps; tens
 * of thousands of values keep every peak.
 */
export function LineChart({
  series,
  quiet = NO_LINES,
  axis = { kind: 'time' },
  labels: own,
  unit,
  numberFormat,
  domain: givenDomain,
  hasZero = false,
  naming = 'legend',
  height = 300,
  ...frame
}: LineChartProps) {
  const labels = usePartLabels(lineChartLabels, own);
  const { locale } = useLocale();
  const stage = useStageWidth();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { width } = stage;

  const all = useMemo(
    () =>
      series.map((each, index) => ({
        ...each,
        look: seriesLook(index),
        values: drawable(each.y),
      })),
    [series],
  );
  const beneath = useMemo(() => quiet.map(({ x, y }) => ({ x, values: drawable(y) })), [quiet]);
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const values = useMemo(() => {
    if (givenDomain) return numberAxis(givenDomain, height / 56);
    return numberAxis(extremes([...(shown.length ? shown : all), ...beneath]), height / 56, hasZero);
  }, [shown, all, beneath, height, hasZero, givenDomain]);
  const isEmpty = !all.some(({ values: each }) => each.some(isNumber));

  const formatTick = tickFormat(locale, values.ticks, numberFormat);
  const formatBare = valueFormat(locale, numberFormat);
  const formatValue = (value: number) => withUnit(formatBare(value), unit);

  const hasEndNames = naming === 'ends' && width >= 480 && all.length > 1;
  const widestName = Math.max(...all.map(({ name }) => roughWidth(name.slice(0, 60), TICK_SIZE + 1)), 0);
  const left = besideWidth(values.ticks.map(formatTick));
  const right = Math.max(60, width - (hasEndNames ? Math.min(width * 0.25, widestName + 20) : 1));
  const top = unit ? 24 : 12;
  const floor = height - 26;
  const box = { left, right, top, floor };
  const places = useMemo(() => placeAxis(axis, [...all, ...beneath], locale), [axis, all, beneath, locale]);
  const isClamped = givenDomain !== undefined;
  const toX = useLinearScale(places.domain, left + 6, right - 6);
  const toY = useLinearScale(values.domain, floor, top, isClamped);
  const span = { toX, toY, left: left + 6, right: right - 6 };
  const isMeasured = width > 0;
  const shapes = useLineShapes({ lines: isMeasured ? shown : NO_SHAPES, ...span, hasMarkers: true });
  const beneathShapes = useLineShapes({ lines: isMeasured ? beneath : NO_SHAPES, ...span });

  const toggle = (id: string) =>
    setHidden((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={lineReader({ shown, toX, toY, box, formatPlace: places.format, formatValue, labels })}
      table={() => lineTable(all, places.format, formatBare, labels, unit)}
      legend={
        all.length > 1 && !hasEndNames
          ? {
              label: labels.legend,
              entries: all.map(({ id, name, look }) => ({ id, name, look, kind: 'line' })),
              hidden,
              onToggle: toggle,
            }
          : undefined
      }
    >
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
      {beneathShapes.map(({ d }, index) => (
        <path key={index} className={quietLine} d={d} data-quiet />
      ))}
      <LineMarks lines={shown.map(({ id, look }, index) => ({ id, look, shape: shapes[index] }))} />
      {hasEndNames && (
        <LineEndNames lines={shown} toY={toY} x={box.right} room={width - box.right} floor={box.floor} />
      )}
    </CartesianChart>
  );
}
