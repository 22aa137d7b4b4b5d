import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { besideWidth, PlaceAxis, TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { tick } from '../cartesian/CartesianChart.css.ts';
import { fitText } from '../cartesian/fitText.ts';
import { drawable } from '../cartesian/lineShape.ts';
import { numberAxis, tickFormat, valueFormat } from '../cartesian/numberAxis.ts';
import { Hatches, Patch } from '../cartesian/Patch.tsx';
import { placeAxis, type PlaceAxisKind } from '../cartesian/placeAxis.ts';
import { MARK_ROW, type PlaceMark } from '../cartesian/placeMark.ts';
import { markRows, PlaceMarks } from '../cartesian/PlaceMarks.tsx';
import { useLinearScale } from '../cartesian/useLinearScale.ts';
import { useLineShapes } from '../cartesian/useLineShapes.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { LineMarks } from '../LineChart/LineMarks.tsx';
import type { FuelMixChartProps } from './FuelMixChartProps.ts';
import { fuelAreas, stackedTops } from './fuelLayout.ts';
import { fuelLooks, fuelReader } from './fuelReader.tsx';
import { fuelTable } from './fuelTable.ts';
import { fuelMixLabels } from './fuelMixLabels.ts';

export type { PlaceMark } from '../cartesian/placeMark.ts';
export type { FuelMixChartProps, FuelMixLabels } from './FuelMixChartProps.ts';

const NO_MARKS: readonly PlaceMark[] = [];
const NO_RATIO: ArrayLike<number> = [];
const AXIS: PlaceAxisKind = { kind: 'number' };
const RATIO_FORMAT: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const CAPTION = 20;
const RATIO_HEIGHT = 72;

/** What the body burns over time or intensity: fat at the bottom, carbohydrate on top of it, and the RER below both. */
export function FuelMixChart({
  x,
  fat,
  carbohydrate,
  ratio,
  unit,
  axis = AXIS,
  marks = NO_MARKS,
  numberFormat,
  labels: own,
  height = 340,
  ...frame
}: FuelMixChartProps) {
  const labels = usePartLabels(fuelMixLabels, own);
  const { locale } = useLocale();
  const id = useId();
  const stage = useStageWidth();
  const { width } = stage;
  const fuel = useMemo(
    () => ({
      x,
      fat: drawable(fat),
      carbohydrate: drawable(carbohydrate),
      ratio: drawable(ratio ?? NO_RATIO),
    }),
    [x, fat, carbohydrate, ratio],
  );
  const hasRatio = fuel.ratio.some(Number.isFinite);
  const places = useMemo(() => placeAxis(axis, [{ x }], locale), [axis, x, locale]);
  const rows = markRows(marks, places.domain, width);
  const top = CAPTION + rows * MARK_ROW;
  const floor = height - 26;
  const areaFloor = hasRatio ? Math.max(top + 40, floor - RATIO_HEIGHT - CAPTION - 10) : floor;
  const amounts = useMemo(
    () => numberAxis([0, ...stackedTops(fuel)], Math.max(2, (areaFloor - top) / 48), true),
    [fuel, areaFloor, top],
  );
  const ratios = useMemo(() => numberAxis([0.7, 1, ...fuel.ratio], 2), [fuel]);

  const formatAmount = tickFormat(locale, amounts.ticks, numberFormat);
  const formatRatioTick = tickFormat(locale, ratios.ticks);
  const formatBare = valueFormat(locale, numberFormat);
  const formatRatio = valueFormat(locale, RATIO_FORMAT);
  const written = [
    ...amounts.ticks.map(formatAmount),
    ...(hasRatio ? ratios.ticks.map(formatRatioTick) : []),
  ];
  const left = besideWidth(written);
  const right = Math.max(80, width - 12);
  const box = { left, right, top, floor };
  const toX = useLinearScale(places.domain, left, right);
  const toY = useLinearScale(amounts.domain, areaFloor, top);
  const toRatioY = useLinearScale(ratios.domain, floor, floor - RATIO_HEIGHT);
  const areas = useMemo(() => fuelAreas(fuel, toX, toY), [fuel, toX, toY]);
  const ratioLines = useMemo(() => [{ x: fuel.x, values: fuel.ratio }], [fuel]);
  const [ratioShape] = useLineShapes({ lines: ratioLines, toX, toY: toRatioY, left, right });
  const isEmpty = !stackedTops(fuel).some(Number.isFinite) && !hasRatio;
  const formatValue = (value: number) => `${formatBare(value)} ${unit}`;
  const heights = { toY, toRatioY };

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={fuelReader({
        fuel,
        hasRatio,
        marks,
        toX,
        heights,
        box,
        formatPlace: places.format,
        formatValue,
        formatRatio,
        labels,
      })}
      table={() =>
        fuelTable({
          fuel,
          hasRatio,
          marks,
          formatPlace: places.format,
          formatBare,
          formatRatio,
          labels,
          unit,
        })
      }
      legend={{
        label: labels.legend,
        entries: [
          { id: 'carbohydrate', name: labels.carbohydrate, look: fuelLooks.carbohydrate, kind: 'area' },
          { id: 'fat', name: labels.fat, look: fuelLooks.fat, kind: 'area' },
          ...(hasRatio
            ? [{ id: 'ratio', name: labels.ratio, look: fuelLooks.ratio, kind: 'line' as const }]
            : []),
        ],
      }}
    >
      <Hatches id={id} />
      <ValueAxis
        box={{ ...box, floor: areaFloor }}
        scale={toY}
        ticks={isEmpty ? [] : amounts.ticks}
        format={formatAmount}
        caption={fitText(unit, width, TICK_SIZE)}
      />
      <Patch
        id={id}
        d={areas.carbohydrate}
        tone={fuelLooks.carbohydrate.tone}
        hatch={fuelLooks.carbohydrate.hatch}
      />
      <Patch id={id} d={areas.fat} tone={fuelLooks.fat.tone} hatch={fuelLooks.fat.hatch} />
      {hasRatio && (
        <>
          <ValueAxis
            box={{ ...box, top: floor - RATIO_HEIGHT }}
            scale={toRatioY}
            ticks={ratios.ticks}
            format={formatRatioTick}
          />
          <text className={tick} x={box.left} y={floor - RATIO_HEIGHT - 7}>
            {fitText(labels.ratio, box.right - box.left, TICK_SIZE)}
          </text>
          <LineMarks lines={[{ id: 'ratio', look: fuelLooks.ratio, shape: ratioShape }]} />
        </>
      )}
      <PlaceMarks
        marks={isEmpty ? NO_MARKS : marks}
        toX={toX}
        box={box}
        width={width}
        rows={rows}
        rowTop={CAPTION - 4}
      />
      <PlaceAxis
        box={box}
        scale={toX}
        width={width}
        ticks={isEmpty ? [] : places.ticks(Math.max(2, (box.right - box.left) / 84))}
      />
    </CartesianChart>
  );
}
