import { cgmImportRecord, type CgmFileReady } from '@healzy/domain/cgm';
import { z } from 'zod';
import type { CgmImport } from '@healzy/api/schema';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { type DayBlock, packingDays } from './blocks.ts';
import { requireFound } from '../../platform/http/http-problem.ts';
import { refreshSummaries } from './summaries.ts';

const cgmImports = table(
  'cgm_imports',
  cgmImportRecord.extend({
    accountId: idColumn,
    readings: z.number(),
    firstAt: instantColumn,
    lastAt: instantColumn,
    recognised: columnOfType<CgmFileReady['recognised']>(),
    report: columnOfType<CgmFileReady['report']>(),
  }),
);
/** The readings of one day, packed. */
export const cgmBlocks = table(
  'cgm_blocks',
  z.object({
    accountId: idColumn,
    medicalTestId: idColumn,
    importId: idColumn,
    day: z.iso.date(),
    readings: z.number(),
    data: columnOfType<Uint8Array>(),
  }),
);

const read = cgmImports.omit('accountId', 'createdBy');

export type ImportRow = RowOf<typeof read> & { fileName: string; storageKey: string | null };

export const IMPORT_COLUMNS = `${read.columns('i')}, d.file_name, d.storage_key`;
export const IMPORT_FROM = 'cgm_imports i JOIN documents d ON d.id = i.document_id';

/** @throws HttpProblem 404 when the test has no such import */
export async function findImport(sql: Sql, medicalTestId: string, id: string): Promise<ImportRow> {
  const { rows } = await sql.query<ImportRow>(
    `SELECT ${IMPORT_COLUMNS} FROM ${IMPORT_FROM} WHERE i.medical_test_id = $1 AND i.id = $2`,
    [medicalTestId, id],
  );
  return requireFound(rows[0]);
}

/** @param counted how many of its readings count: the newest import replaces none of its own */
export function toImport(
  { storageKey: _key, beganTest: _began, recognised, ...told }: ImportRow,
  counted: number,
): CgmImport {
  // Only what the next import is compared with.
  const { serials: _serials, ...shown } = recognised;
  return { ...told, recognised: shown, counted };
}

export interface NewImport {
  accountId: string;
  medicalTestId: string;
  documentId: string;
  userId: string | null;
  /** Whether this import put the test in progress. */
  beganTest: boolean;
  file: Pick<CgmFileReady, 'recognised' | 'report' | 'series'> & Partial<Pick<CgmFileReady, 'rows'>>;
}

const dateOf = (epochSeconds = 0): Date => new Date(epochSeconds * 1000);

/** Inserts an import and its readings. */
export async function insertImport(sql: Sql, one: NewImport): Promise<string> {
  const { file, userId: createdBy, ...owner } = one;
  const { series, rows = null } = file;
  const id = newId();
  await cgmImports.insert(sql, {
    ...owner,
    ...file,
    id,
    createdBy,
    zone: series.zone,
    unit: series.unit,
    cadenceMinutes: series.cadenceMinutes,
    readings: series.epochSeconds.length,
    firstAt: dateOf(series.epochSeconds[0]),
    lastAt: dateOf(series.epochSeconds.at(-1)),
  });
  await insertBlocks(sql, one, id, packingDays(series, rows));
  await refreshSummaries(sql, one.accountId, one.medicalTestId);
  return id;
}

const ROWS_PER_STATEMENT = 50;

async function insertBlocks(
  sql: Sql,
  one: NewImport,
  importId: string,
  days: Iterable<DayBlock>,
): Promise<void> {
  const { accountId, medicalTestId } = one;
  const blocks = await mapInSlices(days, (block) => block);
  for (let from = 0; from < blocks.length; from += ROWS_PER_STATEMENT) {
    const part = blocks.slice(from, from + ROWS_PER_STATEMENT);
    const rows = part.map((block) => ({ ...block, accountId, medicalTestId, importId }));
    await cgmBlocks.insert(sql, rows);
  }
}
