import {
  CALORIMETRY_EXTENSIONS,
  comparePerson,
  MAX_EARLIER_WRITING,
  type CartMapping,
  type ParseCartOptions,
  type PersonMismatch,
} from '@healzy/domain/calorimetry';
import { nextMedicalTestState } from '@healzy/domain/medical-tests';
import type { LocalDate } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { findDocument, requireStored, type DocumentRow } from '../documents/document-rows.ts';
import { removeDocumentRow } from '../documents/handlers.ts';
import { handler, longHandler, type LongCall } from '../../platform/http/calls.ts';
import { conflict, HttpProblem, invalid, notFound, unprocessable } from '../../platform/http/http-problem.ts';
import { clinicalAccess } from '../medical-tests/access.ts';
import { takeStep } from '../medical-tests/steps.ts';
import { findTest, type TestRow } from '../medical-tests/test-rows.ts';
import { patientOnDay, type PatientOnDay } from './body.ts';
import { workOn } from './cart-thread.ts';
import type { CartAnswer, ReadCart } from './computation.ts';
import {
  loadTest,
  requireCurrent,
  requireRecorded,
  storeChanges,
  todayOf,
  viewOf,
  type Loaded,
} from './open-test.ts';
import {
  calorimetrySamples,
  calorimetryTests,
  findCalorimetry,
  newTest,
  type CalorimetryRow,
} from './test-rows.ts';

type ImportCall = LongCall<'importCalorimetryFile'>;

const OWNER = 'TEST_RECORDING';

export const importCalorimetryFile = longHandler('importCalorimetryFile', async (call) => {
  try {
    // Before the transaction, because reading a large file within it would block all other writes.
    const early = await readEarly(call);
    return await call.inAccountOnce((sql) => importInto(sql, call, early));
  } catch (error) {
    if (error instanceof HttpProblem && leavesNothing(error)) await removeRefused(call);
    throw error;
  }
});

/** After a refusal of the file itself it is discarded; a question is answered with the same file. */
const leavesNothing = ({ status, code }: HttpProblem): boolean =>
  (status === 422 && !['IDEMPOTENCY_KEY_REUSED', 'CALORIMETRY_QUESTION'].includes(code)) ||
  code === 'MEDICAL_TEST_FINAL';

interface EarlyReading {
  key: string;
  testedOn: LocalDate;
  patient: PatientOnDay;
  answer: CartAnswer;
}

/** Reads the file for a caller who may import it; on null, the import itself reports why not. */
async function readEarly(call: ImportCall): Promise<EarlyReading | null> {
  const { caller, body, path, services } = call;
  const { accountId } = caller;
  const found = await call.inAccount(async (sql) => {
    const test = await findTest(sql, accountId, path.medicalTestId);
    if (test?.type !== 'CALORIMETRY' || (await clinicalAccess(sql, caller, test)) !== 'edit') return null;
    const document = await findDocument(sql, accountId, body.documentId);
    const belongs = document?.entityType === OWNER && document.entityId === test.id;
    if (!belongs || document.state !== 'STORED' || document.storageKey === null) return null;
    if (!hasExtension(document.fileName) || (await isImported(sql, document.id))) return null;
    const owner = { accountId, patientId: test.patientId };
    const testedOn = body.testedOn ?? (await todayOf(sql, { ...owner, now: services.now() }));
    const row = await findCalorimetry(sql, { accountId, testId: test.id });
    const method = row?.method ?? newTest().method;
    return {
      key: document.storageKey,
      testedOn,
      method,
      patient: await patientOnDay(sql, owner, testedOn),
    };
  });
  if (found === null) return null;
  const { method, ...early } = found;
  const answer = await workOn({
    kind: 'read',
    bytes: await services.files.read(early.key),
    options: optionsOf(body),
    circumstances: { body: early.patient.body, method },
  });
  return { ...early, answer };
}

