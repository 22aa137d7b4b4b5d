import {
  importQuestions,
  patientSheetSteps,
  readImportRow,
  rowReadingOf,
  RowSorter,
  type ImportQuestion,
  type KnownPatients,
  type PatientImportSettings,
  type PatientSheet,
  type ReadRow,
  type SheetLayout,
  type SortedRow,
} from '@healzy/domain/patients/imports';
import { searchKey } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { unprocessable } from '../../../platform/http/http-problem.ts';
import { inSlices, mapInSlices, Slices } from '../../../platform/slices.ts';
import type { Services } from '../../../platform/services.ts';
import { wrongState, type ImportRow } from './import-rows.ts';

/** Specialists of the account by how a row may name them: their e-mail or full name. */
export type Colleagues = ReadonlyMap<string, string>;

export async function findColleagues(sql: Sql, accountId: string): Promise<Colleagues> {
  const { rows } = await sql.query<{ professionalId: string; email: string; name: string; surname: string }>(
    `SELECT m.professional_id, u.email, u.name, u.surname FROM memberships m JOIN users u ON u.id = m.user_id
     WHERE m.account_id = $1 AND 'SPECIALIST' = ANY (m.roles) AND m.professional_id IS NOT NULL`,
    [accountId],
  );
  const byKey = new Map<string, string>();
  const namesakes = new Set<string>();
  for (const { professionalId: id, name, surname } of rows) {
    const key = searchKey(`${name} ${surname}`);
    if (byKey.has(key)) namesakes.add(key);
    byKey.set(key, id);
  }
  // Two people with one name are told apart only by their e-mail.
  for (const key of namesakes) byKey.delete(key);
  for (const { professionalId: id, email } of rows) byKey.set(searchKey(email), id);
  return byKey;
}

/** How an import's file was read last; settings of an older version do not say. */
const layoutOf = ({ settings }: ImportRow): SheetLayout => ({
  delimiter: settings?.delimiter ?? null,
  encoding: settings?.encoding ?? null,
});

/** Reads an import's file, in its last layout or another; it was read once already when the import began. */
export async function readSheet(
  services: Services,
  row: ImportRow,
  layout: SheetLayout = layoutOf(row),
): Promise<PatientSheet> {
  if (row.storageKey === null) throw wrongState(row.state);
  const sheet = await inSlices(patientSheetSteps(await services.files.read(row.storageKey), layout));
  if (sheet.kind === 'refused')
    throw unprocessable(sheet.code, 'The file is no table of patients.', sheet.details);
  return sheet;
}

/** The result of reading a file with some settings: its rows, or the questions to ask first. */
export type ReadSheet = { rows: ReadRow[] } | { questions: ImportQuestion[] };

export async function readRows(
  sheet: PatientSheet,
  settings: PatientImportSettings,
  colleagues: Colleagues,
): Promise<ReadSheet> {
  const slices = new Slices();
  const questions = importQuestions(sheet, settings);
  if (questions.length > 0) return { questions };
  await slices.next();
  const reading = rowReadingOf(sheet, settings, (text) => colleagues.get(searchKey(text)) ?? null);
  await slices.next();
  return { rows: await mapInSlices(sheet.rows, (row) => readImportRow(row, reading)) };
}

/** The rows of a file, and how far they have been classified while they are imported. */
export class ImportedRows {
  readonly rows: readonly ReadRow[];
  #sorter = new RowSorter();
  #sorted = 0;

  constructor(rows: readonly ReadRow[]) {
    this.rows = rows;
  }

  /**
   * Returns a classifier for the row at a position, which depends on the rows before it; for an earlier position it
   * starts over.
   */
  async sorterFrom(position: number, known: KnownPatients): Promise<(read: ReadRow) => SortedRow> {
    if (this.#sorted !== position) {
      this.#sorter = new RowSorter();
      this.#sorted = 0;
    }
    const slices = new Slices();
    while (this.#sorted < position) {
      const read = this.rows[this.#sorted++];
      if (read) this.#sorter.sort(read, known);
      if (slices.isOver) await slices.next();
    }
    return (read) => {
      this.#sorted++;
      return this.#sorter.sort(read, known);
    };
  }
}

const KEPT = 4;
const KEPT_MS = 5 * 60_000;

/** Caches rows: an import takes many calls, and its file is read once for all of them. */
class RecentRows {
  readonly #entries = new Map<string, { rows: ImportedRows; timer: NodeJS.Timeout }>();

  get(key: string): ImportedRows | undefined {
    return this.#entries.get(key)?.rows;
  }

  keep(key: string, rows: ImportedRows): void {
    this.forget(key);
    const timer = setTimeout(() => this.forget(key), KEPT_MS);
    timer.unref();
    this.#entries.set(key, { rows, timer });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > KEPT && oldest !== undefined) this.forget(oldest);
  }

  forget(key: string): void {
    clearTimeout(this.#entries.get(key)?.timer);
    this.#entries.delete(key);
  }
}

const recent = new RecentRows();
const keyOf = (row: ImportRow, settings: PatientImportSettings): string =>
  `${row.id} ${JSON.stringify(settings)}`;

/** The rows of an import after its dry run, from the cache or read again. */
export async function rowsOf(
  services: Services,
  row: ImportRow,
  settings: PatientImportSettings,
  colleagues: Colleagues,
): Promise<ImportedRows> {
  const key = keyOf(row, settings);
  const known = recent.get(key);
  if (known) return known;
  const read = await readRows(await readSheet(services, row), settings, colleagues);
  if ('questions' in read) throw wrongState(row.state);
  const rows = new ImportedRows(read.rows);
  recent.keep(key, rows);
  return rows;
}

/** Caches the rows of a dry run for the calls that follow. */
export function keepRows(row: ImportRow, settings: PatientImportSettings, rows: ReadRow[]): void {
  recent.keep(keyOf(row, settings), new ImportedRows(rows));
}

/** Drops the rows from memory once an import is over. */
export function forgetRows(row: ImportRow): void {
  if (row.settings) recent.forget(keyOf(row, row.settings));
}
