import type { CgmReadings } from '@healzy/api/cgm';
import type { CgmSeries } from '@healzy/domain/cgm';

/** The readings of an answer as the columns on which the domain computes. */
export function seriesOf(readings: CgmReadings): CgmSeries {
  return {
    zone: readings.zone,
    unit: readings.unit,
    cadenceMinutes: readings.cadenceMinutes,
    epochSeconds: Float64Array.from(readings.epochSeconds),
    offsetMinutes: Int16Array.from(readings.offsetMinutes),
    mgdl: Float64Array.from(readings.mgdl),
    recorded: Float64Array.from(readings.recorded),
    flags: Uint8Array.from(readings.flags),
    ...(readings.readingMinutes ? { readingMinutes: Uint8Array.from(readings.readingMinutes) } : {}),
  };
}
