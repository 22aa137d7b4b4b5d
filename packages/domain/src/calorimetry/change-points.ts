/** A curve of positive values on an even grid, whose noise grows with them; NaN where nothing was measured. */
export type Curve = readonly number[];

interface Options {
  /** Seconds between the points. */
  stepS: number;
  /** Shortest segment in seconds. */
  shortestS: number;
  /** Lengths that segments are expected to have, and how far off they may be. */
  lengthsS: readonly number[];
  toleranceS: number;
}

/** Seconds in which a body approaches a new level (time constants of oxygen, carbon dioxide and heart rate); 0 is at once. */
const TIME_CONSTANTS = [0, 15, 30, 45, 70] as const;
/** What a border costs, times the parameters that a segment adds and the logarithm of the points (a Bayesian criterion). */
const PENALTY = 3.5;
/** What a segment of no expected length costs more. */
const ODD_LENGTH = 6;

/**
 * Where curves change together: the borders of segments in each of which every curve approaches a level exponentially, as
 * gas exchange does after a change of load. The division that explains the curves best at the price of a border is found
 * exactly, by dynamic programming over all of them.
 *
 * @returns indices of the first points of all segments but the first
 */
export function changePoints(
  curves: readonly Curve[],
  { stepS, shortestS, lengthsS, toleranceS }: Options,
): number[] {
  const count = curves[0]?.length ?? 0;
  const shortest = Math.max(2, Math.round(shortestS / stepS));
  if (count < 2 * shortest) return [];
  const noises = curves.map(noiseOf);
  const price = PENALTY * Math.log(count) * curves.length;
  const best = new Float64Array(count + 1).fill(Infinity);
  const from = new Int32Array(count + 1);
  best[0] = -price;
  for (let start = 0; start <= count - shortest; start++) {
    if (best[start] === Infinity) continue;
    const costs = curves.map((curve, i) =>
      segmentCosts(curve, start, stepS).map((cost) => cost / noises[i]!),
    );
    for (let end = start + shortest; end <= count; end++) {
      const seconds = (end - start) * stepS;
      const isOdd = !lengthsS.some((length) => Math.abs(seconds - length) <= toleranceS);
      let cost = best[start]! + price + (isOdd ? ODD_LENGTH : 0);
      for (const each of costs) cost += each[end - start]!;
      if (cost < best[end]!) {
        best[end] = cost;
        from[end] = start;
      }
    }
  }
  const borders: number[] = [];
  for (let end = from[count]!; end > 0; end = from[end]!) borders.unshift(end);
  return refined(curves, noises, { borders, stepS, shortest });
}

/** Variance of the noise relative to the level, by the differences of neighbours, which levels do not change. */
function noiseOf(curve: Curve): number {
  const differences: number[] = [];
  for (let i = 1; i < curve.length; i++) {
    const difference = Math.abs(curve[i]! - curve[i - 1]!) / ((curve[i]! + curve[i - 1]!) / 2);
    if (!Number.isNaN(difference)) differences.push(difference);
  }
  differences.sort((a, b) => a - b);
  const median = differences[differences.length >> 1] ?? 0;
  // Of normal noise the median difference is 0.954 standard deviations. Curves without any are not exact either.
  return Math.max((median / 0.954) ** 2, 1e-5);
}

/** Squared relative error of the best approach to a level, for segments from one start to every end. */
function segmentCosts(curve: Curve, start: number, stepS: number): Float64Array {
  const length = curve.length - start;
  const costs = new Float64Array(length + 1).fill(Infinity);
  costs[0] = 0;
  for (const constant of TIME_CONSTANTS) {
    let [n, x, xx, y, yy, xy] = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < length; i++) {
      const value = curve[start + i]!;
      if (!Number.isNaN(value)) {
        const decay = constant === 0 ? 0 : Math.exp((-(i + 0.5) * stepS) / constant);
        const weight = 1 / (value * value);
        n += weight;
        x += weight * decay;
        xx += weight * decay * decay;
        y += weight * value;
        yy += 1;
        xy += weight * decay * value;
      }
      if (n === 0) {
        costs[i + 1] = 0;
        continue;
      }
      const ssy = yy - (y * y) / n;
      const ssx = xx - (x * x) / n;
      const sxy = xy - (x * y) / n;
      const error = Math.max(0, ssx > 1e-9 * n ? ssy - (sxy * sxy) / ssx : ssy);
      if (error < costs[i + 1]!) costs[i + 1] = error;
    }
  }
  return costs;
}

/** How far a border may be from where it was found first, in seconds. */
const REACH_S = 40;
/** Seconds before a border from which the level before it is taken. */
const BEFORE_S = 120;

/**
 * Finds each border again between the two levels on its sides: a segment alone says nothing about the level that it starts
 * from, although that is where the one before it ended.
 */
function refined(
  curves: readonly Curve[],
  noises: readonly number[],
  { borders, stepS, shortest }: { borders: readonly number[]; stepS: number; shortest: number },
): number[] {
  const count = curves[0]!.length;
  const reach = Math.round(REACH_S / stepS);
  const found = [...borders];
  for (let pass = 0; pass < 2; pass++) {
    for (const [i, border] of found.entries()) {
      const before = found[i - 1] ?? 0;
      const end = found[i + 1] ?? count;
      const from = Math.max(before, border - Math.round(BEFORE_S / stepS));
      let best = { at: border, cost: Infinity };
      const low = Math.max(border - reach, before + shortest, from + 2);
      const high = Math.min(border + reach, end - shortest);
      for (let at = low; at <= high; at++) {
        let cost = 0;
        for (const [c, curve] of curves.entries())
          cost += stepCost(curve, { from, at, end }, stepS) / noises[c]!;
        if (cost < best.cost) best = { at, cost };
      }
      found[i] = best.at;
    }
  }
  return found;
}

/** Squared relative error of a level that holds up to a border and then approaches another. */
function stepCost(
  curve: Curve,
  { from, at, end }: { from: number; at: number; end: number },
  stepS: number,
): number {
  let least = Infinity;
  for (const constant of TIME_CONSTANTS) {
    let [n, x, xx, y, yy, xy] = [0, 0, 0, 0, 0, 0];
    for (let i = from; i < end; i++) {
      const value = curve[i]!;
      if (Number.isNaN(value)) continue;
      const left = i < at ? 1 : constant === 0 ? 0 : Math.exp((-(i - at + 0.5) * stepS) / constant);
      const weight = 1 / (value * value);
      n += weight;
      x += weight * left;
      xx += weight * left * left;
      y += weight * value;
      yy += 1;
      xy += weight * left * value;
    }
    if (n === 0) return 0;
    const ssx = xx - (x * x) / n;
    const sxy = xy - (x * y) / n;
    least = Math.min(least, Math.max(0, yy - (y * y) / n - (ssx > 1e-9 * n ? (sxy * sxy) / ssx : 0)));
  }
  return least;
}
