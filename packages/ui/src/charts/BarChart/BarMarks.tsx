import * as styles from '../cartesian/CartesianChart.css.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { barPath, Patch } from '../cartesian/Patch.tsx';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { missingEdge } from '../Hypnogram/Hypnogram.css.ts';
import type { BarCategory, BarSeries } from './BarChart.tsx';
import type { BarLayout } from './barLayout.ts';
import { MISSING_LOOK, UNFINISHED_HATCH } from './barStates.ts';

interface BarMarksProps {
  id: string;
  categories: readonly BarCategory[];
  series: readonly BarSeries[];
  layout: BarLayout;
  isRows: boolean;
  format: (value: number) => string;
}

/** The bars, rounded at the value end, and their values. */
export function BarMarks({ id, categories, series, layout, isRows, format }: BarMarksProps) {
  const { along, box, names, bar, toPlace, showsValues } = layout;
  const zero = Math.round(toPlace(0)) + 0.5;
  const marks = series.map((each, row) => {
    const look = seriesLook(row);
    return (
      <g key={each.id}>
        {names.map((_, index) => {
          const value = each.values[index];
          const { x, y, width, height } = bar(row, index, isNumber(value) ? value : 0);
          const isNegative = isNumber(value) && value < 0;
          const end = isRows ? (isNegative ? 'left' : 'right') : isNegative ? 'bottom' : 'top';
          const [middleX, middleY] = [x + width / 2, y + height / 2];
          // A dash for a missing value: no bar would look like zero.
          const state = categories[index]?.state;
          const text = isNumber(value) ? (showsValues ? format(value) : '') : state === 'missing' ? '' : '–';
          return (
            <g key={index} data-bar={isNumber(value) ? `${each.id} ${index}` : undefined}>
              {isNumber(value) && (
                <Patch
                  id={id}
                  d={barPath(x, y, width, height, end)}
                  tone={look.tone}
                  hatch={state === 'unfinished' ? UNFINISHED_HATCH : look.hatch}
                />
              )}
              {text &&
                (isRows ? (
                  <text
                    className={styles.figure}
                    x={isNegative ? x - 6 : toPlace(Math.max(0, value ?? 0)) + 6}
                    y={middleY}
                    textAnchor={isNegative ? 'end' : 'start'}
                    dominantBaseline="central"
                  >
                    {text}
                  </text>
                ) : (
                  <text
                    className={styles.figure}
                    x={middleX}
                    y={isNegative ? y + height + 14 : y - 6}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                ))}
            </g>
          );
        })}
      </g>
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
      {marks}
      {isRows ? (
        <line className={styles.axis} x1={zero} x2={zero} y1={box.top} y2={box.floor} />
      ) : (
        <line className={styles.axis} x1={box.left} x2={box.right} y1={zero} y2={zero} />
      )}
    </>
  );
}
