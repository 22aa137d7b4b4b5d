import { MGDL_PER_MMOLL, offsetAt, zoneTable, type GlucoseUnit } from '../../shared/index.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, measureCadence, type CgmSeries } from '../series.ts';

/** A small series for tests: values in `unit` at equal steps from an instant; null leaves a gap. */
export function seriesOf(
  values: readonly (number | null)[],
  { from = '2026-01-10T00:00:00Z', stepMinutes = 5, zone = 'UTC', unit = 'mg/dL' as GlucoseUnit } = {},
): CgmSeries {
  const start = Date.parse(from) / 1000;
  const readings = values.flatMap((value, i) =>
    value === null ? [] : [{ value, epoch: start + i * stepMinutes * 60 }],
  );
  const table = zoneTable(zone, start, start + values.length * stepMinutes * 60);
  const epochSeconds = Float64Array.from(readings, ({ epoch }) => epoch);
  const mgdl = Float64Array.from(readings, ({ value }) =>
    unit === 'mg/dL' ? value : value * MGDL_PER_MMOLL,
  );
  return {
    epochSeconds,
    offsetMinutes: Int16Array.from(readings, ({ epoch }) => offsetAt(table, epoch)),
    mgdl,
    recorded: Float64Array.from(readings, ({ value }) => value),
    flags: Uint8Array.from(mgdl, (value) =>
      value === 39 ? CGM_FLAG_LOW : value === 401 ? CGM_FLAG_HIGH : 0,
    ),
    unit,
    zone,
    cadenceMinutes: measureCadence(epochSeconds) || stepMinutes,
  };
}
