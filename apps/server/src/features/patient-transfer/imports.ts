import {
  fhirBundleSteps,
  recordCheckSteps,
  recordFilePath,
  type PatientRecord,
} from '@healzy/domain/patient-transfer';
import { mayCreateAssigned } from '@healzy/domain/session';
import { Readable } from 'node:stream';
import { accountZone } from '../accounts/account-rows.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { databaseRefusal, type Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { isOfType } from '../documents/content-types.ts';
import { findDocument, notUploaded, storageKey } from '../documents/document-rows.ts';
import { refuseLargePicture } from '../documents/picture-size.ts';
import { longHandler, type LongCall } from '../../platform/http/calls.ts';
import { notFound, recordForbidden, HttpProblem, unprocessable } from '../../platform/http/http-problem.ts';
import { requireSpecialists } from '../../shared/patient-access/assignments.ts';
import type { IncomingFile } from '../../platform/storage/file-store.ts';
import { inSlices } from '../../platform/slices.ts';
import { BadJsonError, readJson } from '../../platform/http/json-reading.ts';
import { BrokenReferenceError, writeRecord, type WrittenRecord } from './record-writing.ts';
import { BadArchiveError, openArchive, RECORD_NAME, type Archive } from './zip-reading.ts';

/** A record that was read and checked, with the file received for each of its documents. */
interface ReadRecord {
  record: PatientRecord;
  fileOf: (document: PatientRecord['sections']['documents'][number]) => IncomingFile | undefined;
}

/** Unpacked files by document id. */
type Received = Map<string, IncomingFile>;

type ImportCall = LongCall<'importPatientRecord'>;

const invalidRecord = (problem: string, details: Record<string, unknown> = {}) =>
  unprocessable('RECORD_INVALID', 'This file is no exported record, or someone changed it.', {
    problem,
    ...details,
  });

export const importPatientRecord = longHandler('importPatientRecord', async (call) => {
  const { body, services, afterCommit } = call;
  const source = await call.inAccount((sql) => findSource(sql, call));
  const received: Received = new Map();
  try {
    const read = await readSource(call, source, received);
    const answer = await call.inAccountOnce(async (sql) => {
      const written = await refusing(() => write(sql, call, read));
      await recordAudit(sql, {
        by: call,
        kind: 'PATIENT_IMPORTED',
        details: { patientId: written.patientId },
      });
      await sql.query('DELETE FROM documents WHERE id = $1', [body.documentId]);
      return { status: 201, body: { patientId: written.patientId, sections: written.counts } };
    });
    afterCommit(() => services.files.remove(source.key));
    return answer;
  } finally {
    // Discarding does nothing to files that were kept.
    for (const file of received.values()) await file.discard();
  }
});

async function findSource(sql: Sql, { caller, body }: ImportCall) {
  const document = await findDocument(sql, caller.accountId, body.documentId);
  if (document?.entityType !== 'PATIENT_RECORD' || document.entityId !== caller.accountId) throw notFound();
  if (document.storageKey === null) throw notUploaded();
  const assignment = { principalId: body.principalId.toLowerCase(), observerIds: [] };
  if (!mayCreateAssigned(caller, assignment)) throw recordForbidden();
  await requireSpecialists(sql, [body.principalId]);
  return { key: document.storageKey, zone: await accountZone(sql, caller.accountId) };
}

async function readSource(
  { services }: ImportCall,
  source: { key: string; zone: string },
  received: Received,
): Promise<ReadRecord> {
  try {
    const { content, sizeBytes } = await services.files.stream(source.key);
    const first = await services.files.head(source.key, 2);
    if (first[0] === 0x50 && first[1] === 0x4b) {
      content.destroy();
      return await readZip(await openArchive(services.files, source.key, sizeBytes), received);
    }
    if (sizeBytes > LONGEST_JSON_BYTES) {
      content.destroy();
      throw invalidRecord('TOO_LARGE');
    }
    return await readBundle(await readJson(content as AsyncIterable<Uint8Array>), services, {
      ...source,
      received,
    });
  } catch (error) {
    if (error instanceof BadArchiveError) throw invalidRecord('ARCHIVE');
    throw error instanceof BadJsonError ? invalidRecord(error.problem) : error;
  }
}

