import { useCallback, useMemo } from 'react';
import { useCanvas } from '../painting/useCanvas.ts';
import type { Ink } from '../painting/ink.ts';
import type { Pen } from '../painting/Pen.ts';
import { rowScale, type AxisPlan } from './axisPlan.ts';
import { paintAxisSeries } from './paintAxisSeries.ts';
import * as styles from './SharedAxisCharts.css.ts';

const HEIGHT = 42;

const firstMeasured = ({ rows }: AxisPlan) =>
  rows
    .flatMap((row) => row.series.map((planned) => ({ row, planned })))
    .find(({ planned: { series } }) => series.kind === 'line' || series.kind === 'bars');

/** All of the first line or bars, behind the brush. */
export function AxisOverview({ plan, width }: { plan: AxisPlan; width: number }) {
  const first = useMemo(() => firstMeasured(plan), [plan]);
  const plotWidth = Math.max(0, width - plan.left - plan.right - 2);
  const paint = useCallback(
    (pen: Pen, ink: Ink, scale: number) => {
      if (!first) return;
      const { row, planned } = first;
      const { from, to } = plan.extent;
      paintAxisSeries(pen, ink, planned, {
        left: 0,
        plotWidth,
        top: 0,
        floor: HEIGHT,
        window: { from: from - planned.offset, to: to - planned.offset },
        x: (moment) => ((moment + planned.offset - from) / (to - from)) * plotWidth,
        y: rowScale({ ...row, top: 2, floor: HEIGHT - 2 }),
        columnsPerPixel: Math.min(2, scale),
        dense: 'bars',
      });
    },
    [first, plan.extent, plotWidth],
  );
  const canvas = useCanvas(plotWidth, HEIGHT, paint);
  return <canvas ref={canvas} className={styles.canvas} style={{ blockSize: HEIGHT }} />;
}
