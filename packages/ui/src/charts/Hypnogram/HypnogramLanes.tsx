import { TICK_SIZE, type PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { fitText } from '../cartesian/fitText.ts';
import { barPath, Hatches, Patch } from '../cartesian/Patch.tsx';
import type { LinearScale } from '../painting/linearScale.ts';
import { missingEdge } from './Hypnogram.css.ts';
import type { Night, SleepStage } from './hypnogramLayout.ts';
import type { NightMark } from './nightClock.ts';
import { hasLane, laneOf, stageLook } from './stageLanes.ts';

interface HypnogramLanesProps {
  id: string;
  night: Night;
  names: Readonly<Record<SleepStage, string>>;
  toX: LinearScale;
  box: PlotBox;
  /** Where the sleeper's clock was put forward or back, or was another. */
  marks: readonly NightMark[];
}

/** A lane for each stage, with its blocks and the steps between them. */
export function HypnogramLanes({ id, night, names, toX, box, marks }: HypnogramLanesProps) {
  return (
    <g>
      <Hatches id={id} />
      {night.lanes.map((stage) => {
        const { y, height } = laneOf(night.lanes, stage, box);
        return (
          <g key={stage}>
            <line
              className={styles.grid}
              x1={box.left}
              x2={box.right}
              y1={Math.round(y + height / 2) + 0.5}
              y2={Math.round(y + height / 2) + 0.5}
            />
            <text
              className={styles.tick}
              x={box.left - 8}
              y={y + height / 2}
              textAnchor="end"
              dominantBaseline="central"
            >
              {fitText(names[stage], box.left - 10, TICK_SIZE)}
            </text>
          </g>
        );
      })}
      {night.parts.map((part, index) => {
        const next = night.parts[index + 1];
        if (!next || !hasLane(part.stage) || !hasLane(next.stage)) return null;
        const from = laneOf(night.lanes, part.stage, box);
        const to = laneOf(night.lanes, next.stage, box);
        const x = Math.round(toX(part.to)) + 0.5;
        return (
          <line
            key={part.to}
            className={styles.axis}
            x1={x}
            x2={x}
            y1={Math.min(from.y, to.y) + from.height / 2}
            y2={Math.max(from.y, to.y) + to.height / 2}
            data-step
          />
        );
      })}
      {night.parts.map(({ from, to, stage }) => {
        const { y, height } = laneOf(night.lanes, stage, box);
        const { tone, hatch } = stageLook(stage);
        // Even a segment of half a minute stays visible.
        const width = Math.max(1.5, toX(to) - toX(from));
        return (
          <g key={from} data-stage={stage ?? 'missing'}>
            <Patch id={id} d={barPath(toX(from), y, width, height)} tone={tone} hatch={hatch} />
            {!hasLane(stage) && (
              <rect
                className={missingEdge}
                x={toX(from) + 0.5}
                y={y + 0.5}
                width={width}
                height={height - 1}
              />
            )}
          </g>
        );
      })}
      {marks.map(({ at, text }) => {
        const x = Math.round(toX(at)) + 0.5;
        const isLeft = x > (box.left + box.right) / 2;
        return (
          <g key={at} data-clock-mark>
            <line className={styles.bandEdge} x1={x} x2={x} y1={box.top - 4} y2={box.floor} />
            <text
              className={styles.tick}
              x={isLeft ? x + 2 : x - 2}
              y={box.top - 8}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {fitText(text, isLeft ? x - 4 : box.right - x, TICK_SIZE)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
