import { fromFhirBundle, recordFilePath, recordSchema, type PatientRecord } from '@healzy/domain/carry';
import { mayCreateAssigned } from '@healzy/domain/session';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { accountZone } from '../accounts/account-rows.ts';
import { recordAudit } from '../audit-log/record.ts';
import { databaseRefusal, type Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { isOfType } from '../documents/content-types.ts';
import { findDocument, storageKey } from '../documents/document-rows.ts';
import { longHandler, type LongCall } from '../http/calls.ts';
import { conflict, notFound, recordForbidden, Refusal, refused } from '../http/refusals.ts';
import { demandSpecialists } from '../patients/assignments.ts';
import { FileTooLargeError, type IncomingFile } from '../storage/file-store.ts';
import { BrokenReferenceError, writeRecord, type WrittenRecord } from './record-writing.ts';
import { BadArchiveError, readArchive, type ReadArchive } from './zip-reading.ts';

/** A record that was read and checked, with a received file for each of its documents. */
interface ReadRecord {
  record: PatientRecord;
  fileOf: (document: PatientRecord['sections']['documents'][number]) => IncomingFile | undefined;
}

type ImportCall = LongCall<'importPatientRecord'>;

const invalidRecord = (problem: string, details: Record<string, unknown> = {}) =>
  refused('RECORD_INVALID', 'This file is no exported record, or somebody changed it.', {
    problem,
    ...details,
  });

export const importPatientRecord = longHandler('importPatientRecord', async (call) => {
  const { body, services, afterCommit } = call;
  const source = await call.inAccount((sql) => findSource(sql, call));
  const received: ReadArchive = { record: null, files: new Map() };
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
    // What was kept is no longer there to discard.
    for (const file of received.files.values()) await file.discard();
  }
});

async function findSource(sql: Sql, { caller, body }: ImportCall) {
  const document = await findDocument(sql, caller.accountId, body.documentId);
  if (document?.entity_type !== 'PATIENT_RECORD' || document.entity_id !== caller.accountId) throw notFound();
  if (document.storage_key === null) {
    throw conflict('DOCUMENT_NOT_UPLOADED', 'The file has not been uploaded yet.');
  }
  const assignment = { principalId: body.principalId.toLowerCase(), observerIds: [] };
  if (!mayCreateAssigned(caller, assignment)) throw recordForbidden();
  await demandSpecialists(sql, [body.principalId]);
  return { key: document.storage_key, zone: await accountZone(sql, caller.accountId) };
}

/** More than this in one text is no record of a person. */
const LONGEST_JSON_BYTES = 200 * 1024 * 1024;

async function readSource(
  { services }: ImportCall,
  source: { key: string; zone: string },
  received: ReadArchive,
): Promise<ReadRecord> {
  const { content, sizeBytes } = await services.files.stream(source.key);
  const first = await services.files.head(source.key, 2);
  const isZip = first[0] === 0x50 && first[1] === 0x4b;
  if (!isZip) {
    content.destroy();
    if (sizeBytes > LONGEST_JSON_BYTES) throw invalidRecord('TOO_LARGE');
    const json = parseJson(Buffer.from(await services.files.read(source.key)).toString('utf8'));
    return readBundle(json, { ...source, received, now: services.now() }, (bytes) =>
      services.files.receive(Readable.from([bytes])),
    );
  }
  await readArchive(content, services.files, received).catch((error: unknown) => {
    throw error instanceof BadArchiveError || error instanceof FileTooLargeError
      ? invalidRecord('ARCHIVE')
      : error;
  });
  if (received.record === null) throw invalidRecord('NO_RECORD');
  const record = checkedRecord(parseJson(received.record));
  return { record, fileOf: (document) => received.files.get(recordFilePath(document)) };
}

async function readBundle(
  json: unknown,
  { zone, received, now }: { zone: string; received: ReadArchive; now: Date },
  receive: (bytes: Buffer) => Promise<IncomingFile>,
): Promise<ReadRecord> {
  const read = fromFhirBundle(json, {
    newId: () => newId(),
    now: now.toISOString(),
    zone,
    measure: (base64) => {
      const bytes = Buffer.from(base64, 'base64');
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
  });
  if (read === null) throw invalidRecord('NO_BUNDLE');
  const record = checkedRecord(read.record);
  for (const [id, data] of read.files) received.files.set(id, await receive(Buffer.from(data, 'base64')));
  return { record, fileOf: ({ id }) => received.files.get(id) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRecord('NO_JSON');
  }
}

/** Deeper than anything that the product writes; whoever nests further wants a stack to overflow. */
const DEEPEST = 40;

function isTooDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

function checkedRecord(json: unknown): PatientRecord {
  if (isTooDeep(json)) throw invalidRecord('CONTENT');
  const result = recordSchema.safeParse(json);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw invalidRecord('CONTENT', { at: first?.path.map(String).join('/') ?? '' });
}

/** What the database refuses of a record, the record is wrong in. */
async function refusing(work: () => Promise<WrittenRecord>): Promise<WrittenRecord> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const refusal = databaseRefusal(error);
    const isRefused = refusal !== undefined && /^2[23]/.test(refusal.code);
    if (isRefused) throw invalidRecord('CONTENT', { at: refusal.constraint ?? '' });
    throw error instanceof BrokenReferenceError ? invalidRecord('REFERENCE') : error;
  }
}

/** All of it in one transaction; the files are put in their place at its end, and the sweep finds what a crash leaves. */
async function write(sql: Sql, call: ImportCall, { record, fileOf }: ReadRecord): Promise<WrittenRecord> {
  const { caller, body, services } = call;
  for (const document of record.sections.documents) {
    const file = fileOf(document);
    if (file?.sha256 !== document.sha256 || file.sizeBytes !== document.sizeBytes) {
      throw invalidRecord('FILE', { at: document.fileName });
    }
    if (!isOfType(file.head, document)) throw invalidRecord('FILE', { at: document.fileName });
  }
  const target = {
    accountId: caller.accountId,
    principalId: body.principalId.toLowerCase(),
    now: services.now(),
  };
  const written = await writeRecord(sql, record, target);
  for (const document of record.sections.documents) {
    await fileOf(document)?.keep(storageKey(caller.accountId, written.documents.get(document.id) ?? ''));
  }
  return written;
}
