import {
  MAX_BLOOD_REPORTS,
  personDoubts,
  type BloodReportDoubt,
  type BloodReportDoubtId,
  type RecordedPerson,
} from '@healzy/domain/blood-analysis';
import { acceptsData, nextMedicalTestState } from '@healzy/domain/medical-tests';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { findDocument, requireStored, type DocumentRow } from '../../documents/document-rows.ts';
import { removeDocumentRow } from '../../documents/handlers.ts';
import { handler, longHandler, type Caller, type LongCall } from '../../../platform/http/calls.ts';
import { conflict, HttpProblem, notFound, unprocessable } from '../../../platform/http/http-problem.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { clinicalAccess, requireOpenTestOf, requireTestOf } from '../../medical-tests/access.ts';
import { takeStep } from '../../medical-tests/steps.ts';
import { findTest, type TestRow } from '../../medical-tests/test-rows.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { signature } from '../results/answer.ts';
import { summaryOf, type ReportContents } from './contents.ts';
import { readFhirFile, readReportFile, type ReportReading } from './report-reading.ts';
import {
  bloodReports,
  findReport,
  LISTED_COLUMNS,
  toReport,
  toSummary,
  type ListedReport,
} from './report-rows.ts';

const typed = (id: string) => ({ id, type: 'BLOOD_ANALYSIS' as const });

type ImportCall = LongCall<'importBloodReport'>;

export const importBloodReport = longHandler('importBloodReport', async (call) => {
  try {
    // Before the transaction, because reading a file within it would block all other writes.
    const early = await readEarly(call);
    return await call.inAccountOnce(async (sql) => {
      const { caller, path, body, services } = call;
      const test = await requireOpenTestOf(sql, caller, typed(path.medicalTestId));
      const document = await requireUploaded(sql, caller, { id: body.documentId, test });
      const key = document.storageKey ?? '';
      const reading =
        early?.key === key ? early.reading : await readReportFile(await services.files.read(key));
      const report = { source: 'PDF' as const, documentId: document.id, fileName: document.fileName };
      return {
        status: 201,
        body: await keep(sql, call, test, { ...report, reading, sha256: document.sha256 }),
      };
    });
  } catch (error) {
    if (error instanceof HttpProblem && leavesNothing(error)) await removeRefused(call);
    throw error;
  }
});

export const importBloodFhir = longHandler('importBloodFhir', async (call) => {
  const { caller, path, body } = call;
  await call.inAccount((sql) => requireOpenTestOf(sql, caller, typed(path.medicalTestId)));
  const reading = await readFhirFile(body.content);
  return call.inAccountOnce(async (sql) => {
    const test = await requireOpenTestOf(sql, caller, typed(path.medicalTestId));
    const report = { source: 'FHIR' as const, documentId: null, fileName: body.fileName, sha256: null };
    return { status: 201, body: await keep(sql, call, test, { ...report, reading }) };
  });
});

/** After these errors, which are about the file or its test, the file is discarded; after others it is kept. */
const leavesNothing = ({ status, code }: HttpProblem): boolean =>
  (status === 422 && code !== 'IDEMPOTENCY_KEY_REUSED') ||
  ['MEDICAL_TEST_FINAL', 'BLOOD_REPORTS_FULL'].includes(code);

/** Reads the file for a caller who may import it; on null, the import itself reports why not. */
async function readEarly(call: ImportCall): Promise<{ key: string; reading: ReportReading } | null> {
  const { caller, body, path, services } = call;
  const key = await call.inAccount(async (sql) => {
    const test = await findTest(sql, caller.accountId, path.medicalTestId);
    if (!test || (await clinicalAccess(sql, caller, test)) !== 'edit') return null;
    const document = await findDocument(sql, caller.accountId, body.documentId);
    const isOwn = document?.entityType === 'LABORATORY_REPORT' && document.entityId === test.id;
    if (!isOwn || document.state !== 'STORED') return null;
    return (await bloodReports.find(sql, { documentId: document.id })) ? null : document.storageKey;
  });
  return key === null ? null : { key, reading: await readReportFile(await services.files.read(key)) };
}

