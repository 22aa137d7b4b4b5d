import type { CgmFileReady, CgmFileResult } from '@healzy/domain/cgm';
import { acceptsData, nextMedicalTestState } from '@healzy/domain/medical-tests';
import type { Sql } from '../../platform/db/database.ts';
import { findDocument, requireStored, type DocumentRow } from '../documents/document-rows.ts';
import { removeDocumentRow } from '../documents/handlers.ts';
import { handler, longHandler, type LongCall } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { conflict, notFound, HttpProblem, unprocessable } from '../../platform/http/http-problem.ts';
import { clinicalAccess, requireCgmTest } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';
import { takeStep } from '../medical-tests/steps.ts';
import { touchPatient } from '../../shared/patient-access/activity.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import { findTest, type TestRow } from '../medical-tests/test-rows.ts';
import { loadJoined } from './series.ts';
import { rememberColumns } from './column-mappings.ts';
import { insertFileEvents, removeFileEvents } from './file-events.ts';
import { readSensorFile } from './file-reading.ts';
import { requireOpenTest } from './open-test.ts';
import { requireCertainOwner, requireRoom } from './import-checks.ts';
import { refreshSummaries } from './summaries.ts';
import {
  findImport,
  IMPORT_COLUMNS,
  IMPORT_FROM,
  insertImport,
  toImport,
  type ImportRow,
} from './import-rows.ts';

type ImportCall = LongCall<'importCgmFile'>;

export const importCgmFile = longHandler('importCgmFile', async (call) => {
  try {
    // Before the transaction, because reading a large file within it would block all other writes.
    const early = await readEarly(call);
    return await call.inAccountOnce((sql) => importInto(sql, call, early));
  } catch (error) {
    if (error instanceof HttpProblem && leavesNothing(error)) await removeRefused(call);
    throw error;
  }
});

/**
 * After these errors, which are about the file or the state of its test, the file is discarded; after others it is
 * kept.
 */
function leavesNothing(refusal: HttpProblem): boolean {
  return (
    (refusal.status === 422 && refusal.code !== 'IDEMPOTENCY_KEY_REUSED') ||
    ['CGM_ALREADY_IN_PROGRESS', 'MEDICAL_TEST_FINAL'].includes(refusal.code)
  );
}

interface EarlyReading {
  key: string;
  result: CgmFileResult;
}

/** Reads the file for a caller who may import it; on null, the import itself reports why not. */
async function readEarly(call: ImportCall): Promise<EarlyReading | null> {
  const { caller, body, path } = call;
  const key = await call.inAccount(async (sql) => {
    const test = await findTest(sql, caller.accountId, path.medicalTestId);
    if (!test || (await clinicalAccess(sql, caller, test)) !== 'edit') return null;
    const document = await findDocument(sql, caller.accountId, body.documentId);
    const belongs = document?.entityType === 'CGM_IMPORT' && document.entityId === test.id;
    if (!belongs || document.state !== 'STORED') return null;
    const { rows } = await sql.query('SELECT 1 FROM cgm_imports WHERE document_id = $1', [document.id]);
    return rows.length > 0 ? null : document.storageKey;
  });
  return key === null ? null : { key, result: await readFile(call, key) };
}

async function importInto(sql: Sql, call: ImportCall, early: EarlyReading | null) {
  const { caller, path, services } = call;
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const document = await requireUploaded(sql, call, test);
  const key = document.storageKey ?? '';
  const file = certain(early?.key === key ? early.result : await readFile(call, key));
  await requireRoom(sql, { accountId: caller.accountId, testId: test.id }, file);
  await requireCertainOwner(sql, test, { ...file, fileName: document.fileName }, call.body.confirmed ?? []);
  const beganTest = await beginTest(sql, test, services.now());
  const id = await insertImport(sql, {
    accountId: caller.accountId,
    medicalTestId: test.id,
    documentId: document.id,
    userId: caller.userId,
    beganTest,
    file,
  });
  const { accountId, userId } = caller;
  if (call.body.withTreatments === true && file.treatments !== undefined) {
    const language = await patientLanguage(sql, caller, test.patientId);
    const owner = { accountId, medicalTestId: test.id, importId: id, userId };
    await insertFileEvents(sql, owner, file.treatments, language);
  }
  await rememberColumns(sql, file.recognised, { accountId, userId, at: services.now() });
  await touchPatient(sql, test.patientId, services.now());
  const row = await findImport(sql, test.id, id);
  return { status: 201 as const, body: toImport(row, row.readings) };
}

