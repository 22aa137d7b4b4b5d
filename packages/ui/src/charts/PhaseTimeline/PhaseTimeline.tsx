import type { PlaceMark } from '../cartesian/placeMark.ts';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { besideWidth, PlaceAxis, TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { tick } from '../cartesian/CartesianChart.css.ts';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { fitText } from '../cartesian/fitText.ts';
import { lineShape } from '../cartesian/lineShape.ts';
import { tickFormat, valueFormat } from '../cartesian/numberAxis.ts';
import { markRows } from '../cartesian/PlaceMarks.tsx';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { LineMarks } from '../LineChart/LineMarks.tsx';
import { linearScale } from '../painting/linearScale.ts';
import { placedHandles } from './moveHandle.ts';
import type { PhaseTimelineProps, TimelineHandle } from './PhaseTimelineProps.ts';
import { TimelineBackdrop } from './TimelineBackdrop.tsx';
import { TimelineHandles } from './TimelineHandles.tsx';
import {
  drawnPhases,
  elapsedTicks,
  timelineExtent,
  timelineLines,
  timelinePanels,
  type TimelineLine,
} from './timelineLayout.ts';
import { timelineReader } from './timelineReader.tsx';
import { timelineTable } from './timelineTable.ts';
import { phaseTimelineLabels } from './phaseTimelineLabels.ts';

export type {
  PhaseTimelineLabels,
  PhaseTimelineProps,
  TimelineHandle,
  TimelinePhase,
  TimelineSeries,
} from './PhaseTimelineProps.ts';

const NO_MARKS: readonly PlaceMark[] = [];
const NO_HANDLES: readonly TimelineHandle[] = [];

/**
 * A test in phases: their names and lengths above the measurements, with thresholds and windows marked across. Measures
 * with different units have separate panels below one another, over one time axis. Borders and windows can be moved.
 */
export function PhaseTimeline({
  phases,
  series,
  marks = NO_MARKS,
  handles = NO_HANDLES,
  onMove,
  stepSeconds = 1,
  formatElapsed,
  formatDuration,
  numberFormat,
  labels: own,
  panelHeight = 120,
  ...frame
}: PhaseTimelineProps) {
  const labels = usePartLabels(phaseTimelineLabels, own);
  const { locale } = useLocale();
  const stage = useStageWidth();
  const { width } = stage;
  const drawn = useMemo(() => drawnPhases(phases), [phases]);
  const lines = useMemo(() => timelineLines(series), [series]);
  const extent = useMemo(() => timelineExtent(drawn, lines), [drawn, lines]);
  const rows = markRows(marks, extent, width);
  const { panels, top, floor, height } = useMemo(
    () => timelinePanels(lines, panelHeight, rows),
    [lines, panelHeight, rows],
  );

  const formatTicks = panels.map(({ axis }) => tickFormat(locale, axis.ticks, numberFormat));
  const formatBare = valueFormat(locale, numberFormat);
  const formatValue = (line: TimelineLine, value: number) => `${formatBare(value)} ${line.unit}`;
  const written = panels.flatMap(({ axis }, index) =>
    axis.ticks.map((tick) => formatTicks[index]?.(tick) ?? ''),
  );
  const box = { left: besideWidth(written), right: Math.max(80, width - 12), top, floor };
  const toX = linearScale(extent, [box.left, box.right]);
  const shapes = useMemo(
    () =>
      lines.map(({ x, values, panel }, index) => {
        const toY = panels[panel]?.toY ?? linearScale([0, 1], [floor, top]);
        return lineShape(x, values, toX, toY, [box.left, box.right], index / Math.max(1, lines.length));
      }),
    // The time scale depends on these.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [lines, panels, extent, width, box.left, floor, top],
  );
  const isEmpty = drawn.length === 0 && lines.every(({ values }) => values.every(Number.isNaN));
  const reading = {
    phases: drawn,
    lines,
    panels,
    marks,
    toX,
    box,
    formatElapsed,
    formatDuration,
    formatValue,
    labels,
  };
  const atMost = Math.max(2, (box.right - box.left) / 72);

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={timelineReader(reading)}
      table={() => timelineTable(drawn, lines, marks, formatElapsed, formatBare, labels)}
      legend={
        lines.length > 0
          ? {
              label: labels.legend,
              entries: lines.map(({ id, name, look }) => ({ id, name, look, kind: 'line' })),
            }
          : undefined
      }
      over={
        onMove &&
        !isEmpty && (
          <TimelineHandles
            handles={placedHandles(handles)}
            toX={toX}
            floor={box.floor}
            stepSeconds={stepSeconds}
            formatElapsed={formatElapsed}
            onMove={onMove}
          />
        )
      }
    >
      <TimelineBackdrop
        phases={drawn}
        marks={isEmpty ? NO_MARKS : marks}
        toX={toX}
        box={box}
        width={width}
        markRows={rows}
        formatDuration={formatDuration}
      />
      {panels.map(({ unit, top: panelTop, floor: panelFloor, axis, toY }, panel) => (
        <g key={unit}>
          <ValueAxis
            box={{ ...box, top: panelTop, floor: panelFloor }}
            scale={toY}
            ticks={isEmpty ? [] : axis.ticks}
            format={formatTicks[panel] ?? String}
          />
          <text className={tick} x={box.left} y={panelTop - 7}>
            {fitText(unit, box.right - box.left, TICK_SIZE)}
          </text>
          <LineMarks
            lines={lines.flatMap(({ id, look, panel: own }, index) =>
              own === panel ? [{ id, look, shape: shapes[index] }] : [],
            )}
          />
        </g>
      ))}
      <PlaceAxis
        box={box}
        scale={toX}
        width={width}
        ticks={isEmpty ? [] : elapsedTicks(extent, atMost).map((at) => ({ at, text: formatElapsed(at) }))}
      />
    </CartesianChart>
  );
}
