import type { CgmFileReady, CgmSeries } from '@healzy/domain/cgm';
import type { CgmImport, GlucoseUnit } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { mapInSlices } from '../slices.ts';
import { packingDays } from './blocks.ts';

export interface ImportRow {
  id: string;
  medicalTestId: string;
  documentId: string;
  fileName: string;
  storageKey: string | null;
  zone: string;
  unit: GlucoseUnit;
  cadenceMinutes: number;
  readings: number;
  firstAt: string;
  lastAt: string;
  recognised: CgmImport['recognised'];
  report: CgmImport['report'];
  createdAt: string;
}

export const IMPORT_COLUMNS = `i.id, i.medical_test_id, i.document_id, d.file_name, d.storage_key, i.zone, i.unit,
  i.cadence_minutes, i.readings, i.first_at, i.last_at, i.recognised, i.report, i.created_at`;
export const IMPORT_FROM = 'cgm_imports i JOIN documents d ON d.id = i.document_id';

export async function findImport(
  sql: Sql,
  medicalTestId: string,
  id: string,
): Promise<ImportRow | undefined> {
  const { rows } = await sql.query<ImportRow>(
    `SELECT ${IMPORT_COLUMNS} FROM ${IMPORT_FROM} WHERE i.medical_test_id = $1 AND i.id = $2`,
    [medicalTestId, id],
  );
  return rows[0];
}

export function toImport(row: ImportRow): CgmImport {
  return {
    id: row.id,
    medicalTestId: row.medicalTestId,
    documentId: row.documentId,
    fileName: row.fileName,
    zone: row.zone,
    unit: row.unit,
    cadenceMinutes: row.cadenceMinutes,
    readings: row.readings,
    firstAt: row.firstAt,
    lastAt: row.lastAt,
    recognised: row.recognised,
    report: row.report,
    createdAt: row.createdAt,
  };
}

export interface NewImport {
  accountId: string;
  medicalTestId: string;
  documentId: string;
  userId: string | null;
  /** Whether these are the data that put the test in progress. */
  beganTest: boolean;
  file: Pick<CgmFileReady, 'recognised' | 'report' | 'series'>;
}

const iso = (epochSeconds: number | undefined): string => new Date((epochSeconds ?? 0) * 1000).toISOString();

/** Writes an import and its readings. */
export async function insertImport(sql: Sql, one: NewImport): Promise<string> {
  const { series, recognised, report } = one.file;
  const id = newId();
  await sql.query(
    `INSERT INTO cgm_imports (id, account_id, medical_test_id, document_id, zone, unit, cadence_minutes, readings, first_at,
       last_at, recognised, report, began_test, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text::jsonb, $12::text::jsonb, $13, $14)`,
    [
      id,
      one.accountId,
      one.medicalTestId,
      one.documentId,
      series.zone,
      series.unit,
      series.cadenceMinutes,
      series.epochSeconds.length,
      iso(series.epochSeconds[0]),
      iso(series.epochSeconds.at(-1)),
      JSON.stringify(recognised),
      JSON.stringify(report),
      one.beganTest,
      one.userId,
    ],
  );
  await insertBlocks(sql, one, id, series);
  return id;
}

const ROWS_PER_STATEMENT = 50;

async function insertBlocks(sql: Sql, one: NewImport, importId: string, series: CgmSeries): Promise<void> {
  const blocks = await mapInSlices(packingDays(series), (block) => block);
  for (let from = 0; from < blocks.length; from += ROWS_PER_STATEMENT) {
    const part = blocks.slice(from, from + ROWS_PER_STATEMENT);
    const rows = part.map((_, i) => `($1, $2, $3, $${4 + i * 3}, $${5 + i * 3}, $${6 + i * 3})`);
    await sql.query(
      `INSERT INTO cgm_blocks (account_id, medical_test_id, import_id, day, readings, data) VALUES ${rows.join(', ')}`,
      [
        one.accountId,
        one.medicalTestId,
        importId,
        ...part.flatMap(({ day, readings, data }) => [day, readings, data]),
      ],
    );
  }
}
