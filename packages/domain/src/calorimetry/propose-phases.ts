import { gasSamples, levelOver, type GasSamples, type Span } from './averages.ts';
import { changePoints } from './change-points.ts';
import {
  isCartStage,
  PHASE_KINDS,
  PHASE_LENGTHS_S,
  phaseKindOf,
  phaseProblems,
  type Phase,
  type PhaseKind,
  type PhaseProblem,
} from './phases.ts';
import { recordedSpan, sampleStep, startOf, type CalorimetrySeries } from './series.ts';

/** What phases were told by. Those by curves are a guess that a person confirms. */
export type PhaseSource = 'FILE' | 'MARKERS' | 'SPEED' | 'CURVES';

/** A problem with its place in the file. */
export interface PlacedPhaseProblem extends PhaseProblem {
  row: number | null;
  /** Column of the phases, or of the times where the file has no phases; from 1. */
  column: number | null;
}

export interface ProposedPhases {
  source: PhaseSource;
  phases: Phase[];
  problems: PlacedPhaseProblem[];
}

/** Phases as the file states them, else by its markers, its speed, or its curves, with what is wrong with them. */
export function proposePhases(
  series: CalorimetrySeries,
  columns: { phase: number | null; time: number | null } = { phase: null, time: null },
): ProposedPhases {
  const candidates: readonly (readonly [PhaseSource, () => Phase[] | null])[] = [
    ['FILE', () => byLabels(series)],
    ['MARKERS', () => byMarkers(series)],
    ['SPEED', () => bySpeed(series)],
    ['CURVES', () => byCurves(series)],
  ];
  for (const [source, propose] of candidates) {
    const phases = propose();
    if (phases === null) continue;
    const problems = placedProblems(series, phases, source === 'FILE' ? columns.phase : columns.time);
    return { source, phases, problems };
  }
  return { source: 'CURVES', phases: [], problems: [] };
}

/** What is wrong with phases, with the row of the file where the phase begins; they may not leave the recording. */
export function placedProblems(
  series: CalorimetrySeries,
  phases: readonly Phase[],
  column: number | null,
): PlacedPhaseProblem[] {
  return phaseProblems(phases, recordedSpan(series)).map((problem) => ({
    ...problem,
    row: problem.index === null ? null : rowAt(series, phases[problem.index]!.startS),
    column,
  }));
}

/** The row of the first sample of a phase. */
function rowAt({ timeS, rows }: CalorimetrySeries, startS: number): number | null {
  const index = timeS.findIndex((time) => time > startS + 1e-6);
  return index < 0 ? null : rows[index]!;
}

/** Runs of equal values, by the index of the sample that begins each. */
function runsOf<Value>(
  length: number,
  valueOf: (index: number) => Value,
): { value: Value; from: number; to: number }[] {
  const runs: { value: Value; from: number; to: number }[] = [];
  for (let i = 0; i < length; i++) {
    const value = valueOf(i);
    const last = runs.at(-1);
    if (last !== undefined && last.value === value) last.to = i;
    else runs.push({ value, from: i, to: i });
  }
  return runs;
}

const spanOf = (series: CalorimetrySeries, from: number, to: number, step = sampleStep(series)): Span => ({
  startS: startOf(series, from, step),
  endS: series.timeS[to]!,
});

function byLabels(series: CalorimetrySeries): Phase[] | null {
  const { labels } = series;
  if (labels === null) return null;
  const names = new Set(labels.filter((label) => label !== null));
  // A cart's own stages are neither right nor wrong: they say nothing about the protocol.
  if ([...names].every((name) => isCartStage(name) || phaseKindOf(name) === 'RECOVERY')) return null;
  return runsOf(labels.length, (i) => labels[i])
    .filter(({ value }) => value !== null && value !== undefined)
    .map(({ value, from, to }) => ({
      kind: phaseKindOf(value!),
      label: value!,
      ...spanOf(series, from, to),
    }));
}

function byMarkers(series: CalorimetrySeries): Phase[] | null {
  const marks = series.markers.flatMap(({ timeS, text }) => {
    const kind = phaseKindOf(text);
    return kind === null ? [] : [{ kind, label: text, timeS }];
  });
  if (new Set(marks.map(({ kind }) => kind)).size < 2) return null;
  const last = series.timeS.at(-1)!;
  return marks
    .map(({ kind, label, timeS }, i) => ({ kind, label, startS: timeS, endS: marks[i + 1]?.timeS ?? last }))
    .filter(({ startS, endS }) => endS > startS);
}

/** Seconds that a speed lasts at least before it is a phase. */
const STEADY_SPEED_S = 60;

