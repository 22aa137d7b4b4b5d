import { useId, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { PlaceAxis, type PlotBox } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { zonedTickFormat, zonedTicks } from '../cartesian/timeAxis.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import { linearScale } from '../painting/linearScale.ts';
import { nightOf, type SleepSegment } from './hypnogramLayout.ts';
import { HypnogramLanes } from './HypnogramLanes.tsx';
import { laneBeside, stageLook } from './stageLanes.ts';
import { hypnogramReader } from './hypnogramReader.tsx';
import { hypnogramTable } from './hypnogramTable.ts';
import { clockFormat, nightMarks } from './nightClock.ts';
import { hypnogramLabels, type HypnogramLabels } from './hypnogramLabels.ts';

export type { SleepSegment, SleepStage } from './hypnogramLayout.ts';
export type { HypnogramLabels } from './hypnogramLabels.ts';

export interface HypnogramProps extends ChartFrameMessages {
  /** In any order; time between them was not recorded. */
  segments: readonly SleepSegment[];
  /** From lights off to lights on. Default: from the first to the last segment. */
  extent?: { readonly from: number; readonly to: number };
  /** Where the person woke, as a name or as an offset such as `+02:00`. Default UTC. */
  timeZone?: string;
  /** Minutes that the clock of going to bed was ahead of UTC; marked where it is another than that of waking. */
  startOffset?: number;
  /** Such as «1 h 32 min». */
  formatDuration: (seconds: number) => string;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<HypnogramLabels> | undefined;
  height?: number;
}

/**
 * The stages of a night as steps, from awake at the top to deep sleep at the bottom, with the time spent in each. Sleep
 * without stages has a lane of its own. Unrecorded time is hatched across all lanes. Nights of 23 and 25 hours keep
 * their length, and a clock that changed is marked.
 */
export function Hypnogram({
  segments,
  extent,
  timeZone = 'UTC',
  startOffset,
  formatDuration,
  labels: own,
  height = 220,
  ...frame
}: HypnogramProps) {
  const labels = usePartLabels(hypnogramLabels, own);
  const { locale } = useLocale();
  const id = useId();
  const stage = useStageWidth();
  const { width } = stage;
  const night = useMemo(() => nightOf(segments, extent), [segments, extent]);
  const isEmpty = night.parts.every((part) => part.stage === null);
  const marks = isEmpty ? [] : nightMarks(timeZone, night, startOffset, labels);

  const box: PlotBox = {
    left: laneBeside(night.lanes, labels.stages, width),
    right: Math.max(80, width - 12),
    top: marks.length > 0 ? 26 : 8,
    floor: height - 26,
  };
  const toX = linearScale(
    [night.from, night.to > night.from ? night.to : night.from + 1],
    [box.left, box.right],
  );
  const formatClock = clockFormat(locale, timeZone, night);
  const formatTick = zonedTickFormat(locale, timeZone);
  const atMost = Math.max(2, (box.right - box.left) / 84);
  const ticks = isEmpty
    ? []
    : zonedTicks(night.from, night.to, atMost, timeZone).map((tick) => ({
        at: tick.at,
        text: formatTick(tick),
      }));

  const recorded = night.lanes.reduce((sum, name) => sum + night.totals[name], 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={hypnogramReader({ night, toX, box, formatClock, formatDuration, labels, marks })}
      table={() => hypnogramTable(night, formatClock, formatDuration, labels, marks)}
      legend={
        isEmpty
          ? undefined
          : {
              label: labels.legend,
              entries: [
                ...night.lanes.map((name) => ({
                  id: name,
                  name: labels.stages[name],
                  look: stageLook(name),
                  kind: 'area' as const,
                  figure: `${formatDuration(night.totals[name])} · ${percent.format(night.totals[name] / (recorded || 1))}`,
                })),
                ...(night.totals.unknown > 0
                  ? [
                      {
                        id: 'unknown',
                        name: labels.stages.unknown,
                        look: stageLook('unknown'),
                        kind: 'area' as const,
                        figure: formatDuration(night.totals.unknown),
                      },
                    ]
                  : []),
                ...(night.missing > 0
                  ? [
                      {
                        id: 'missing',
                        name: labels.missing,
                        look: stageLook(null),
                        kind: 'area' as const,
                        figure: formatDuration(night.missing),
                      },
                    ]
                  : []),
              ],
            }
      }
    >
      <HypnogramLanes id={id} night={night} names={labels.stages} toX={toX} box={box} marks={marks} />
      <PlaceAxis box={box} scale={toX} width={width} ticks={ticks} />
    </CartesianChart>
  );
}
