import { PROTOCOL, simulateCart } from '@healzy/domain/calorimetry';
import type { Answer, TestBed } from './api-test-bed.ts';
import { addCgmTest, type Clinic, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';

/** A test in phases that the file names, in the canonical layout. */
export function cartFile({
  hasPhases = true,
  scale = 1,
  head = '',
}: { hasPhases?: boolean; scale?: number; head?: string } = {}): Uint8Array {
  const lines = simulateCart(PROTOCOL, { noise: 0.01 }).map(
    ({ timeS, kind, vo2, vco2, heartRate, ventilation, speed }) =>
      [timeS, ...(hasPhases ? [kind] : []), vo2 * scale, vco2 * scale, heartRate, ventilation, speed].join(
        ',',
      ),
  );
  const names = [
    'time_s',
    ...(hasPhases ? ['phase'] : []),
    'vo2_ml_min',
    'vco2_ml_min',
    'hr_bpm',
    've_l_min',
    'speed_km_h',
  ];
  return new TextEncoder().encode([...(head === '' ? [] : [head]), names.join(','), ...lines].join('\n'));
}

/** Adds a calorimetry test of the clinic's patient, or of another one. */
export const addCartTest = (bed: TestBed, clinic: Clinic, patientId = clinic.patientId): Promise<string> =>
  addCgmTest(bed.database, { ...clinic, patientId }, 'CALORIMETRY');

interface Upload {
  testId: string;
  bytes?: Uint8Array;
  fileName?: string;
  contentType?: string;
  as?: Person;
}

/** Announces a cart's file for a test and uploads it. */
export async function uploadCart(bed: TestBed, clinic: Clinic, upload: Upload) {
  const { testId, bytes = cartFile(), fileName = 'prueba.csv', contentType = 'text/csv' } = upload;
  const as = upload.as ?? clinic.people.specialist;
  const query = { entityType: 'TEST_RECORDING' };
  const announced = await bed.call('createDocument', {
    as,
    query,
    body: { entityId: testId, fileName, contentType, sizeBytes: bytes.length },
  });
  if (announced.status !== 201) return { announced, sent: null, documentId: '' };
  const documentId = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id: documentId }, query });
  const sent = await send(bed, address.body.url as string, bytes, contentType);
  return { announced, sent, documentId };
}

/** Uploads a cart's file and imports it into a test. */
export async function importCart(
  bed: TestBed,
  clinic: Clinic,
  upload: Upload,
  answers: Record<string, unknown> = {},
): Promise<Answer & { documentId: string }> {
  const { documentId, sent } = await uploadCart(bed, clinic, upload);
  if (sent?.status !== 204) throw new Error(`The upload answered ${JSON.stringify(sent)}.`);
  const answer = await bed.call('importCalorimetryFile', {
    as: upload.as ?? clinic.people.specialist,
    path: { medicalTestId: upload.testId },
    body: { documentId, ...answers },
  });
  return { ...answer, documentId };
}
