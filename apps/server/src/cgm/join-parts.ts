import { cadencesOf, sensorCadences, type CgmSeries } from '@healzy/domain/cgm';
import { fromMgdl, type GlucoseUnit } from '@healzy/domain/shared';
import { Slices } from '../slices.ts';
import type { ReadingColumns } from './blocks.ts';

/** The readings of one day of one import. */
export interface Part {
  columns: ReadingColumns;
  unit: GlucoseUnit;
  /** Readings of one import share their cadences. */
  importId: string;
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
    sensors: new Uint8Array(total),
  };
  let at = 0;
  for (const { columns, unit: own } of parts) {
    all.epochSeconds.set(columns.epochSeconds, at);
    all.offsetMinutes.set(columns.offsetMinutes, at);
    all.mgdl.set(columns.mgdl, at);
    all.recorded.set(
      own === unit ? columns.recorded : columns.mgdl.map((value) => fromMgdl(value, unit)),
      at,
    );
    all.flags.set(columns.flags, at);
    at += columns.epochSeconds.length;
  }
  for (const [from, to] of importSpans(parts)) {
    all.sensors.set(sensorCadences(all.epochSeconds.subarray(from, to)), from);
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
  return {
    epochSeconds,
    offsetMinutes: await inOrder(all.offsetMinutes),
    mgdl: await inOrder(all.mgdl),
    recorded: await inOrder(all.recorded),
    flags: await inOrder(all.flags),
    unit,
    zone,
    ...cadencesOf(epochSeconds, await inOrder(all.sensors)),
  };
}

/** First and last position (exclusive) of each import's readings; its parts follow each other. */
function importSpans(parts: readonly Part[]): [number, number][] {
  const spans = new Map<string, [number, number]>();
  let at = 0;
  for (const { importId, columns } of parts) {
    const end = at + columns.epochSeconds.length;
    spans.set(importId, [spans.get(importId)?.[0] ?? at, end]);
    at = end;
  }
  return [...spans.values()];
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
