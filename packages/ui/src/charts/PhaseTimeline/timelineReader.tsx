import { marksAt } from '../cartesian/placeMark.ts';
import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartPoint, ChartReader } from '../cartesian/ChartReader.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { marker, tone } from '../cartesian/tones.css.ts';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { PhaseTimelineLabels, PhaseTimelineProps, TimelinePhase } from './PhaseTimelineProps.ts';
import { PHASE_HEIGHT, phaseIndexAt, type TimelineLine, type TimelinePanel } from './timelineLayout.ts';

interface TimelineReading extends Pick<PhaseTimelineProps, 'formatElapsed' | 'formatDuration'> {
  labels: PhaseTimelineLabels;
  phases: readonly TimelinePhase[];
  lines: readonly TimelineLine[];
  panels: readonly TimelinePanel[];
  marks: NonNullable<PhaseTimelineProps['marks']>;
  toX: LinearScale;
  box: PlotBox;
  formatValue: (line: TimelineLine, value: number) => string;
}

/** Reads the phases first, then each line value by value, with its phase and marks. */
export function timelineReader({
  phases,
  lines,
  panels,
  marks,
  toX,
  box,
  formatElapsed,
  formatDuration,
  formatValue,
  labels,
}: TimelineReading): ChartReader {
  const lineOf = (row: number) => lines[row - 1];
  const momentOf = ({ row, index }: ChartPoint) =>
    (row === 0 ? phases[index]?.from : lineOf(row)?.x[index]) ?? Number.NaN;
  const said = (line: TimelineLine, value: number | undefined) =>
    isNumber(value) ? formatValue(line, value) : labels.missing;
  const spanOf = ({ from, to }: TimelinePhase) => `${formatElapsed(from)}–${formatElapsed(to)}`;
  const heightOf = (line: TimelineLine, value: number | undefined) => {
    const panel = panels[line.panel];
    return panel && isNumber(value) ? panel.toY(value) : box.floor;
  };
  const around = (moment: number) => [
    phases[phaseIndexAt(phases, moment)]?.name ?? '',
    ...marksAt(marks, moment - 0.5, moment + 0.5).map(({ name }) => name),
  ];
  return {
    rows: lines.length + 1,
    countOf: (row) => (row === 0 ? phases.length : (lineOf(row)?.values.length ?? 0)),
    across: (point, row) => {
      const moment = momentOf(point);
      return Math.max(
        0,
        row === 0 ? phaseIndexAt(phases, moment) : nearestIndex(lineOf(row)?.x ?? [], moment),
      );
    },
    nearest: (x, y) => {
      const moment = toX.invert(x);
      const phase = phaseIndexAt(phases, moment);
      if (y < PHASE_HEIGHT && phase >= 0) return { row: 0, index: phase };
      let best: { point: ChartPoint; distance: number } | null = null;
      for (const [place, line] of lines.entries()) {
        const index = nearestIndex(line.x, moment);
        if (index < 0) continue;
        const distance = Math.abs(heightOf(line, line.values[index]) - y);
        if (!best || distance < best.distance) best = { point: { row: place + 1, index }, distance };
      }
      return best?.point ?? (phase >= 0 ? { row: 0, index: phase } : null);
    },
    placeOf: (point) => {
      const line = lineOf(point.row);
      const moment = momentOf(point);
      return {
        x: isNumber(moment) ? toX(moment) : box.left,
        y: line ? heightOf(line, line.values[point.index]) : PHASE_HEIGHT / 2,
      };
    },
    wordsOf: (point) => {
      const phase = point.row === 0 ? phases[point.index] : undefined;
      if (phase) {
        const within = marksAt(marks, phase.from, phase.to).map(({ name }) => name);
        return [phase.name, spanOf(phase), formatDuration(phase.to - phase.from), ...within].join(', ');
      }
      const line = lineOf(point.row);
      const moment = momentOf(point);
      if (!line) return '';
      return [
        line.name,
        isNumber(moment) ? formatElapsed(moment) : labels.missing,
        said(line, line.values[point.index]),
        ...around(moment),
      ]
        .filter(Boolean)
        .join(', ');
    },
    readoutOf: (point) => {
      const phase = point.row === 0 ? phases[point.index] : undefined;
      if (phase) {
        return {
          heading: phase.name,
          lines: [
            {
              key: 'span',
              name: spanOf(phase),
              value: formatDuration(phase.to - phase.from),
              isStrong: true,
            },
          ],
        };
      }
      const moment = momentOf(point);
      return {
        heading: [isNumber(moment) ? formatElapsed(moment) : labels.missing, ...around(moment)]
          .filter(Boolean)
          .join(' · '),
        lines: lines.flatMap((line, place) => {
          const isOwn = place === point.row - 1;
          const index = isOwn ? point.index : nearestIndex(line.x, moment);
          if (!isOwn && line.x[index] !== moment) return [];
          return [
            {
              key: line.id,
              name: line.name,
              value: said(line, line.values[index]),
              isStrong: isOwn,
              swatch: <SeriesSwatch look={line.look} kind="line" />,
            },
          ];
        }),
      };
    },
    markOf: (point) => {
      const phase = point.row === 0 ? phases[point.index] : undefined;
      if (phase) {
        const x = toX(phase.from);
        return (
          <rect
            className={styles.ring}
            x={x}
            y={1}
            width={Math.max(2, toX(phase.to) - x)}
            height={PHASE_HEIGHT - 5}
            rx={4}
          />
        );
      }
      const line = lineOf(point.row);
      const moment = momentOf(point);
      if (!line || !isNumber(moment)) return null;
      const value = line.values[point.index];
      const y = heightOf(line, value);
      return (
        <>
          <line className={styles.cursor} x1={toX(moment)} x2={toX(moment)} y1={box.top} y2={box.floor} />
          {isNumber(value) && (
            <>
              <circle className={styles.ring} cx={toX(moment)} cy={y} r={9} />
              {line.look.marker && (
                <path
                  className={`${marker} ${tone[line.look.tone]}`}
                  d={markerPath(line.look.marker, toX(moment), y, 5)}
                />
              )}
            </>
          )}
        </>
      );
    },
  };
}
