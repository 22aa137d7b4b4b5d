import type { TestBed } from './api-test-bed.ts';
import type { Person } from './clinics.ts';
import { send } from './sensor-files.ts';

/** Uploads a PDF that says `text`, for a patient or a note about them. @returns the document's id */
export async function uploadPaper(
  bed: TestBed,
  as: Person,
  { entityType, patientId, text }: { entityType: 'PATIENT' | 'NOTE'; patientId: string; text: string },
): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);
  const contentType = 'application/pdf';
  const announced = await bed.call('createDocument', {
    as,
    query: { entityType },
    body: { entityId: patientId, fileName: `${text}.pdf`, contentType, sizeBytes: bytes.length },
  });
  const path = { id: announced.body.id as string };
  const address = await bed.call('getDocumentUploadUrl', { as, path, query: { entityType } });
  const sent = await send(bed, address.body.url as string, bytes, contentType);
  if (sent.status !== 204) throw new Error(`The upload answered ${sent.status}.`);
  return path.id;
}
