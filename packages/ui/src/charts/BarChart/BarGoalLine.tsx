import { TICK_SIZE } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { fitText, roughWidth } from '../cartesian/fitText.ts';
import type { BarLayout } from './barLayout.ts';
import type { BarGoal } from './BarChartProps.ts';

interface BarGoalLineProps {
  goal: BarGoal;
  layout: BarLayout;
  isRows: boolean;
  width: number;
}

const SAMPLE = 18;

/** The goal across the bars; its name is above the plot, where no figure is in its way. */
export function BarGoalLine({ goal, layout: { box, toPlace }, isRows, width }: BarGoalLineProps) {
  const at = Math.round(toPlace(goal.value)) + 0.5;
  const name = fitText(goal.name, width * 0.7, TICK_SIZE);
  const nameLeft = width - roughWidth(name, TICK_SIZE);
  return (
    <g data-goal>
      {isRows ? (
        <line className={styles.goalLine} x1={at} x2={at} y1={box.top} y2={box.floor} />
      ) : (
        <line className={styles.goalLine} x1={box.left} x2={box.right} y1={at} y2={at} />
      )}
      <line className={styles.goalLine} x1={nameLeft - SAMPLE - 6} x2={nameLeft - 6} y1={7} y2={7} />
      <text className={styles.tick} x={width} y={10} textAnchor="end">
        {name}
      </text>
    </g>
  );
}
