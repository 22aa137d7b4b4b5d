import type { CgmSeries } from './series.ts';

/** A small series for tests: one reading every `cadenceMinutes`, in UTC. */
export function seriesOf(startEpoch: number, mgdl: readonly number[], cadenceMinutes = 5): CgmSeries {
  const values = Float64Array.from(mgdl);
  return {
    epochSeconds: Float64Array.from(mgdl, (_, i) => startEpoch + i * cadenceMinutes * 60),
    offsetMinutes: new Int16Array(mgdl.length),
    mgdl: values,
    recorded: values.slice(),
    flags: new Uint8Array(mgdl.length),
    unit: 'mg/dL',
    zone: 'UTC',
    cadenceMinutes,
  };
}
