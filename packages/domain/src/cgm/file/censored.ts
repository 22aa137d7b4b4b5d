import { fromMgdl, type GlucoseUnit } from '../../shared/index.ts';
import { CENSORED_HIGH_MGDL, CENSORED_LOW_MGDL, CGM_FLAG_HIGH, CGM_FLAG_LOW } from '../series.ts';
import { MARK_FOR_WORD, MARK_HIGH, MARK_LOW } from './collected.ts';

/** Sensors that record more than 400 mg/dL record up to 500. */
const WIDE_HIGH_MGDL = 501;

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
  const low = lowest < CENSORED_LOW_MGDL ? Math.ceil(lowest) - 1 : CENSORED_LOW_MGDL;
  const beyond = Math.max(WIDE_HIGH_MGDL, Math.floor(highest) + 1);
  const high = highest > CENSORED_HIGH_MGDL ? beyond : CENSORED_HIGH_MGDL;
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
