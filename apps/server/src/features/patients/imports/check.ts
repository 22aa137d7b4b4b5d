import {
  patientImportSettingsSchema,
  RowSorter,
  type KnownPatients,
  type PatientImportSettings,
  type ReadRow,
  type RowKind,
  type SortedRow,
} from '@healzy/domain/patients/imports';
import { choosesSpecialists } from '@healzy/domain/session';
import type { PatientImportFindings } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import { longHandler, type Caller } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { invalid, recordForbidden } from '../../../platform/http/http-problem.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { requireSpecialists } from '../../../shared/patient-access/assignments.ts';
import { toDetails } from './beginning.ts';
import { requireImport, wrongState } from './import-rows.ts';
import { findKnown } from './known-patients.ts';
import { findColleagues, keepRows, readRows, readSheet } from './sheets.ts';

export const checkPatientImport = longHandler(
  'checkPatientImport',
  async ({ caller, path, body, services, inAccount }) => {
    const given = checked(patientImportSettingsSchema, body);
    const settings = { ...given, principalId: given.principalId.toLowerCase() };
    const { row, colleagues } = await inAccount(async (sql) => {
      const found = await requireImport(sql, caller, path.importId);
      if (found.state !== 'DRAFT') throw wrongState(found.state);
      await requirePrincipal(sql, caller, settings);
      return { row: found, colleagues: await findColleagues(sql, caller.accountId) };
    });
    const sheet = await readSheet(services, row, settings);
    if (settings.columns.length !== sheet.headings.length) {
      const message = `The file has ${sheet.headings.length} columns.`;
      throw invalid([{ path: '/body/columns', code: 'IMPORT_COLUMNS_MISSING', message }]);
    }
    const read = await readRows(sheet, settings, colleagues);
    const kept = (findings: PatientImportFindings | null) =>
      inAccount((sql) => keep(sql, caller, path.importId, { settings, findings, rows: sheet.rows.length }));
    if ('questions' in read) return { status: 200, body: toDetails(await kept(null), sheet, read.questions) };
    const known = await inAccount((sql) => findKnown(sql, caller.accountId, read.rows));
    const checkedRow = await kept(countKinds(await sortRows(read.rows, known)));
    keepRows(row, settings, read.rows);
    return { status: 200, body: toDetails(checkedRow, sheet) };
  },
);

/** Callers who may only create their own patients can only import such. */
async function requirePrincipal(sql: Sql, caller: Caller, settings: PatientImportSettings): Promise<void> {
  await requireSpecialists(sql, [settings.principalId]);
  if (choosesSpecialists(caller.roles)) return;
  if (settings.principalId !== caller.professionalId || settings.columns.includes('principalEmail'))
    throw recordForbidden();
}

/** Classifies all rows of a file. */
export async function sortRows(rows: readonly ReadRow[], known: KnownPatients): Promise<SortedRow[]> {
  const sorter = new RowSorter();
  return mapInSlices(rows, (row) => sorter.sort(row, known));
}

function countKinds(rows: readonly SortedRow[]): PatientImportFindings {
  const countOf = (kind: RowKind): number => rows.filter((row) => row.kind === kind).length;
  return {
    ready: countOf('READY'),
    alike: countOf('ALIKE'),
    unlikely: countOf('UNLIKELY'),
    wrong: countOf('WRONG'),
    taken: countOf('TAKEN'),
    repeated: countOf('REPEATED'),
  };
}

interface Tried {
  settings: PatientImportSettings;
  findings: PatientImportFindings | null;
  /** Rows of the file under these settings: another separator may give more or fewer. */
  rows: number;
}

async function keep(sql: Sql, caller: Caller, id: string, { settings, findings, rows }: Tried) {
  const row = await requireImport(sql, caller, id, true);
  if (row.state !== 'DRAFT') throw wrongState(row.state);
  await sql.query(
    `UPDATE patient_imports SET settings = $2::text::jsonb, findings = $3::text::jsonb, row_count = $4
     WHERE id = $1`,
    [row.id, JSON.stringify(settings), findings === null ? null : JSON.stringify(findings), rows],
  );
  return requireImport(sql, caller, id);
}
