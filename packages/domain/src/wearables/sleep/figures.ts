import type { Span } from '../covered-spans.ts';
import { isAsleep, SLEEP_STATES, type SleepSegment, type SleepState } from './stay.ts';
import { secondsByState } from './timeline.ts';

/** Figures of one sleep. Without times of the states there is no latency, waking or midpoint: they are not guessed. */
export interface SleepFigures {
  /** From lying down to getting up, elapsed: never the difference of two wall clocks. */
  inBedS: number;
  sleepS: number;
  states: Record<SleepState, number>;
  /** From lying down to the first sleep. */
  latencyS: number | null;
  /** Not asleep between the first and the last sleep, whatever the reason. */
  wasoS: number | null;
  /** Of the waking: up, and without any state. */
  outOfBedS: number | null;
  gapS: number | null;
  awakenings: number | null;
  /** From the first sleep, not from lying down; unknown where sleep without stages, which may be REM, comes before it. */
  remLatencyS: number | null;
  /** Per cent of the time in bed. */
  efficiency: number | null;
  /** Per cent of the time from the first to the last sleep. */
  maintenance: number | null;
  /** Instant halfway between the first and the last sleep. */
  midpointS: number | null;
  /** In bed, and in no state that says anything. */
  unscoredS: number;
}

const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);

const asleepIn = (states: Record<SleepState, number>): number =>
  SLEEP_STATES.reduce((sum, state) => sum + (isAsleep(state) ? states[state] : 0), 0);

const SAYS_NOTHING: readonly SleepState[] = ['UNKNOWN', 'IN_BED'];

function unscored(inBedS: number, states: Record<SleepState, number>): number {
  const scored = SLEEP_STATES.reduce(
    (sum, state) => sum + (SAYS_NOTHING.includes(state) ? 0 : states[state]),
    0,
  );
  return Math.max(0, inBedS - scored);
}

/** Of what a source sums up itself. */
export function figuresOfTotals(
  { startS, endS }: Span,
  totals: Partial<Record<SleepState, number>>,
): SleepFigures {
  const states = { ...secondsByState([]), ...totals };
  const inBedS = endS - startS;
  const sleepS = asleepIn(states);
  return {
    inBedS,
    sleepS,
    states,
    latencyS: null,
    wasoS: null,
    outOfBedS: null,
    gapS: null,
    awakenings: null,
    remLatencyS: null,
    efficiency: percent(sleepS, inBedS),
    maintenance: null,
    midpointS: null,
    unscoredS: unscored(inBedS, states),
  };
}

/** Of a timeline, cut to the time in bed. */
export function figuresOfTimeline(bed: Span, timeline: readonly SleepSegment[]): SleepFigures {
  const inside = timeline
    .map(({ state, startS, endS }) => ({
      state,
      startS: Math.max(startS, bed.startS),
      endS: Math.min(endS, bed.endS),
    }))
    .filter(({ startS, endS }) => endS > startS);
  const base = figuresOfTotals(bed, secondsByState(inside));
  const asleep = inside.filter(({ state }) => isAsleep(state));
  if (asleep.length === 0) return base;
  const [first, last] = [asleep[0]!.startS, asleep[asleep.length - 1]!.endS];
  const between = secondsByState(inside.filter(({ startS, endS }) => startS >= first && endS <= last));
  const wasoS = last - first - base.sleepS;
  const firstTold = asleep.find(({ state }) => state === 'REM' || state === 'ASLEEP');
  return {
    ...base,
    latencyS: first - bed.startS,
    wasoS,
    outOfBedS: between.OUT_OF_BED,
    gapS: wasoS - between.AWAKE - between.OUT_OF_BED,
    awakenings: asleep.filter(
      ({ endS }, index) => index + 1 < asleep.length && asleep[index + 1]!.startS > endS,
    ).length,
    remLatencyS: firstTold?.state === 'REM' ? firstTold.startS - first : null,
    maintenance: percent(base.sleepS, last - first),
    midpointS: (first + last) / 2,
  };
}
