import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { daysOfLocalDate, localDateOfDays, type LocalDate } from '@healzy/domain/shared';
import { noRecords, type DomainRecords, type WearableMetricId } from '@healzy/domain/wearables';
import {
  countNew,
  countRecords,
  mergeRecords,
  fromStored,
  recordBlocks,
  toStored,
  type RecordBlock,
  type StoredRecords,
} from '@healzy/domain/wearables/delivery';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { wearableBlocks, wearableSourceOrders } from './rows.ts';

/** Whose records. */
export interface OfPatient {
  accountId: string;
  patientId: string;
}

/** The fastest level: a day of a watch is written again with each delivery. */
const LEVEL = 1;

const packRecords = (records: DomainRecords): Uint8Array =>
  deflateRawSync(JSON.stringify(toStored(records)), { level: LEVEL });

export const unpackRecords = (data: Uint8Array): DomainRecords =>
  fromStored(JSON.parse(inflateRawSync(data).toString('utf8')) as StoredRecords);

/** Rows of one statement: a part of an import has records of up to some thousand days. */
const ROWS = 200;

/** Of a row, beside what it holds: its ids, and its place in the indexes. */
const ROW_BYTES = 200;

/** Stores a part of an import, whose blocks are its own. @returns bytes that they take */
export async function insertPart(
  sql: Sql,
  owner: OfPatient & { importId: string; part: number },
  records: DomainRecords,
): Promise<number> {
  const rows = recordBlocks(records).map(({ metric, day, records: own }) => ({
    id: newId(),
    ...owner,
    metric,
    day,
    records: countRecords(own),
    data: packRecords(own),
  }));
  for (let at = 0; at < rows.length; at += ROWS) await wearableBlocks.insert(sql, rows.slice(at, at + ROWS));
  return rows.reduce((sum, { data }) => sum + ROW_BYTES + data.length, 0);
}

/**
 * Adds what a device delivered to the blocks of its days.
 *
 * @returns how many records are there more than before, and how many that were not there: a corrected one is no further one
 */
export async function mergeIntoBlocks(
  sql: Sql,
  owner: OfPatient & { deviceId: string },
  records: DomainRecords,
): Promise<{ added: number; stored: number }> {
  const change = { added: 0, stored: 0 };
  for (const block of recordBlocks(records)) {
    const before = await blockOf(sql, owner, block);
    const merged = mergeRecords(before ? [before.records, block.records] : [block.records]);
    const data = packRecords(merged);
    if (before && Buffer.compare(data, before.data) === 0) continue;
    const count = countRecords(merged);
    change.added += count - (before ? countRecords(before.records) : 0);
    change.stored += countNew(before?.records ?? noRecords(), merged);
    if (before) await wearableBlocks.update(sql, { id: before.id }, { records: count, data });
    else {
      const { metric, day } = block;
      await wearableBlocks.insert(sql, { id: newId(), ...owner, part: 0, metric, day, records: count, data });
    }
  }
  return change;
}

async function blockOf(sql: Sql, { deviceId }: { deviceId: string }, { metric, day }: RecordBlock) {
  const { rows } = await sql.query<{ id: string; data: Uint8Array }>(
    'SELECT id, data FROM wearable_blocks WHERE device_id = $1 AND metric = $2 AND day = $3::date',
    [deviceId, metric, day],
  );
  const row = rows[0];
  return row && { ...row, records: unpackRecords(row.data) };
}

/** Which records to read: those around local days, both included, of some metrics or of all. */
export interface WantedRecords {
  from: LocalDate;
  to: LocalDate;
  metrics?: readonly (WearableMetricId | 'MEALS')[];
}

/** Local days begin up to fourteen hours from those of UTC, and a night or a total that began a day before ends in them. */
const AROUND_DAYS = 2;
const around = (date: LocalDate, days: number): LocalDate =>
  localDateOfDays((daysOfLocalDate(date) ?? 0) + days);

/** A stored block, and the import or device that it is of. */
export interface StoredBlock {
  origin: string;
  day: LocalDate;
  data: Uint8Array;
}

/** Blocks around some days, of complete imports and all devices, by day. */
export async function readBlocks(
  sql: Sql,
  { accountId, patientId }: OfPatient,
  { from, to, metrics }: WantedRecords,
): Promise<StoredBlock[]> {
  const { rows } = await sql.query<StoredBlock>(
    `SELECT coalesce(b.import_id, b.device_id) AS origin, to_char(b.day, 'YYYY-MM-DD') AS day, b.data
     FROM wearable_blocks b LEFT JOIN wearable_imports i ON i.id = b.import_id
     WHERE b.account_id = $1 AND b.patient_id = $2 AND b.day BETWEEN $3::date AND $4::date
       AND ($5::text[] IS NULL OR b.metric = ANY ($5)) AND (b.import_id IS NULL OR i.completed_at IS NOT NULL)
     ORDER BY b.day`,
    [accountId, patientId, around(from, -AROUND_DAYS), around(to, AROUND_DAYS), metrics ?? null],
  );
  return rows;
}

/**
 * Records of a patient around some days, each once. More than those days have: the rules of the domain say to which day a
 * record belongs.
 */
export async function readWearableRecords(
  sql: Sql,
  owner: OfPatient,
  wanted: WantedRecords,
): Promise<DomainRecords> {
  const blocks = await readBlocks(sql, owner, wanted);
  return mergeRecords(blocks.map(({ data }) => unpackRecords(data)));
}

/** The sources that a specialist has put in order, the first that counts first. */
export async function sourceOrderOf(sql: Sql, { accountId, patientId }: OfPatient): Promise<string[]> {
  return (await wearableSourceOrders.find(sql, { accountId, patientId }))?.sources ?? [];
}
