import { TICK_SIZE } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { fitText } from '../cartesian/fitText.ts';
import { barPath, Hatches, Patch } from '../cartesian/Patch.tsx';
import type { ClockSpan, StripNight } from './NightStripProps.ts';
import { FIGURE_SIZE, isSpan, type StripLayout } from './stripLayout.ts';
import { STRIP_LOOKS } from './stripLooks.ts';

interface StripRowsProps {
  id: string;
  nights: readonly StripNight[];
  layout: StripLayout;
  /** Beside each night: how long it was. */
  figures: readonly string[];
}

/** A row for each night: in bed, asleep within it, naps; hatched where nothing was recorded. */
export function StripRows({ id, nights, layout, figures }: StripRowsProps) {
  const { box, toX, rowOf, nameRoom, figureRoom } = layout;
  return (
    <g>
      <Hatches id={id} />
      {nights.map(({ id: night, name, bed, asleep = [], naps = [], isUnderGoal = false }, index) => {
        const { y, height, middle } = rowOf(index);
        const block = (span: ClockSpan, kind: 'bed' | 'asleep' | 'nap', inset: number) => (
          <g key={`${kind} ${span.from}`} data-block={kind}>
            <Patch
              id={id}
              d={barPath(
                toX(span.from),
                y + inset,
                Math.max(1.5, toX(span.to) - toX(span.from)),
                height - 2 * inset,
              )}
              {...STRIP_LOOKS[kind]}
            />
          </g>
        );
        return (
          <g key={night} data-night={isSpan(bed) ? 'recorded' : 'missing'}>
            <line
              className={styles.grid}
              x1={box.left}
              x2={box.right}
              y1={y + height + 3.5}
              y2={y + height + 3.5}
            />
            <text className={styles.tick} x={0} y={middle} dominantBaseline="central">
              {fitText(name, nameRoom + 2, TICK_SIZE)}
            </text>
            {isSpan(bed) ? (
              <>
                {block(bed, 'bed', 0)}
                {asleep.filter(isSpan).map((span) => block(span, 'asleep', 0))}
              </>
            ) : (
              // A thin band: without colours a full one would be the loudest of all rows.
              <Patch
                id={id}
                d={barPath(box.left, y + height / 3, box.right - box.left, height / 3)}
                {...STRIP_LOOKS.missing}
              />
            )}
            {naps.filter(isSpan).map((span) => block(span, 'nap', 1))}
            <text
              className={isUnderGoal ? styles.figure : styles.tick}
              x={box.right + 10}
              y={middle}
              dominantBaseline="central"
            >
              {fitText(figures[index] ?? '', figureRoom, FIGURE_SIZE)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
