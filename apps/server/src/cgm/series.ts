import { emptySeries, measureCadence, sliceSeries, type CgmSeries } from '@healzy/domain/cgm';
import {
  daysOfLocalDate,
  fromMgdl,
  startOfLocalDay,
  zoneTable,
  type GlucoseUnit,
} from '@healzy/domain/shared';
import type { Sql } from '../db/database.ts';
import { invalid } from '../http/refusals.ts';
import { unpackBlock, type ReadingColumns } from './blocks.ts';

interface BlockRow {
  import_id: string;
  data: Uint8Array;
  unit: GlucoseUnit;
  zone: string;
  cadence_minutes: number;
}

interface Part {
  columns: ReadingColumns;
  unit: GlucoseUnit;
  cadenceMinutes: number;
}

/**
 * All readings of a test. Imports may overlap: of two readings at one second the one of the later import stands. Zone
 * and unit are those of the newest import.
 */
export async function loadSeries(sql: Sql, accountId: string, medicalTestId: string): Promise<CgmSeries> {
  const { rows } = await sql.query<BlockRow>(
    `SELECT b.import_id, b.data, i.unit, i.zone, i.cadence_minutes FROM cgm_blocks b JOIN cgm_imports i ON i.id = b.import_id
     WHERE b.account_id = $1 AND b.medical_test_id = $2 ORDER BY i.created_at, i.id, b.day`,
    [accountId, medicalTestId],
  );
  const newest = rows.at(-1);
  if (!newest) return emptySeries(await patientZone(sql, medicalTestId));
  const parts = rows.map((row): Part => ({
    columns: unpackBlock(row.data, row.unit),
    unit: row.unit,
    cadenceMinutes: row.cadence_minutes,
  }));
  return joinParts(parts, newest.zone, newest.unit);
}

async function patientZone(sql: Sql, medicalTestId: string): Promise<string> {
  const { rows } = await sql.query<{ timezone: string }>(
    'SELECT p.timezone FROM medical_tests t JOIN patients p ON p.id = t.patient_id WHERE t.id = $1',
    [medicalTestId],
  );
  return rows[0]?.timezone ?? 'UTC';
}

function joinParts(parts: readonly Part[], zone: string, unit: GlucoseUnit): CgmSeries {
  const places = new Map<number, [part: number, index: number]>();
  parts.forEach(({ columns }, part) => {
    columns.epochSeconds.forEach((epoch, index) => places.set(epoch, [part, index]));
  });
  const epochSeconds = Float64Array.from(places.keys()).sort();
  const size = epochSeconds.length;
  const offsetMinutes = new Int16Array(size);
  const mgdl = new Float64Array(size);
  const recorded = new Float64Array(size);
  const flags = new Uint8Array(size);
  const readingMinutes = new Uint8Array(size);
  epochSeconds.forEach((epoch, at) => {
    const [partIndex, index] = places.get(epoch) ?? [0, 0];
    const part = parts[partIndex];
    if (!part) return;
    offsetMinutes[at] = part.columns.offsetMinutes[index] ?? 0;
    mgdl[at] = part.columns.mgdl[index] ?? 0;
    flags[at] = part.columns.flags[index] ?? 0;
    readingMinutes[at] = Math.min(255, Math.max(1, Math.round(part.cadenceMinutes)));
    recorded[at] =
      part.unit === unit
        ? (part.columns.recorded[index] ?? 0)
        : fromMgdl(part.columns.mgdl[index] ?? 0, unit);
  });
  const isMixed = new Set(parts.map((part) => part.cadenceMinutes)).size > 1;
  return {
    epochSeconds,
    offsetMinutes,
    mgdl,
    recorded,
    flags,
    unit,
    zone,
    cadenceMinutes: measureCadence(epochSeconds),
    ...(isMixed ? { readingMinutes } : {}),
  };
}

/** A span of local days, both included, as instants. */
export interface Period {
  fromEpoch: number;
  /** Exclusive. */
  toEpoch: number;
}

/** Reads `from` and `to` in the zone of the readings; undefined when neither is given. */
export function periodOf(series: CgmSeries, query: { from?: string; to?: string }): Period | undefined {
  if (query.from === undefined && query.to === undefined) return undefined;
  const first = dayNumber('/query/from', query.from);
  const last = dayNumber('/query/to', query.to);
  if (first !== null && last !== null && first > last) {
    throw invalid([
      { path: '/query/to', code: 'END_BEFORE_START', message: 'The last day lies before the first.' },
    ]);
  }
  const { epochSeconds } = series;
  const startOf = (day: number): number => {
    const middle = day * 86_400;
    return startOfLocalDay(zoneTable(series.zone, middle - 3 * 86_400, middle + 3 * 86_400), day);
  };
  const fromEpoch = first === null ? (epochSeconds[0] ?? 0) : startOf(first);
  const afterLast = (epochSeconds.at(-1) ?? 0) + 1;
  return { fromEpoch, toEpoch: Math.max(fromEpoch, last === null ? afterLast : startOf(last + 1)) };
}

/**
 * Days from 1900 on: exports shared for research carry shifted dates, decades before any sensor. What lies further
 * away costs only computing time.
 */
const FIRST_DAY = -25_567;
const LAST_DAY = 60_000;

function dayNumber(path: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const day = daysOfLocalDate(text);
  if (day !== null && day >= FIRST_DAY && day <= LAST_DAY) return day;
  throw invalid([{ path, code: 'DATE_INVALID', message: 'This is no day between 1900 and 2134.' }]);
}

/** The readings of a period; the whole series without one. */
export function within(series: CgmSeries, period: Period | undefined): CgmSeries {
  return period === undefined ? series : sliceSeries(series, period.fromEpoch, period.toEpoch);
}
