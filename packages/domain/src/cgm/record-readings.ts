import { z } from 'zod';

/** Nine years of sensor readings. */
const MOST_READINGS = 1_000_000;

/** Readings of a sensor in columns of equal length. */
export interface RecordReadings {
  epochSeconds: number[];
  offsetMinutes: number[];
  mgdl: number[];
  recorded: number[];
  flags: number[];
}
const READING_COLUMNS: Record<keyof RecordReadings, { min: number; max: number; isWhole: boolean }> = {
  epochSeconds: { min: 0, max: 10_000_000_000, isWhole: true },
  offsetMinutes: { min: -1_000, max: 1_000, isWhole: true },
  mgdl: { min: 0, max: 10_000, isWhole: false },
  recorded: { min: 0, max: 10_000, isWhole: false },
  flags: { min: 0, max: 3, isWhole: true },
};

function areReadings(value: unknown): value is RecordReadings {
  if (typeof value !== 'object' || value === null) return false;
  const columns = value as Record<string, unknown>;
  const at = columns.epochSeconds;
  if (!Array.isArray(at) || at.length > MOST_READINGS) return false;
  for (const [name, { min, max, isWhole }] of Object.entries(READING_COLUMNS)) {
    const column = columns[name];
    if (!Array.isArray(column) || column.length !== at.length) return false;
    for (const one of column as unknown[]) {
      if (typeof one !== 'number' || !(one >= min && one <= max) || (isWhole && !Number.isInteger(one)))
        return false;
    }
  }
  for (let i = 1; i < at.length; i++) if (!(at[i] > at[i - 1])) return false;
  return true;
}
// Number by number, because a schema for each of a million would block the server for seconds.
export const readingsSchema = z.custom<RecordReadings>(areReadings);
