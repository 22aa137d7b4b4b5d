import { fromMgdl, type GlucoseUnit } from '../../shared/index.ts';
import {
  CENSORED_HIGH_MGDL,
  CENSORED_LOW_MGDL,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  type CgmSeries,
} from '../series.ts';
import { MARK_FOR_WORD, MARK_HIGH, MARK_LOW } from './collected.ts';
import type { CgmFileReport } from './result.ts';

/** Sensors that record more than 400 mg/dL record up to 500. */
const WIDE_HIGH_MGDL = 501;

/** What `LO` counts as beside a number in mg/dL. */
const lowBelow = (lowest: number) => (lowest < CENSORED_LOW_MGDL ? Math.ceil(lowest) - 1 : CENSORED_LOW_MGDL);

/** What `HI` counts as beside a number in mg/dL. */
function highAbove(highest: number): number {
  if (highest <= CENSORED_HIGH_MGDL) return CENSORED_HIGH_MGDL;
  return Math.max(WIDE_HIGH_MGDL, Math.floor(highest) + 1);
}

/** What words count as, in mg/dL. */
export interface CensoredBounds {
  low: number;
  high: number;
}

type Extremes = Pick<CgmFileReport, 'minMgdl' | 'maxMgdl' | 'censored'>;

/** What words count as in several files of one maker: one of them may have numbers beyond what the others show. */
export function commonBounds(reports: readonly Extremes[]): CensoredBounds {
  const lows = reports.map(({ minMgdl, censored }) => (censored.low > 0 ? minMgdl : lowBelow(minMgdl)));
  const highs = reports.map(({ maxMgdl, censored }) => (censored.high > 0 ? maxMgdl : highAbove(maxMgdl)));
  return { low: Math.min(CENSORED_LOW_MGDL, ...lows), high: Math.max(CENSORED_HIGH_MGDL, ...highs) };
}

/**
 * Readings with their words at the common bounds; the same arrays where nothing changes. A number that the file itself
 * gave beside its word stays.
 */
export function withBounds<Readings extends Pick<CgmSeries, 'mgdl' | 'recorded' | 'flags'>>(
  readings: Readings,
  unit: GlucoseUnit,
  { low, high }: CensoredBounds,
): Readings {
  let moved: Pick<CgmSeries, 'mgdl' | 'recorded'> | null = null;
  const { flags } = readings;
  for (let i = 0; i < flags.length; i++) {
    if (flags[i] === 0) continue;
    const value = readings.mgdl[i]!;
    const isLow = (flags[i]! & CGM_FLAG_LOW) !== 0;
    const isInside = isLow
      ? value <= CENSORED_LOW_MGDL && value > low
      : value >= CENSORED_HIGH_MGDL && value < high;
    if (!isInside) continue;
    moved ??= { mgdl: readings.mgdl.slice(), recorded: readings.recorded.slice() };
    moved.mgdl[i] = isLow ? low : high;
    moved.recorded[i] = fromMgdl(isLow ? low : high, unit);
  }
  return moved === null ? readings : { ...readings, ...moved };
}

/** The readings of a file in both units, with their marks. */
export interface MarkedValues {
  mgdl: Float64Array;
  recorded: Float64Array;
  marks: Uint8Array;
  unit: GlucoseUnit;
}

/**
 * Gives readings that were cut off their flags and values, in place: one beyond what the sensor records. Which that is,
 * its own numbers tell: where one is above 400, `HI` is above 500; where one is below 39, `LO` is below that.
 */
export function flagsOfCensored({ mgdl, recorded, marks, unit }: MarkedValues): Uint8Array {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mgdl.length; i++) {
    if ((marks[i]! & (MARK_LOW | MARK_HIGH)) !== 0) continue;
    if (mgdl[i]! < lowest) lowest = mgdl[i]!;
    if (mgdl[i]! > highest) highest = mgdl[i]!;
  }
  const low = lowBelow(lowest);
  const high = highAbove(highest);
  const flags = new Uint8Array(mgdl.length);
  for (let i = 0; i < mgdl.length; i++) {
    const mark = marks[i]!;
    if ((mark & (MARK_LOW | MARK_HIGH)) === 0) continue;
    const isLow = (mark & MARK_LOW) !== 0;
    const value = isLow ? low : high;
    // A number that some programs write for a word is one, when others are beyond it.
    const isNumber = (mark & MARK_FOR_WORD) !== 0 && (isLow ? value < mgdl[i]! : value > mgdl[i]!);
    if (isNumber) continue;
    flags[i] = isLow ? CGM_FLAG_LOW : CGM_FLAG_HIGH;
    if (recorded[i]! > 0) continue;
    mgdl[i] = value;
    recorded[i] = fromMgdl(value, unit);
  }
  return flags;
}
