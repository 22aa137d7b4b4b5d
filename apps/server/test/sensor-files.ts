import { simulateTrace, type SimulateOptions } from '@healzy/domain/cgm';
import type { OperationId } from '../src/platform/http/contract.ts';
import { clarityFile } from '../src/features/cgm/demo/sensor-file.ts';
import type { Answer, TestBed } from './api-test-bed.ts';
import type { Clinic, Person } from './clinics.ts';

/** A sensor file of whole days in Clarity's format; 288 readings a day. */
export function sensorFile(options: Partial<SimulateOptions> & { seed?: number } = {}): Uint8Array {
  const { seed = 7, ...rest } = options;
  const { series } = simulateTrace(seed, {
    from: '2026-03-02',
    days: 3,
    zone: 'Europe/Madrid',
    hasGaps: false,
    ...rest,
  });
  return clarityFile(series);
}

interface Upload {
  as?: Person;
  testId?: string;
  bytes: Uint8Array;
  contentType?: string;
  fileName?: string;
  /** Instead of the true size. */
  sizeBytes?: number;
}

/** Announces a file for a test and uploads it; returns both responses. */
export async function uploadSensorFile(bed: Pick<TestBed, 'app' | 'call'>, clinic: Clinic, upload: Upload) {
  const person = upload.as ?? clinic.people.specialist;
  const contentType = upload.contentType ?? 'text/csv';
  const announced = await bed.call('createDocument', {
    as: person,
    query: { entityType: 'CGM_IMPORT' },
    body: {
      entityId: upload.testId ?? clinic.testId,
      fileName: upload.fileName ?? 'sensor.csv',
      contentType,
      sizeBytes: upload.sizeBytes ?? upload.bytes.length,
    },
  });
  if (announced.status !== 201) return { announced, sent: null, documentId: '' };
  const documentId = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', {
    as: person,
    path: { id: documentId },
    query: { entityType: 'CGM_IMPORT' },
  });
  const sent = await send(bed, address.body.url as string, upload.bytes, contentType);
  return { announced, sent, documentId };
}

/** PUTs bytes to a signed address. */
export async function send(
  bed: Pick<TestBed, 'app' | 'call'>,
  url: string,
  bytes: Uint8Array,
  contentType: string,
) {
  const { pathname, search } = new URL(url);
  const response = await bed.app.server.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { 'content-type': contentType },
    payload: Buffer.from(bytes),
  });
  return {
    status: response.statusCode,
    code: response.body === '' ? null : (response.json() as { code: string }).code,
  };
}

/** Uploads and imports a file into the clinic's test. */
export async function importSensorFile(
  bed: Pick<TestBed, 'app' | 'call'>,
  clinic: Clinic,
  upload: Upload,
  answers: Record<string, unknown> = {},
): Promise<Answer> {
  const { documentId } = await uploadSensorFile(bed, clinic, upload);
  return bed.call('importCgmFile' satisfies OperationId, {
    as: upload.as ?? clinic.people.specialist,
    path: { medicalTestId: upload.testId ?? clinic.testId },
    body: { documentId, zone: 'Europe/Madrid', ...answers },
  });
}
