import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { runMinuteJobs } from '../src/platform/jobs/minute-jobs.ts';
import { modules } from '../src/modules.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addBloodTest, importReport, reportPdf, ROWS, uploadReport } from './blood-samples.ts';
import { addPatient, type Person } from './clinics.ts';
import { fhirFile } from './features/blood-analysis.ts';
import { pdfOf } from './laboratory-reports/generate.ts';
import { readPdf } from './pdf-reading.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
let specialist: Person;

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3293' });
  specialist = bed.alba.people.specialist;
});
afterAll(() => bed.close());

const path = (medicalTestId: string) => ({ medicalTestId });
const match = (version: number) => ({ 'if-match': `"${version}"` });

interface Row {
  marker: string;
  value: number;
  unit: string;
  rangeText?: string | null;
  comparator?: string | null;
  [more: string]: unknown;
}
interface Proposed extends Row {
  range: { text: string };
}

const row = (marker: string, value: number, unit: string, more: Partial<Row> = {}): Row => ({
  marker,
  value,
  unit,
  comparator: null,
  rangeText: null,
  ...more,
});

const save = (testId: string, version: number, body: object, as = specialist) =>
  bed.call('updateBloodResults', { as, path: path(testId), headers: match(version), body });

/** A test with saved results. */
async function savedTest(
  values: readonly Row[],
  more: object = {},
  patientId = bed.alba.patientId,
): Promise<string> {
  const testId = await addBloodTest(bed, bed.alba, patientId);
  const saved = await save(testId, 0, { sampledAt: '2026-02-16', values, ...more });
  if (saved.status !== 200) throw new Error(saved.text);
  return testId;
}

const documentsOf = (testId: string) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
    const { rows } = await sql.query<{ id: string; storageKey: string | null }>(
      'SELECT id, storage_key FROM documents WHERE entity_id = $1',
      [testId],
    );
    return rows;
  });

