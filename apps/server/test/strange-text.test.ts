import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { nothing, sampleCalls } from './sample-calls.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const HALF = 'Ana \ud83d López';

it.each(['savePatientView', 'createPatient', 'findSimilarPatients'] as const)(
  'half a surrogate pair in %s is rejected, with its field',
  async (operation) => {
    const { alba } = bed;
    const sample = samples()[operation];
    const body = { ...(sample.body as object), name: HALF };
    const answer = await bed.call(operation, { ...sample, as: alba.people.admin, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path: '/body/name', code: 'TEXT_INVALID' }] } },
    });
  },
);

it('half a surrogate pair behind a public link is rejected', async () => {
  const sample = samples().saveIntake;
  const { status } = await bed.call('saveIntake', {
    ...sample,
    as: null,
    body: { ...(sample.body as object), token: `${'a'.repeat(42)}\ud800` },
  });
  expect(status).toBe(400);
});

it('a day of the year 0 is rejected in a patient search', async () => {
  const sample = samples().findSimilarPatients;
  const body = { ...(sample.body as object), birthdate: '0000-01-01' };
  const answer = await bed.call('findSimilarPatients', { ...sample, as: bed.alba.people.admin, body });
  expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path: '/body/birthdate' }] } } });
});

it.each([
  ['\u200b\u2060\u200d', 'REQUIRED'],
  ['Ana\nLópez', 'LINE_BREAK'],
  ['Ana\u2028López', 'LINE_BREAK'],
])('a patient cannot be named %j', async (name, code) => {
  const sample = samples().createPatient;
  const body = { ...(sample.body as object), name };
  const answer = await bed.call('createPatient', { ...sample, as: bed.alba.people.admin, body });
  expect(answer).toMatchObject({
    status: 400,
    body: { details: { fields: [{ path: '/body/name', code }] } },
  });
});

function samples() {
  const { alba } = bed;
  return sampleCalls(alba, { ...nothing(alba.accountId), accountId: alba.accountId });
}