/** The answers of a person to what the file leaves open. */
function optionsOf({ columns, ...body }: ImportCall['body']): ParseCartOptions {
  const { timeUnit, vo2Unit, vco2Unit, speedUnit, decimalMark, weightKg, sheet } = body;
  const answers = { timeUnit, vo2Unit, vco2Unit, speedUnit, decimalMark, weightKg, sheet };
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
  return { ...given, ...(columns !== undefined && { columns: columns as CartMapping }) };
}

const hasExtension = (fileName: string): boolean =>
  CALORIMETRY_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension));

async function isImported(sql: Sql, documentId: string): Promise<boolean> {
  const { rows } = await sql.query('SELECT 1 FROM calorimetry_tests WHERE document_id = $1', [documentId]);
  return rows.length > 0;
}

async function importInto(sql: Sql, call: ImportCall, early: EarlyReading | null) {
  const { caller, path, body, services } = call;
  const { accountId, userId } = caller;
  const now = services.now();
  const loaded = await loadTest(sql, { caller, id: path.medicalTestId, now }, 'open');
  const { test, row } = loaded;
  const document = await requireUploaded(sql, call, test);
  if (!hasExtension(document.fileName))
    throw unprocessable('FILE_TYPE', "A cart's file has another extension.", {
      extensions: CALORIMETRY_EXTENSIONS,
    });
  if (early === null || early.key !== document.storageKey) throw notFound();
  const { testedOn, patient } = early;
  const today = await todayOf(sql, { accountId, patientId: test.patientId, now });
  if (testedOn > today)
    throw invalid([{ path: '/body/testedOn', code: 'DATE_IN_FUTURE', message: 'The day is still to come.' }]);
  if (row?.documentId != null && body.replaces !== true)
    throw conflict('CALORIMETRY_RECORDED', 'The test has a recording already.');
  const file = certain(early.answer);
  const mismatches = requireConfirmed(file, { patient, testedOn, confirmed: body.confirmed ?? [] });
  const beganTest = row?.documentId != null ? row.beganTest : await beginTest(sql, test, now);
  if (row !== undefined) await dropRecording(sql, call, loaded);
  const { recognised, report, doubts, markers, phases, figures } = file;
  await storeChanges(sql, loaded, {
    now,
    changes: {
      ...{ testedOn, recognised, report, doubts, markers, phases, mismatches, beganTest, ...figures },
      documentId: document.id,
      confirmed: body.confirmed ?? [],
      importedAt: now,
      importedBy: userId,
      windows: {},
      body: patient.body,
    },
  });
  const stored = await findCalorimetry(sql, { accountId, testId: test.id });
  if (stored === undefined) throw notFound();
  const samples = { testId: stored.id, accountId, data: file.packed, curves: file.curves };
  await calorimetrySamples.insert(sql, samples);
  return { status: 201 as const, ...(await viewOf(sql, { caller, id: test.id, now })) };
}

async function requireUploaded(sql: Sql, { caller, body }: ImportCall, test: TestRow): Promise<DocumentRow> {
  const document = await findDocument(sql, caller.accountId, body.documentId, true);
  if (document?.entityType !== OWNER || document.entityId !== test.id) throw notFound();
  requireStored(document);
  if (await isImported(sql, document.id))
    throw conflict('DOCUMENT_IN_USE', 'This file was imported already.');
  return document;
}

/** Rejects anything that is not certain. */
function certain(answer: CartAnswer): ReadCart {
  if (answer.kind === 'ready') return answer.file;
  if (answer.kind === 'question')
    throw unprocessable('CALORIMETRY_QUESTION', 'The file leaves a question open; send the answer with it.', {
      questions: answer.questions,
      recognised: answer.recognised,
    });
  if (answer.kind !== 'refused') throw new Error('A file was not read.');
  throw unprocessable(
    answer.code,
    'The file cannot be read for certain; details say what was found and where.',
    { ...answer.details },
  );
}