async function requireUploaded(
  sql: Sql,
  caller: Caller,
  { id, test }: { id: string; test: TestRow },
): Promise<DocumentRow> {
  const document = await findDocument(sql, caller.accountId, id, true);
  if (document?.entityType !== 'LABORATORY_REPORT' || document.entityId !== test.id) throw notFound();
  requireStored(document);
  if (await bloodReports.find(sql, { documentId: document.id }))
    throw conflict('DOCUMENT_IN_USE', 'This file was read already.');
  return document;
}

interface NewReport {
  source: 'PDF' | 'FHIR';
  documentId: string | null;
  fileName: string;
  sha256: string | null;
  reading: ReportReading;
}

/** Keeps what a report proposes, until a person has reviewed it. */
async function keep(
  sql: Sql,
  {
    caller,
    body,
    services,
  }: Pick<LongCall<'importBloodReport' | 'importBloodFhir'>, 'caller' | 'body' | 'services'>,
  test: TestRow,
  { reading, sha256, ...report }: NewReport,
) {
  if (reading.kind === 'refused') {
    throw unprocessable(reading.code, 'The file cannot be read; details say what was found.', {
      ...reading.details,
    });
  }
  await requireRoom(sql, test);
  const { contents } = reading;
  const summary = summaryOf(contents);
  const doubts = await doubtsOf(sql, test, { contents, digest: summary.digest, sha256 });
  requireConfirmed(doubts, body.confirmed ?? []);
  const now = services.now();
  const beganTest = nextMedicalTestState(test.state, 'BEGIN') !== null;
  if (beganTest) await takeStep(sql, test, 'BEGIN', now);
  const id = newId();
  const { name, surname } = await signature(sql, caller.userId, now.toISOString());
  await bloodReports.insert(sql, {
    ...report,
    ...summary,
    id,
    accountId: caller.accountId,
    patientId: test.patientId,
    medicalTestId: test.id,
    contents: { ...contents, doubts, ...(doubts.length === 0 ? {} : { acceptedBy: { name, surname } }) },
    beganTest,
    createdBy: caller.userId,
    createdAt: now,
  });
  await touchPatient(sql, test.patientId, now);
  return toReport(await findReport(sql, test.id, id));
}

async function requireRoom(sql: Sql, test: TestRow): Promise<void> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM blood_reports WHERE medical_test_id = $1',
    [test.id],
  );
  if ((rows[0]?.count ?? 0) >= MAX_BLOOD_REPORTS)
    throw conflict('BLOOD_REPORTS_FULL', 'The test has as many reports as it can have.', {
      max: MAX_BLOOD_REPORTS,
    });
}

/** Whether the report may be another person's, or one that the patient's tests have already. */
async function doubtsOf(
  sql: Sql,
  test: TestRow,
  { contents, digest, sha256 }: { contents: ReportContents; digest: string; sha256: string | null },
): Promise<BloodReportDoubt[]> {
  const { rows } = await sql.query<RecordedPerson>(
    'SELECT name, surname, birthdate, sex FROM patients WHERE id = $1',
    [test.patientId],
  );
  const stated = contents.samples
    .filter(({ proposals }) => proposals.length > 0)
    .map(({ person, sampled }) => ({ patient: person, sampled }));
  const doubts = rows[0] ? personDoubts(stated, rows[0]) : [];
  if (contents.fileDoubts.includes('SEVERAL_PEOPLE')) {
    const names = contents.samples.flatMap(({ person }) => person.name ?? person.number ?? []);
    const expected = rows[0] ? `${rows[0].name} ${rows[0].surname}`.trim() : '';
    doubts.push({ id: 'SEVERAL_PEOPLE', found: [...new Set(names)].join(' · ').slice(0, 400), expected });
  }
  const known = await sql.query<{ fileName: string; testName: string }>(
    `SELECT r.file_name, t.name AS test_name FROM blood_reports r
     JOIN medical_tests t ON t.account_id = r.account_id AND t.id = r.medical_test_id
     LEFT JOIN documents d ON d.account_id = r.account_id AND d.id = r.document_id
     WHERE r.patient_id = $1 AND (r.digest = $2 OR d.sha256 = $3) ORDER BY r.created_at LIMIT 1`,
    [test.patientId, digest, sha256],
  );
  const [same] = known.rows;
  if (same) doubts.push({ id: 'REPEATED', found: same.fileName, expected: same.testName });
  return doubts;
}

