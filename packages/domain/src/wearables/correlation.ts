import { atOnce } from '../shared/delimited/index.ts';

/** Spearman's rank correlation of two series of days, or why there is none. */
export type Correlation =
  | { kind: 'value'; method: 'SPEARMAN'; rho: number; low: number; high: number; n: number }
  | { kind: 'none'; reason: 'TOO_FEW_DAYS' | 'NO_VARIATION'; n: number; needed: number };

export const CORRELATION_DAYS = 14;
const RESAMPLES = 2000;
/** Any fixed one: the same days give the same interval to whoever looks. */
const SEED = 20_190;

/** A small seeded generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Places of values; equal ones share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]!);
  const ranks: number[] = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let until = from;
    while (until < order.length && values[order[until]!] === values[order[from]!]) until++;
    for (let i = from; i < until; i++) ranks[order[i]!] = (from + until + 1) / 2;
    from = until;
  }
  return ranks;
}

/** Null when one of the two does not vary. */
function pearson(x: readonly number[], y: readonly number[]): number | null {
  const n = x.length;
  const [meanX, meanY] = [x.reduce((a, b) => a + b, 0) / n, y.reduce((a, b) => a + b, 0) / n];
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [dx, dy] = [x[i]! - meanX, y[i]! - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx === 0 || yy === 0 ? null : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

const spearman = (x: readonly number[], y: readonly number[]): number | null =>
  pearson(ranksOf(x), ranksOf(y));

/** Between two neighbours of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const above = sorted[Math.min(low + 1, sorted.length - 1)]!;
  return sorted[low]! + (at - low) * (above - sorted[low]!);
}

/**
 * How two things of the same days go together, by ranks: one extraordinary day shall not make a connection. The interval
 * is of 2,000 resamples of days. It is no cause, and the days of one person are not independent of each other.
 *
 * @param pairs days on which both are known
 */
export const dailyCorrelation = (pairs: readonly (readonly [number, number])[]): Correlation =>
  atOnce(correlationSteps(pairs));

/** Resamples of a step. */
const PER_STEP = 100;

/** The same in steps, so that a server can answer others in between. */
export function* correlationSteps(
  pairs: readonly (readonly [number, number])[],
): Generator<undefined, Correlation> {
  const known = pairs.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  const n = known.length;
  const none = (reason: 'TOO_FEW_DAYS' | 'NO_VARIATION') =>
    ({ kind: 'none', reason, n, needed: CORRELATION_DAYS }) as const;
  if (n < CORRELATION_DAYS) return none('TOO_FEW_DAYS');
  // In a fixed order, so that the resamples are the same whatever the order of the days.
  const sorted = [...known].sort(([a, b], [c, d]) => a - c || b - d);
  const rho = spearman(
    sorted.map(([x]) => x),
    sorted.map(([, y]) => y),
  );
  if (rho === null) return none('NO_VARIATION');
  const random = randomOf(SEED);
  const resampled: number[] = [];
  for (let i = 0; i < RESAMPLES; i++) {
    if (i % PER_STEP === 0) yield;
    const days = sorted.map(() => sorted[Math.floor(random() * n)]!);
    const again = spearman(
      days.map(([x]) => x),
      days.map(([, y]) => y),
    );
    if (again !== null) resampled.push(again);
  }
  resampled.sort((a, b) => a - b);
  return {
    kind: 'value',
    method: 'SPEARMAN',
    rho,
    low: quantile(resampled, 0.025),
    high: quantile(resampled, 0.975),
    n,
  };
}
