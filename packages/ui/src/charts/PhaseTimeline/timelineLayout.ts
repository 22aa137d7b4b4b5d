import { MARK_ROW } from '../cartesian/placeMark.ts';
import { seriesLook, type SeriesLook } from '../cartesian/seriesLook.ts';
import { drawable } from '../cartesian/lineShape.ts';
import { isNumber, numberAxis, type NumberAxis } from '../cartesian/numberAxis.ts';
import { linearScale, type LinearScale } from '../painting/linearScale.ts';
import type { TimelinePhase, TimelineSeries } from './PhaseTimelineProps.ts';

export const PHASE_HEIGHT = 42;
const CAPTION = 18;
const BETWEEN = 10;
const AXIS = 26;

/** A series ready to draw and announce. */
export interface TimelineLine {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly x: ArrayLike<number>;
  readonly values: Float64Array;
  readonly includes?: readonly number[] | undefined;
  readonly look: SeriesLook;
  readonly panel: number;
}

/** The series of one unit over one scale. */
export interface TimelinePanel {
  readonly unit: string;
  readonly top: number;
  readonly floor: number;
  readonly axis: NumberAxis;
  readonly toY: LinearScale;
}

/** Phases with a length, in order; one that overlaps the previous one starts at its end. */
export function drawnPhases(phases: readonly TimelinePhase[]): TimelinePhase[] {
  const sorted = phases
    .filter(({ from, to }) => isNumber(from) && isNumber(to) && to > from)
    .toSorted((one, other) => one.from - other.from);
  let clock = Number.NEGATIVE_INFINITY;
  return sorted.flatMap((phase) => {
    const from = Math.max(clock, phase.from);
    if (phase.to <= from) return [];
    clock = phase.to;
    return [{ ...phase, from }];
  });
}

export function timelineLines(series: readonly TimelineSeries[]): TimelineLine[] {
  const units = [...new Set(series.map(({ unit }) => unit))];
  return series.map((each, index) => ({
    ...each,
    values: drawable(each.y),
    look: seriesLook(index),
    panel: units.indexOf(each.unit),
  }));
}

/** First and last second of any data; at least one second apart. */
export function timelineExtent(
  phases: readonly TimelinePhase[],
  lines: readonly TimelineLine[],
): readonly [number, number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const take = (moment: number | undefined) => {
    if (!isNumber(moment)) return;
    from = Math.min(from, moment);
    to = Math.max(to, moment);
  };
  for (const phase of phases) [phase.from, phase.to].forEach(take);
  for (const { x } of lines) [x[0], x[x.length - 1]].forEach(take);
  if (from > to) return [0, 1];
  return to > from ? [from, to] : [from - 30, from + 30];
}

/** The panels from top to bottom, below the phases and the names of the marks. */
export function timelinePanels(
  lines: readonly TimelineLine[],
  panelHeight: number,
  markRows: number,
): { panels: TimelinePanel[]; top: number; floor: number; height: number } {
  const top = PHASE_HEIGHT + markRows * MARK_ROW + 4;
  const count = Math.max(1, ...lines.map(({ panel }) => panel + 1));
  const panels = Array.from({ length: count }, (_, panel) => {
    const own = lines.filter((line) => line.panel === panel);
    const plotTop = top + panel * (panelHeight + CAPTION + BETWEEN) + CAPTION;
    const axis = numberAxis(
      own.flatMap(({ values, includes = [] }) => [...values, ...includes]),
      Math.max(2, panelHeight / 40),
    );
    const floor = plotTop + panelHeight;
    return {
      unit: own[0]?.unit ?? '',
      top: plotTop,
      floor,
      axis,
      toY: linearScale(axis.domain, [floor, plotTop]),
    };
  });
  const floor = panels.at(-1)?.floor ?? top + panelHeight;
  return { panels, top, floor, height: floor + AXIS };
}

const STEPS = [10, 30, 60, 120, 180, 300, 600, 900, 1800, 3600, 7200];

/** Ticks at round steps of a stopwatch. */
export function elapsedTicks([from, to]: readonly [number, number], atMost: number): number[] {
  const span = to - from;
  const step = STEPS.find((each) => span / each <= atMost) ?? Math.ceil(span / atMost / 7200) * 7200;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push(at);
  return ticks;
}

/** The phase at a moment; the last one includes its own end. */
export function phaseIndexAt(phases: readonly TimelinePhase[], moment: number): number {
  const found = phases.findIndex(({ from, to }) => moment >= from && moment < to);
  return found < 0 && moment === phases.at(-1)?.to ? phases.length - 1 : found;
}
