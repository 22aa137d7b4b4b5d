import { Fragment, type ReactNode } from 'react';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { barPath, Patch } from '../cartesian/Patch.tsx';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { missingEdge } from '../Hypnogram/Hypnogram.css.ts';
import type { BarLayout } from './barLayout.ts';
import { MISSING_LOOK, UNFINISHED_HATCH } from './barStates.ts';
import type { BarCategory, BarSeries } from './BarChartProps.ts';

interface BarMarksProps {
  id: string;
  categories: readonly BarCategory[];
  series: readonly BarSeries[];
  layout: BarLayout;
  isRows: boolean;
  format: (value: number) => string;
  /** Over the bars and under their figures. */
  children?: ReactNode;
}

/** The bars, rounded at the value end, and their values. */
export function BarMarks({ id, categories, series, layout, isRows, format, children }: BarMarksProps) {
  const { along, box, names, bar, toPlace, showsValues } = layout;
  const zero = Math.round(toPlace(0)) + 0.5;
  const eachBar = (
    render: (place: { row: number; index: number; value: number | null | undefined }) => ReactNode,
  ) =>
    series.map((each, row) => (
      <g key={each.id}>
        {names.map((_, index) => (
          <Fragment key={index}>{render({ row, index, value: each.values[index] })}</Fragment>
        ))}
      </g>
    ));
  const bars = eachBar(({ row, index, value }) => {
    if (!isNumber(value)) return null;
    const { x, y, width, height } = bar(row, index, value);
    const look = seriesLook(row);
    const isUnfinished = categories[index]?.state === 'unfinished' && series[row]?.isSettled !== true;
    const end = isRows ? (value < 0 ? 'left' : 'right') : value < 0 ? 'bottom' : 'top';
    return (
      <g data-bar={`${series[row]?.id} ${index}`}>
        <Patch
          id={id}
          d={barPath(x, y, width, height, end)}
          tone={look.tone}
          hatch={isUnfinished ? UNFINISHED_HATCH : look.hatch}
        />
      </g>
    );
  });
  const figures = eachBar(({ row, index, value }) => {
    const { x, y, width, height } = bar(row, index, isNumber(value) ? value : 0);
    const isNegative = isNumber(value) && value < 0;
    // A dash for a missing value: no bar would look like zero.
    const dash = categories[index]?.state === 'missing' ? '' : '–';
    const text = isNumber(value) ? (showsValues ? format(value) : '') : dash;
    if (!text) return null;
    return isRows ? (
      <text
        className={styles.figureOverLine}
        x={isNegative ? x - 6 : toPlace(Math.max(0, value ?? 0)) + 6}
        y={y + height / 2}
        textAnchor={isNegative ? 'end' : 'start'}
        dominantBaseline="central"
      >
        {text}
      </text>
    ) : (
      <text
        className={styles.figureOverLine}
        x={x + width / 2}
        y={isNegative ? y + height + 14 : y - 6}
        textAnchor="middle"
      >
        {text}
      </text>
    );
  });
  return (
    <>
      {categories.map(({ id: place, state }, index) => {
        const start = along(index);
        if (state !== 'missing' || start === undefined) return null;
        const d = isRows
          ? barPath(box.left, start, box.right - box.left, along.bandwidth())
          : barPath(start, box.top, along.bandwidth(), box.floor - box.top);
        return (
          <g key={place} data-missing>
            <Patch id={id} d={d} {...MISSING_LOOK} />
            <path className={missingEdge} d={d} />
          </g>
        );
      })}
      {bars}
      {children}
      {figures}
      {isRows ? (
        <line className={styles.axis} x1={zero} x2={zero} y1={box.top} y2={box.floor} />
      ) : (
        <line className={styles.axis} x1={box.left} x2={box.right} y1={zero} y2={zero} />
      )}
    </>
  );
}