function requireConfirmed(
  doubts: readonly BloodReportDoubt[],
  confirmed: readonly BloodReportDoubtId[],
): void {
  const open = doubts.filter(({ id }) => !confirmed.includes(id));
  if (open.length > 0)
    throw conflict('BLOOD_REPORT_DOUBT', 'The report may not belong here; confirm that it does.', {
      doubts: open,
    });
}

/** Removes the document of a refused report, unless it belongs to something else or was read meanwhile. */
async function removeRefused({ inAccount, caller, body, path, services }: ImportCall): Promise<void> {
  const key = await inAccount(async (sql) => {
    const document = await findDocument(sql, caller.accountId, body.documentId, true);
    const isOwn =
      document?.entityType === 'LABORATORY_REPORT' && document.entityId === path.medicalTestId.toLowerCase();
    if (!isOwn || (await bloodReports.find(sql, { documentId: document.id }))) return null;
    await removeDocumentRow(sql, document.id);
    return document.storageKey;
  });
  if (key !== null) await services.files.remove(key);
}

export const listBloodReports = handler('listBloodReports', async ({ caller, path, query }, sql) => {
  await requireTestOf(sql, caller, typed(path.medicalTestId), 'read');
  const page = await countedPage<ListedReport>(sql, query, {
    name: 'blood-reports',
    columns: LISTED_COLUMNS,
    from: 'blood_reports r',
    where: 'r.account_id = $1 AND r.medical_test_id = $2',
    params: [caller.accountId, path.medicalTestId],
    by: 'r.created_at',
    id: 'r.id',
    isDescending: true,
  });
  return { status: 200, body: { ...page, items: page.items.map(toSummary) } };
});

export const getBloodReport = handler('getBloodReport', async ({ caller, path }, sql) => {
  const { test } = await requireTestOf(sql, caller, typed(path.medicalTestId), 'read');
  return { status: 200, body: toReport(await findReport(sql, test.id, path.reportId)) };
});

export const deleteBloodReport = handler(
  'deleteBloodReport',
  async ({ caller, path, services, afterCommit }, sql) => {
    const test = await requireOpenTestOf(sql, caller, typed(path.medicalTestId));
    const row = await findReport(sql, test.id, path.reportId);
    if (row.isReviewed) throw conflict('BLOOD_REPORT_IN_USE', 'Saved results are from this report.');
    const document =
      row.documentId === null ? undefined : await findDocument(sql, caller.accountId, row.documentId, true);
    await bloodReports.remove(sql, { id: row.id });
    if (row.documentId !== null) await removeDocumentRow(sql, row.documentId);
    if (row.beganTest) await returnBeginning(sql, test);
    const key = document?.storageKey ?? null;
    if (key !== null) afterCommit(() => services.files.remove(key));
    return { status: 204 };
  },
);

/** Without the report that began it, a test without results and other reports has not begun. */
async function returnBeginning(sql: Sql, test: TestRow): Promise<void> {
  if (!acceptsData(test.state)) return;
  const { rowCount } = await sql.query(
    `UPDATE blood_reports SET began_test = true WHERE id =
       (SELECT r.id FROM blood_reports r WHERE r.medical_test_id = $1 ORDER BY r.created_at, r.id LIMIT 1)`,
    [test.id],
  );
  if (rowCount > 0) return;
  await sql.query(
    `UPDATE medical_tests SET state = 'STARTED', in_progress_at = NULL, version = version + 1
     WHERE id = $1 AND state = 'IN_PROGRESS'
       AND NOT EXISTS (SELECT 1 FROM blood_results b WHERE b.medical_test_id = $1)`,
    [test.id],
  );
}
