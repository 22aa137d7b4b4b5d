import type { SqlJsStatic } from 'sql.js';
import { describe, expect, it } from 'vitest';
import {
  countedDays,
  recordsToDomain,
  sleepDays,
  WEARABLE_CHOICES,
  type WearableRecords,
} from '../../index.ts';
import {
  readWearableFiles,
  surveyWearableFiles,
  type NamedBlob,
  type WearableImportOptions,
} from '../index.ts';

/** Half past midnight in Madrid, the day before in UTC. */
const NIGHT_MS = Date.UTC(2026, 2, 27, 23, 30);
const MINUTE_MS = 60_000;

const APPS = `create table application_info_table (row_id integer, app_name text, package_name text);
  insert into application_info_table values (1, 'Reloj', 'org.watch');`;
const steps = (
  zone: string,
) => `create table steps_record_table (row_id integer, start_time integer, end_time integer,
    ${zone === '' ? '' : 'start_zone_offset integer, end_zone_offset integer,'} count integer, app_info_id integer);
  insert into steps_record_table values (1, ${NIGHT_MS}, ${NIGHT_MS + 10 * MINUTE_MS}, ${zone} 900, 1);`;
const SLEEPS = `create table sleep_session_record_table (row_id integer, start_time integer, end_time integer,
    start_zone_offset integer, end_zone_offset integer, app_info_id integer);
  insert into sleep_session_record_table values (1, ${NIGHT_MS}, ${NIGHT_MS + 420 * MINUTE_MS}, 3600, 3600, 1);`;
/** A watch that lay on the table: it writes the row all the same. */
const EMPTY = `insert into steps_record_table values (2, ${NIGHT_MS + 30 * MINUTE_MS}, ${NIGHT_MS + 40 * MINUTE_MS}, 3600, 3600, 0, 1);`;

async function database(...statements: string[]): Promise<NamedBlob> {
  // @ts-expect-error -- the build that brings its WebAssembly with it has no types of its own
  const inline = (await import('sql.js/dist/sql-wasm-inline.js')) as { default: () => Promise<SqlJsStatic> };
  const SQL = await inline.default();
  const db = new SQL.Database();
  for (const statement of statements) db.exec(statement);
  const bytes = db.export() as Uint8Array<ArrayBuffer>;
  db.close();
  return { name: 'health_connect_export.db', blob: new Blob([bytes]) };
}

async function read(file: NamedBlob, options: WearableImportOptions = {}) {
  const parts: WearableRecords[] = [];
  const result = await readWearableFiles([file], new Set(WEARABLE_CHOICES), options, {
    emit: async (part) => void parts.push(part),
  });
  const records = parts.map(recordsToDomain);
  return {
    result,
    intervals: records.flatMap((part) => part.intervals),
    sleeps: records.flatMap((part) => part.sleeps),
  };
}

describe('a database', () => {
  it('without the tables of apps and of stages gives the rest, and says no more than it knows', async () => {
    const { result, intervals, sleeps } = await read(await database(steps('3600, 3600,'), SLEEPS));
    expect(result).toMatchObject({ kind: 'read', read: 2, stored: 2, skipped: [] });
    expect(intervals).toMatchObject([{ source: 'Health Connect', value: 900, offsetMinutes: 60 }]);
    expect(sleepDays(sleeps, [])).toMatchObject([
      { date: '2026-03-28', night: { figures: { sleepS: 420 * 60, states: { ASLEEP: 420 * 60, DEEP: 0 } } } },
    ]);
  });

  it('with a row of zeros names it', async () => {
    const { result } = await read(await database(APPS, steps('3600, 3600,'), EMPTY));
    expect(result).toMatchObject({ read: 2, stored: 1, skipped: [{ reason: 'PLACEHOLDER', rows: [2] }] });
  });

  it('whose rows say no clock asks for the zone, and reads nothing as if it were of UTC', async () => {
    const file = await database(APPS, steps(''));
    expect(await surveyWearableFiles([file])).toEqual({
      ...{ kind: 'question', format: 'HEALTH_CONNECT', question: 'zone' },
    });
    const { intervals } = await read(file, { zone: 'Europe/Madrid' });
    expect(countedDays(intervals, []).days).toMatchObject([{ date: '2026-03-28', value: 900 }]);
  });

  it('of something else is none, and one cut in half is refused', async () => {
    const other = await database('create table notes (text text);');
    expect(await surveyWearableFiles([other])).toMatchObject({ kind: 'refused', reason: 'UNKNOWN_FORMAT' });
    const { name, blob } = await database(APPS, steps('3600, 3600,'), SLEEPS);
    expect(await surveyWearableFiles([{ name, blob: blob.slice(0, blob.size / 2) }])).toMatchObject({
      ...{ kind: 'refused', detail: name },
    });
  });
});
