import { arc, type PieArcDatum } from 'd3';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { fitText } from '../cartesian/fitText.ts';
import { isNumber, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { Hatches, Patch } from '../cartesian/Patch.tsx';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { sharesOf } from '../cartesian/shares.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import * as donutStyles from './Donut.css.ts';
import { donutLayout } from './donutLayout.ts';
import { donutLabels, type DonutLabels } from './donutLabels.ts';

export type { DonutLabels } from './donutLabels.ts';

export interface DonutPart {
  readonly id: string;
  readonly name: string;
  /** `null`, NaN and negative values have no share. */
  readonly value: number | null;
}

export interface DonutProps extends ChartFrameMessages {
  /** At most six, clockwise from the top; group smaller ones beforehand. */
  parts: readonly DonutPart[];
  /** What is named otherwise than in the language around it. */
  labels?: Partial<DonutLabels> | undefined;
  /** In the middle, ready to display: a figure and what it counts. */
  center?: { figure: string; caption?: string };
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

/** A few parts of one whole, each labelled in place, with the total in the middle. */
export function Donut({
  parts,
  labels: own,
  center: middle,
  unit,
  numberFormat,
  height = 240,
  ...frame
}: DonutProps) {
  const labels = usePartLabels(donutLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const stage = useStageWidth();
  const { width } = stage;
  const formatBare = valueFormat(locale, numberFormat);
  const percent = valueFormat(locale, { style: 'percent' });
  const said = (value: number | null | undefined) =>
    isNumber(value) ? withUnit(formatBare(value), unit) : labels.missing;
  const shares = sharesOf(parts.map(({ value }) => value));
  const isEmpty = !shares.some((share) => share > 0);
  const { slices, center, outer, inner, hasNames } = donutLayout(
    shares,
    parts.map(({ name }) => name),
    width,
    height,
  );
  const ring = (from: number, to: number) =>
    arc<PieArcDatum<number>>().innerRadius(from).outerRadius(to).cornerRadius(0);
  const shapeOf = (index: number, grow = 0) => {
    const slice = slices[index];
    return slice && slice.share > 0 ? (ring(inner - grow, outer + grow)(slice.angles) ?? '') : '';
  };

  const reader: ChartReader = {
    rows: 1,
    countOf: () => parts.length,
    nearest: (x, y) => {
      const [dx, dy] = [x - center.x, y - center.y];
      if (Math.hypot(dx, dy) > outer + 12 || Math.hypot(dx, dy) < inner - 8) return null;
      const angle = Math.atan2(dx, -dy);
      const slice = slices.find(({ angles: { startAngle, endAngle } }) => {
        const turn = 2 * Math.PI;
        return (((angle - startAngle) % turn) + turn) % turn < endAngle - startAngle;
      });
      return slice ? { row: 0, index: slice.index } : null;
    },
    placeOf: ({ index }) => {
      const { startAngle = 0, endAngle = 0 } = slices[index]?.angles ?? {};
      return { x: center.x + Math.sin((startAngle + endAngle) / 2) * outer, y: center.y };
    },
    wordsOf: ({ index }) => {
      const read = {
        part: parts[index]?.name ?? '',
        value: said(parts[index]?.value),
        percent: percent(shares[index] ?? 0),
      };
      return labels.point?.(read) ?? [read.part, read.value, read.percent].join(', ');
    },
    readoutOf: ({ index }) => ({
      heading: percent(shares[index] ?? 0),
      lines: [
        {
          key: 'part',
          name: parts[index]?.name ?? '',
          value: said(parts[index]?.value),
          swatch: <SeriesSwatch look={seriesLook(index)} kind="area" />,
        },
      ],
    }),
    markOf: ({ index }) => (
      <g transform={`translate(${center.x},${center.y})`}>
        <path className={styles.ring} d={shapeOf(index, 2)} />
      </g>
    ),
  };

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
          { header: labels.headers[0] },
          { header: labels.headers[1], align: 'end' },
          { header: labels.headers[2], align: 'end' },
        ],
        rowCount: parts.length,
        row: (index) => [parts[index]?.name ?? '', said(parts[index]?.value), percent(shares[index] ?? 0)],
      })}
      legend={
        hasNames || isEmpty
          ? undefined
          : {
              label: labels.legend,
              entries: parts.map((part, index) => ({
                id: part.id,
                name: part.name,
                look: seriesLook(index),
                kind: 'area',
                figure: percent(shares[index] ?? 0),
              })),
            }
      }
    >
      <Hatches id={id} />
      <g transform={`translate(${center.x},${center.y})`}>
        {slices.map(({ index }) => (
          <g key={parts[index]?.id} data-slice={index}>
            <Patch id={id} d={shapeOf(index)} tone={seriesLook(index).tone} hatch={seriesLook(index).hatch} />
          </g>
        ))}
      </g>
      {slices.map(
        ({ index, share, name }) =>
          name && (
            <g key={parts[index]?.id}>
              <path className={donutStyles.leader} d={name.leader} />
              <text className={styles.name} x={name.x} y={name.y - 3} textAnchor={name.anchor}>
                {name.text}
              </text>
              <text className={donutStyles.share} x={name.x} y={name.y + 12} textAnchor={name.anchor}>
                {percent(share)}
              </text>
            </g>
          ),
      )}
      {middle && !isEmpty && (
        <>
          <text
            className={donutStyles.figure}
            x={center.x}
            y={center.y + (middle.caption ? 2 : 8)}
            textAnchor="middle"
          >
            {fitText(middle.figure, inner * 1.8, 24)}
          </text>
          {middle.caption && (
            <text className={styles.tick} x={center.x} y={center.y + 20} textAnchor="middle">
              {fitText(middle.caption, inner * 1.6, 11)}
            </text>
          )}
        </>
      )}
    </CartesianChart>
  );
}
