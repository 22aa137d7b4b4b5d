import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { sampleCalls, type Target } from './sample-calls.ts';
import { addWholePatient } from './whole-patient.ts';

let bed: TestBed;
let target: Target;

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3995' });
  target = await addWholePatient(bed, bed.alba);
});
afterAll(() => bed.close());

/** What was measured of this patient, with derived values. */
const KNOWN = [82.4, 80.1, 79.3, 171, 84.5, 27.1, 27.12];

/** The known values anywhere in a response: as numbers, and in texts with either decimal separator. */
function valuesIn(body: unknown): unknown[] {
  if (typeof body === 'number') return KNOWN.includes(body) ? [body] : [];
  if (typeof body === 'string') return /\b(82[.,]4|80[.,]1|79[.,]3|84[.,]5)\b/.test(body) ? [body] : [];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(valuesIn) : [];
}

/** Every operation that only reads; and exports, which are not GET. */
const READING = CONTRACT_OPERATIONS.filter(({ id, method }) => method === 'GET' || /^export/.test(id)).map(
  ({ id }) => id,
);

const ask = async (id: OperationId, as = bed.alba.people.receptionist) => {
  const { names: _names, ...sample } = sampleCalls(bed.alba, target)[id];
  return bed.call(id, { as, ...sample });
};

/** A card as it is sent back, with the fields that everyone reads. */
function formOf(card: Record<string, unknown>) {
  const { name, surname, email, birthdate, sex, timezone } = card;
  const specialists = card.specialists as { professionalId: string }[];
  return {
    ...{ name, surname, email, birthdate, sex, timezone },
    ...{ phone: null, address: null, postalCode: null, country: null, coupon: null },
    specialists: specialists.map(({ professionalId }) => ({ professionalId, isPrincipal: true })),
  };
}

describe('what was measured of a patient', () => {
  it('is read by no call of a receptionist', async () => {
    const seen: [string, unknown[]][] = [];
    for (const id of READING) {
      const answer = await ask(id);
      const found = valuesIn(answer.body ?? answer.text);
      if (found.length > 0) seen.push([id, found]);
    }
    const own = {
      as: bed.alba.people.receptionist,
      path: { patientId: target.patientId },
      query: { topics: 'DATA' },
    };
    expect(valuesIn((await bed.call('listPatientTimeline', own)).body)).toEqual([]);
    expect(seen).toEqual([]);
    // Control: the same calls show it to a specialist.
    expect(valuesIn((await ask('getPatient', bed.alba.people.specialist)).body)).toEqual([79.3, 171]);
    const timeline = await bed.call('listPatientTimeline', {
      as: bed.alba.people.specialist,
      path: { patientId: target.patientId },
      // What was measured is on no first page of everything that has happened.
      query: { topics: 'DATA' },
    });
    expect(valuesIn(timeline.body)).not.toEqual([]);
  });

  it('is absent from a receptionist’s card, and unchanged when they save it', async () => {
    const { receptionist, specialist } = bed.alba.people;
    const path = { id: target.patientId };
    const read = await bed.call('getPatient', { as: receptionist, path });
    expect(read.body).not.toHaveProperty('weightKg');
    expect(read.body).not.toHaveProperty('heightCm');
    const saved = await bed.call('updatePatient', {
      as: receptionist,
      path,
      headers: { 'if-match': read.headers.etag ?? '' },
      body: {
        ...formOf(read.body),
        weightKg: 200,
        heightCm: null,
        city: 'Soria',
      },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).not.toHaveProperty('weightKg');
    const { body } = await bed.call('getPatient', { as: specialist, path });
    expect(body).toMatchObject({ city: 'Soria', weightKg: 79.3, heightCm: 171 });
  });

  it('is absent too from the current card that rejects an outdated change', async () => {
    const path = { id: target.patientId };
    const { body: card } = await ask('getPatient');
    const body = { ...formOf(card), city: 'Soria', weightKg: null, heightCm: null };
    const stale = (as = bed.alba.people.receptionist) =>
      bed.call('updatePatient', { as, path, headers: { 'if-match': '"0"' }, body });
    const refused = await stale();
    expect(refused).toMatchObject({ status: 412, body: { details: { current: path } } });
    expect(valuesIn(refused.body)).toEqual([]);
    expect(valuesIn((await stale(bed.alba.people.specialist)).body)).toEqual([79.3, 171]);
  });
});
