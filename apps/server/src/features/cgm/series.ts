import {
  commonBounds,
  emptySeries,
  MAX_CGM_DAYS,
  sliceSeries,
  withBounds,
  type CensoredBounds,
  type CgmFileReport,
  type CgmMaker,
  type CgmSeries,
} from '@healzy/domain/cgm';
import {
  daysOfLocalDate,
  localDateOfDays,
  startOfLocalDay,
  zoneTable,
  type GlucoseUnit,
} from '@healzy/domain/shared';
import type { CgmLeftOut } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/http-problem.ts';
import { mapInSlices, Slices } from '../../platform/slices.ts';
import { unpackBlock } from './blocks.ts';
import { joinParts, type Joined, type Part } from './join-parts.ts';

const DAY = 86_400;

type Block = Pick<Part, 'unit' | 'importId'> & {
  data: Uint8Array;
  maker: CgmMaker;
  testZone: string;
  testUnit: GlucoseUnit;
};

/** The readings of a test that count in its figures, and what was left out. */
export interface LoadedSeries extends CgmSeries {
  leftOut: CgmLeftOut;
}

/**
 * All readings of a test. Imports may overlap: where two cover the same time, the later one counts. Zone and unit are
 * those of the newest import, for all readings and also when only some days are read.
 *
 * @param days reads only blocks of these local days, both included
 */
export async function loadSeries(
  sql: Sql,
  accountId: string,
  medicalTestId: string,
  days?: { first: string; last: string },
): Promise<LoadedSeries> {
  const joined = await loadJoined(sql, accountId, medicalTestId, days);
  if (joined === null) return { ...emptySeries(await patientZone(sql, medicalTestId)), leftOut: null };
  return lastDaysOf(joined.series);
}

/**
 * The same with the import and the line of the file that each reading is from, and how many readings of each import
 * count; of the others a later import covers the time. Null for a test without readings.
 */
export async function loadJoined(
  sql: Sql,
  accountId: string,
  medicalTestId: string,
  days?: { first: string; last: string },
): Promise<Joined | null> {
  const { rows } = await sql.query<Block>(
    `SELECT b.data, i.unit, b.import_id, i.recognised->>'maker' AS maker, n.zone AS test_zone, n.unit AS test_unit
     FROM cgm_blocks b JOIN cgm_imports i ON i.id = b.import_id
     CROSS JOIN (SELECT zone, unit FROM cgm_imports WHERE account_id = $1 AND medical_test_id = $2
                 ORDER BY created_at DESC, id DESC LIMIT 1) n
     WHERE b.account_id = $1 AND b.medical_test_id = $2 AND b.day BETWEEN coalesce($3::date, '-infinity')
       AND coalesce($4::date, 'infinity') ORDER BY i.created_at, i.id, b.day`,
    [accountId, medicalTestId, days?.first ?? null, days?.last ?? null],
  );
  const [first] = rows;
  if (!first) return null;
  const bounds = await boundsByMaker(sql, accountId, medicalTestId);
  const parts = await mapInSlices(rows, ({ data, unit, importId, maker }): Part => {
    const columns = unpackBlock(data, unit);
    const own = bounds.get(maker);
    return { columns: own === undefined ? columns : withBounds(columns, unit, own), unit, importId };
  });
  const slices = new Slices();
  await slices.next();
  const joined = await joinParts(parts, first.testZone, first.testUnit);
  await slices.next();
  return joined;
}

/**
 * What words count as in the files of each maker, by all of them: the figures of a day do not depend on which others are
 * read with it. A table of unknown origin says nothing of another one.
 */
async function boundsByMaker(
  sql: Sql,
  accountId: string,
  medicalTestId: string,
): Promise<ReadonlyMap<CgmMaker, CensoredBounds>> {
  const { rows } = await sql.query<{ maker: CgmMaker; reports: CgmFileReport[] }>(
    `SELECT recognised->>'maker' AS maker, json_agg(report) AS reports FROM cgm_imports
     WHERE account_id = $1 AND medical_test_id = $2 AND recognised->>'maker' <> 'PLAIN'
     GROUP BY recognised->>'maker' HAVING count(*) > 1`,
    [accountId, medicalTestId],
  );
  return new Map(rows.map(({ maker, reports }) => [maker, commonBounds(reports)]));
}

/** Tests from before the limit existed may span decades without data. */
function lastDaysOf(series: CgmSeries): LoadedSeries {
  const { epochSeconds, offsetMinutes } = series;
  const last = epochSeconds.at(-1) ?? 0;
  if ((epochSeconds[0] ?? last) >= last - MAX_CGM_DAYS * DAY) return { ...series, leftOut: null };
  const day = Math.floor((last + (offsetMinutes.at(-1) ?? 0) * 60) / DAY) - MAX_CGM_DAYS;
  const kept = sliceSeries(series, startOfDay(series.zone, day), last + 1);
  const readings = epochSeconds.length - kept.epochSeconds.length;
  return { ...kept, leftOut: readings === 0 ? null : { readings, before: localDateOfDays(day) } };
}

function startOfDay(zone: string, day: number): number {
  const middle = day * DAY;
  return startOfLocalDay(zoneTable(zone, middle - 3 * DAY, middle + 3 * DAY), day);
}

async function patientZone(sql: Sql, medicalTestId: string): Promise<string> {
  const { rows } = await sql.query<{ timezone: string }>(
    'SELECT p.timezone FROM medical_tests t JOIN patients p ON p.id = t.patient_id WHERE t.id = $1',
    [medicalTestId],
  );
  return rows[0]?.timezone ?? 'UTC';
}

/** A range of local days, both included, as instants. */
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
  const fromEpoch = first === null ? (epochSeconds[0] ?? 0) : startOfDay(series.zone, first);
  const afterLast = (epochSeconds.at(-1) ?? 0) + 1;
  const toEpoch = Math.max(fromEpoch, last === null ? afterLast : startOfDay(series.zone, last + 1));
  // A test has no more days than this, and each costs time even without readings.
  if (toEpoch - fromEpoch > (MAX_CGM_DAYS + 2) * DAY) {
    const path = query.to === undefined ? '/query/from' : '/query/to';
    throw invalid([{ path, code: 'OUT_OF_RANGE', message: `Ask for ${MAX_CGM_DAYS} days at most.` }]);
  }
  return { fromEpoch, toEpoch };
}

/**
 * 1900-01-01: exports shared for research carry shifted dates, decades before any sensor. Earlier dates are invalid.
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