function bySpeed(series: CalorimetrySeries): Phase[] | null {
  const { speedKmH, timeS } = series;
  if (speedKmH === null) return null;
  const rounded = (i: number): number => {
    const speed = speedKmH[i]!;
    return Number.isNaN(speed) ? 0 : Math.round(speed * 2) / 2;
  };
  const step = sampleStep(series);
  const runs = runsOf(timeS.length, rounded).map(({ value, from, to }) => ({
    value,
    ...spanOf(series, from, to, step),
  }));
  // The belt's way to a speed belongs to that speed.
  const steady: { value: number; startS: number; endS: number }[] = [];
  let open: number | null = null;
  for (const { value, startS, endS } of runs) {
    const previous = steady.at(-1);
    if (endS - startS < STEADY_SPEED_S) open ??= startS;
    else if (previous?.value === value) {
      previous.endS = endS;
      open = null;
    } else {
      steady.push({ value, startS: open ?? startS, endS });
      open = null;
    }
  }
  const moving = steady.filter(({ value }) => value > 0);
  if (moving.length === 0) return null;
  if (open !== null) steady.at(-1)!.endS = timeS.at(-1)!;
  const samples = gasSamples(series);
  return steady.flatMap((run): Phase[] => {
    const { value, startS, endS } = run;
    if (value > 0) {
      const kind = PHASE_KINDS.find((each) => each === `TREADMILL_${value}`) ?? null;
      return [{ kind, label: `${value} km/h`, startS, endS }];
    }
    if (startS >= moving.at(-1)!.endS - 1e-6) return [{ kind: 'RECOVERY', label: null, startS, endS }];
    if (endS > moving[0]!.startS + 1e-6) return [{ kind: null, label: '0 km/h', startS, endS }];
    return named(segmentsIn(series, samples, { startS, endS }), samples);
  });
}

/** Seconds between the points at which curves are compared, where samples are shorter; more for a long recording. */
const GRID_S = 5;
const MAX_POINTS = 600;

function segmentsIn(series: CalorimetrySeries, samples: GasSamples, { startS, endS }: Span): Span[] {
  const stepS = Math.max(GRID_S, samples.stepS, (endS - startS) / MAX_POINTS);
  const count = Math.max(1, Math.round((endS - startS) / stepS));
  const curves = [samples.vo2, samples.vco2, samples.ventilation, samples.heartRate]
    .filter((values) => values !== null)
    .map((values) => onGrid(samples.timeS, values, { startS, stepS, count }));
  const useful = curves.filter((curve) => curve.filter((value) => !Number.isNaN(value)).length > count / 2);
  const borders = changePoints(useful, {
    stepS,
    shortestS: 120,
    lengthsS: PHASE_LENGTHS_S,
    toleranceS: 20,
  }).map((index) => startS + index * stepS);
  const edges = [startS, ...borders, endS];
  return edges.slice(1).map((end, i) => ({ startS: edges[i]!, endS: end }));
}

function onGrid(
  timeS: Float64Array,
  values: Float64Array,
  { startS, stepS, count }: { startS: number; stepS: number; count: number },
): number[] {
  const sums = new Float64Array(count);
  const counts = new Int32Array(count);
  for (let i = 0; i < timeS.length; i++) {
    const bin = Math.ceil((timeS[i]! - startS) / stepS - 1e-6) - 1;
    if (bin < 0 || bin >= count || Number.isNaN(values[i]!)) continue;
    sums[bin]! += values[i]!;
    counts[bin]!++;
  }
  return Array.from(sums, (sum, i) => (counts[i] === 0 ? NaN : sum / counts[i]!));
}

function byCurves(series: CalorimetrySeries): Phase[] {
  const samples = gasSamples(series);
  const whole = spanOf(series, 0, series.timeS.length - 1);
  return named(segmentsIn(series, samples, whole), samples);
}

/** Above so many times the lowest level a person no longer rests. */
const REST_LEVEL = 1.7;
/** mL/min that hardly any adult uses at rest: what is above is not called rest, whatever comes after it. Ours. */
const REST_HIGHEST = 600;

/** Names segments by their levels: rest, then rising exercise, then what falls after the highest. */
function named(segments: readonly Span[], samples: GasSamples): Phase[] {
  const levels = segments.map(({ startS, endS }) =>
    levelOver(samples, { startS: (startS + endS) / 2, endS }),
  );
  const highest = levels.indexOf(Math.max(...levels.filter((level) => !Number.isNaN(level))));
  const lowest = Math.min(...levels.slice(0, highest + 1).filter((level) => !Number.isNaN(level)));
  const isRest = (i: number) => levels[i]! <= Math.min(lowest * REST_LEVEL, REST_HIGHEST);
  const rests: PhaseKind[] = ['RECLINED', 'SEATED'];
  const speeds = PHASE_KINDS.filter((kind) => kind.startsWith('TREADMILL_'));
  let isAfterRest = false;
  return segments.map((span, i): Phase => {
    let kind: PhaseKind | null = null;
    if (i > highest && levels[highest]! > lowest * REST_LEVEL) {
      if (i === highest + 1) kind = 'RECOVERY';
    } else if (isRest(i) && !isAfterRest) kind = rests.shift() ?? null;
    else {
      isAfterRest = true;
      kind = speeds.shift() ?? null;
    }
    return { kind, label: null, ...span };
  });
}