/** The bytes of the paper. */
async function paperOf(testId: string, query: Record<string, string> = {}): Promise<Uint8Array> {
  const url = CONTRACT_OPERATIONS.find(({ id }) => id === 'exportBloodDiagnosis')?.url ?? '';
  const response = await bed.app.server.inject({
    method: 'GET',
    url: url.replace(':medicalTestId', testId),
    query: { ...query, accountId: bed.alba.accountId },
    headers: { authorization: `Bearer ${await bed.tokenFor(specialist)}` },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.rawPayload;
}

describe('a report of a laboratory', () => {
  it('becomes proposals with their places, which stay as they were read', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const read = await importReport(bed, bed.alba, { testId, bytes: await reportPdf(ROWS) });
    expect(read.status, read.text).toBe(201);
    const [sample] = read.body.samples;
    expect(sample.person).toMatchObject({ born: '1980-05-17', sex: 'MALE' });
    expect(sample.sampled.date).toBe('2026-02-16');
    expect(sample.reported.date).toBe('2026-02-18');
    expect(
      sample.proposals.map(({ marker, comparator, value, unit, range }: Proposed) => [
        marker,
        comparator,
        value,
        unit,
        range.text,
      ]),
    ).toEqual([
      ['glucose', null, 104, 'mg/dL', '70 - 100'],
      ['chol_total', null, 187, 'mg/dL', '< 200'],
      ['hdl', null, 52, 'mg/dL', '> 40'],
      ['triglycerides', null, 98, 'mg/dL', 'Hasta 150'],
      ['potassium', null, 4.3, 'mmol/L', '3,5 - 5,1'],
      ['hs_crp', '<', 0.41, 'mg/L', '< 5,0'],
    ]);
    expect(
      sample.unread.map(({ reason, marker }: { reason: string; marker: string }) => [reason, marker]),
    ).toContainEqual(['PENDING', 'ferritin']);
    for (const { valueRect } of sample.proposals)
      expect(valueRect.x > 200 && valueRect.x < 320 && valueRect.y > 120 && valueRect.y < 300).toBe(true);
    const again = await bed.call('getBloodReport', {
      as: specialist,
      path: { ...path(testId), reportId: read.body.id as string },
    });
    expect(again.body).toEqual(read.body);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('IN_PROGRESS');
  });

  it('of another person is asked about, and read once it is confirmed', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const head = [
      'Paciente: PÉREZ SOTO, LUISA   Sexo: Mujer',
      'Fecha de nacimiento: 02/03/1991',
      'Fecha de extracción: 16/02/2026',
    ];
    const bytes = await reportPdf(ROWS.slice(0, 3), { head });
    const documentId = await uploadReport(bed, bed.alba, { testId, bytes });
    const asked = await bed.call('importBloodReport', {
      as: specialist,
      path: path(testId),
      body: { documentId },
    });
    expect(asked).toMatchObject({ status: 409, body: { code: 'BLOOD_REPORT_DOUBT' } });
    const ids = asked.body.details.doubts.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['OTHER_NAME', 'OTHER_BIRTHDATE', 'OTHER_SEX']);
    const read = await bed.call('importBloodReport', {
      as: specialist,
      path: path(testId),
      body: { documentId, confirmed: ids },
    });
    expect(read.status, read.text).toBe(201);
    expect(read.body.doubts).toHaveLength(3);
    // It stays with the values that are taken from it, on screen and on paper.
    const [proposal] = read.body.samples[0].proposals;
    const from = { reportId: read.body.id as string, proposalId: proposal.id as string, isConfirmed: true };
    const value = row(proposal.marker as string, proposal.value as number, proposal.unit as string, from);
    const saved = await save(testId, 0, { sampledAt: '2026-02-16', values: [value] });
    expect(saved.status, saved.text).toBe(200);
    const { acceptedDoubts } = saved.body;
    expect(acceptedDoubts).toMatchObject([
      {
        reportId: read.body.id,
        accepted: { userId: specialist.userId, name: expect.stringMatching(/\S/), at: read.body.createdAt },
      },
    ]);
    expect(acceptedDoubts[0].doubts).toEqual(read.body.doubts);
    const { text } = await readPdf(await paperOf(testId));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('El informe es de «PÉREZ SOTO, LUISA»');
    // Values that no report of another person gave carry nothing of it.
    const typed = await save(testId, 1, { values: [row('glucose', 92, 'mg/dL')] });
    expect(typed.body.acceptedDoubts).toEqual([]);
  });

  it('of another day does not take the day of what is saved without saying so', async () => {
    const testId = await savedTest([row('glucose', 92, 'mg/dL')], { sampledAt: '2025-01-10' });
    const read = await importReport(bed, bed.alba, { testId, bytes: await reportPdf(ROWS.slice(4, 7)) });
    expect(read.status, read.text).toBe(201);
    const [proposal] = read.body.samples[0].proposals;
    const from = { reportId: read.body.id as string, proposalId: proposal.id as string, isConfirmed: true };
    const value = row(proposal.marker as string, proposal.value as number, proposal.unit as string, from);
    expect(await save(testId, 1, { values: [value] })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/sampledAt', code: 'REQUIRED' }] } },
    });
    expect((await save(testId, 1, { sampledAt: '2026-02-16', values: [value] })).body.sampledAt).toBe(
      '2026-02-16',
    );
  });

  it('that the patient has already is said, by its bytes and by its results', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const rows = ROWS.map(([name, ...rest]) => [name, ...rest]).slice(1, 5);
    const first = await importReport(bed, bed.alba, { testId, bytes: await reportPdf(rows) });
    expect(first.status, first.text).toBe(201);
    const other = await addBloodTest(bed, bed.alba);
    const again = await importReport(bed, bed.alba, { testId: other, bytes: await reportPdf(rows) });
    expect(again.body.details.doubts).toEqual([{ id: 'REPEATED', found: 'analitica.pdf', expected: 'MCG' }]);
    const confirmed = await importReport(bed, bed.alba, {
      testId: other,
      bytes: await reportPdf(rows),
      confirmed: ['REPEATED'],
    });
    expect(confirmed.status).toBe(201);
  });

  it.each([
    ['PDF_NO_TEXT', () => pdfOf((pdf) => pdf.rect(10, 10, 300, 300).fill('#888'))],
    [
      'PDF_LOCKED',
      () => pdfOf((pdf) => pdf.text('Glucosa 90 mg/dL'), { userPassword: 'x', pdfVersion: '1.7ext3' }),
    ],
    ['BLOOD_NO_MARKERS', () => pdfOf((pdf) => pdf.text('Consentimiento informado del paciente'))],
  ])('is refused as %s and leaves nothing', async (code, make) => {
    const testId = await addBloodTest(bed, bed.alba);
    const refused = await importReport(bed, bed.alba, { testId, bytes: await make() });
    expect(refused).toMatchObject({ status: 422, body: { code } });
    expect(await documentsOf(testId)).toEqual([]);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('STARTED');
  });

  it('is a PDF by its bytes, whatever it is called', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]);
    await expect(uploadReport(bed, bed.alba, { testId, bytes: png })).rejects.toThrow('FILE_TYPE');
    const announced = await bed.call('createDocument', {
      as: specialist,
      query: { entityType: 'LABORATORY_REPORT' },
      body: {
        entityId: testId,
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        sizeBytes: 50 * 1024 * 1024 + 1,
      },
    });
    expect(announced).toMatchObject({ status: 422, body: { code: 'FILE_TOO_LARGE' } });
  });

  it('can be discarded until results are saved from it', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const bytes = await reportPdf([
      ['Sodio', '139', 'mmol/L', '135 - 145'],
      ['Cloro', '101', 'mmol/L', '98 - 107'],
    ]);
    const read = await importReport(bed, bed.alba, { testId, bytes });
    const reportId = read.body.id as string;
    const documentId = read.body.documentId as string;
    const kept = await bed.call('deleteDocument', {
      as: specialist,
      path: { id: documentId },
      query: { entityType: 'LABORATORY_REPORT' },
    });
    expect(kept).toMatchObject({ status: 409, body: { code: 'DOCUMENT_IN_USE' } });
    const values = [row('sodium', 139, 'mmol/L', { rangeText: '135 - 145', reportId, proposalId: '0.0' })];
    expect((await save(testId, 0, { sampledAt: '2026-02-16', values })).status).toBe(200);
    const discard = () =>
      bed.call('deleteBloodReport', { as: specialist, path: { ...path(testId), reportId } });
    expect(await discard()).toMatchObject({ status: 409, body: { code: 'BLOOD_REPORT_IN_USE' } });
    const list = await bed.call('listBloodReports', { as: specialist, path: path(testId) });
    expect(list.body.items).toMatchObject([{ id: reportId, proposals: 2, isReviewed: true }]);
    expect((await save(testId, 1, { values: [] })).status).toBe(200);
    expect((await discard()).status).toBe(204);
    expect(await documentsOf(testId)).toEqual([]);
  });

  it('that was uploaded and never read is swept away', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    await uploadReport(bed, bed.alba, { testId, bytes: await reportPdf(ROWS) });
    expect(await documentsOf(testId)).toHaveLength(1);
    const now = bed.now.value;
    bed.now.value = new Date(now.getTime() + 2 * 86_400_000);
    await sweep(bed.app.services);
    bed.now.value = now;
    expect(await documentsOf(testId)).toEqual([]);
  });
});

