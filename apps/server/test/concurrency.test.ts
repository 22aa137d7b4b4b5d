import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseRefusal } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addClinic, patientForm, type Clinic, type Person } from './clinics.ts';
import { sensorFile, uploadSensorFile } from './sensor-files.ts';

let bed: TestBed;
let clinic: Clinic;
let specialist: Person;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Race');
  specialist = clinic.people.specialist;
});

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function countOf(table: string): Promise<number> {
  const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
    sql.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`),
  );
  return rows[0]?.n ?? -1;
}

describe('Idempotency-Key', () => {
  it('counts only where the contract has it: an edit or a read is never answered from an earlier call', async () => {
    const { specialist } = bed.alba.people;
    const path = { id: bed.alba.patientId };
    const headers = { 'idempotency-key': newId() };
    expect((await bed.call('getPatient', { as: specialist, path, headers })).status).toBe(200);
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(`UPDATE patients SET city = 'Lugo' WHERE id = $1`, [path.id]),
    );
    expect((await bed.call('getPatient', { as: specialist, path, headers })).body.city).toBe('Lugo');
    const odd = { 'idempotency-key': 'no uuid' };
    expect((await bed.call('getPatient', { as: specialist, path, headers: odd })).status).toBe(200);
  });

  it.each(['no uuid', 'urn:uuid:01a1fd4d-2551-7f95-85d0-08956962deba'])(
    'that is not a uuid (%s) is rejected as invalid',
    async (key) => {
      const answer = await bed.call('createPatient', {
        as: bed.alba.people.specialist,
        headers: { 'idempotency-key': key },
        body: patientForm(bed.alba.people.specialist.professionalId ?? ''),
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    },
  );

  it('makes one patient of twenty parallel retries, and gives all the same response', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = patientForm(specialist.professionalId ?? '');
    const before = await countOf('patients');
    const answers = await times(20, () => bed.call('createPatient', { as: specialist, headers, body }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.etag))).toEqual(new Set(['"1"']));
    expect(await countOf('patients')).toBe(before + 1);
  });

  it('is rejected with another body, path or operation', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = patientForm(specialist.professionalId ?? '');
    await bed.call('createPatient', { as: specialist, headers, body });
    const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(
      await bed.call('createPatient', { as: specialist, headers, body: { ...body, city: 'Vigo' } }),
    ).toMatchObject(reused);
    const test = { name: 'A', type: 'CALORIMETRY', principalId: specialist.professionalId };
    const path = { patientId: clinic.patientId };
    expect(await bed.call('createMedicalTest', { as: specialist, headers, path, body: test })).toMatchObject(
      reused,
    );
  });

  it('gives a retry of a cancellation whose response was lost the same response', async () => {
    const cancel = (key: string) =>
      bed.call('cancelMedicalTest', {
        as: specialist,
        path: { id: clinic.testId },
        headers: { 'idempotency-key': key },
      });
    const key = newId();
    const first = await cancel(key);
    expect(first).toMatchObject({ status: 200, body: { state: 'CANCELED' } });
    const again = await cancel(key);
    expect([again.status, again.text, again.headers.etag]).toEqual([200, first.text, first.headers.etag]);
    expect((await cancel(newId())).body.code).toBe('MEDICAL_TEST_FINAL');
  });

  it('ignores the order of keys in a body', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = patientForm(specialist.professionalId ?? '');
    const first = await bed.call('createPatient', { as: specialist, headers, body });
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    expect((await bed.call('createPatient', { as: specialist, headers, body: reversed })).text).toBe(
      first.text,
    );
  });

  it('belongs to one person', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = patientForm(specialist.professionalId ?? '');
    await bed.call('createPatient', { as: specialist, headers, body });
    const other = await bed.call('createPatient', { as: clinic.people.admin, headers, body });
    expect(other).toMatchObject({ status: 409, body: { code: 'PATIENT_EMAIL_TAKEN' } });
  });

  it('is forgotten with a rejected call, so that the corrected one may use it', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = patientForm(newId());
    expect((await bed.call('createPatient', { as: specialist, headers, body })).status).toBe(422);
    const mended = patientForm(specialist.professionalId ?? '');
    expect((await bed.call('createPatient', { as: specialist, headers, body: mended })).status).toBe(201);
  });

  it('imports a file once when the call is retried, also in parallel', async () => {
    const { documentId } = await uploadSensorFile(bed, clinic, { bytes: sensorFile({ days: 1 }) });
    const options = {
      as: specialist,
      path: { medicalTestId: clinic.testId },
      headers: { 'idempotency-key': newId() },
      body: { documentId, zone: 'Europe/Madrid' },
    };
    const answers = await times(5, () => bed.call('importCgmFile', options));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countOf('cgm_imports')).toBe(1);
  });
});

describe('If-Match', () => {
  const path = () => ({ id: clinic.patientId });
  const body = (city: string) => ({
    ...patientForm(specialist.professionalId ?? ''),
    email: 'same@correo.example',
    city,
  });

  it('is required, and must name the current version', async () => {
    const missing = await bed.call('updatePatient', { as: specialist, path: path(), body: body('A') });
    expect(missing).toMatchObject({ status: 428, body: { code: 'VERSION_REQUIRED' } });
    for (const tag of ['"7"', '*', 'nonsense', '""']) {
      const headers = { 'if-match': tag };
      const stale = await bed.call('updatePatient', {
        as: specialist,
        path: path(),
        headers,
        body: body('A'),
      });
      expect(stale).toMatchObject({
        status: 412,
        body: { code: 'STALE_VERSION', details: { current: { version: 1 } } },
      });
    }
  });

  it('lets one of ten parallel edits through and loses none', async () => {
    const headers = { 'if-match': '"1"' };
    const answers = await times(10, (index) =>
      bed.call('updatePatient', {
        as: clinic.people.admin,
        path: path(),
        headers,
        body: body(`City ${index}`),
      }),
    );
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(412)]);
    const winner = answers.find(({ status }) => status === 200);
    const stands = await bed.call('getPatient', { as: specialist, path: path() });
    expect(stands.body).toMatchObject({ version: 2, city: winner?.body.city });
    expect(answers.find(({ status }) => status === 412)?.body.details.current.city).toBe(winner?.body.city);
  });
});

describe('constraints of the database itself', () => {
  it('let one of five parallel first imports put a CGM test in progress', async () => {
    const tests = [clinic.testId];
    while (tests.length < 5) tests.push(await addCgmTest(bed.database, clinic));
    const bytes = sensorFile({ days: 1 });
    const documents: string[] = [];
    for (const testId of tests)
      documents.push((await uploadSensorFile(bed, clinic, { testId, bytes })).documentId);
    const answers = await times(5, (index) =>
      bed.call('importCgmFile', {
        as: specialist,
        path: { medicalTestId: tests[index] ?? '' },
        body: { documentId: documents[index], zone: 'Europe/Madrid' },
      }),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CGM_ALREADY_IN_PROGRESS');
    expect([await countOf('cgm_imports'), await countOf('documents')]).toEqual([1, 1]);
    const next = await bed.call('createMedicalTest', {
      as: specialist,
      path: { patientId: clinic.patientId },
      body: { name: 'Otra', type: 'CGM', principalId: specialist.professionalId },
    });
    expect(next).toMatchObject({ status: 409, body: { code: 'CGM_ALREADY_IN_PROGRESS' } });
  });

  it('keep e-mail addresses of patients unique, whatever their case', async () => {
    const answers = await times(5, (index) =>
      bed.call('createPatient', {
        as: specialist,
        body: patientForm(specialist.professionalId ?? '', {
          email: index % 2 ? 'One@correo.example' : 'one@CORREO.example',
        }),
      }),
    );
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
  });

  it.each(['none', 'two'])(
    'reject a patient with %s principal at commit, even without a handler',
    async (kind) => {
      const { accountId, people, patientId } = clinic;
      const work = bed.database.asAccount({ accountId }, async (sql) => {
        if (kind === 'none')
          await sql.query('UPDATE patient_specialists SET is_principal = false WHERE patient_id = $1', [
            patientId,
          ]);
        else
          await sql.query('UPDATE patient_specialists SET is_principal = true WHERE patient_id = $1', [
            patientId,
          ]);
      });
      const refusal = databaseRefusal(await work.catch((error: unknown) => error));
      expect(refusal?.constraint).toBe(
        kind === 'none' ? 'patient_one_principal' : 'patient_specialists_principal_key',
      );
      const unled = bed.database.asAccount({ accountId }, (sql) =>
        sql.query('DELETE FROM medical_test_specialists WHERE professional_id = $1', [
          people.specialist.professionalId,
        ]),
      );
      expect(databaseRefusal(await unled.catch((error: unknown) => error))?.constraint).toBe(
        'medical_test_one_principal',
      );
    },
  );

  it('reject input without exactly one principal', async () => {
    const body = patientForm(specialist.professionalId ?? '', { specialists: [] });
    const answer = await bed.call('createPatient', { as: specialist, body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'MAIN_SPECIALIST_REQUIRED' } });
  });
});

describe('an empty JSON body', () => {
  const json = { 'content-type': 'application/json' };

  it('counts as none, where none is needed', async () => {
    const by = { as: specialist, headers: json };
    expect((await bed.call('cancelMedicalTest', { ...by, path: { id: clinic.testId } })).status).toBe(200);
    const { admin, stranger } = clinic.people;
    const leave = { as: admin, headers: json, path: { id: stranger.userId } };
    expect((await bed.call('deleteUser', leave)).status).toBe(204);
  });

  it('is reported where one is needed', async () => {
    expect(await bed.call('createPatient', { as: specialist, headers: json })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path: '/body', code: 'REQUIRED' }] } },
    });
  });
});