/** Reads the record first, then the files that it names and no others. */
async function readZip(archive: Archive, received: Received): Promise<ReadRecord> {
  const text = archive.open(RECORD_NAME);
  if (text === null) throw invalidRecord('NO_RECORD');
  const record = await checkedRecord(await readJson(text));
  for (const document of record.sections.documents) {
    const file = await archive.receive(recordFilePath(document));
    if (file === null) throw invalidRecord('FILE', { at: document.fileName });
    await received.get(document.id)?.discard();
    received.set(document.id, file);
  }
  return { record, fileOf: ({ id }) => received.get(id) };
}

/** More text than any person's record. */
const LONGEST_JSON_BYTES = 200 * 1024 * 1024;

async function readBundle(
  json: unknown,
  { files, now }: ImportCall['services'],
  { zone, received }: { zone: string; received: Received },
): Promise<ReadRecord> {
  const reading = { newId: () => newId(), now: now().toISOString(), zone };
  const read = await inSlices(fhirBundleSteps(json, reading));
  if (read === null) throw invalidRecord('NO_BUNDLE');
  for (const document of read.record.sections.documents) {
    const data = read.files.get(document.id) ?? '';
    const file = await files.receive(Readable.from(bytesOfBase64(data), { objectMode: false }));
    await received.get(document.id)?.discard();
    received.set(document.id, file);
    Object.assign(document, { sizeBytes: file.sizeBytes, sha256: file.sha256 });
  }
  return { record: await checkedRecord(read.record), fileOf: ({ id }) => received.get(id) };
}

/** Characters decoded at a time; four of them are three bytes. */
const BASE64_PIECE = 1024 * 1024;

function* bytesOfBase64(data: string): Generator<Buffer> {
  let rest = '';
  for (let at = 0; at < data.length; at += BASE64_PIECE) {
    const letters = rest + data.slice(at, at + BASE64_PIECE).replace(/\s+/g, '');
    const whole = letters.length - (letters.length % 4);
    rest = letters.slice(whole);
    if (whole > 0) yield Buffer.from(letters.slice(0, whole), 'base64');
  }
  if (rest !== '') yield Buffer.from(rest, 'base64');
}

async function checkedRecord(json: unknown): Promise<PatientRecord> {
  const checked = await inSlices(recordCheckSteps(json));
  if ('record' in checked) return checked.record;
  throw invalidRecord('CONTENT', { at: checked.at });
}

/** Reports what the database rejects as an error in the record. */
async function refusing(work: () => Promise<WrittenRecord>): Promise<WrittenRecord> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    const refusal = databaseRefusal(error);
    const isRefused = refusal !== undefined && /^2[23]/.test(refusal.code);
    if (isRefused) throw invalidRecord('CONTENT', { at: refusal.constraint ?? '' });
    throw error instanceof BrokenReferenceError ? invalidRecord('REFERENCE') : error;
  }
}

/** All in one transaction; the files are moved into place at its end, and clean-up removes what a crash leaves. */
async function write(sql: Sql, call: ImportCall, { record, fileOf }: ReadRecord): Promise<WrittenRecord> {
  const { caller, body, services } = call;
  for (const document of record.sections.documents) {
    const file = fileOf(document);
    if (file?.sha256 !== document.sha256 || file.sizeBytes !== document.sizeBytes) {
      throw invalidRecord('FILE', { at: document.fileName });
    }
    if (!isOfType(file, document)) throw invalidRecord('FILE', { at: document.fileName });
    await refuseLargePicture(file, document.entityType, { at: document.fileName });
  }
  const target = {
    accountId: caller.accountId,
    principalId: body.principalId.toLowerCase(),
    now: services.now(),
    confirmed: body.confirmed,
  };
  const written = await writeRecord(sql, record, target, services.contributions);
  for (const document of record.sections.documents) {
    await fileOf(document)?.keep(storageKey(caller.accountId, written.documents.get(document.id) ?? ''));
  }
  return written;
}
