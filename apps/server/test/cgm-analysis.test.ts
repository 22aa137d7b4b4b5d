import { ANALYSIS_SECTIONS } from '@healzy/domain/cgm/analysis';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/platform/http/contract.ts';
import { analysisText, emptySections } from './analysis-samples.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addPatient, type Person } from './clinics.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

const bed: TestBed = await startTestBed();
afterAll(() => bed.close());

const { specialist, observer, admin, receptionist } = bed.alba.people;
let medicalTestId: string;

beforeEach(async () => {
  const patientId = await addPatient(bed.database, bed.alba, {
    email: `${crypto.randomUUID()}@x.example`,
    specialists: [
      { professionalId: specialist.professionalId, isPrincipal: true },
      { professionalId: observer.professionalId, isPrincipal: false },
    ],
  });
  medicalTestId = await addCgmTest(bed.database, { ...bed.alba, patientId });
  await importSensorFile(bed, bed.alba, { testId: medicalTestId, bytes: sensorFile() });
});

const call = (operation: OperationId, as: Person, more: { version?: number; body?: unknown } = {}) =>
  bed.call(operation, {
    as,
    path: { medicalTestId },
    ...(more.body === undefined ? {} : { body: more.body }),
    ...(more.version === undefined ? {} : { headers: { 'if-match': `"${more.version}"` } }),
  });
const write = (version: number, text = 'Duerme mejor.', as = specialist) =>
  call('updateCgmFinalAnalysis', as, {
    version,
    body: { sections: { ...emptySections(), summary: analysisText(text) } },
  });
const finish = (version: number, as = specialist) =>
  call('finishCgmFinalAnalysis', as, { version, body: { unit: 'mg/dL' } });

describe('the final analysis', () => {
  it('is empty at first, and saved while it is written', async () => {
    const empty = await call('getCgmFinalAnalysis', specialist);
    expect(empty.body).toMatchObject({ version: 0, updated: null, finished: null, figures: null });
    expect(Object.keys(empty.body.sections)).toEqual([...ANALYSIS_SECTIONS]);
    const saved = await write(0);
    expect(saved).toMatchObject({ status: 200, body: { version: 1, canEdit: true, canFinish: true } });
    expect(saved.body.updated).toMatchObject({ userId: specialist.userId });
    const again = await write(1);
    expect(again.body.version).toBe(1);
    expect((await call('getCgmFinalAnalysis', observer)).body).toMatchObject({
      version: 1,
      canEdit: false,
      sections: { summary: analysisText('Duerme mejor.') },
    });
  });

  it('offers the newer version to whoever wrote over an older one', async () => {
    await write(0, 'Primera.');
    const stale = await write(0, 'Segunda.');
    expect(stale).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_VERSION',
        details: { current: { version: 1, sections: { summary: analysisText('Primera.') } } },
      },
    });
    expect(
      (await call('updateCgmFinalAnalysis', specialist, { body: { sections: emptySections() } })).status,
    ).toBe(428);
  });

  it('loses nothing of two people who write at once', async () => {
    const section = { summary: analysisText('De una.'), nights: analysisText('De otra.') };
    const save = (version: number, sections: Partial<typeof section>) =>
      call('updateCgmFinalAnalysis', specialist, {
        version,
        body: { sections: { ...emptySections(), ...sections } },
      });
    const answers = await Promise.all([
      save(0, { summary: section.summary }),
      save(0, { nights: section.nights }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412]);
    // The one who came second is given what the other wrote, and saves both.
    const [refused] = answers.filter(({ status }) => status === 412);
    const { current } = refused?.body.details ?? {};
    const theirs = Object.entries<unknown[]>(current.sections).filter(([, text]) => text.length > 0);
    const merged = { ...section, ...Object.fromEntries(theirs) };
    expect((await save(current.version, merged)).status).toBe(200);
    expect((await call('getCgmFinalAnalysis', observer)).body.sections).toMatchObject(section);
  });

  it('keeps no citation: it is read without the record', async () => {
    const citation = { kind: 'MEDICAL_TEST', id: medicalTestId, view: null };
    const cited = [
      { type: 'PARAGRAPH', level: 0, spans: [{ text: 'MCG', marks: [], href: null, citation }] },
    ];
    const body = { sections: { ...emptySections(), nights: cited } };
    const saved = await call('updateCgmFinalAnalysis', specialist, { version: 0, body });
    expect(saved.body.sections.nights).toEqual(analysisText('MCG'));
  });

  it('finishes the test, and is frozen with the figures of the whole test', async () => {
    const scores = (await call('getCgmScores', specialist)).body;
    await write(0);
    const done = await finish(1);
    expect(done).toMatchObject({ status: 200, body: { version: 2, canEdit: false, canFinish: false } });
    expect(done.body.finished).toMatchObject({ userId: specialist.userId, name: 'specialist Twin' });
    expect(done.body.figures).toMatchObject({ unit: 'mg/dL', agp: { days: 3 } });
    expect(done.body.figures.scores).toEqual(scores);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: medicalTestId } });
    expect(test.body.state).toBe('FINISHED');
    for (const refused of [await write(2, 'Otra cosa.'), await finish(2)])
      expect(refused).toMatchObject({ status: 409, body: { code: 'CGM_ANALYSIS_FINISHED' } });
    const changed = await bed.database
      .asAccount({ accountId: bed.alba.accountId, userId: specialist.userId }, (sql) =>
        sql.query(`UPDATE cgm_final_analyses SET sections = '{}' WHERE medical_test_id = $1`, [
          medicalTestId,
        ]),
      )
      .then(({ rowCount }) => rowCount);
    expect(changed).toBe(0);
  });

  it('is not finished without text, nor by an older version', async () => {
    expect(await finish(0)).toMatchObject({ status: 409, body: { code: 'CGM_ANALYSIS_EMPTY' } });
    await write(0);
    expect((await finish(0)).body.code).toBe('STALE_VERSION');
    expect((await finish(1)).status).toBe(200);
  });

  it('needs readings and a test in progress to be finished', async () => {
    medicalTestId = await addCgmTest(bed.database, bed.alba);
    await write(0);
    expect(await finish(1)).toMatchObject({ status: 409, body: { code: 'CGM_ANALYSIS_NO_DATA' } });
  });

  it('does not exist for a cancelled test', async () => {
    await write(0);
    await bed.call('cancelMedicalTest', { as: specialist, path: { id: medicalTestId } });
    const answers = [await call('getCgmFinalAnalysis', specialist), await write(1, 'Más.'), await finish(1)];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, body: { code: 'CGM_ANALYSIS_CANCELED' } });
  });

  it('is hidden from receptionists beneath the handlers too', async () => {
    await write(0);
    expect((await call('getCgmFinalAnalysis', admin)).body.canEdit).toBe(false);
    const hidden = await bed.database.asAccount(
      { accountId: bed.alba.accountId, userId: receptionist.userId },
      (sql) => sql.query('SELECT 1 FROM cgm_final_analyses'),
    );
    expect(hidden.rows).toEqual([]);
  });
});
