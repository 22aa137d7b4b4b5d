import { measureCadence, type CgmSeries } from '@healzy/domain/cgm';
import { fromMgdl, type GlucoseUnit } from '@healzy/domain/shared';
import { Slices } from '../slices.ts';
import type { ReadingColumns } from './blocks.ts';

/** The readings of one day of one import. */
export interface Part {
  columns: ReadingColumns;
  unit: GlucoseUnit;
  cadenceMinutes: number;
}

/** Joins parts that may overlap: of two readings at one second, that of the later part wins. */
export async function joinParts(parts: readonly Part[], zone: string, unit: GlucoseUnit): Promise<CgmSeries> {
  const total = parts.reduce((sum, { columns }) => sum + columns.epochSeconds.length, 0);
  const all = {
    epochSeconds: new Float64Array(total),
    offsetMinutes: new Int16Array(total),
    mgdl: new Float64Array(total),
    recorded: new Float64Array(total),
    flags: new Uint8Array(total),
    readingMinutes: new Uint8Array(total),
  };
  let at = 0;
  for (const { columns, unit: own, cadenceMinutes } of parts) {
    all.epochSeconds.set(columns.epochSeconds, at);
    all.offsetMinutes.set(columns.offsetMinutes, at);
    all.mgdl.set(columns.mgdl, at);
    all.recorded.set(
      own === unit ? columns.recorded : columns.mgdl.map((value) => fromMgdl(value, unit)),
      at,
    );
    all.flags.set(columns.flags, at);
    const end = at + columns.epochSeconds.length;
    all.readingMinutes.fill(Math.min(255, Math.max(1, Math.round(cadenceMinutes))), at, end);
    at = end;
  }
  const slices = new Slices();
  const order = isAscending(all.epochSeconds) ? null : latestInOrder(all.epochSeconds);
  const inOrder = async <Column extends Float64Array | Int16Array | Uint8Array>(
    column: Column,
  ): Promise<Column> => {
    if (order === null) return column;
    if (slices.isOver) await slices.next();
    const sorted = column.slice(0, order.length) as Column;
    for (let at = 0; at < order.length; at += 1) sorted[at] = column[order[at] ?? 0] ?? 0;
    return sorted;
  };
  const epochSeconds = await inOrder(all.epochSeconds);
  const isMixed = new Set(parts.map((part) => part.cadenceMinutes)).size > 1;
  return {
    epochSeconds,
    offsetMinutes: await inOrder(all.offsetMinutes),
    mgdl: await inOrder(all.mgdl),
    recorded: await inOrder(all.recorded),
    flags: await inOrder(all.flags),
    unit,
    zone,
    cadenceMinutes: measureCadence(epochSeconds),
    ...(isMixed ? { readingMinutes: await inOrder(all.readingMinutes) } : {}),
  };
}

function isAscending(epochs: Float64Array): boolean {
  for (let i = 1; i < epochs.length; i += 1) if ((epochs[i] ?? 0) <= (epochs[i - 1] ?? 0)) return false;
  return true;
}

/** Positions by time; of several at one second, the last. */
function latestInOrder(epochs: Float64Array): Uint32Array {
  const size = epochs.length;
  let first = epochs[0] ?? 0;
  for (const epoch of epochs) if (epoch < first) first = epoch;
  // Time and position in one number: sorting plain numbers is several times faster than with a comparator.
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at += 1) keys[at] = ((epochs[at] ?? 0) - first) * size + at;
  keys.sort();
  const order = new Uint32Array(size);
  let kept = 0;
  for (const key of keys) {
    const at = key % size;
    if (kept > 0 && epochs[order[kept - 1] ?? 0] === epochs[at]) kept -= 1;
    order[kept] = at;
    kept += 1;
  }
  return order.subarray(0, kept);
}
