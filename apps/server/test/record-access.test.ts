import { strFromU8, unzipSync } from 'fflate';
import { accessAreaOf } from '@healzy/domain/patients';
import { may } from '@healzy/domain/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { PersonKey } from './clinics.ts';
import { operationsAbout, type OperationAbout } from './operations-about.ts';
import { exported } from './transfers.ts';
import { addWholePatient } from './whole-patient.ts';

/*
 * Who may do what with a patient's record, over every module: what is called is derived from the contract and the
 * samples of the features, what is expected from the contract and from who answers for the patient.
 */

/** Changes by somebody who may only read: what they have read or hidden themselves, and a call that answers by patient. */
const BY_OBSERVERS: OperationId[] = [
  'changePatients',
  'markChatRead',
  'recordChartExport',
  'reviewWorklistLine',
  'undoWorklistReview',
];
/** Reads of an address with which somebody could go on alone. */
const BY_EDITORS: OperationId[] = ['getDocumentUploadUrl', 'getMealCalendar'];

let bed: TestBed;
let patientId: string;
let operations: OperationAbout[];

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3994' });
  const whole = await addWholePatient(bed, bed.alba);
  ({ patientId } = whole);
  const { admin, observer, specialist } = bed.alba.people;
  const { headers } = await bed.call('getPatient', { as: admin, path: { id: patientId } });
  const observed = await bed.call('setPatientSpecialists', {
    as: admin,
    path: { patientId },
    headers: { 'if-match': headers.etag ?? '' },
    body: {
      specialists: [
        { professionalId: specialist.professionalId, isPrincipal: true },
        { professionalId: observer.professionalId, isPrincipal: false },
      ],
    },
  });
  expect(observed.status).toBe(200);
  operations = await operationsAbout(bed, bed.alba, whole);
});
afterAll(() => bed.close());

const isRead = ({ method }: OperationAbout) => method === 'GET';
/** What the contract lets a person call, and what came of it: 403 for the record, 404 for what is of no patient. */
async function refusals(key: PersonKey, which: (operation: OperationAbout) => boolean) {
  const as = bed.alba.people[key];
  const refused: OperationId[] = [];
  const answered: OperationId[] = [];
  for (const operation of operations) {
    const { id, sample } = operation;
    if (!which(operation) || !may(id, as.roles)) continue;
    const { status, body } = await bed.call(id, { as, ...sample });
    const isRefused = status === 404 || (status === 403 && body.code === 'RECORD_FORBIDDEN');
    (isRefused ? refused : answered).push(id);
  }
  return { refused, answered };
}

async function record(): Promise<unknown> {
  const archive = unzipSync(await exported(bed, bed.alba.people.specialist, patientId));
  const { patient, sections } = JSON.parse(strFromU8(archive['record.json'] ?? new Uint8Array()));
  return { patient, sections };
}

it('has operations of every area to check', () => {
  expect(operations.length).toBeGreaterThan(120);
  expect(new Set(operations.map(({ word }) => word)).size).toBeGreaterThan(15);
});

it('is closed to a specialist without the patient', async () => {
  const before = await record();
  const { answered, refused } = await refusals('stranger', () => true);
  // Answers for each patient, and none for this one.
  expect(answered).toEqual(['changePatients']);
  expect(refused.length).toBeGreaterThan(120);
  expect(await record()).toEqual(before);
  // Each area of the record names them in its access log, and nothing but that they were denied.
  const { rows } = await bed.database.asAccount(bed.alba.people.stranger, (sql) =>
    sql.query<{ area: string; act: string }>(
      'SELECT DISTINCT area, act FROM patient_access_log WHERE patient_id = $1 AND user_id = $2',
      [patientId, bed.alba.people.stranger.userId],
    ),
  );
  const areas = new Set(operations.flatMap(({ word }) => accessAreaOf(word) ?? []));
  expect(rows.map(({ area, act }) => `${act} ${area}`).sort()).toEqual(
    [...areas].map((area) => `DENIED ${area}`).sort(),
  );
});

it('is read by an observer', async () => {
  const { refused } = await refusals('observer', (each) => isRead(each));
  expect(refused).toEqual(BY_EDITORS);
});

it('is changed by no observer', async () => {
  const before = await record();
  const { answered } = await refusals('observer', (each) => !isRead(each));
  expect(answered.toSorted()).toEqual(BY_OBSERVERS);
  expect(await record()).toEqual(before);
});

it.each(['admin', 'receptionist'] as const)('is read by the %s as far as the contract says', async (key) => {
  expect((await refusals(key, isRead)).refused).toEqual([]);
});
