import { z } from 'zod';

/** A day at one sample a second. */
const MOST_SAMPLES = 100_000;

const COLUMNS = [
  'vo2',
  'vco2',
  'heartRate',
  'ventilation',
  'speedKmH',
  'gradePercent',
  'loadWatt',
  'energyKcalMin',
  'fatGMin',
  'carbohydrateGMin',
  'fatKcalMin',
  'carbohydrateKcalMin',
  'fatShare',
  'carbohydrateShare',
  'rer',
] as const;
export type SampleColumn = (typeof COLUMNS)[number];

/** The samples of a recording in columns of equal length; null is not measured, and a whole column that the file lacks. */
export type RecordSamples = { timeS: number[]; rows: number[] } & Record<
  SampleColumn,
  (number | null)[] | null
>;

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= -1_000_000 && value <= 1_000_000;

function areSamples(value: unknown): value is RecordSamples {
  if (typeof value !== 'object' || value === null) return false;
  const columns = value as Record<string, unknown>;
  const { timeS, rows } = columns;
  if (!Array.isArray(timeS) || timeS.length < 2 || timeS.length > MOST_SAMPLES) return false;
  if (!Array.isArray(rows) || rows.length !== timeS.length) return false;
  if (!timeS.every(isAmount) || !rows.every((row) => Number.isInteger(row) && row >= 0)) return false;
  const times = timeS as number[];
  for (let i = 1; i < times.length; i++) if (!(times[i]! >= times[i - 1]!)) return false;
  for (const name of COLUMNS) {
    const column = columns[name];
    if (column === null && name !== 'vo2') continue;
    if (!Array.isArray(column) || column.length !== timeS.length) return false;
    if (!column.every((each) => each === null || isAmount(each))) return false;
  }
  return (columns.vo2 as unknown[]).some((each) => each !== null);
}

// Number by number, because a schema for each of a hundred thousand would hold the server up.
export const samplesSchema = z.custom<RecordSamples>(areSamples);
export const SAMPLE_COLUMNS: readonly SampleColumn[] = COLUMNS;
