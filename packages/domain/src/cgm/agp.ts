import { glucoseGrid, type GlucoseGrid } from './grid.ts';
import { seriesClock } from './local-days.ts';
import type { Agp } from './metric-types.ts';
import type { CgmSeries } from './series.ts';

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;
/** Bins of 1 mg/dL; the last holds everything above. */
const BINS = 512;

/**
 * Ambulatory glucose profile: percentiles 5, 25, 50, 75 and 95 (type 7) over the days at each step of local time, from
 * readings interpolated by `glucoseGrid`. Without smoothing. `minuteOfDay` starts at 0; a step without data is null. On
 * the day that clocks go back a step may count twice.
 */
export function agp(series: CgmSeries, grid: GlucoseGrid = glucoseGrid(series)): Agp {
  const columns = 1440 / grid.stepMinutes;
  const cells = cellKeys(series, grid, columns);
  const counts = new Uint32Array(columns * BINS);
  for (let i = 0; i < cells.length; i++) counts[cells[i]!]!++;
  const sizes = columnSizes(counts, columns);
  const ranks = rankCells(counts, sizes);
  const sorted = sortedCells(grid.values, cells, counts, ranks);
  const lines: (number | null)[][] = SHARES.map(() => []);
  for (let column = 0; column < columns; column++) {
    SHARES.forEach((_share, line) => {
      const rank = ranks[column * SHARES.length + line]!;
      if (rank === null) return lines[line]!.push(null);
      const low = sorted.get(rank.lowCell)![rank.lowAt]!;
      const high = sorted.get(rank.highCell)![rank.highAt]!;
      return lines[line]!.push(low + rank.rest * (high - low));
    });
  }
  return {
    stepMinutes: grid.stepMinutes,
    days: Math.max(0, ...sizes),
    minuteOfDay: Array.from({ length: columns }, (_, column) => column * grid.stepMinutes),
    count: sizes,
    p5: lines[0]!,
    p25: lines[1]!,
    p50: lines[2]!,
    p75: lines[3]!,
    p95: lines[4]!,
  };
}

/** For each grid value the cell `column · BINS + whole mg/dL`, with the column in the zone's local time. */
function cellKeys(series: CgmSeries, grid: GlucoseGrid, columns: number): Int32Array {
  const { slots, values, originEpoch, originOffset, stepMinutes } = grid;
  const { changes, minutes } = seriesClock(series);
  const keys = new Int32Array(slots.length);
  let row = -1;
  let until = Number.NEGATIVE_INFINITY;
  let column = 0;
  let last = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    while (slot >= until) {
      row++;
      column = (slot + Math.floor((minutes[row]! - originOffset) / stepMinutes) + columns) % columns;
      last = slot;
      const next = row + 1 < changes.length ? changes[row + 1]! : Number.POSITIVE_INFINITY;
      until = Math.ceil((next - originEpoch) / (stepMinutes * 60));
    }
    column += slot - last;
    last = slot;
    while (column >= columns) column -= columns;
    const value = values[i]!;
    keys[i] = column * BINS + (value >= BINS - 1 ? BINS - 1 : value | 0);
  }
  return keys;
}

interface Rank {
  lowCell: number;
  lowAt: number;
  highCell: number;
  highAt: number;
  /** How far between the two order statistics the quantile is. */
  rest: number;
}

function columnSizes(counts: Uint32Array, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    let size = 0;
    const end = (column + 1) * BINS;
    for (let cell = column * BINS; cell < end; cell++) size += counts[cell]!;
    return size;
  });
}

/** The cells that hold the order statistics of each column's percentiles; null for an empty column. */
function rankCells(counts: Uint32Array, sizes: readonly number[]): (Rank | null)[] {
  return sizes.flatMap((size, column) => {
    // Two walkers: each percentile's lower rank may come before the upper rank of the previous one.
    const seekLow = rankWalker(counts, column);
    const seekHigh = rankWalker(counts, column);
    return SHARES.map((share): Rank | null => {
      if (size === 0) return null;
      const rank = (size - 1) * share;
      const below = Math.floor(rank);
      const low = seekLow(below);
      const high = rank > below ? seekHigh(below + 1) : low;
      return { lowCell: low.cell, lowAt: low.at, highCell: high.cell, highAt: high.at, rest: rank - below };
    });
  });
}

/** Finds the cells of ascending ranks in one column. */
function rankWalker(counts: Uint32Array, column: number) {
  let cell = column * BINS - 1;
  let before = 0;
  let upTo = 0;
  return (rank: number) => {
    while (upTo <= rank) {
      before = upTo;
      upTo += counts[++cell]!;
    }
    return { cell, at: rank - before };
  };
}

/** The values of the cells that contain a rank, sorted: a small part of all, so nothing else needs sorting. */
function sortedCells(
  values: Float64Array,
  cells: Int32Array,
  counts: Uint32Array,
  ranks: readonly (Rank | null)[],
): Map<number, Float64Array> {
  const cursor = new Int32Array(counts.length).fill(-1);
  const start = new Map<number, number>();
  let room = 0;
  for (const rank of ranks) {
    for (const cell of rank === null ? [] : [rank.lowCell, rank.highCell]) {
      if (cursor[cell]! >= 0) continue;
      cursor[cell] = room;
      start.set(cell, room);
      room += counts[cell]!;
    }
  }
  const store = new Float64Array(room);
  for (let i = 0; i < cells.length; i++) {
    const at = cursor[cells[i]!]!;
    if (at < 0) continue;
    store[at] = values[i]!;
    cursor[cells[i]!] = at + 1;
  }
  const sorted = new Map<number, Float64Array>();
  for (const [cell, from] of start) sorted.set(cell, store.subarray(from, from + counts[cell]!).sort());
  return sorted;
}
