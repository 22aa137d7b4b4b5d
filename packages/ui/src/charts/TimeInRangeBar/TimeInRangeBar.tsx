import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { RangeSwatch } from '../RangeLegend/RangeLegend.tsx';
import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import { rangeSurface } from '../RangeLegend/rangeSurfaces.css.ts';
import * as styles from './TimeInRangeBar.css.ts';
import { createElement, useRef } from 'react';
import type { TimeInRangeBarProps } from './paintTimeInRange.ts';

export type { TimeInRangeBarProps, TimeInRangeGoal, TimeInRangeShare } from './paintTimeInRange.ts';

/** How time divides among the five levels: one bar, with every part as text below it. */
export function TimeInRangeBar({
  shares,
  rangeLabels,
  columnHeaders,
  metLabel,
  missedLabel,
  goals = [],
  ...frame
}: TimeInRangeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <ChartFrame
      {...frame}
      table={() => ({
        columns: [
          { header: columnHeaders[0] },
          { header: columnHeaders[1], align: 'end' },
          { header: columnHeaders[2], align: 'end' },
        ],
        rowCount: RANGE_LEVELS.length + goals.length,
        row: (index) => {
          const sum = goals[index - RANGE_LEVELS.length];
          if (sum) return [sum.name, sum.percent, sum.goal];
          const level = RANGE_LEVELS[index] ?? 'inRange';
          const { name, bounds } = rangeLabels[level];
          return [bounds ? `${name}, ${bounds}` : name, shares[level].percent, shares[level].perDay];
        },
      })}
      picture={async () => {
        const { timeInRangePicture } = await import('./paintTimeInRange.ts');
        return bar.current && timeInRangePicture(bar.current, shares, rangeLabels);
      }}
    >
      <div className={styles.bar} ref={bar} aria-hidden>
        {RANGE_LEVELS.filter((level) => shares[level].share > 0).map((level) => (
          <div
            key={level}
            className={`${styles.part} ${rangeSurface[level]}`}
            style={{ flexGrow: shares[level].share }}
          />
        ))}
      </div>
      <div className={styles.frame}>
        <ul className={styles.list}>
          {RANGE_LEVELS.map((level) => {
            const { percent, perDay } = shares[level];
            const { name, bounds } = rangeLabels[level];
            return (
              <li key={level} className={styles.entry}>
                <span className={styles.name}>
                  <RangeSwatch level={level} />
                  {name}
                </span>
                <span className={styles.percent}>{percent}</span>
                <span className={styles.detail}>{perDay}</span>
                {bounds && <span className={styles.detail}>{bounds}</span>}
              </li>
            );
          })}
        </ul>
        {goals[0] && (
          <ul className={styles.goals}>
            {goals.map(({ id, levels, name, percent, goal, isMet }) => (
              <li key={id} className={styles.goalEntry}>
                <span className={styles.name}>
                  {levels.map((level) => (
                    <RangeSwatch key={level} level={level} />
                  ))}
                  {name}
                </span>
                <span className={styles.goalPercent}>{percent}</span>
                <span className={isMet ? styles.met : isMet === false ? styles.missed : styles.detail}>
                  {isMet !== undefined &&
                    createElement(isMet ? Check : levels.includes('inRange') ? ArrowDown : ArrowUp, {
                      size: 14,
                      role: 'img',
                      'aria-label': isMet ? metLabel : missedLabel,
                    })}
                  {goal}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ChartFrame>
  );
}
