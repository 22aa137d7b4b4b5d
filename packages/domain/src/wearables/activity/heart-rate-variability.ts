export interface HeartRateVariability {
  /** Root mean square of successive differences, ms. */
  rmssd: number;
  /** Sample standard deviation, ms. */
  sdnn: number;
  /** Per cent of successive differences above 50 ms. */
  pnn50: number;
  meanBpm: number;
}

/** Of intervals between beats in milliseconds (Task Force 1996); null under three of them. */
export function heartRateVariability(intervalsMs: readonly number[]): HeartRateVariability | null {
  const count = intervalsMs.length;
  if (count < 3) return null;
  const mean = intervalsMs.reduce((sum, interval) => sum + interval, 0) / count;
  const steps = intervalsMs.slice(1).map((interval, index) => interval - intervalsMs[index]!);
  const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0);
  return {
    rmssd: Math.sqrt(squares(steps) / steps.length),
    sdnn: Math.sqrt(squares(intervalsMs.map((interval) => interval - mean)) / (count - 1)),
    pnn50: (100 * steps.filter((step) => Math.abs(step) > 50).length) / steps.length,
    meanBpm: 60_000 / mean,
  };
}
