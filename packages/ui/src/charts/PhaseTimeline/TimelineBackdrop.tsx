import type { PlaceMark } from '../cartesian/placeMark.ts';
import { TICK_SIZE, type PlotBox } from '../cartesian/Axes.tsx';
import * as cartesian from '../cartesian/CartesianChart.css.ts';
import { fitText, roughWidth } from '../cartesian/fitText.ts';
import { PlaceMarks } from '../cartesian/PlaceMarks.tsx';
import type { LinearScale } from '../painting/linearScale.ts';
import * as styles from './PhaseTimeline.css.ts';
import type { TimelinePhase } from './PhaseTimelineProps.ts';
import { PHASE_HEIGHT } from './timelineLayout.ts';

interface TimelineBackdropProps {
  phases: readonly TimelinePhase[];
  marks: readonly PlaceMark[];
  toX: LinearScale;
  box: PlotBox;
  /** The full width of the chart. */
  width: number;
  markRows: number;
  formatDuration: (seconds: number) => string;
}

/** The background of the lines: phases with their names, windows and thresholds. */
export function TimelineBackdrop({
  phases,
  marks,
  toX,
  box,
  width,
  markRows,
  formatDuration,
}: TimelineBackdropProps) {
  return (
    <g>
      {phases.map((phase, index) => {
        const x = toX(phase.from);
        const room = toX(phase.to) - x;
        const middle = x + room / 2;
        const name = fitText(phase.name, room - 8, 12);
        const duration = formatDuration(phase.to - phase.from);
        return (
          <g key={phase.id} data-phase={phase.id}>
            <rect
              className={index % 2 === 0 ? styles.phase : styles.otherPhase}
              x={x + 0.5}
              y={0.5}
              width={Math.max(1, room - 1)}
              height={PHASE_HEIGHT - 4}
              rx={4}
            />
            {/* A single letter says nothing; the announcement names the phase. */}
            {name.length > 2 && (
              <text className={cartesian.name} x={middle} y={17} textAnchor="middle">
                {name}
              </text>
            )}
            {roughWidth(duration, TICK_SIZE) < room - 6 && (
              <text className={cartesian.tick} x={middle} y={31} textAnchor="middle">
                {duration}
              </text>
            )}
            {index > 0 && (
              <line
                className={styles.boundary}
                x1={Math.round(x) + 0.5}
                x2={Math.round(x) + 0.5}
                y1={PHASE_HEIGHT}
                y2={box.floor}
              />
            )}
          </g>
        );
      })}
      <PlaceMarks marks={marks} toX={toX} box={box} width={width} rows={markRows} rowTop={PHASE_HEIGHT} />
    </g>
  );
}