async function requireUploaded(sql: Sql, { caller, body }: ImportCall, test: TestRow): Promise<DocumentRow> {
  const document = await findDocument(sql, caller.accountId, body.documentId, true);
  const belongs = document?.entityType === 'CGM_IMPORT' && document.entityId === test.id;
  if (!document || !belongs) throw notFound();
  requireStored(document);
  const { rows } = await sql.query('SELECT 1 FROM cgm_imports WHERE document_id = $1', [document.id]);
  if (rows.length > 0) throw conflict('DOCUMENT_IN_USE', 'This file was imported already.');
  return document;
}

/** Reads the file with the same parser as the preview. */
async function readFile({ body, services }: ImportCall, key: string): Promise<CgmFileResult> {
  return readSensorFile(await services.files.read(key), {
    zone: body.zone,
    ...(body.unit === undefined ? {} : { unit: body.unit }),
    ...(body.dayOrder === undefined ? {} : { dayOrder: body.dayOrder }),
    ...(body.readingEvent === undefined ? {} : { readingEvent: body.readingEvent }),
    ...(body.lastDays === undefined ? {} : { lastDays: body.lastDays }),
    now: services.now().getTime() / 1000,
    ...(body.columns === undefined ? {} : { columns: body.columns }),
  });
}

/** Rejects anything that is not certain. */
function certain(result: CgmFileResult): CgmFileReady {
  if (result.kind === 'ready') return result;
  if (result.kind === 'question') {
    throw unprocessable('CGM_QUESTION', 'The file leaves a question open; send the answer with it.', {
      questions: result.questions,
      recognised: result.recognised,
    });
  }
  throw unprocessable(
    result.code,
    'The file cannot be read for certain; details say what was found and where.',
    {
      ...result.details,
    },
  );
}

/** The first data begin a test; the database rejects a second one of the same patient. */
async function beginTest(sql: Sql, test: TestRow, now: Date): Promise<boolean> {
  if (nextMedicalTestState(test.state, 'BEGIN') === null) return false;
  await takeStep(sql, test, 'BEGIN', now);
  return true;
}

/** Removes the document of a rejected import, unless it belongs to something else or was imported meanwhile. */
async function removeRefused({ inAccount, caller, body, path, services }: ImportCall): Promise<void> {
  const key = await inAccount(async (sql) => {
    const document = await findDocument(sql, caller.accountId, body.documentId, true);
    if (document?.entityType !== 'CGM_IMPORT' || document.entityId !== path.medicalTestId.toLowerCase())
      return null;
    const { rows } = await sql.query('SELECT 1 FROM cgm_imports WHERE document_id = $1', [document.id]);
    if (rows.length > 0) return null;
    await removeDocumentRow(sql, document.id);
    return document.storageKey;
  });
  if (key !== null) await services.files.remove(key);
}

export const listCgmImports = handler('listCgmImports', async ({ caller, path, query }, sql) => {
  await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const page = await countedPage<ImportRow>(sql, query, {
    name: 'cgm-imports',
    columns: IMPORT_COLUMNS,
    from: IMPORT_FROM,
    where: 'i.account_id = $1 AND i.medical_test_id = $2',
    params: [caller.accountId, path.medicalTestId],
    by: 'i.created_at',
    id: 'i.id',
    isDescending: true,
    countIn: 'cgm_imports i',
  });
  // The only one counts whole.
  const joined = page.total > 1 ? await loadJoined(sql, caller.accountId, path.medicalTestId) : null;
  const items = page.items.map((row) => toImport(row, joined?.counted.get(row.id) ?? row.readings));
  return { status: 200, body: { ...page, items } };
});

export const undoCgmImport = handler(
  'undoCgmImport',
  async ({ caller, path, services, afterCommit }, sql) => {
    const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'edit');
    const row = await findImport(sql, test.id, path.importId);
    if (!acceptsData(test.state)) throw testFinal();
    await removeFileEvents(sql, row.id);
    await sql.query('DELETE FROM cgm_imports WHERE id = $1', [row.id]);
    await refreshSummaries(sql, caller.accountId, test.id);
    await removeDocumentRow(sql, row.documentId);
    if (row.beganTest) await returnBeginning(sql, test.id);
    const key = row.storageKey;
    if (key !== null) afterCommit(() => services.files.remove(key));
    return { status: 204 };
  },
);

/** Without the import that began it, a test began with the next one, or not yet. */
async function returnBeginning(sql: Sql, testId: string): Promise<void> {
  const { rowCount } = await sql.query(
    `UPDATE cgm_imports SET began_test = true WHERE id =
       (SELECT i.id FROM cgm_imports i WHERE i.medical_test_id = $1 ORDER BY i.created_at, i.id LIMIT 1)`,
    [testId],
  );
  if (rowCount > 0) return;
  await sql.query(
    `UPDATE medical_tests SET state = 'STARTED', in_progress_at = NULL, version = version + 1
     WHERE id = $1 AND state = 'IN_PROGRESS'`,
    [testId],
  );
}
