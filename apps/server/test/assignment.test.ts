import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';
import { OPERATION_ACCESS, type Reach } from './operation-access.ts';
import { sampleCalls, type SampleCall } from './sample-calls.ts';
import { addWholePatient } from './whole-patient.ts';

/*
 * Every operation of the contract by a specialist without the patient and by one who observes them, each in a clinic of
 * its own: what the first changes must not decide what the second finds.
 */

let bed: TestBed;
const PEOPLE = ['stranger', 'observer'] as const;
type Who = (typeof PEOPLE)[number];
const clinics: Partial<Record<Who, { clinic: Clinic; samples: Record<string, SampleCall> }>> = {};

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3995' });
  for (const [who, clinic] of [['stranger', bed.alba] as const, ['observer', bed.brisa] as const]) {
    const whole = await addWholePatient(bed, clinic);
    const { admin, observer, specialist } = clinic.people;
    const { headers } = await bed.call('getPatient', { as: admin, path: { id: whole.patientId } });
    const observed = await bed.call('setPatientSpecialists', {
      as: admin,
      path: { patientId: whole.patientId },
      headers: { 'if-match': headers.etag ?? '' },
      body: {
        specialists: [
          { professionalId: specialist.professionalId, isPrincipal: true },
          { professionalId: observer.professionalId, isPrincipal: false },
        ],
      },
    });
    expect(observed.status).toBe(200);
    clinics[who] = { clinic, samples: sampleCalls(clinic, whole) };
  }
}, 240_000);
afterAll(() => bed.close());

function reachOf({ status, body }: Answer): Reach {
  if (status === 404) return 'missing';
  if (status !== 403) return 'open';
  return (body as { code: string }).code === 'ROLE_FORBIDDEN' ? 'role' : 'refused';
}

// What deletes comes last: the others need what it takes away.
const OPERATIONS = CONTRACT_OPERATIONS.filter(({ isPublic }) => !isPublic).toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

describe.each(PEOPLE)('as a %s', (who) => {
  it.each(OPERATIONS)('$id', async ({ id }) => {
    const { clinic, samples } = clinics[who]!;
    const answer = await bed.call(id, { as: clinic.people[who], ...samples[id] });
    const [, stranger, observer] = OPERATION_ACCESS[id];
    expect(reachOf(answer), `${answer.status} ${answer.text.slice(0, 200)}`).toBe(
      who === 'stranger' ? stranger : observer,
    );
  });
});
