import { madridMinutes, trace } from '../data/trace.mjs';

/** The input columns of every contender: five-minute readings of one patient who lives in Madrid. */
export function series(readings) {
  const { epochSeconds, mgdl } = trace(readings);
  return {
    epochSeconds,
    mgdl,
    recorded: mgdl,
    offsetMinutes: madridMinutes(epochSeconds),
    flags: Uint8Array.from(mgdl, (value) => (value < 40 ? 1 : value > 400 ? 2 : 0)),
    unit: 'mg/dL',
    zone: 'Europe/Madrid',
    cadenceMinutes: 5,
  };
}
