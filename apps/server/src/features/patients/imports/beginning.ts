import {
  matchImportColumns,
  patientSheetSteps,
  type PatientSheet,
  type readPatientSheet,
} from '@healzy/domain/patients/imports';
import type { PatientImportDetails, PatientImportSheet } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { findDocument, notUploaded, requireStored, type DocumentRow } from '../../documents/document-rows.ts';
import { removeDocumentRow } from '../../documents/handlers.ts';
import { handler, longHandler, type LongCall } from '../../../platform/http/calls.ts';
import { inSlices } from '../../../platform/slices.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { conflict, HttpProblem, unprocessable, requireFound } from '../../../platform/http/http-problem.ts';
import {
  requireImport,
  IMPORT_COLUMNS,
  IMPORT_FROM,
  toImport,
  wrongState,
  type ImportRow,
} from './import-rows.ts';
import { forgetRows, readSheet } from './sheets.ts';

type CreateCall = LongCall<'createPatientImport'>;

export const createPatientImport = longHandler('createPatientImport', async (call) => {
  try {
    const sheet = await readUploaded(call);
    return await call.inAccountOnce((sql) => begin(sql, call, sheet));
  } catch (error) {
    // A file that cannot be read as a table is of no use and not kept.
    if (error instanceof HttpProblem && error.status === 422 && error.code !== 'IDEMPOTENCY_KEY_REUSED')
      await removeRefused(call);
    throw error;
  }
});

type FoundSheet = ReturnType<typeof readPatientSheet>;

/** Reads the file before the transaction, in which others would wait for it; null when there is none. */
async function readUploaded({ inAccount, caller, body, services }: CreateCall): Promise<FoundSheet | null> {
  const document = await inAccount(async (sql) => {
    const found = await findOwnUpload(sql, caller, body.documentId);
    return found?.state === 'STORED' && !(await isUsed(sql, found.id)) ? found : null;
  });
  if (document === null) return null;
  return inSlices(patientSheetSteps(await services.files.read(document.storageKey ?? '')));
}

async function begin(sql: Sql, { caller, body, services }: CreateCall, sheet: FoundSheet | null) {
  const document = await requireUploaded(sql, caller, body.documentId);
  if (sheet === null) throw notUploaded();
  if (sheet.kind === 'refused') {
    throw unprocessable(sheet.code, 'The file is no table of patients; details say why.', sheet.details);
  }
  const id = newId();
  await sql.query(
    `INSERT INTO patient_imports (id, account_id, created_by, document_id, file_name, row_count, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      caller.accountId,
      caller.userId,
      document.id,
      document.fileName,
      sheet.rows.length,
      services.now().toISOString(),
    ],
  );
  return { status: 201 as const, body: toImport(await requireImport(sql, caller, id)) };
}

async function findOwnUpload(
  sql: Sql,
  caller: CreateCall['caller'],
  id: string,
): Promise<DocumentRow | null> {
  const document = await findDocument(sql, caller.accountId, id, true);
  const isOwn = document?.entityType === 'PATIENT_IMPORT' && document.entityId === caller.userId;
  return document && isOwn ? document : null;
}

const isUsed = async (sql: Sql, documentId: string): Promise<boolean> => {
  const { rows } = await sql.query('SELECT 1 FROM patient_imports WHERE document_id = $1', [documentId]);
  return rows.length > 0;
};

async function requireUploaded(sql: Sql, caller: CreateCall['caller'], id: string): Promise<DocumentRow> {
  const document = requireFound(await findOwnUpload(sql, caller, id));
  requireStored(document);
  if (await isUsed(sql, document.id)) throw conflict('DOCUMENT_IN_USE', 'An import of this file exists.');
  return document;
}

async function removeRefused({ inAccount, caller, body, services }: CreateCall): Promise<void> {
  const key = await inAccount(async (sql) => {
    const document = await findOwnUpload(sql, caller, body.documentId);
    if (!document || (await isUsed(sql, document.id))) return null;
    await removeDocumentRow(sql, document.id);
    return document.storageKey;
  });
  if (key !== null) await services.files.remove(key);
}

export const listPatientImports = handler('listPatientImports', async ({ caller, query }, sql) => {
  const mine = caller.roles.includes('ADMIN') ? null : caller.userId;
  const page = await countedPage<ImportRow>(sql, query, {
    name: 'patient-imports',
    columns: IMPORT_COLUMNS,
    from: IMPORT_FROM,
    where: 'i.account_id = $1 AND ($2::uuid IS NULL OR i.created_by = $2)',
    params: [caller.accountId, mine],
    by: 'i.created_at',
    id: 'i.id',
    isDescending: true,
    countIn: 'patient_imports i',
  });
  return { status: 200, body: { ...page, items: page.items.map(toImport) } };
});

const SAMPLES = 3;

function toSheet(sheet: PatientSheet): PatientImportSheet {
  const proposed = matchImportColumns(sheet.headings);
  return {
    encoding: sheet.encoding,
    delimiter: sheet.delimiter,
    headingRow: sheet.headingRow,
    columns: sheet.headings.map((heading, column) => ({
      heading,
      proposed: proposed[column] ?? null,
      samples: sheet.rows
        .slice(0, 50)
        .map(({ cells }) => cells[column] ?? '')
        .filter((text) => text !== '')
        .slice(0, SAMPLES)
        .map((text) => text.slice(0, 120)),
    })),
  };
}

/** An import with the layout of its file, while the file exists. */
export function toDetails(
  row: ImportRow,
  sheet: PatientSheet | null,
  questions: PatientImportDetails['questions'] = [],
): PatientImportDetails {
  return { ...toImport(row), settings: row.settings, sheet: sheet && toSheet(sheet), questions };
}

export const getPatientImport = longHandler(
  'getPatientImport',
  async ({ caller, path, query, services, inAccount }) => {
    const row = await inAccount((sql) => requireImport(sql, caller, path.importId));
    const { delimiter, encoding } = query;
    const asked = { delimiter: delimiter ?? null, encoding: encoding ?? null };
    const isAsked = delimiter !== undefined || encoding !== undefined;
    const sheet = row.state === 'DRAFT' ? await readSheet(services, row, ...(isAsked ? [asked] : [])) : null;
    return { status: 200, body: toDetails(row, sheet) };
  },
);

export const discardPatientImport = handler(
  'discardPatientImport',
  async ({ caller, path, services, afterCommit }, sql) => {
    const row = await requireImport(sql, caller, path.importId, true);
    if (row.state !== 'DRAFT') throw wrongState(row.state);
    await sql.query('DELETE FROM patient_imports WHERE id = $1', [row.id]);
    await removeFile(sql, row, services, afterCommit);
    return { status: 204 };
  },
);

/** Removes an import's file and the rows read from it; nothing refers to it any more. */
export async function removeFile(
  sql: Sql,
  row: ImportRow,
  services: CreateCall['services'],
  afterCommit: CreateCall['afterCommit'],
): Promise<void> {
  if (row.documentId === null) return;
  await sql.query('UPDATE patient_imports SET document_id = NULL WHERE document_id = $1', [row.documentId]);
  await removeDocumentRow(sql, row.documentId);
  const key = row.storageKey;
  afterCommit(async () => {
    forgetRows(row);
    if (key !== null) await services.files.remove(key);
  });
}
