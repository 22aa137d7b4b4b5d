import {
  daysOfLocalDate,
  fromMgdl,
  offsetAt,
  resolveWallClock,
  zoneTable,
  MGDL_PER_MMOLL,
} from '../shared/index.ts';
import type { GlucoseUnit, LocalDate, ZoneTable } from '../shared/index.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import {
  CENSORED_HIGH_MGDL,
  CENSORED_LOW_MGDL,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  type CgmSeries,
} from './series.ts';

const DAY = 86_400;

export const SIMULATED_KINDS = ['HEALTHY', 'PREDIABETES', 'TYPE_2', 'TYPE_1', 'GESTATIONAL'] as const;
export type SimulatedKind = (typeof SIMULATED_KINDS)[number];

export interface SimulateOptions {
  /** First local day. */
  from: LocalDate;
  days: number;
  zone: string;
  kind?: SimulatedKind;
  cadenceMinutes?: number;
  unit?: GlucoseUnit;
  /** Signal losses, a change of sensor with its warm-up. Default true. */
  hasGaps?: boolean;
}

/** Something that the simulated person did. */
export interface SimulatedEvent {
  type: 'MEAL' | 'TRAINING';
  subtype:
    'BREAKFAST' | 'MID_MORNING_SNACK' | 'LUNCH' | 'MID_AFTERNOON_SNACK' | 'DINNER' | 'WALKING' | 'RUNNING';
  epochSeconds: number;
  minutes: number;
}

export interface SimulatedTrace {
  series: CgmSeries;
  events: SimulatedEvent[];
}

interface Body {
  base: number;
  /** Rise of an ordinary meal, mg/dL, and how long it takes to peak, minutes. */
  rise: number;
  peak: number;
  dawn: number;
  /** Slow drift (sd) and the sensor's own noise. */
  drift: number;
  noise: number;
  hypos: number;
}

const BODIES: Record<SimulatedKind, Body> = {
  HEALTHY: { base: 92, rise: 34, peak: 42, dawn: 5, drift: 5, noise: 1.6, hypos: 0.05 },
  PREDIABETES: { base: 106, rise: 54, peak: 55, dawn: 11, drift: 8, noise: 2, hypos: 0.03 },
  TYPE_2: { base: 138, rise: 78, peak: 72, dawn: 24, drift: 15, noise: 2.6, hypos: 0.06 },
  TYPE_1: { base: 142, rise: 98, peak: 66, dawn: 28, drift: 30, noise: 3, hypos: 0.55 },
  // Low between meals, as pregnancy makes it, and high after them.
  GESTATIONAL: { base: 84, rise: 62, peak: 58, dawn: 8, drift: 6, noise: 2, hypos: 0.06 },
};

const MEALS = [
  { subtype: 'BREAKFAST', hour: 8, spread: 0.5, size: 1, likely: 0.97 },
  { subtype: 'MID_MORNING_SNACK', hour: 11.3, spread: 0.4, size: 0.4, likely: 0.5 },
  { subtype: 'LUNCH', hour: 14.4, spread: 0.5, size: 1.2, likely: 1 },
  { subtype: 'MID_AFTERNOON_SNACK', hour: 18, spread: 0.5, size: 0.45, likely: 0.55 },
  { subtype: 'DINNER', hour: 21.2, spread: 0.6, size: 1.05, likely: 0.98 },
] as const;

interface Bump {
  epoch: number;
  size: number;
  peakMinutes: number;
}

/**
 * An invented, realistic trace: meals with rise and return, dawn, quiet nights, training, an occasional low, signal
 * losses. For demo data and stories; the same seed gives the same trace. Values are what a sensor writes: whole mg/dL
 * or tenths of mmol/L, cut off below 40 and above 400.
 */
export function simulateTrace(seed: number, options: SimulateOptions): SimulatedTrace {
  const { from, days, zone, kind = 'TYPE_2', cadenceMinutes = 5, unit = 'mg/dL', hasGaps = true } = options;
  const firstDay = daysOfLocalDate(from);
  if (firstDay === null) throw new RangeError(`simulateTrace: "${from}" is no day (YYYY-MM-DD)`);
  const random = seededRandom(seed);
  const clock = zoneTable(zone, (firstDay - 1) * DAY, (firstDay + days + 1) * DAY);
  const { events, bumps } = dailyLife(random, clock, firstDay, days, BODIES[kind]);
  const start = wallEpoch(clock, firstDay * DAY) + Math.floor(random.between(0, cadenceMinutes * 60));
  const end = wallEpoch(clock, (firstDay + days) * DAY);
  const holes = hasGaps ? lostSignals(random, start, end) : [];
  return {
    series: readSensor({ random, clock, start, end, bumps, holes, body: BODIES[kind], cadenceMinutes, unit }),
    events,
  };
}

function wallEpoch(clock: ZoneTable, wallSeconds: number): number {
  const wall = resolveWallClock(clock, Math.round(wallSeconds));
  return wall.kind === 'twice' ? wall.first : wall.epochSeconds;
}