describe('results', () => {
  it('are saved as a whole, each version over the one that was displayed', async () => {
    const testId = await savedTest([row('glucose', 104, 'mg/dL', { rangeText: '70 - 100' })], {
      isFasting: true,
    });
    const { body } = await bed.call('getBloodResults', { as: specialist, path: path(testId) });
    expect(body).toMatchObject({ version: 1, sampledAt: '2026-02-16', isFasting: true, canEdit: true });
    expect(body.values).toMatchObject([
      { marker: 'glucose', low: 70, high: 100, position: 'ABOVE', group: 'GLUCOSE' },
    ]);
    expect((await save(testId, 0, { values: [] })).status).toBe(412);
    const noVersion = await bed.call('updateBloodResults', { as: specialist, path: path(testId), body: {} });
    expect(noVersion.status).toBe(428);
    // What is left out stays.
    const second = await save(testId, 1, { laboratory: 'Laboratorio del Sur' });
    expect(second.body).toMatchObject({ version: 2, laboratory: 'Laboratorio del Sur', isFasting: true });
    expect(second.body.values).toHaveLength(1);
  });

  it('convert value and range together, and keep what the laboratory wrote', async () => {
    const testId = await savedTest([
      row('glucose', 90, 'mg/dL', { rangeText: '70 - 99' }),
      row('hba1c', 42, 'mmol/mol', { rangeText: '20 - 42' }),
      row('ferritin', 80, 'ng/mL'),
    ]);
    const { body } = await bed.call('getBloodResults', { as: specialist, path: path(testId) });
    const other = Object.fromEntries(
      body.values.map((value: { marker: string; other: unknown }) => [value.marker, value.other]),
    );
    expect(other.glucose.unit).toBe('mmol/L');
    expect(other.glucose.value / 90).toBeCloseTo(other.glucose.high / 99, 9);
    expect(other.hba1c.value).toBeCloseTo(5.99, 2);
    expect(other.ferritin).toBeNull();
    expect(body.values[0]).toMatchObject({ value: 90, unit: 'mg/dL', rangeText: '70 - 99' });
  });

  it.each([
    [{ values: [row('gold', 1, 'mg/dL')] }, 400, 'VALIDATION'],
    [{ values: [row('glucose', 90, 'mmHg')] }, 400, 'VALIDATION'],
    [{ sampledAt: null, values: [row('glucose', 90, 'mg/dL')] }, 400, 'VALIDATION'],
    [{ sampledAt: '2031-01-01', values: [] }, 400, 'VALIDATION'],
    [{ sampledAt: '1979-01-01', values: [] }, 400, 'VALIDATION'],
    [{ values: [row('glucose', 90, 'mg/dL'), row('glucose', 5, 'mmol/L')] }, 422, 'BLOOD_MARKER_REPEATED'],
    [{ values: [row('potassium', 41, 'mmol/L')] }, 422, 'BLOOD_NOT_CONFIRMED'],
  ])('%j are refused with %i %s', async (body, status, code) => {
    const testId = await addBloodTest(bed, bed.alba);
    expect(await save(testId, 0, { sampledAt: '2026-02-16', ...body })).toMatchObject({
      status,
      body: { code },
    });
    const { body: after } = await bed.call('getBloodResults', { as: specialist, path: path(testId) });
    expect(after.version).toBe(0);
  });

  it('that were in doubt are saved once a person has confirmed or changed them', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const bytes = await reportPdf([
      ['Potasio', '41', 'mmol/L', '3,5 - 5,1'],
      ['Sodio', '140', 'mmol/L', '135 - 145'],
    ]);
    const read = await importReport(bed, bed.alba, { testId, bytes });
    const [potassium] = read.body.samples[0].proposals;
    expect(potassium.doubts).toContain('VALUE_IMPLAUSIBLE');
    const from = {
      reportId: read.body.id as string,
      proposalId: potassium.id as string,
      rangeText: '3,5 - 5,1',
    };
    const values = (value: number, more: object = {}) => ({
      sampledAt: '2026-02-16',
      values: [row('potassium', value, 'mmol/L', { ...from, ...more })],
    });
    expect((await save(testId, 0, values(41))).body).toMatchObject({ details: { markers: ['potassium'] } });
    expect((await save(testId, 0, values(41, { isConfirmed: true }))).status).toBe(200);
    const corrected = await save(testId, 1, values(4.1));
    expect(corrected.body.values[0]).toMatchObject({ value: 4.1, low: 3.5, high: 5.1, position: 'WITHIN' });
  });

  it('give indices with reasons, and critical values before anything else', async () => {
    const testId = await savedTest([
      row('chol_total', 200, 'mg/dL'),
      row('hdl', 50, 'mg/dL'),
      row('triglycerides', 100, 'mg/dL'),
      row('potassium', 6.8, 'mmol/L', { rangeText: '3,5 - 5,1' }),
    ]);
    const { body } = await bed.call('getBloodResults', { as: specialist, path: path(testId) });
    const index = (id: string) => body.indices.find((one: { id: string }) => one.id === id);
    expect(index('LDL_FRIEDEWALD')).toMatchObject({ value: 130, cautions: ['FASTING_UNKNOWN'] });
    expect(body.critical).toMatchObject([{ rule: 'CRITICAL_POTASSIUM', advice: 'CONTACT_PHYSICIAN' }]);
    expect(body.withheld).toBeNull();
  });

  it('of a child are judged by no rule for adults', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query("UPDATE patients SET birthdate = '2016-01-10' WHERE id = $1", [patientId]),
    );
    const testId = await savedTest([row('hba1c', 7, '%'), row('hemoglobin', 12, 'g/dL')], {}, patientId);
    const { body } = await bed.call('getBloodResults', { as: specialist, path: path(testId) });
    expect(body).toMatchObject({ withheld: 'CHILD', person: { age: 10 }, critical: [] });
    expect(body.values.map(({ usual }: { usual: unknown }) => usual)).toEqual([null, null]);
  });

  it('of a patient who is pregnant by the record are judged by no rule for adults', async () => {
    const patientId = await addPatient(bed.database, bed.alba, { sex: 'FEMALE' });
    const history = { patientId, section: 'medical-history' };
    const known = await bed.call('updatePatientData', {
      as: specialist,
      path: history,
      headers: match(0),
      body: { answers: { pregnancy: 'PREGNANT' } },
    });
    expect(known.status, known.text).toBe(200);
    const testId = await savedTest([row('hemoglobin', 11.5, 'g/dL')], {}, patientId);
    const withheld = async () =>
      (await bed.call('getBloodResults', { as: specialist, path: path(testId) })).body.withheld as unknown;
    expect(await withheld()).toBe('PREGNANT');
    await save(testId, 1, { isPregnant: false, values: [row('hemoglobin', 11.5, 'g/dL')] });
    expect(await withheld()).not.toBe('PREGNANT');
  });

  it('over time carry the range of their own laboratory', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    await savedTest(
      [row('glucose', 5.2, 'mmol/L', { rangeText: '3.9 - 5.5' })],
      { sampledAt: '2025-06-01' },
      patientId,
    );
    await savedTest(
      [row('glucose', 101, 'mg/dL', { rangeText: '70 - 99' })],
      { laboratory: 'Sur' },
      patientId,
    );
    const { body } = await bed.call('listBloodTrends', { as: specialist, path: { patientId } });
    expect(body.items).toHaveLength(1);
    const [trend] = body.items;
    expect([trend.marker, trend.unit, trend.points.length]).toEqual(['glucose', 'mg/dL', 2]);
    expect(trend.points[0].drawn.value).toBeCloseTo(93.68, 1);
    expect(trend.points[0].drawn.high).toBeCloseTo(99.09, 1);
    expect(trend.points[0].stated).toMatchObject({ value: 5.2, unit: 'mmol/L', rangeText: '3.9 - 5.5' });
    expect(trend.points[1]).toMatchObject({ laboratory: 'Sur', drawn: { value: 101, low: 70, high: 99 } });
  });

  it('are read by an observer and written by nobody else than the principal', async () => {
    const testId = await savedTest([row('glucose', 90, 'mg/dL')]);
    const { observer, admin } = bed.alba.people;
    const read = await bed.call('getBloodResults', { as: observer, path: path(testId) });
    expect(read.body).toMatchObject({ version: 1, canEdit: false });
    expect((await save(testId, 1, { values: [] }, observer)).status).toBe(403);
    expect((await bed.call('getBloodResults', { as: admin, path: path(testId) })).status).toBe(403);
  });
});

