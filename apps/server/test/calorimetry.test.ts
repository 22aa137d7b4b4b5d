import { calorimetryResults, parseCartFile, proposePhases } from '@healzy/domain/calorimetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { bytesBeside, hasDataBeside } from '@healzy/domain/shared/testing/beside';
import { addCartTest, cartFile, importCart, uploadCart } from './cart-files.ts';
import { addPatient, type Person } from './clinics.ts';
import { readPdf } from './pdf-reading.ts';

let bed: TestBed;
let specialist: Person;
beforeAll(async () => {
  bed = await startTestBed();
  specialist = bed.alba.people.specialist;
});
afterAll(() => bed.close());

const addTest = (patientId?: string) => addCartTest(bed, bed.alba, patientId);
const importInto = (testId: string, upload = {}, answers = {}) =>
  importCart(bed, bed.alba, { testId, ...upload }, answers);
const get = async (medicalTestId: string, as = specialist) =>
  (await bed.call('getCalorimetry', { as, path: { medicalTestId } })).body;
const onTop = (version: number) => ({ 'if-match': `"${version}"` });
const countIn = async (table: string, testId: string) =>
  bed.database.asAccount({ accountId: bed.alba.accountId, userId: specialist.userId }, async (sql) => {
    const where = table === 'documents' ? 'entity_id' : 'medical_test_id';
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE ${where} = $1`,
      [testId],
    );
    return rows[0]?.count;
  });

describe('a recording', () => {
  it('is imported with phases, figures as the domain computes them, and curves', async () => {
    const testId = await addTest();
    expect(await get(testId)).toMatchObject({ version: 0, recording: null, results: null, canEdit: true });
    const bytes = cartFile();
    const imported = await importInto(testId, { bytes });
    expect(imported).toMatchObject({
      status: 201,
      body: {
        version: 1,
        recording: { recognised: { maker: 'CANONICAL' }, report: { rows: 138 }, hasVco2: true, doubts: [] },
        phases: { source: 'FILE', isSaved: true, problems: [] },
      },
    });
    const read = parseCartFile(bytes);
    if (read.kind !== 'ready') throw new Error('The sample is not read.');
    const { phases } = proposePhases(read.series);
    const { body } = imported.body;
    const expected = calorimetryResults({ series: read.series, phases, body });
    expect(imported.body.results.fatMax).toEqual(expected.fatMax);
    expect(imported.body.results.phases).toHaveLength(6);
    for (const [index, result] of expected.phases.entries())
      expect(imported.body.results.phases[index].figures).toEqual(result.figures);
    expect(await get(testId)).toEqual(imported.body);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('IN_PROGRESS');
    const curves = await bed.call('getCalorimetryCurves', {
      as: specialist,
      path: { medicalTestId: testId },
    });
    expect(curves.body).toMatchObject({ samples: 138, stepS: 10 });
    expect(curves.body.vo2).toHaveLength(138);
  });

  it('without known headings is read by the columns that a person names', async () => {
    const testId = await addTest();
    const text = new TextDecoder().decode(cartFile({ hasPhases: false }));
    const bytes = new TextEncoder().encode(text.replace(/^.*$/m, 'c1,c2,c3,c4,c5,c6'));
    const refused = await importInto(testId, { bytes });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'MEASUREMENT003', details: { row: 1, expected: ['TIME', 'VO2'] } },
    });
    expect(await countIn('documents', testId)).toBe(0);
    const columns = {
      TIME: { column: 1, unit: 'SECONDS' },
      VO2: { column: 2, unit: 'ML_MIN' },
      VCO2: { column: 3, unit: 'ML_MIN' },
    };
    const imported = await importInto(testId, { bytes }, { columns });
    expect(imported.status).toBe(201);
    expect(imported.body.recording.recognised.read.VO2).toMatchObject({ column: 2 });
  });

  it('is refused with row, column and what was expected, and nothing is left of it', async () => {
    const testId = await addTest();
    const lines = new TextDecoder().decode(cartFile()).split('\n');
    const back = [...lines.slice(0, 60), '5,RECLINED,200,160,60,6,0', ...lines.slice(60)];
    const refused = await importInto(testId, { bytes: new TextEncoder().encode(back.join('\n')) });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'MEASUREMENT003', details: { row: 61, column: 1, expected: ['RISING_TIME'] } },
    });
    const named = await importInto(testId, { fileName: 'prueba.pdf', contentType: 'text/csv' });
    expect(named).toMatchObject({
      status: 422,
      body: {
        code: 'FILE_TYPE',
        details: { extensions: expect.arrayContaining(['.csv', '.xlsx', '.xml', '.txt']) },
      },
    });
    expect(await countIn('documents', testId)).toBe(0);
    expect(await countIn('calorimetry_tests', testId)).toBe(0);
    expect(await get(testId)).toMatchObject({ version: 0, recording: null });
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('STARTED');
    // A picture with the name of a table is refused before.
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const picture = await uploadCart(bed, bed.alba, { testId, bytes: png });
    expect(picture.sent).toMatchObject({ status: 422, code: 'FILE_TYPE' });
  });

  it('of another weight, sex or age is asked about, kept for the answer, and imported when confirmed', async () => {
    const patientId = await addPatient(bed.database, bed.alba, {
      ...{ sex: 'FEMALE', birthdate: '1990-05-05', weightKg: 60, heightCm: 170 },
    });
    const testId = await addTest(patientId);
    const head = 'Weight (kg),63\nSex,Male';
    const asked = await importInto(testId, { bytes: cartFile({ head }) });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'CALORIMETRY_IMPORT_DOUBT',
        details: {
          mismatches: [
            { id: 'WEIGHT', file: 63, record: 60 },
            { id: 'SEX', file: 'MALE', record: 'FEMALE' },
          ],
        },
      },
    });
    expect(await countIn('calorimetry_tests', testId)).toBe(0);
    const body = { documentId: asked.documentId, confirmed: ['WEIGHT'] };
    const path = { medicalTestId: testId };
    const again = await bed.call('importCalorimetryFile', { as: specialist, path, body });
    expect(again.body.details.mismatches).toEqual([{ id: 'SEX', file: 'MALE', record: 'FEMALE' }]);
    const confirmed = ['WEIGHT', 'SEX'];
    const imported = await bed.call('importCalorimetryFile', {
      as: specialist,
      path,
      body: { ...body, confirmed },
    });
    expect(imported).toMatchObject({ status: 201, body: { recording: { confirmed } } });
    expect(imported.body.recording.mismatches).toHaveLength(2);
    // The figures are of the patient's own weight, not of the file's.
    expect(imported.body.body).toMatchObject({ weightKg: 60, heightCm: 170, sex: 'FEMALE' });
  });

  it('takes the place of another only when that is asked for, and is removed with its document', async () => {
    const testId = await addTest();
    const first = await importInto(testId);
    const second = await importInto(testId, { bytes: cartFile({ scale: 1.1 }) });
    expect(second).toMatchObject({ status: 409, body: { code: 'CALORIMETRY_RECORDED' } });
    const writing = { observations: 'Tosió', conclusions: 'Gasta lo previsto.' };
    await bed.call('updateCalorimetry', {
      as: specialist,
      path: { medicalTestId: testId },
      headers: onTop(1),
      body: writing,
    });
    const replaced = await importInto(testId, { bytes: cartFile({ scale: 1.1 }) }, { replaces: true });
    // What was written of the first recording stays with its name, and is none of the second.
    const { fileName } = first.body.recording;
    expect(replaced.body).toMatchObject({
      observations: null,
      conclusions: null,
      earlierWriting: [{ fileName, testedOn: first.body.testedOn, ...writing }],
    });
    expect(replaced.body.results.resting.kcalDay).toBeCloseTo(first.body.results.resting.kcalDay * 1.1, 6);
    // The document that was refused because a recording existed waits for its answer; the replaced one is gone.
    expect(await countIn('documents', testId)).toBe(2);
    const inUse = await bed.call('deleteDocument', {
      as: specialist,
      path: { id: replaced.documentId },
      query: { entityType: 'TEST_RECORDING' },
    });
    expect(inUse).toMatchObject({ status: 409, body: { code: 'DOCUMENT_IN_USE' } });
    const path = { medicalTestId: testId };
    const stale = await bed.call('removeCalorimetryRecording', { as: specialist, path, headers: onTop(1) });
    expect(stale).toMatchObject({ status: 412, body: { code: 'STALE_VERSION' } });
    const { version } = await get(testId);
    const removed = await bed.call('removeCalorimetryRecording', {
      as: specialist,
      path,
      headers: onTop(version),
    });
    expect(removed.status).toBe(204);
    expect(await get(testId)).toMatchObject({
      ...{ recording: null, phases: null, results: null },
      earlierWriting: [writing],
    });
    expect(await countIn('documents', testId)).toBe(1);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('STARTED');
  });
});

describe('phases', () => {
  it('are proposed where the file has none, refused as MEASUREMENT004, and saved by a person', async () => {
    const testId = await addTest();
    const imported = await importInto(testId, { bytes: cartFile({ hasPhases: false }) });
    const { phases, version } = imported.body;
    expect(phases.isSaved).toBe(false);
    const path = { medicalTestId: testId };
    const save = (body: object, of: number) =>
      bed.call('saveCalorimetryPhases', { as: specialist, path, headers: onTop(of), body });
    const open = await bed.call('useCalorimetryInPlan', { as: specialist, path, headers: onTop(version) });
    expect(open).toMatchObject({ status: 409, body: { code: 'CALORIMETRY_PHASES_OPEN' } });
    const wrong = [
      { kind: 'SEATED', startS: 0, endS: 360 },
      { kind: 'RECLINED', startS: 360, endS: 450 },
      { kind: 'RECOVERY', startS: 1200, endS: 1440 },
    ];
    const refused = await save({ phases: wrong }, version);
    expect(refused).toMatchObject({ status: 422, body: { code: 'MEASUREMENT004' } });
    expect(refused.body.details.problems).toEqual([
      expect.objectContaining({ id: 'OUT_OF_ORDER', index: 1, found: 'RECLINED', row: 38, column: 1 }),
      expect.objectContaining({ id: 'TOO_SHORT', index: 1, found: '90' }),
      expect.objectContaining({ id: 'OUTSIDE', index: 2, found: '1440', expected: ['0', '1380'] }),
    ]);
    const right = [
      { kind: 'RECLINED', startS: 0, endS: 360 },
      { kind: 'SEATED', startS: 360, endS: 540 },
      { kind: 'TREADMILL_4', startS: 540, endS: 720 },
    ];
    const saved = await save({ phases: right }, version);
    expect(saved).toMatchObject({ status: 200, body: { phases: { source: 'PERSON', isSaved: true } } });
    expect(saved.body.results.phases.map((each: { phase: object }) => each.phase)).toEqual(
      right.map((phase) => expect.objectContaining(phase)),
    );
    expect(saved.body.results.resting.kind).toBe('RECLINED');
    expect((await save({ phases: right }, version)).status).toBe(412);
  });

  it('have windows that can be moved inside them and given back', async () => {
    const testId = await addTest();
    const { body: before } = await importInto(testId);
    const move = async (window: object | null, phase = 'RECLINED') =>
      bed.call('moveCalorimetryWindow', {
        as: specialist,
        path: { medicalTestId: testId, phase },
        headers: onTop((await get(testId)).version),
        body: { window },
      });
    expect(await move({ startS: 0, endS: 59 })).toMatchObject({
      status: 422,
      body: { code: 'CALORIMETRY_WINDOW' },
    });
    expect((await move({ startS: 300, endS: 400 })).body.details).toMatchObject({ startS: 0, endS: 360 });
    const moved = await move({ startS: 60, endS: 360 });
    expect(moved.body.results.phases[0]).toMatchObject({
      isWindowMoved: true,
      window: { startS: 60, endS: 360, grade: 'STEADY' },
    });
    expect(moved.body.results.resting.isSteady).toBe(true);
    const { body: back } = await move(null);
    expect(back.results).toEqual(before.results);
  });
});

describe('what is written', () => {
  it('is saved on top of what was shown, and figures follow equations and day', async () => {
    const testId = await addTest();
    const { body: before } = await importInto(testId);
    const path = { medicalTestId: testId };
    const update = (body: object, version: number) =>
      bed.call('updateCalorimetry', { as: specialist, path, headers: onTop(version), body });
    const written = await update({ conditions: { fastingHours: 12 }, observations: ' En ayunas ' }, 1);
    expect(written.body).toMatchObject({
      version: 2,
      conditions: { fastingHours: 12, caffeineHours: null },
      observations: 'En ayunas',
      conclusions: null,
    });
    const method = { energy: 'BROCKWAY', substrates: 'FRAYN_1983', nitrogenGDay: 10 };
    const other = await update({ method }, 2);
    expect(other.body.method.energy.source).toContain('Brockway');
    expect(other.body.observations).toBe('En ayunas');
    expect(other.body.results.resting.kcalDay).not.toBe(before.results.resting.kcalDay);
    expect((await update({ testedOn: '2190-01-01' }, 3)).status).toBe(400);
    expect((await update({}, 1)).status).toBe(412);
    await bed.call('finishMedicalTest', { as: specialist, path: { id: testId } });
    expect(await update({ conclusions: 'Tarde' }, 3)).toMatchObject({
      status: 409,
      body: { code: 'MEDICAL_TEST_FINAL' },
    });
    expect((await get(testId)).canEdit).toBe(false);
  });
});

describe('the body', () => {
  it("is the record's while the test is open, and stays as it was when it is finished", async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    const testId = await addTest(patientId);
    await importInto(testId, {}, { testedOn: '2026-02-10' });
    const weigh = (weightKg: number, measuredOn: string) =>
      bed.call('createBodyMeasurement', {
        as: specialist,
        path: { patientId },
        body: { measuredOn, figures: { weightKg }, confirmed: ['weightKg'] },
      });
    await weigh(64, '2026-02-09');
    const weighed = await get(testId);
    expect(weighed.body.weightKg).toBe(64);
    const [reclined] = weighed.results.phases;
    expect(reclined.figures.vo2PerKg.value).toBeCloseTo(reclined.figures.vo2.value / 64, 9);
    const path = { medicalTestId: testId };
    await bed.call('updateCalorimetry', {
      as: specialist,
      path,
      headers: onTop(1),
      body: { observations: 'Pesada' },
    });
    // Weighed again after the last change: what was shown until now stays.
    await weigh(66, '2026-02-10');
    const open = await get(testId);
    expect(open.body.weightKg).toBe(66);
    await bed.call('finishMedicalTest', { as: specialist, path: { id: testId } });
    await weigh(70, '2026-02-10');
    const finished = await get(testId);
    expect(finished).toMatchObject({ body: { weightKg: 66 }, version: open.version });
    expect(finished.results).toEqual(open.results);
  });
});

describe('the plan', () => {
  const measuredOf = async (patientId: string) =>
    (await bed.call('getPatientData', { as: specialist, path: { patientId } })).body.measuredResting;

  it('uses the measured resting energy with its source and day until that is undone', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    const [older, newer] = [await addTest(patientId), await addTest(patientId)];
    const { body: first } = await importInto(older, {}, { testedOn: '2026-01-10' });
    await importInto(newer, { bytes: cartFile({ scale: 1.2 }) }, { testedOn: '2026-02-10' });
    const act = (
      operation: 'useCalorimetryInPlan' | 'undoCalorimetryInPlan',
      medicalTestId: string,
      version: number,
    ) => bed.call(operation, { as: specialist, path: { medicalTestId }, headers: onTop(version) });
    expect(await measuredOf(patientId)).toBeNull();
    const kcalDay = Math.round(first.results.resting.kcalDay);
    const used = await act('useCalorimetryInPlan', older, 1);
    expect(used.body.planUse).toMatchObject({
      kcalDay,
      on: '2026-01-10',
      isCurrent: true,
      differs: false,
      kind: 'RECLINED',
      equation: 'WEIR',
    });
    expect(await measuredOf(patientId)).toMatchObject({
      kcalDay,
      on: '2026-01-10',
      medicalTestId: older,
      testType: 'CALORIMETRY',
      testName: 'MCG',
      fatShare: used.body.planUse.fatShare,
      isSteady: false,
    });
    bed.now.value = new Date(bed.now.value.getTime() + 1000);
    await act('useCalorimetryInPlan', newer, 1);
    expect((await measuredOf(patientId)).medicalTestId).toBe(newer);
    expect((await get(older)).planUse.isCurrent).toBe(false);
    // One step back: the earlier use counts again, then the prediction.
    await act('undoCalorimetryInPlan', newer, 2);
    expect((await measuredOf(patientId)).medicalTestId).toBe(older);
    await act('undoCalorimetryInPlan', older, 2);
    expect(await measuredOf(patientId)).toBeNull();
    expect((await act('undoCalorimetryInPlan', older, 3)).body.code).toBe('CALORIMETRY_NOT_USED');
    const timeline = await bed.call('listPatientTimeline', { as: specialist, path: { patientId } });
    const kinds = (timeline.body.items as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'CALORIMETRY_RECORDED')).toHaveLength(2);
  });

  it('says when the results have changed since, and a cancelled test counts no more', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    const testId = await addTest(patientId);
    await importInto(testId);
    const path = { medicalTestId: testId };
    await bed.call('useCalorimetryInPlan', { as: specialist, path, headers: onTop(1) });
    const method = { energy: 'ELIA_LIVESEY', substrates: 'FRAYN_1983', nitrogenGDay: null };
    const changed = await bed.call('updateCalorimetry', {
      as: specialist,
      path,
      headers: onTop(2),
      body: { method },
    });
    expect(changed.body.planUse).toMatchObject({ equation: 'WEIR', differs: true });
    await bed.call('cancelMedicalTest', { as: specialist, path: { id: testId } });
    expect(await measuredOf(patientId)).toBeNull();
  });

  it('uses nothing without carbon dioxide', async () => {
    const testId = await addTest();
    const lines = new TextDecoder()
      .decode(cartFile())
      .split('\n')
      .map((line) =>
        line
          .split(',')
          .filter((_, i) => i !== 3)
          .join(','),
      );
    const imported = await importInto(testId, { bytes: new TextEncoder().encode(lines.join('\n')) });
    expect(imported.body.recording.hasVco2).toBe(false);
    expect(imported.body.results.phases[0].figures.rer).toEqual({ value: null, gap: 'NO_VCO2' });
    const used = await bed.call('useCalorimetryInPlan', {
      as: specialist,
      path: { medicalTestId: testId },
      headers: onTop(1),
    });
    expect(used).toMatchObject({ status: 409, body: { code: 'CALORIMETRY_NO_RESTING' } });
  });
});

describe('a comparison', () => {
  it('has both tests of the patient, and none of another one', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    const [older, newer] = [await addTest(patientId), await addTest(patientId)];
    await importInto(older, {}, { testedOn: '2026-01-10' });
    const { body } = await importInto(newer, { bytes: cartFile({ scale: 1.1 }) }, { testedOn: '2026-02-10' });
    expect(body.earlier).toEqual([{ medicalTestId: older, name: 'MCG', testedOn: '2026-01-10' }]);
    const compare = (earlierId: string) =>
      bed.call('compareCalorimetry', {
        as: specialist,
        path: { medicalTestId: newer },
        query: { earlierId },
      });
    const compared = await compare(older);
    expect(compared.body.phases).toHaveLength(6);
    const { now, before, change } = compared.body.phases[0].figures.vo2;
    expect(now / before).toBeCloseTo(1.1, 9);
    expect(change).toBeCloseTo(now - before, 9);
    const foreign = await addTest();
    await importInto(foreign);
    expect((await compare(foreign)).status).toBe(404);
  });
});

describe('an observer', () => {
  it('reads and changes nothing', async () => {
    const testId = await addTest();
    await importInto(testId);
    const as = bed.alba.people.observer;
    expect(await get(testId, as)).toMatchObject({ canEdit: false, recording: { fileName: 'prueba.csv' } });
    const path = { medicalTestId: testId };
    const refused = await bed.call('updateCalorimetry', { as, path, headers: onTop(1), body: {} });
    expect(refused).toMatchObject({ status: 403 });
  });
});

describe('the report', () => {
  const reportOf = async (medicalTestId: string, query: Record<string, string> = {}) => {
    const url = CONTRACT_OPERATIONS.find(({ id }) => id === 'exportCalorimetryReport')?.url ?? '';
    return bed.app.server.inject({
      method: 'GET',
      url: url.replace(':medicalTestId', medicalTestId),
      query: { ...query, accountId: specialist.accountId },
      headers: { authorization: `Bearer ${await bed.tokenFor(specialist)}` },
    });
  };

  it("is a tagged PDF in the patient's language, or another one, and says what is not steady", async () => {
    const patientId = await addPatient(bed.database, bed.alba, {
      ...{ sex: 'FEMALE', birthdate: '1990-05-05', weightKg: 60, heightCm: 170 },
    });
    const testId = await addTest(patientId);
    const { body } = await importInto(testId);
    await bed.call('updateCalorimetry', {
      as: specialist,
      path: { medicalTestId: testId },
      headers: onTop(1),
      body: {
        conditions: { fastingHours: 6, restMinutes: 30 },
        observations: 'Se movió al principio.',
        conclusions: 'Gasta lo previsto para su edad.',
      },
    });
    const file = await reportOf(testId);
    expect(file.headers['content-disposition']).toContain('informe-de-calorimetria');
    const pdf = await readPdf(file.rawPayload);
    const text = pdf.text.replace(/\s+/g, ' ');
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
    expect(text.split(' · nacimiento: ')).toHaveLength(pages + 1);
    const whole = (value: number, locale: string) =>
      new Intl.NumberFormat(locale, {
        maximumFractionDigits: 0,
        useGrouping: 'always',
      } as Intl.NumberFormatOptions).format(value);
    expect(text).toContain('No es un estado estable según el consenso');
    expect(text).toContain(`${whole(body.results.resting.kcalDay, 'es-ES')} kcal/día`);
    expect(text).toContain('Mifflin y cols. 1990');
    expect(text).toContain('6 h (por debajo)');
    expect(text).toContain('Se movió al principio.');
    expect(text).toContain('Gasta lo previsto para su edad.');
    expect(text).toContain('Weir 1949');
    expect(text).toContain('En 30 min en la cinta, con el reposo incluido');
    expect(text).toContain('Borrador');
    const english = await readPdf((await reportOf(testId, { language: 'en' })).rawPayload);
    expect(english.text).toContain('Not steady by consensus');
    expect(pdf).toMatchObject({ language: 'es-ES', isMarked: true });
    expect(pdf.countOf('Table')).toBeGreaterThanOrEqual(4);
  });

  it('needs saved phases', async () => {
    const testId = await addTest();
    await importInto(testId, { bytes: cartFile({ hasPhases: false }) });
    const file = await reportOf(testId);
    expect(file.statusCode).toBe(409);
    expect(file.json()).toMatchObject({ code: 'CALORIMETRY_PHASES_OPEN' });
  });
});

describe.skipIf(!hasDataBeside)('files of carts', () => {
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const all = [
    'WEIGHT',
    'SEX',
    'AGE',
    'BIRTHDATE',
    'RER_DISAGREES',
    'WEIGHT_DISAGREES',
    'SPEED_UNIT_UNKNOWN',
    'TIME_BY_SIZE',
    'UNIT_BY_SIZE',
    'CUT_OFF',
    'GAPS',
  ];

  it.each([
    ['pnoe_layout_six_phases.csv', 'text/csv', 150],
    ['parvo_trueone_binned15s.CSV', 'text/csv', 179],
    ['cosmed_omnia_german_30s.xlsx', XLSX, 77],
    ['cosmed_omnia_english_mph_bxb.xlsx', XLSX, 639],
    ['cortex_metasoft_spreadsheetml.xml', 'text/xml', null],
    ['vyntus_norwegian.txt', 'text/plain', 7],
  ] as const)('%s is imported', async (fileName, contentType, rows) => {
    const testId = await addTest();
    const bytes = bytesBeside(`calorimetry/${fileName}`);
    const imported = await importInto(testId, { bytes, fileName, contentType }, { confirmed: all });
    expect(imported.status).toBe(201);
    if (rows !== null) expect(imported.body.recording.report.rows).toBe(rows);
    const read = parseCartFile(bytes);
    if (read.kind !== 'ready') throw new Error('The file is not read.');
    const { phases } = proposePhases(read.series);
    const { body } = imported.body;
    const expected = calorimetryResults({ series: read.series, phases, body });
    for (const [index, result] of expected.phases.entries())
      expect(imported.body.results.phases[index].figures).toEqual(result.figures);
  });

  it('vo2master_manager_no_gas.csv is refused by naming what is missing', async () => {
    const testId = await addTest();
    const fileName = 'vo2master_manager_no_gas.csv';
    const refused = await importInto(testId, { bytes: bytesBeside(`calorimetry/${fileName}`), fileName });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'MEASUREMENT003', details: { row: 1, missing: ['VO2', 'VCO2'] } },
    });
    expect(await countIn('documents', testId)).toBe(0);
  });
});
