import { expect } from 'vitest';
import type { Answer, TestBed } from './api-test-bed.ts';
import type { Clinic, Person } from './clinics.ts';
import { send } from './sensor-files.ts';

type Bed = Pick<TestBed, 'app' | 'call'>;

/** A patient's whole record as a file, read from the address that its export answers. */
export async function exported(
  bed: Bed,
  as: Person,
  id: string,
  operation: 'exportPatientRecord' | 'exportPatientFhir' = 'exportPatientRecord',
): Promise<Buffer> {
  const answer = await bed.call(operation, { as, path: { id } });
  expect(answer.status).toBe(201);
  const { pathname, search } = new URL(answer.body.url as string);
  const response = await bed.app.server.inject({ method: 'GET', url: pathname + search });
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.length).toBe(answer.body.sizeBytes);
  return response.rawPayload;
}

/** Uploads a record to an account. @returns its document's id */
export async function uploadRecord(
  bed: Bed,
  as: Person,
  bytes: Uint8Array,
  contentType = 'application/zip',
): Promise<string> {
  const query = { entityType: 'PATIENT_RECORD' };
  const body = { entityId: as.accountId, fileName: 'historia', contentType, sizeBytes: bytes.length };
  const announced = await bed.call('createDocument', { as, query, body });
  const path = { id: announced.body.id as string };
  const address = await bed.call('getDocumentUploadUrl', { as, path, query });
  expect(await send(bed, address.body.url as string, bytes, contentType)).toMatchObject({ status: 204 });
  return path.id;
}

/** Imports an uploaded record as a new patient of the clinic's specialist. */
export const importRecord = (
  bed: Bed,
  clinic: Clinic,
  documentId: string,
  as = clinic.people.admin,
  more: object = {},
): Promise<Answer> =>
  bed.call('importPatientRecord', {
    as,
    body: { documentId, principalId: clinic.people.specialist.professionalId, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** Brings a patient into another clinic. @returns their id there */
export async function transferred(bed: Bed, as: Person, id: string, to: Clinic): Promise<string> {
  const archive = await exported(bed, as, id);
  const answer = await importRecord(bed, to, await uploadRecord(bed, to.people.admin, archive));
  expect(answer.status).toBe(201);
  return answer.body.patientId as string;
}