describe('FHIR', () => {
  it('comes in as proposals and goes out with what it has no place for', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const read = await bed.call('importBloodFhir', {
      as: specialist,
      path: path(testId),
      body: { fileName: 'resultados.json', content: fhirFile('Muestra lipémica', '2026-01-20') },
    });
    expect(read.status, read.text).toBe(201);
    const [glucose, cholesterol] = read.body.samples[0].proposals;
    expect(glucose).toMatchObject({
      marker: 'glucose_fasting',
      value: 104,
      range: { text: '< 100', high: 100 },
    });
    expect(cholesterol.comments).toEqual(['Muestra lipémica']);
    const reportId = read.body.id as string;
    const values = [
      row('glucose_fasting', 104, 'mg/dL', { rangeText: '< 100', reportId, proposalId: '0.0' }),
      row('hs_crp', 0.41, 'mg/L', { comparator: '<' }),
    ];
    await save(testId, 0, { sampledAt: '2026-01-20', isFasting: true, values });
    const { body } = await bed.call('exportBloodFhir', { as: specialist, path: path(testId) });
    expect(body.fileName).toMatch(/^fhir-angel-nunez-ibarra-\d{4}-\d\d-\d\d\.json$/);
    const text = JSON.stringify(body.bundle);
    expect(text).toContain('"comparator":"<"');
    expect(text).toContain('"text":"< 100"');
    expect(body.notSaid.map(({ reason }: { reason: string }) => reason)).toEqual([
      'FASTING',
      'DOUBTS_AND_PLACES',
    ]);
  });

  it('of several people is asked about, and then gives the samples of each apart', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    const observation = (subject: string, value: number) => ({
      resourceType: 'Observation',
      status: 'final',
      subject: { reference: subject },
      code: { coding: [{ system: 'http://loinc.org', code: '2093-3' }] },
      effectiveDateTime: '2026-02-04',
      valueQuantity: { value, unit: 'mg/dL' },
    });
    const entry = [observation('Patient/a', 181), observation('Patient/b', 232)];
    const content = JSON.stringify({
      resourceType: 'Bundle',
      entry: entry.map((resource) => ({ resource })),
    });
    const send = (more: object = {}) =>
      bed.call('importBloodFhir', {
        as: specialist,
        path: path(testId),
        body: { fileName: 'dos.json', content, ...more },
      });
    const asked = await send();
    expect(asked).toMatchObject({ status: 409, body: { code: 'BLOOD_REPORT_DOUBT' } });
    expect(asked.body.details.doubts.map(({ id }: { id: string }) => id)).toContain('SEVERAL_PEOPLE');
    const read = await send({ confirmed: ['SEVERAL_PEOPLE'] });
    expect(read.status, read.text).toBe(201);
    const values = read.body.samples.map(({ proposals }: { proposals: Proposed[] }) =>
      proposals.map(({ value }) => value),
    );
    expect(values).toEqual([[181], [232]]);
  });

  it.each([
    ['{"', 'BLOOD_FHIR_UNREADABLE'],
    ['{"resourceType":"Bundle"}', 'BLOOD_FHIR_UNREADABLE'],
    ['{"resourceType":"Patient"}', 'BLOOD_NO_MARKERS'],
  ])('%s is refused', async (content, code) => {
    const testId = await addBloodTest(bed, bed.alba);
    const refused = await bed.call('importBloodFhir', {
      as: specialist,
      path: path(testId),
      body: { fileName: 'a.json', content },
    });
    expect(refused).toMatchObject({ status: 422, body: { code } });
  });
});

