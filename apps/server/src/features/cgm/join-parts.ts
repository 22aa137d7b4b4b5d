import { cadencesOf, sensorCadences, type CgmSeries } from '@healzy/domain/cgm';
import { fromMgdl, zoneTable, type GlucoseUnit } from '@healzy/domain/shared';
import { Slices } from '../../platform/slices.ts';
import type { ReadingColumns } from './blocks.ts';

/** The readings of one day of one import. */
export interface Part {
  /** Readings of one import share their cadences. Later imports follow earlier ones. */
  importId: string;
  columns: ReadingColumns;
  unit: GlucoseUnit;
}

export interface Joined {
  series: CgmSeries;
  /** How many readings of each import count. */
  counted: ReadonlyMap<string, number>;
  /** Where each reading of the series is from. */
  origins: Origins;
}

/** The import of each reading, as its place in `imports`, and the line in its file; 0 where that was not kept. */
export interface Origins {
  imports: readonly string[];
  source: Uint16Array;
  rows: Int32Array;
}

/**
 * Joins parts that may overlap, so that no time counts twice: where two imports cover the same time, the later one
 * counts, whatever the seconds at which their sensors measured. What only the earlier one has stays.
 *
 * @param zone whose clock all readings have, whatever the one by which their file was read: days, hours and profile of
 *   a test come from one clock
 */
export async function joinParts(parts: readonly Part[], zone: string, unit: GlucoseUnit): Promise<Joined> {
  const imports = [...new Set(parts.map(({ importId }) => importId))];
  const total = parts.reduce((sum, { columns }) => sum + columns.epochSeconds.length, 0);
  const all = {
    epochSeconds: new Float64Array(total),
    mgdl: new Float64Array(total),
    recorded: new Float64Array(total),
    flags: new Uint8Array(total),
    sensors: new Uint8Array(total),
    source: new Uint16Array(total),
    rows: new Int32Array(total),
  };
  let at = 0;
  for (const { importId, columns, unit: own } of parts) {
    all.epochSeconds.set(columns.epochSeconds, at);
    all.mgdl.set(columns.mgdl, at);
    all.recorded.set(
      own === unit ? columns.recorded : columns.mgdl.map((value) => fromMgdl(value, unit)),
      at,
    );
    all.flags.set(columns.flags, at);
    if (columns.rows !== null) all.rows.set(columns.rows, at);
    const end = at + columns.epochSeconds.length;
    all.source.fill(imports.indexOf(importId), at, end);
    at = end;
  }
  for (const [from, to] of importSpans(parts)) {
    all.sensors.set(sensorCadences(all.epochSeconds.subarray(from, to)), from);
  }
  const slices = new Slices();
  const order = isAscending(all.epochSeconds) ? null : withoutReplaced(latestInOrder(all.epochSeconds), all);
  const inOrder = async <Column extends Float64Array | Int16Array | Int32Array | Uint16Array | Uint8Array>(
    column: Column,
  ): Promise<Column> => {
    if (order === null) return column;
    if (slices.isOver) await slices.next();
    const sorted = column.slice(0, order.length) as Column;
    for (let at = 0; at < order.length; at += 1) sorted[at] = column[order[at] ?? 0] ?? 0;
    return sorted;
  };
  const epochSeconds = await inOrder(all.epochSeconds);
  const origins = { imports, source: await inOrder(all.source), rows: await inOrder(all.rows) };
  const counted = new Map(imports.map((importId) => [importId, 0]));
  for (const source of origins.source) {
    const importId = imports[source] ?? '';
    counted.set(importId, (counted.get(importId) ?? 0) + 1);
  }
  const series = {
    epochSeconds,
    offsetMinutes: offsetsIn(zone, epochSeconds),
    mgdl: await inOrder(all.mgdl),
    recorded: await inOrder(all.recorded),
    flags: await inOrder(all.flags),
    unit,
    zone,
    ...cadencesOf(epochSeconds, await inOrder(all.sensors)),
  };
  return { series, counted, origins };
}

/** The offsets of a zone at sorted instants. */
function offsetsIn(zone: string, epochSeconds: Float64Array): Int16Array {
  const first = epochSeconds[0] ?? 0;
  const { changes, minutes } = zoneTable(zone, first, epochSeconds.at(-1) ?? first);
  const offsets = new Int16Array(epochSeconds.length);
  let row = 0;
  for (let at = 0; at < offsets.length; at += 1) {
    while ((changes[row + 1] ?? Infinity) <= (epochSeconds[at] ?? 0)) row += 1;
    offsets[at] = minutes[row] ?? 0;
  }
  return offsets;
}

interface Sourced {
  epochSeconds: Float64Array;
  /** Cadence of the sensor of each reading, in minutes. */
  sensors: Uint8Array;
  /** Number of the import of each reading. */
  source: Uint16Array;
}

/**
 * Leaves out each reading that a later import replaces: one of that import is nearer than half the longer of the two
 * cadences, so that both represent the same minutes.
 */
function withoutReplaced(order: Uint32Array, { epochSeconds, sensors, source }: Sourced): Uint32Array {
  let longest = 0;
  let newest = 0;
  for (const at of order) {
    longest = Math.max(longest, sensors[at] ?? 0);
    newest = Math.max(newest, source[at] ?? 0);
  }
  const isReplaced = new Uint8Array(order.length);
  const isCovered = (place: number, step: -1 | 1): boolean => {
    const at = order[place] ?? 0;
    for (let next = place + step; next >= 0 && next < order.length; next += step) {
      const other = order[next] ?? 0;
      const seconds = Math.abs((epochSeconds[other] ?? 0) - (epochSeconds[at] ?? 0));
      if (seconds >= longest * 30) return false;
      const half = Math.max(sensors[at] ?? 0, sensors[other] ?? 0) * 30;
      if (isReplaced[next] === 0 && (source[other] ?? 0) > (source[at] ?? 0) && seconds < half) return true;
    }
    return false;
  };
  // From the newest back: what has been replaced itself replaces nothing.
  for (let older = newest - 1; older >= 0; older -= 1) {
    for (let place = 0; place < order.length; place += 1) {
      if (source[order[place] ?? 0] !== older) continue;
      if (isCovered(place, 1) || isCovered(place, -1)) isReplaced[place] = 1;
    }
  }
  return order.filter((_, place) => isReplaced[place] === 0);
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
