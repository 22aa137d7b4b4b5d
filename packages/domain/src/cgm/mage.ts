import { glucoseGrid, type GlucoseGrid } from './grid.ts';
import type { CgmSeries } from './series.ts';
import { stretches } from './stretches.ts';

/** Points of the two trailing averages on a five-minute grid (Fernandes 2022, 10.1177/19322968211061165). */
const SHORT = 5;
const LONG = 32;

/**
 * Mean amplitude of glycemic excursions in mg/dL: the mean of the swings between nadir and peak of at least one
 * standard deviation, all in the direction of the first that counts (Service 1970). Turning points are between the
 * crossings of a short and a long trailing average. Stretches parted by a gap of more than 45 minutes each use their own
 * standard deviation and are weighted by length. null when no stretch has a swing that counts.
 */
export function meanAmplitude(series: CgmSeries, grid: GlucoseGrid = glucoseGrid(series)): number | null {
  let weighted = 0;
  let weight = 0;
  for (const stretch of stretches(series, grid)) {
    const amplitude = stretchAmplitude(stretch);
    if (amplitude === null) continue;
    weighted += amplitude * stretch.length;
    weight += stretch.length;
  }
  return weight > 0 ? weighted / weight : null;
}

function stretchAmplitude(values: Float64Array): number | null {
  if (values.length < LONG) return null;
  const turns = turningPoints(values);
  if (turns.length === 0) return null;
  const swings = new CountedSwings(sampleSd(values));
  for (const turn of turns) swings.turn(turn);
  return swings.meanOfFirstDirection();
}

/**
 * The turning points of at least {@link LONG} values, the last one included. The loop calls hardly any function: the
 * values stay in registers, which makes it several times faster.
 */
function turningPoints(values: Float64Array): number[] {
  const turns: number[] = [];
  const n = values.length;
  let shortSum = 0;
  let longSum = 0;
  for (let i = 0; i < LONG; i++) longSum += values[i]!;
  for (let i = 0; i < SHORT; i++) shortSum += values[i]!;
  let direction = 0;
  let low = values[0]!;
  let high = low;
  for (let i = 0; i < n; i++) {
    const value = values[i]!;
    // Before a window is full, its first full mean is used.
    if (i >= SHORT) shortSum += value - values[i - SHORT]!;
    if (i >= LONG) longSum += value - values[i - LONG]!;
    const shortMean = shortSum / SHORT;
    const longMean = longSum / LONG;
    const now = shortMean > longMean ? 1 : shortMean < longMean ? -1 : direction;
    if (now !== direction && direction !== 0) {
      turns.push(direction > 0 ? high : low);
      low = value;
      high = value;
    } else {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    direction = now;
  }
  if (direction !== 0) turns.push(direction > 0 ? high : low);
  return turns;
}

/** Keeps the swings between turning points that reach a threshold, and merges smaller ones between them. */
class CountedSwings {
  readonly #threshold: number;
  #direction = 0;
  #first = 0;
  /** Where the current swing began, and its extreme so far. */
  #from = Number.NaN;
  #to = Number.NaN;
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  readonly #sums = { up: 0, ups: 0, down: 0, downs: 0 };

  constructor(threshold: number) {
    this.#threshold = threshold;
  }

  turn(value: number): void {
    if (this.#direction === 0) this.#begin(value);
    else if (this.#direction > 0 ? value >= this.#to : value <= this.#to) this.#to = value;
    else if (Math.abs(value - this.#to) >= this.#threshold) {
      this.#count();
      this.#from = this.#to;
      this.#to = value;
      this.#direction = -this.#direction;
    }
  }

  #begin(value: number): void {
    if (value > this.#high) this.#high = value;
    if (value < this.#low) this.#low = value;
    if (value - this.#low >= this.#threshold && value > this.#low) this.#start(1, this.#low, value);
    else if (this.#high - value >= this.#threshold && value < this.#high) this.#start(-1, this.#high, value);
  }

  #start(direction: number, from: number, to: number): void {
    this.#direction = direction;
    this.#first = direction;
    this.#from = from;
    this.#to = to;
  }

  #count(): void {
    const size = Math.abs(this.#to - this.#from);
    if (this.#direction > 0) {
      this.#sums.up += size;
      this.#sums.ups++;
    } else {
      this.#sums.down += size;
      this.#sums.downs++;
    }
  }

  meanOfFirstDirection(): number | null {
    if (this.#direction === 0) return null;
    this.#count();
    return this.#first > 0 ? this.#sums.up / this.#sums.ups : this.#sums.down / this.#sums.downs;
  }
}

function sampleSd(values: Float64Array): number {
  // Differences from the first value: the sums stay small, so one pass is accurate enough.
  const origin = values[0]!;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const difference = values[i]! - origin;
    sum += difference;
    squares += difference * difference;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / values.length) / (values.length - 1));
}
