import {
  importQuestions,
  readImportRow,
  readPatientSheet,
  rowReadingOf,
  type ImportQuestion,
  type PatientImportSettings,
  type PatientSheet,
  type ReadRow,
  type SheetLayout,
} from '@healzy/domain/patients/imports';
import { searchKey } from '@healzy/domain/shared';
import type { Sql } from '../../db/database.ts';
import { refused } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { wrongState, type ImportRow } from './import-rows.ts';

/** Specialists of the account by what a row may name them with: their address or their whole name. */
export type Colleagues = ReadonlyMap<string, string>;

export async function findColleagues(sql: Sql, accountId: string): Promise<Colleagues> {
  const { rows } = await sql.query<{ professional_id: string; email: string; name: string; surname: string }>(
    `SELECT m.professional_id, u.email, u.name, u.surname FROM memberships m JOIN users u ON u.id = m.user_id
     WHERE m.account_id = $1 AND 'SPECIALIST' = ANY (m.roles) AND m.professional_id IS NOT NULL`,
    [accountId],
  );
  const byKey = new Map<string, string>();
  const namesakes = new Set<string>();
  for (const { professional_id: id, name, surname } of rows) {
    const key = searchKey(`${name} ${surname}`);
    if (byKey.has(key)) namesakes.add(key);
    byKey.set(key, id);
  }
  // Which of two people of one name is meant, only their address tells.
  for (const key of namesakes) byKey.delete(key);
  for (const { professional_id: id, email } of rows) byKey.set(searchKey(email), id);
  return byKey;
}

/** How the file of an import was read last; settings of an older version do not say. */
const layoutOf = ({ settings }: ImportRow): SheetLayout => ({
  delimiter: settings?.delimiter ?? null,
  encoding: settings?.encoding ?? null,
});

/** Reads the file of an import, as it was read last or in another layout; it was read once already when the import began. */
export async function readSheet(
  services: Services,
  row: ImportRow,
  layout: SheetLayout = layoutOf(row),
): Promise<PatientSheet> {
  if (row.storage_key === null) throw wrongState(row.state);
  const sheet = readPatientSheet(await services.files.read(row.storage_key), layout);
  if (sheet.kind === 'refused') throw refused(sheet.code, 'The file is no table of patients.', sheet.details);
  return sheet;
}

/** What a file holds under some settings: its rows, or what is to be asked first. */
export type ReadSheet =
  { sheet: PatientSheet; rows: ReadRow[] } | { sheet: PatientSheet; questions: ImportQuestion[] };

/** Rows are read in slices, so that others are answered in between. */
const SLICE = 400;

export async function readRows(
  sheet: PatientSheet,
  settings: PatientImportSettings,
  colleagues: Colleagues,
): Promise<ReadSheet> {
  const questions = importQuestions(sheet, settings);
  if (questions.length > 0) return { sheet, questions };
  const reading = rowReadingOf(sheet, settings, (text) => colleagues.get(searchKey(text)) ?? null);
  const rows: ReadRow[] = [];
  for (let from = 0; from < sheet.rows.length; from += SLICE) {
    for (const row of sheet.rows.slice(from, from + SLICE)) rows.push(readImportRow(row, reading));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { sheet, rows };
}

const KEPT = 4;
const KEPT_MS = 5 * 60_000;

/** Rows that were read lately: an import is carried out in many calls, and its file is read once for all of them. */
class RecentRows {
  readonly #entries = new Map<string, { rows: ReadRow[]; timer: NodeJS.Timeout }>();

  get(key: string): ReadRow[] | undefined {
    return this.#entries.get(key)?.rows;
  }

  keep(key: string, rows: ReadRow[]): void {
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

/** The rows of an import that has been tried out, read now or lately. */
export async function rowsOf(
  services: Services,
  row: ImportRow,
  settings: PatientImportSettings,
  colleagues: Colleagues,
): Promise<ReadRow[]> {
  const key = keyOf(row, settings);
  const known = recent.get(key);
  if (known) return known;
  const read = await readRows(await readSheet(services, row), settings, colleagues);
  if ('questions' in read) throw wrongState(row.state);
  recent.keep(key, read.rows);
  return read.rows;
}

/** Keeps the rows that a dry run has just read, for what follows it. */
export function keepRows(row: ImportRow, settings: PatientImportSettings, rows: ReadRow[]): void {
  recent.keep(keyOf(row, settings), rows);
}

/** Nothing of an import's file stays behind in memory once it is over. */
export function forgetRows(row: ImportRow): void {
  if (row.settings) recent.forget(keyOf(row, row.settings));
}
