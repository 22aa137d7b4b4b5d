import { isNumber } from '../cartesian/numberAxis.ts';

/** From top to bottom of the chart. `asleep` is sleep of a device that tells no stages apart. */
const SLEEP_LANES = ['outOfBed', 'awake', 'rem', 'asleep', 'light', 'deep'] as const;
export type SleepLane = (typeof SLEEP_LANES)[number];
/** `unknown` is in bed, but neither asleep nor awake as far as the device can say. */
export const SLEEP_STAGES = [...SLEEP_LANES, 'unknown'] as const;
export type SleepStage = (typeof SLEEP_STAGES)[number];

const STAGED: ReadonlySet<SleepLane> = new Set(['rem', 'light', 'deep']);

/** One segment of a night. `to` is excluded. Seconds since the epoch. */
export interface SleepSegment {
  readonly from: number;
  readonly to: number;
  readonly stage: SleepStage;
}

/** A segment as drawn and announced; `null` where nothing was recorded. */
export interface NightPart {
  readonly from: number;
  readonly to: number;
  readonly stage: SleepStage | null;
}

export interface Night {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly NightPart[];
  /** Lanes to draw: those of stages unless no stage was told apart, and others where there is something in them. */
  readonly lanes: readonly SleepLane[];
  /** Seconds. */
  readonly totals: Readonly<Record<SleepStage, number>>;
  readonly missing: number;
}

/**
 * The night without gaps: segments in order, unrecorded time between and around them, neighbours of the same stage
 * joined. Segments that begin before the previous one ended lose the overlap; invalid ones are dropped.
 */
export function nightOf(
  segments: readonly SleepSegment[],
  extent?: { readonly from: number; readonly to: number },
): Night {
  const known = segments
    .filter(({ from, to }) => isNumber(from) && isNumber(to) && to > from)
    .toSorted((one, other) => one.from - other.from);
  const from = extent?.from ?? known[0]?.from ?? 0;
  const to = Math.max(extent?.to ?? from, extent ? from : Math.max(from, ...known.map((part) => part.to)));
  const parts: NightPart[] = [];
  const add = (part: NightPart) => {
    if (!(part.to > part.from)) return;
    const last = parts.at(-1);
    if (last?.stage === part.stage) parts[parts.length - 1] = { ...last, to: part.to };
    else parts.push(part);
  };
  let clock = from;
  for (const segment of known) {
    const start = Math.max(clock, segment.from);
    const end = Math.min(to, segment.to);
    if (end <= start) continue;
    add({ from: clock, to: start, stage: null });
    add({ from: start, to: end, stage: segment.stage });
    clock = end;
  }
  add({ from: clock, to, stage: null });
  const totals = { outOfBed: 0, awake: 0, rem: 0, asleep: 0, light: 0, deep: 0, unknown: 0 };
  let missing = 0;
  for (const part of parts) {
    if (part.stage) totals[part.stage] += part.to - part.from;
    else missing += part.to - part.from;
  }
  const isStaged = totals.rem + totals.light + totals.deep > 0 || totals.asleep === 0;
  const lanes = SLEEP_LANES.filter(
    (lane) => totals[lane] > 0 || lane === 'awake' || (isStaged && STAGED.has(lane)),
  );
  return { from, to, parts, lanes, totals, missing };
}
