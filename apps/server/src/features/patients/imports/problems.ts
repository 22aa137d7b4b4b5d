import type { SortedRow } from '@healzy/domain/patients/imports';
import type { PatientImportProblem } from '@healzy/api/schema';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { longHandler, type Call, type Caller, type LongCall } from '../../../platform/http/calls.ts';
import { csvFile } from '../../../platform/http/csv.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { sortRows } from './check.ts';
import { requireImport, notChecked, wrongState, type ImportRow } from './import-rows.ts';
import { findKnown, visiblePatients } from './known-patients.ts';
import { reasonOf, translate } from './reasons.ts';
import { findColleagues, readSheet, rowsOf } from './sheets.ts';

type AnyCall = LongCall<'listPatientImportProblems'> | LongCall<'exportPatientImportProblems'>;

interface Sorted {
  row: ImportRow;
  problems: SortedRow[];
}

/** Every row of the file that is not simply imported. */
async function problemsOf({ caller, path, services, inAccount }: AnyCall): Promise<Sorted> {
  const { row, colleagues } = await inAccount(async (sql: Sql) => ({
    row: await requireImport(sql, caller, path.importId),
    colleagues: await findColleagues(sql, caller.accountId),
  }));
  if (row.documentId === null) throw wrongState(row.state);
  if (row.settings === null || row.findings === null) throw notChecked();
  const { rows } = await rowsOf(services, row, row.settings, colleagues);
  const known = await inAccount((sql: Sql) => findKnown(sql, caller.accountId, rows));
  const sorted = await sortRows(rows, known);
  return { row, problems: sorted.filter(({ kind }) => kind !== 'READY') };
}

async function toProblems(
  sql: Sql,
  caller: Caller,
  rows: readonly SortedRow[],
): Promise<PatientImportProblem[]> {
  const known = rows.flatMap(({ patient }) => (patient ? [patient.id] : []));
  const visible = await visiblePatients(sql, caller, known);
  return rows.flatMap(({ read, kind, wrong, otherRow, patient }) => {
    if (kind === 'READY') return [];
    const seen = patient !== null && visible.has(patient.id) ? patient : null;
    return [
      {
        row: read.row,
        name: read.name,
        kind,
        cells: wrong.map(({ field, code, found }) => ({ field, code, found })),
        otherRow,
        patient: seen && { id: seen.id, name: seen.name, surname: seen.surname },
      },
    ];
  });
}

export const listPatientImportProblems = longHandler('listPatientImportProblems', async (call) => {
  const { caller, query, inAccount } = call;
  const { row, problems } = await problemsOf(call);
  const page = await pageOf(query, ['patient-import-problems', row.id, row.settings], (after, limit) => {
    const from = after === null ? 0 : problems.findIndex(({ read }) => read.row > Number(after.value));
    const rest = from < 0 ? [] : problems.slice(from, from + limit);
    return rest.map((problem) => ({ ...problem, keyset: `${problem.read.row} ${row.id}` }));
  });
  const items = await inAccount((sql) => toProblems(sql, caller, page.items));
  return { status: 200, body: { ...page, items, total: problems.length } };
});

export const exportPatientImportProblems = longHandler('exportPatientImportProblems', async (call) => {
  const { query, services, inAccount } = call;
  const language = query.language ?? 'es';
  const t = translate(language);
  const { row, problems } = await problemsOf(call);
  const sheet = await readSheet(services, row);
  const cells = new Map(sheet.rows.map((one) => [one.row, one.cells]));
  const lines = await mapInSlices(problems, (problem) => [
    String(problem.read.row),
    reasonOf(problem, t),
    ...(cells.get(problem.read.row) ?? []),
  ]);
  await inAccount((sql) =>
    recordAudit(sql, {
      by: call satisfies Pick<Call<'exportPatientImportProblems'>, 'caller' | 'origin' | 'services'>,
      kind: 'EXPORTED',
      details: { exported: 'PATIENTS', rows: lines.length },
    }),
  );
  return {
    status: 200,
    body: await csvFile([[t('import.row'), t('import.reason'), ...sheet.headings], ...lines], language),
    fileName: `${t('import.fileName')}.csv`,
  };
});