describe('a diagnosis', () => {
  const read = (testId: string, as = specialist) => bed.call('getBloodDiagnosis', { as, path: path(testId) });
  const generate = (testId: string, version: number) =>
    bed.call('generateBloodDiagnosis', { as: specialist, path: path(testId), headers: match(version) });
  const write = (testId: string, version: number, text: string) =>
    bed.call('updateBloodDiagnosis', {
      as: specialist,
      path: path(testId),
      headers: match(version),
      body: { text: [{ type: 'PARAGRAPH', level: 0, spans: [{ text, marks: [], href: null }] }] },
    });
  const finish = (testId: string, version: number, as = specialist) =>
    bed.call('finishBloodDiagnosis', { as, path: path(testId), headers: match(version) });
  const textOf = (body: { text: { spans: { text: string }[] }[] }) =>
    body.text.flatMap(({ spans }) => spans.map(({ text }) => text)).join('\n');

  it('needs results', async () => {
    const testId = await addBloodTest(bed, bed.alba);
    expect((await read(testId)).body).toMatchObject({ state: 'NONE', version: 0, canGenerate: false });
    expect(await generate(testId, 0)).toMatchObject({ status: 409, body: { code: 'BLOOD_NO_RESULTS' } });
  });

  it('is written in cautious words, edited, and finished with its test', async () => {
    const testId = await savedTest([
      row('hba1c', 6.9, '%', { rangeText: '4 - 5,6' }),
      row('ferritin', 12, 'ng/mL'),
    ]);
    const ordered = await generate(testId, 0);
    expect(ordered).toMatchObject({ status: 202, body: { state: 'GENERATING' } });
    const ready = await read(testId);
    expect(ready.body).toMatchObject({
      state: 'READY',
      allowsNutritionText: true,
      isOutdated: false,
      canFinish: true,
    });
    expect(ready.body.findings.map(({ rule }: { rule: string }) => rule)).toEqual([
      'DIABETES_RANGE',
      'DEPLETED_IRON_STORES',
    ]);
    expect(ready.body.findings[0]).toMatchObject({
      because: [{ marker: 'hba1c', value: 6.9, threshold: '≥6.5' }],
      source: '10.2337/dc25-S002',
    });
    expect(textOf(ready.body)).toContain('compatibles con el rango de diabetes');
    expect(textOf(ready.body)).toContain('umbral ≥6,5\u00a0%');
    const version = ready.body.version as number;
    expect((await write(testId, version - 1, 'x')).status).toBe(412);
    const edited = await write(testId, version, 'Confirmar en tres meses.');
    expect(edited.body).toMatchObject({ version: version + 1, updated: { userId: specialist.userId } });
    expect((await finish(testId, version + 1, bed.alba.people.observer)).status).toBe(403);
    const finished = await finish(testId, version + 1);
    expect(finished.body).toMatchObject({ canEdit: false, finished: { userId: specialist.userId } });
    expect(textOf(finished.body)).toBe('Confirmar en tres meses.');
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: testId } });
    expect(test.body.state).toBe('FINISHED');
    expect(await write(testId, version + 2, 'y')).toMatchObject({
      status: 409,
      body: { code: 'BLOOD_DIAGNOSIS_FINISHED' },
    });
    expect((await save(testId, 1, { values: [] })).body).toMatchObject({ code: 'MEDICAL_TEST_FINAL' });
  });

  it('with a critical value asks to contact a physician and says nothing of nutrition', async () => {
    const testId = await savedTest([row('glucose', 320, 'mg/dL'), row('hba1c', 10, '%')]);
    await generate(testId, 0);
    const { body } = await read(testId);
    expect(body).toMatchObject({
      allowsNutritionText: false,
      findings: [{ level: 'CRITICAL' }, { rule: 'DIABETES_RANGE' }],
    });
    expect(textOf(body)).toContain('Contacta con un médico');
    expect(textOf(body)).not.toContain('plan nutricional');
  });

  it('looks for the second result among the patient’s own, and says its day', async () => {
    const patientId = await addPatient(bed.database, bed.alba);
    await savedTest([row('hba1c', 5.9, '%')], { sampledAt: '2025-06-01' }, patientId);
    const testId = await savedTest([row('hba1c', 6, '%')], {}, patientId);
    await generate(testId, 0);
    const { body } = await read(testId);
    expect(body.findings).toMatchObject([
      { rule: 'PREDIABETES_RANGE', advice: 'CONFIRMED_BY_EARLIER', earlierOn: '2025-06-01' },
    ]);
    expect(textOf(body)).toContain('1 jun 2025');
    const paper = await readPdf(await paperOf(testId));
    const printed = paper.text.replaceAll(/\s+/g, ' ');
    expect(printed).toContain('Un resultado anterior, del 1 jun 2025');
    // Whose paper it is stands on each page.
    const pages = Number(/Página 1 de (\d+)/.exec(printed)?.[1]);
    expect(printed.split(' · nacimiento: ')).toHaveLength(pages + 1);
  });

  it('is outdated when its results change, and is written again', async () => {
    const testId = await savedTest([row('ldl_direct', 195, 'mg/dL')]);
    await generate(testId, 0);
    await save(testId, 1, { values: [row('ldl_direct', 120, 'mg/dL')] });
    const { body } = await read(testId);
    expect(body).toMatchObject({ isOutdated: true, canFinish: false });
    expect(await finish(testId, body.version as number)).toMatchObject({
      status: 409,
      body: { code: 'BLOOD_DIAGNOSIS_OUTDATED' },
    });
    const written = await write(testId, body.version as number, 'Hablar de las grasas.');
    expect(written.body.earlier).toMatchObject([{ version: body.version, text: body.text, writtenBy: null }]);
    // What one person goes on typing is one text.
    const more = await write(testId, written.body.version as number, 'Hablar de las grasas y la fibra.');
    expect(more.body.earlier).toHaveLength(1);
    expect((await generate(testId, more.body.version as number)).status).toBe(202);
    const again = (await read(testId)).body;
    expect(again).toMatchObject({ isOutdated: false, findings: [] });
    expect(again.earlier.map(textOf)).toEqual(['Hablar de las grasas y la fibra.', textOf(body)]);
    expect(again.earlier[0]).toMatchObject({
      writtenBy: expect.stringMatching(/\S/),
      writtenAt: expect.any(String),
    });
  });

  it('names what is outside the range of the laboratory and in no rule', async () => {
    const testId = await savedTest([
      row('platelets', 80, '10^3/µL', { rangeText: '150 - 400' }),
      row('hs_crp', 0.41, 'mg/L', { rangeText: '0 - 5' }),
    ]);
    await generate(testId, 0);
    const text = textOf((await read(testId)).body);
    expect(text).toContain('Ninguna de las reglas que se comprueban aquí');
    expect(text).toMatch(/Un resultado fuera del intervalo del laboratorio .*: Plaquetas 80\s.*médico/u);
    expect(text).not.toContain('PCR');
  });

  /** An order as a process leaves it that is killed before it writes. */
  const leaveOrder = (testId: string) =>
    bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query(
        "UPDATE blood_diagnoses SET state = 'GENERATING', findings = NULL, generated_at = NULL WHERE medical_test_id = $1",
        [testId],
      ),
    );
  const minute = () =>
    runMinuteJobs(
      bed.app.services,
      modules.flatMap((each) => ('everyMinute' in each ? each.everyMinute : [])),
    );

  it('that a killed server left is written by the next one, once', async () => {
    const testId = await savedTest([row('hba1c', 6.9, '%')]);
    await generate(testId, 0);
    const { body } = await read(testId);
    await leaveOrder(testId);
    expect((await read(testId)).body).toMatchObject({
      state: 'GENERATING',
      canEdit: false,
      canGenerate: false,
    });
    // Two servers at once.
    await Promise.all([minute(), minute()]);
    expect((await read(testId)).body).toMatchObject({
      state: 'READY',
      version: (body.version as number) + 1,
    });
  });

  it('that cannot be written fails after three tries, and can be tried again', async () => {
    const testId = await savedTest([row('hba1c', 6.9, '%')]);
    await generate(testId, 0);
    await leaveOrder(testId);
    const asAccount = (statement: string) =>
      bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query(statement, [testId]));
    await asAccount(
      'UPDATE blood_results SET values = \'[{"marker":"gold","unit":"x"}]\' WHERE medical_test_id = $1',
    );
    for (const state of ['GENERATING', 'GENERATING', 'FAILED']) {
      await minute();
      expect(
        (
          await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
            sql.query<{ state: string }>('SELECT state FROM blood_diagnoses WHERE medical_test_id = $1', [
              testId,
            ]),
          )
        ).rows,
      ).toEqual([{ state }]);
    }
    await asAccount(
      `UPDATE blood_results SET values = '[{"marker":"hba1c","value":6.9,"comparator":null,"unit":"%","rangeText":null,"low":null,
       "high":null,"rangeKind":null,"flag":null,"comment":null,"reportId":null,"proposalId":null,"isConfirmed":false}]'
       WHERE medical_test_id = $1`,
    );
    const failed = await read(testId);
    expect(failed.body).toMatchObject({ state: 'FAILED', canGenerate: true, canEdit: false });
    await generate(testId, failed.body.version as number);
    expect((await read(testId)).body.state).toBe('READY');
  });

  it('leaves its outdated text out of the paper beside a critical value', async () => {
    const testId = await savedTest([row('hba1c', 6.9, '%')]);
    await generate(testId, 0);
    await write(testId, 2, 'Repartir los hidratos.');
    expect((await readPdf(await paperOf(testId))).text).toContain('Repartir los hidratos');
    await save(testId, 1, { values: [row('hba1c', 6.9, '%'), row('potassium', 6.8, 'mmol/L')] });
    const { text } = await readPdf(await paperOf(testId));
    expect(text).not.toContain('Repartir los hidratos');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Los resultados cambiaron');
  });

  it('prints flags, comments and cautions, and no observations of the team', async () => {
    const testId = await savedTest([
      row('chol_total', 200, 'mg/dL', { flag: 'H*', comment: 'Suero lipémico' }),
      row('hdl', 50, 'mg/dL'),
      row('triglycerides', 100, 'mg/dL'),
    ]);
    await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
      sql.query("UPDATE medical_tests SET observations = 'Solo interno' WHERE id = $1", [testId]),
    );
    const text = (await readPdf(await paperOf(testId))).text.replaceAll(/\s+/g, ' ');
    for (const part of ['H*', 'Suero lipémico', 'No se sabe si la muestra es']) expect(text).toContain(part);
    expect(text).not.toContain('Solo interno');
  });

  it('is printed as a tagged PDF in the language of the patient', async () => {
    const testId = await savedTest(
      [
        row('hba1c', 6.9, '%', { rangeText: '4 - 5,6' }),
        row('hs_crp', 0.41, 'mg/L', { comparator: '<', rangeText: '< 5,0' }),
      ],
      { laboratory: 'Laboratorio del Sur' },
    );
    const draft = await paperOf(testId, { language: 'en' });
    const english = await readPdf(draft);
    expect(english.text).toContain('No diagnosis has been generated yet');
    await generate(testId, 0);
    await write(testId, 2, 'Repetir en tres meses.');
    await finish(testId, 3);
    const printed = await paperOf(testId);
    const paper = await readPdf(printed);
    expect(paper.isMarked).toBe(true);
    for (const text of [
      'Análisis de sangre',
      'Hemoglobina glicosilada',
      '4 - 5,6',
      '<\u00a00,41',
      'Laboratorio del Sur',
      'Repetir en tres meses',
      'Finalizado',
    ])
      expect(paper.text.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
    // Observations are for the team.
    expect(paper.text).not.toContain('only for clinicians');
  });
});
