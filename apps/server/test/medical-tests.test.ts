import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addPatient, type Person } from './clinics.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let people: TestBed['alba']['people'];
let patientId: string;
let testId: string;

beforeAll(async () => {
  bed = await startTestBed();
  people = bed.alba.people;
});
afterAll(() => bed.close());
beforeEach(async () => {
  patientId = await addPatient(bed.database, bed.alba, {
    specialists: [
      { professionalId: people.specialist.professionalId ?? '', isPrincipal: true },
      { professionalId: people.observer.professionalId ?? '', isPrincipal: false },
    ],
  });
  testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
});

type Step = 'beginMedicalTest' | 'finishMedicalTest' | 'cancelMedicalTest';
const take = (step: Step, as: Person = people.specialist, id = testId) =>
  bed.call(step, { as, path: { id }, headers: { 'idempotency-key': crypto.randomUUID() } });
const read = (as: Person = people.specialist) => bed.call('getMedicalTest', { as, path: { id: testId } });
const change = (body: object, version: string | null = '"1"', as: Person = people.specialist) =>
  bed.call('updateMedicalTest', {
    as,
    path: { id: testId },
    headers: version === null ? {} : { 'if-match': version },
    body: { name: 'MCG', principalId: people.specialist.professionalId, rangeProfile: 'STANDARD', ...body },
  });

describe('the states of a test', () => {
  it('begins, and is not finished without its final analysis', async () => {
    expect((await read()).body).toMatchObject({ state: 'STARTED', canEdit: true, canFinish: false });
    expect(await take('finishMedicalTest')).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_STATE' },
    });
    const begun = await take('beginMedicalTest');
    expect(begun).toMatchObject({ status: 200, body: { state: 'IN_PROGRESS', canFinish: true } });
    expect(begun.body.inProgressAt).not.toBeNull();
    expect(await take('beginMedicalTest')).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_STATE' },
    });
    expect(await take('finishMedicalTest')).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_NEEDS_ANALYSIS' },
    });
    expect((await read()).body.state).toBe('IN_PROGRESS');
  });

  it('of a type without a final analysis is finished by itself', async () => {
    testId = await addCgmTest(bed.database, { ...bed.alba, patientId }, 'CALORIMETRY');
    await take('beginMedicalTest');
    const finished = await take('finishMedicalTest');
    expect(finished.body).toMatchObject({ state: 'FINISHED', canEdit: false, canFinish: false });
    expect(finished.body.finishedAt).not.toBeNull();
    for (const step of ['beginMedicalTest', 'finishMedicalTest', 'cancelMedicalTest'] as const) {
      expect(await take(step)).toMatchObject({ status: 409, body: { code: 'MEDICAL_TEST_FINAL' } });
    }
    expect(await change({ name: 'Later' }, `"${String(finished.body.version)}"`)).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_FINAL' },
    });
  });

  it('cannot be finished once it is cancelled', async () => {
    await take('beginMedicalTest');
    expect((await take('cancelMedicalTest')).body.state).toBe('CANCELED');
    expect(await take('finishMedicalTest')).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_FINAL' },
    });
  });

  it('is finished by its principal only', async () => {
    testId = await addCgmTest(bed.database, { ...bed.alba, patientId }, 'CALORIMETRY');
    await take('beginMedicalTest');
    const to = {
      principalId: people.observer.professionalId,
      observerIds: [people.specialist.professionalId],
    };
    expect((await change(to, '"2"')).status).toBe(200);
    // The patient's principal may still change the test, but is not responsible for it.
    expect((await read()).body).toMatchObject({ canEdit: true, canFinish: false });
    expect(await take('finishMedicalTest')).toMatchObject({
      status: 403,
      body: { code: 'RECORD_FORBIDDEN' },
    });
    expect((await take('finishMedicalTest', people.observer)).body.state).toBe('FINISHED');
  });

  it('does not begin while another one of the same patient is in progress', async () => {
    const other = await addCgmTest(bed.database, { ...bed.alba, patientId });
    await take('beginMedicalTest');
    expect(await take('beginMedicalTest', people.specialist, other)).toMatchObject({
      status: 409,
      body: { code: 'CGM_ALREADY_IN_PROGRESS' },
    });
    await take('cancelMedicalTest');
    expect((await take('beginMedicalTest', people.specialist, other)).status).toBe(200);
  });

  it('stays begun by hand when its data are taken back', async () => {
    await take('beginMedicalTest');
    const bytes = sensorFile({ days: 1 });
    const imported = await importSensorFile(bed, bed.alba, { testId, bytes });
    expect(imported.status).toBe(201);
    const path = { medicalTestId: testId, importId: imported.body.id as string };
    expect((await bed.call('undoCgmImport', { as: people.specialist, path })).status).toBe(204);
    expect((await read()).body.state).toBe('IN_PROGRESS');
  });

  it('returns to not begun with the last of its data, whichever of them began it', async () => {
    const ids: string[] = [];
    for (const seed of [1, 2]) {
      const imported = await importSensorFile(bed, bed.alba, {
        testId,
        bytes: sensorFile({ days: 1, seed }),
      });
      ids.push(imported.body.id as string);
    }
    const states = [];
    for (const importId of ids) {
      const path = { medicalTestId: testId, importId };
      await bed.call('undoCgmImport', { as: people.specialist, path });
      states.push((await read()).body.state);
    }
    expect(states).toEqual(['IN_PROGRESS', 'STARTED']);
  });
});

describe('changing a test', () => {
  it('changes its name, observations, target and specialists, against the version that was read', async () => {
    const answer = await change({
      name: ' MCG de otoño ',
      observations: 'Entrena por la tarde.',
      rangeProfile: 'TIGHT',
      observerIds: [people.observer.professionalId],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        name: 'MCG de otoño',
        observations: 'Entrena por la tarde.',
        rangeProfile: 'TIGHT',
        type: 'CGM',
        observers: [{ professionalId: people.observer.professionalId }],
      },
    });
    expect(await change({ name: 'Too late' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { name: 'MCG de otoño' } } },
    });
    expect((await change({ name: 'Blind' }, null)).status).toBe(428);
  });

  it('is with specialists of the account', async () => {
    expect((await change({ principalId: crypto.randomUUID() })).body.code).toBe('SPECIALIST_UNKNOWN');
    expect((await change({ observerIds: [people.specialist.professionalId] })).status).toBe(400);
    expect((await read(people.observer)).body).toMatchObject({ version: 1, canEdit: false });
  });
});