/** What a person has to look into before the figures are the patient's. */
function requireConfirmed(
  { recognised, doubts }: ReadCart,
  {
    patient: { body, birthdate },
    testedOn,
    confirmed,
  }: { patient: PatientOnDay; testedOn: LocalDate; confirmed: readonly string[] },
): PersonMismatch[] {
  const { sex, weightKg } = body;
  const mismatches = comparePerson(recognised.person, { sex, birthdate, weightKg }, testedOn);
  const open = [...mismatches, ...doubts].filter(({ id }) => !confirmed.includes(id));
  if (open.length === 0) return mismatches;
  throw conflict(
    'CALORIMETRY_IMPORT_DOUBT',
    'The file may be of another person, or be misread; confirm it.',
    {
      mismatches: mismatches.filter(({ id }) => !confirmed.includes(id)),
      doubts: doubts.filter(({ id }) => !confirmed.includes(id)),
    },
  );
}

/** The first data begin a test. */
async function beginTest(sql: Sql, test: TestRow, now: Date): Promise<boolean> {
  if (nextMedicalTestState(test.state, 'BEGIN') === null) return false;
  await takeStep(sql, test, 'BEGIN', now);
  return true;
}

type Removal = Pick<LongCall<'removeCalorimetryRecording'>, 'services' | 'afterCommit'>;

/** What was written of a recording stays with its name when another takes its place. */
function movedWriting(row: CalorimetryRow, fileName: string, now: Date) {
  const { testedOn, observations, conclusions, earlierWriting } = row;
  if (observations === null && conclusions === null) return {};
  const moved = { fileName, testedOn, observations, conclusions, movedAt: now.toISOString() };
  return {
    observations: null,
    conclusions: null,
    earlierWriting: [moved, ...earlierWriting].slice(0, MAX_EARLIER_WRITING),
  };
}

/** Removes the samples and the document of a recording, and ends its use in the plan. */
async function dropRecording(sql: Sql, { services, afterCommit }: Removal, { row }: Loaded): Promise<void> {
  if (row === undefined) return;
  const { rows } = await sql.query<{ storageKey: string | null; fileName: string }>(
    'SELECT storage_key, file_name FROM documents WHERE id = $1',
    [row.documentId],
  );
  const moved = rows[0] === undefined ? {} : movedWriting(row, rows[0].fileName, services.now());
  await calorimetrySamples.remove(sql, { testId: row.id });
  const nothing = {
    ...{ documentId: null, importedAt: null, importedBy: null, recognised: null, report: null },
    ...{ doubts: null, mismatches: null, confirmed: [], markers: [], phases: null, windows: {}, body: null },
    ...{ hasVco2: null, cart: null, results: null, planUse: null, planUsedAt: null, planUsedBy: null },
  };
  await calorimetryTests.update(sql, { id: row.id }, { ...nothing, ...moved });
  if (row.documentId === null) return;
  await removeDocumentRow(sql, row.documentId);
  const key = rows[0]?.storageKey ?? null;
  if (key !== null) afterCommit(() => services.files.remove(key));
}

export const removeCalorimetryRecording = handler('removeCalorimetryRecording', async (call, sql) => {
  const { caller, path, ifMatch, services } = call;
  const now = services.now();
  const loaded = await loadTest(sql, { caller, id: path.medicalTestId, now }, 'open');
  await requireCurrent(sql, loaded, ifMatch);
  const { beganTest } = requireRecorded(loaded);
  await dropRecording(sql, call, loaded);
  if (beganTest)
    await sql.query(
      `UPDATE medical_tests SET state = 'STARTED', in_progress_at = NULL, version = version + 1
       WHERE id = $1 AND state = 'IN_PROGRESS'`,
      [loaded.test.id],
    );
  await storeChanges(sql, loaded, { changes: { beganTest: false }, now });
  return { status: 204 };
});

/** Removes the document of a refused import, unless it belongs to something else or was imported meanwhile. */
async function removeRefused({ inAccount, caller, body, path, services }: ImportCall): Promise<void> {
  const key = await inAccount(async (sql) => {
    const document = await findDocument(sql, caller.accountId, body.documentId, true);
    if (document?.entityType !== OWNER || document.entityId !== path.medicalTestId.toLowerCase()) return null;
    if (await isImported(sql, document.id)) return null;
    await removeDocumentRow(sql, document.id);
    return document.storageKey;
  });
  if (key !== null) await services.files.remove(key);
}
