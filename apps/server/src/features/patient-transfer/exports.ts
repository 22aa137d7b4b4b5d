import {
  ANSWERS_FILE,
  answerLines,
  recordFilePath,
  toFhirBundle,
  type PatientRecord,
} from '@healzy/domain/patient-transfer';
import { MAX_RECORD_BYTES } from '@healzy/domain/documents';
import { todayIn } from '@healzy/domain/shared';
import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import { accountZone } from '../accounts/account-rows.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { newId } from '../../platform/db/ids.ts';
import { documents, storageKey } from '../documents/document-rows.ts';
import { safeFileName } from '../documents/file-names.ts';
import { addressOf } from '../documents/handlers.ts';
import { longHandler, type LongCall } from '../../platform/http/calls.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { FileTooLargeError } from '../../platform/storage/file-store.ts';
import { readRecord, type FileKeys } from './record-reading.ts';
import { requireWholeRecord } from '../patients/whole-record.ts';
import { zipStream, type ZipEntry } from './zip-writing.ts';

interface Archive {
  content: Readable;
  contentType: string;
  ending: string;
  exported: 'PATIENT_RECORD' | 'PATIENT_FHIR';
}

type ExportCall = LongCall<'exportPatientRecord'> | LongCall<'exportPatientFhir'>;

/** Writes an archive to the store and returns its download address; clean-up discards it within the hour. */
async function exportAs(
  call: ExportCall,
  write: (record: PatientRecord, files: FileKeys, services: Services) => Archive,
) {
  const { caller, services, path } = call;
  const owner = { accountId: caller.accountId, patientId: path.id.toLowerCase() };
  const { record, files, zone } = await call.inAccount(async (sql) => {
    await requireWholeRecord(sql, caller, owner.patientId);
    return {
      ...(await readRecord(sql, owner, { contributions: services.contributions, now: services.now() })),
      zone: await accountZone(sql, owner.accountId),
    };
  });
  const archive = write(record, files, services);
  const incoming = await services.files.receive(archive.content, MAX_RECORD_BYTES).catch((error: unknown) => {
    throw error instanceof FileTooLargeError
      ? unprocessable('FILE_TOO_LARGE', 'The record with its files is larger than a file may be.')
      : error;
  });
  const documentId = newId();
  const day = todayIn(zone, services.now());
  const fileName = safeFileName(`${record.patient.name} ${record.patient.surname} ${day}${archive.ending}`);
  try {
    const at = services.now();
    await call.inAccount(async (sql) => {
      await requireWholeRecord(sql, caller, owner.patientId);
      await documents.insert(sql, {
        id: documentId,
        accountId: owner.accountId,
        entityType: 'PATIENT_RECORD',
        entityId: owner.patientId,
        fileName,
        contentType: archive.contentType,
        sizeBytes: incoming.sizeBytes,
        sha256: incoming.sha256,
        state: 'STORED',
        storageKey: storageKey(owner.accountId, documentId),
        createdBy: caller.userId,
        storedAt: at,
        createdAt: at,
      });
      await recordAudit(sql, {
        by: call,
        kind: 'EXPORTED',
        details: { exported: archive.exported, patientId: owner.patientId },
      });
      await incoming.keep(storageKey(owner.accountId, documentId));
    });
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  return {
    status: 201 as const,
    body: { fileName, sizeBytes: incoming.sizeBytes, ...addressOf('content', documentId, call) },
  };
}

export const exportPatientRecord = longHandler('exportPatientRecord', (call) =>
  exportAs(call, (record, files, services) => ({
    content: zipStream(recordEntries(record, files, services)),
    contentType: 'application/zip',
    ending: '.zip',
    exported: 'PATIENT_RECORD',
  })),
);

export const exportPatientFhir = longHandler('exportPatientFhir', (call) =>
  exportAs(call, (record, files, services) => ({
    content: NodeReadable.from(fhirParts(record, files, services)),
    contentType: 'application/fhir+json',
    ending: '.fhir.json',
    exported: 'PATIENT_FHIR',
  })),
);

function* recordEntries(record: PatientRecord, files: FileKeys, services: Services): Generator<ZipEntry> {
  // First, so that a reader knows which files follow.
  yield { name: 'record.json', content: [Buffer.from(JSON.stringify(record, null, 1))], isPacked: false };
  yield { name: ANSWERS_FILE, content: answersTable(record), isPacked: false };
  for (const document of record.sections.documents) {
    const key = files.get(document.id);
    if (key === undefined) continue;
    const isText = /^(text\/|application\/json)/.test(document.contentType);
    yield { name: recordFilePath(document), content: contentOf(services, key), isPacked: !isText };
  }
}

async function* answersTable(record: PatientRecord): AsyncGenerator<Uint8Array> {
  yield Buffer.from(await csvFile(answerLines(record), 'en'));
}

async function* contentOf(services: Services, key: string): AsyncGenerator<Uint8Array> {
  const { content } = await services.files.stream(key);
  yield* content as AsyncIterable<Uint8Array>;
}

/** The bundle entry by entry, so that only one file at a time is in memory. */
async function* fhirParts(
  record: PatientRecord,
  files: FileKeys,
  services: Services,
): AsyncGenerator<Buffer> {
  const { head, entries, tail } = toFhirBundle(record);
  yield Buffer.from(head);
  let isFirst = true;
  for (const entry of entries) {
    const key = entry.documentId === null ? undefined : files.get(entry.documentId);
    const data = key === undefined ? null : Buffer.from(await services.files.read(key)).toString('base64');
    yield Buffer.from(`${isFirst ? '' : ',\n'}${entry.write(data)}`);
    isFirst = false;
  }
  yield Buffer.from(tail);
}