function dailyLife(random: SeededRandom, clock: ZoneTable, firstDay: number, days: number, body: Body) {
  const events: SimulatedEvent[] = [];
  const bumps: Bump[] = [];
  for (let day = firstDay; day < firstDay + days; day++) {
    const isWeekend = (day + 4) % 7 === 0 || (day + 4) % 7 === 6;
    for (const meal of MEALS) {
      if (random.next() > meal.likely) continue;
      const hour = meal.hour + (isWeekend ? 0.7 : 0) + meal.spread * random.normal() * 0.6;
      const epoch = wallEpoch(clock, day * DAY + hour * 3600);
      events.push({
        type: 'MEAL',
        subtype: meal.subtype,
        epochSeconds: Math.round(epoch / 60) * 60,
        minutes: 20,
      });
      const size = body.rise * meal.size * Math.max(0.3, 1 + 0.28 * random.normal());
      bumps.push({ epoch, size, peakMinutes: body.peak * random.between(0.85, 1.3) });
      // The body's own insulin or an injection overshoots a little some hours later.
      bumps.push({
        epoch: epoch + 5400,
        size: -size * random.between(0.04, 0.16),
        peakMinutes: body.peak * 1.6,
      });
    }
    if (random.next() < 0.45) {
      const isRun = random.next() < 0.4;
      const epoch = wallEpoch(clock, day * DAY + random.between(17.5, 20) * 3600);
      events.push({
        type: 'TRAINING',
        subtype: isRun ? 'RUNNING' : 'WALKING',
        epochSeconds: Math.round(epoch / 60) * 60,
        minutes: isRun ? 35 : 50,
      });
      bumps.push({ epoch, size: -body.rise * random.between(0.2, 0.5), peakMinutes: 55 });
    }
    const dawn = body.dawn * Math.max(0.2, 1 + 0.3 * random.normal());
    bumps.push({ epoch: wallEpoch(clock, day * DAY + 4.5 * 3600), size: dawn, peakMinutes: 130 });
    if (random.next() < body.hypos) {
      const hour = random.next() < 0.5 ? random.between(1, 5) : random.between(11.5, 20);
      bumps.push({
        epoch: wallEpoch(clock, day * DAY + hour * 3600),
        size: -random.between(0.45, 0.75) * body.base,
        peakMinutes: random.between(30, 50),
      });
    }
  }
  events.sort((a, b) => a.epochSeconds - b.epochSeconds);
  return { events, bumps: bumps.sort((a, b) => a.epoch - b.epoch) };
}

function lostSignals(random: SeededRandom, start: number, end: number): [number, number][] {
  const holes: [number, number][] = [];
  for (let day = start; day < end; day += DAY) {
    if (random.next() < 0.25) {
      const from = day + random.between(0, DAY);
      holes.push([from, from + random.between(0.3, 2.2) * 3600]);
    }
  }
  for (let change = start + 10 * DAY; change < end; change += 10 * DAY) {
    const from = change + random.between(6, 14) * 3600;
    holes.push([from, from + 2 * 3600]);
  }
  return holes;
}

interface Sensor {
  random: SeededRandom;
  clock: ZoneTable;
  start: number;
  end: number;
  bumps: readonly Bump[];
  holes: readonly [number, number][];
  body: Body;
  cadenceMinutes: number;
  unit: GlucoseUnit;
}

function readSensor({
  random,
  clock,
  start,
  end,
  bumps,
  holes,
  body,
  cadenceMinutes,
  unit,
}: Sensor): CgmSeries {
  const columns = {
    epoch: [] as number[],
    offset: [] as number[],
    mgdl: [] as number[],
    recorded: [] as number[],
    flags: [] as number[],
  };
  const keep = Math.exp(-cadenceMinutes / 90);
  let drift = body.drift * random.normal();
  let noise = 0;
  let firstBump = 0;
  for (let epoch = start; epoch < end; epoch += cadenceMinutes * 60) {
    drift = drift * keep + body.drift * Math.sqrt(1 - keep * keep) * random.normal() * 0.8;
    noise = noise * 0.6 + body.noise * 0.8 * random.normal();
    if (holes.some(([from, to]) => epoch >= from && epoch < to)) continue;
    while (firstBump < bumps.length && bumps[firstBump]!.epoch < epoch - 12 * 3600) firstBump++;
    let glucose = body.base + drift + noise;
    for (let i = firstBump; i < bumps.length && bumps[i]!.epoch < epoch; i++)
      glucose += rise(bumps[i]!, epoch);
    const isLow = glucose < 40;
    const isHigh = glucose > 400;
    const bounded = isLow ? CENSORED_LOW_MGDL : isHigh ? CENSORED_HIGH_MGDL : glucose;
    const written = unit === 'mg/dL' ? Math.round(bounded) : Math.round(fromMgdl(bounded, unit) * 10) / 10;
    const isCut = isLow || isHigh;
    columns.epoch.push(epoch);
    columns.offset.push(offsetAt(clock, epoch));
    columns.recorded.push(isCut ? fromMgdl(bounded, unit) : written);
    columns.mgdl.push(isCut || unit === 'mg/dL' ? Math.round(bounded) : written * MGDL_PER_MMOLL);
    columns.flags.push(isLow ? CGM_FLAG_LOW : isHigh ? CGM_FLAG_HIGH : 0);
  }
  return {
    epochSeconds: Float64Array.from(columns.epoch),
    offsetMinutes: Int16Array.from(columns.offset),
    mgdl: Float64Array.from(columns.mgdl),
    recorded: Float64Array.from(columns.recorded),
    flags: Uint8Array.from(columns.flags),
    unit,
    zone: clock.zone,
    cadenceMinutes,
  };
}

/** A rise and return with its height at `peakMinutes`: t²·e^(2(1−t)), which is 1 at t = 1. */
function rise({ epoch, size, peakMinutes }: Bump, at: number): number {
  const t = (at - epoch) / 60 / peakMinutes;
  return size * t * t * Math.exp(2 * (1 - t));
}
