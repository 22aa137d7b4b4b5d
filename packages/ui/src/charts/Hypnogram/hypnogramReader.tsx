import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { LinearScale } from '../painting/linearScale.ts';
import type { Night, NightPart } from './hypnogramLayout.ts';
import type { NightMark } from './nightClock.ts';
import { laneOf, stageLook } from './stageLanes.ts';
import type { HypnogramLabels } from './hypnogramLabels.ts';

interface HypnogramReading {
  night: Night;
  toX: LinearScale;
  box: PlotBox;
  formatClock: (epochSeconds: number) => string;
  formatDuration: (seconds: number) => string;
  labels: HypnogramLabels;
  marks: readonly NightMark[];
}

/** Reads a night segment by segment, including unrecorded ones. */
export function hypnogramReader({
  night,
  toX,
  box,
  formatClock,
  formatDuration,
  labels,
  marks,
}: HypnogramReading): ChartReader {
  const { parts } = night;
  const nothing: NightPart = { from: night.from, to: night.from, stage: null };
  const at = (index: number) => parts[index] ?? nothing;
  const nameOf = ({ stage }: NightPart) => (stage ? labels.stages[stage] : labels.missing);
  const spanOf = ({ from, to }: NightPart) => `${formatClock(from)}–${formatClock(to)}`;
  return {
    rows: 1,
    countOf: () => parts.length,
    nearest: (x) => {
      const moment = toX.invert(x);
      const index = parts.findIndex(({ to }) => moment < to);
      return parts.length === 0 ? null : { row: 0, index: index < 0 ? parts.length - 1 : index };
    },
    placeOf: ({ index }) => {
      const { y, height } = laneOf(night.lanes, at(index).stage, box);
      return { x: (toX(at(index).from) + toX(at(index).to)) / 2, y: y + height / 2 };
    },
    wordsOf: ({ index }) => {
      const part = at(index);
      const changes = marks.filter(({ at: moment }) => moment >= part.from && moment < part.to);
      return [
        nameOf(part),
        spanOf(part),
        formatDuration(part.to - part.from),
        ...changes.map(({ text }) => text),
      ].join(', ');
    },
    readoutOf: ({ index }) => {
      const part = at(index);
      return {
        heading: spanOf(part),
        lines: [
          {
            key: 'stage',
            name: nameOf(part),
            value: formatDuration(part.to - part.from),
            isStrong: true,
            swatch: <SeriesSwatch look={stageLook(part.stage)} kind="area" />,
          },
        ],
      };
    },
    markOf: ({ index }) => {
      const { from, to, stage } = at(index);
      const { y, height } = laneOf(night.lanes, stage, box);
      return (
        <rect
          className={styles.ring}
          x={toX(from) - 1}
          y={y - 1}
          width={Math.max(2, toX(to) - toX(from)) + 2}
          height={height + 2}
          rx={2}
        />
      );
    },
  };
}
