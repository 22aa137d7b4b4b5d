import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { analysisText, emptySections } from './analysis-samples.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { calmTime } from './calm-time.ts';
import { addCgmTest, addPatient, type Person } from './clinics.ts';
import { readPdf } from './pdf-reading.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

let bed: TestBed;
let specialist: Person;

/** The file itself: `bed.call` reads answers as text. */
async function reportOf(
  medicalTestId: string,
  query: Record<string, string | string[]> = {},
  as = specialist,
) {
  const url = CONTRACT_OPERATIONS.find(({ id }) => id === 'exportCgmReport')?.url ?? '';
  return bed.app.server.inject({
    method: 'GET',
    url: url.replace(':medicalTestId', medicalTestId),
    query: { ...query, accountId: as.accountId },
    headers: { authorization: `Bearer ${await bed.tokenFor(as)}` },
  });
}
const read = async (...wanted: Parameters<typeof reportOf>) =>
  readPdf((await reportOf(...wanted)).rawPayload);
const number = (value: number, locale: string, digits: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

beforeAll(async () => {
  bed = await startTestBed();
  specialist = bed.alba.people.specialist;
  const path = { medicalTestId: bed.alba.testId };
  await importSensorFile(bed, bed.alba, { bytes: sensorFile({ days: 15, kind: 'TYPE_1', hasGaps: true }) });
  await bed.call('createCgmEvent', {
    as: specialist,
    path,
    body: { type: 'MEAL', name: 'Cena de Nochevieja', start: '2026-03-02T20:00:00Z' },
  });
  for (const [message, language] of [
    ['Cena antes de las nueve.', 'es'],
    ['Walk after dinner.', 'en'],
  ] as const)
    await bed.call('createCgmRecommendation', {
      as: specialist,
      path,
      body: { message, language, eventId: null },
    });
  const item = (text: string) => ({ type: 'BULLET', level: 0, spans: analysisText(text)[0]?.spans });
  await bed.call('updateCgmFinalAnalysis', {
    as: specialist,
    path,
    headers: { 'if-match': '"0"' },
    body: {
      sections: {
        ...emptySections(),
        summary: analysisText('Łucja, tu glucosa estuvo en rango de día: ≥ 70 %.'),
        nextSteps: [item('Cenar antes de las nueve'), item('Caminar')],
      },
    },
  });
}, 30_000);
afterAll(() => bed.close());

describe('the report of a test', () => {
  it.each(['es', 'en'] as const)(
    'is a tagged PDF in %s with the figures of the API',
    async (language) => {
      const days = { from: '2026-03-02', to: '2026-03-16' };
      const parts = ['FIGURES', 'EVENTS', 'DAYS'];
      const pdf = await read(bed.alba.testId, { language, unit: 'mg/dL', ...days, parts });
      const path = { medicalTestId: bed.alba.testId };
      const scores = (await bed.call('getCgmScores', { as: specialist, path, query: days })).body;
      const locale = language === 'es' ? 'es-ES' : 'en-US';
      const words = {
        es: ['Informe de glucosa', 'Tiempo en rangos'],
        en: ['Glucose report', 'Time in ranges'],
      };
      expect(pdf).toMatchObject({ isMarked: true, language: locale });
      expect(pdf.title).toMatch(new RegExp(`^${words[language][0]} – `));
      expect([...pdf.roles]).toEqual(
        expect.arrayContaining([
          'H1',
          'H2',
          'H3',
          'P',
          'L',
          'LI',
          'LBody',
          'Table',
          'TR',
          'TH',
          'TD',
          'Figure',
        ]),
      );
      expect(pdf.countOf('H1')).toBe(1);
      // The bar, the profile and a figure for each day, each with a text that stands for it.
      expect(pdf.alts).toHaveLength(2 + 15);
      expect(pdf.alts.every((alt) => alt.length > 20)).toBe(true);
      expect(pdf.bookmarks).toEqual(expect.arrayContaining(words[language]));
      expect(pdf.text).toContain('Łucja, tu glucosa estuvo en rango de día: ≥ 70 %.');
      expect(pdf.text).toContain('Cena de Nochevieja');
      expect(pdf.text).toContain('Walk after dinner.');
      const space = language === 'es' ? ' ' : '';
      for (const { percent } of scores.timeInRanges.levels)
        expect(pdf.text).toContain(`${number(percent, locale, 1)}${space}%`);
      expect(pdf.text).toContain(`${number(scores.metrics.mean, locale, 0)} mg/dL`);
      expect(pdf.text).toContain(`${number(scores.metrics.sd, locale, 0)} mg/dL`);
      // Cut off, not rounded, as it is displayed everywhere.
      const active = Math.floor(scores.sufficiency.percent * 10 + 1e-9) / 10;
      expect(pdf.text).toContain(`${number(active, locale, 1)}${space}%`);
    },
    20_000,
  );

  it('is of the last fourteen days, without events and curves of days, unless others are chosen', async () => {
    const plain = await read(bed.alba.testId, { language: 'es' });
    expect(plain.text).toContain('Del 3 mar 2026 al 16 mar 2026 · 14 días');
    // The event of 2 March is before the period.
    expect(plain.text).not.toContain('Cena de Nochevieja');
    expect(plain.alts).toHaveLength(2);
    const { text } = await read(bed.alba.testId, { language: 'es', parts: ['EVENTS'] });
    expect(text).not.toContain('Cena de Nochevieja');
    const one = await read(bed.alba.testId, { language: 'es', from: '2026-03-02', to: '2026-03-02' });
    expect(one.text).toContain('2 mar 2026 · 1 día');
    const none = await reportOf(bed.alba.testId, { from: '2025-01-01', to: '2025-01-02' });
    expect(none.statusCode).toBe(409);
  }, 20_000);

  it('speaks mmol/L where it is asked to', async () => {
    const { text } = await read(bed.alba.testId, { language: 'en', unit: 'mmol/L' });
    expect(text).toContain('3.9–10.0 mmol/L');
    expect(text).not.toContain('mg/dL');
  }, 20_000);

  it("is in the language of the patient's card, else of their last questionnaire, else the caller's", async () => {
    const choose = (language: string | null) =>
      bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
        sql.query('UPDATE patients SET language = $2 WHERE id = $1', [bed.alba.patientId, language]),
      );
    expect((await read(bed.alba.testId)).language).toBe('es-ES');
    await bed.call('createIntake', {
      as: specialist,
      path: { patientId: bed.alba.patientId },
      body: { language: 'en', delivery: 'COPY' },
    });
    expect((await read(bed.alba.testId)).language).toBe('en-US');
    await choose('es');
    expect((await read(bed.alba.testId)).language).toBe('es-ES');
    await choose(null);
    expect((await read(bed.alba.testId)).language).toBe('en-US');
  }, 40_000);

  it.each([14, 90])(
    'of %i days takes less than two seconds of the processor, with every part',
    async (days) => {
      const patientId = await addPatient(bed.database, bed.alba);
      const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
      await importSensorFile(
        bed,
        { ...bed.alba, patientId, testId },
        {
          bytes: sensorFile({ days, kind: 'TYPE_1', hasGaps: true }),
        },
      );
      // The processor's time, which another load of the machine does not lengthen.
      const before = process.cpuUsage();
      const parts = ['FIGURES', 'EVENTS', 'DAYS'];
      const whole = { from: '2026-03-02', to: '2026-06-30', parts };
      const report = await reportOf(testId, { language: 'es', unit: 'mg/dL', ...whole });
      const { user, system } = process.cpuUsage(before);
      expect(report.statusCode).toBe(200);
      expect(calmTime((user + system) / 1000, 2000)).toBeLessThan(2000);
    },
    60_000,
  );

  it('is offered under a safe name, stored by no cache, and written into the access log', async () => {
    const answer = await reportOf(bed.alba.testId, { language: 'es' });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="informe-de-glucosa-[a-z0-9-]+-2026-03-16\.pdf"$/,
    );
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const { rows } = await bed.database.asAccount(
      { accountId: bed.alba.accountId, userId: specialist.userId },
      (sql) =>
        sql.query<{ act: string }>(
          `SELECT act FROM patient_access_log WHERE patient_id = $1 AND operation = 'exportCgmReport'`,
          [bed.alba.patientId],
        ),
    );
    expect(rows[0]?.act).toBe('EXPORTED');
  }, 20_000);

  it('is not made of nothing', async () => {
    const medicalTestId = await addCgmTest(bed.database, bed.alba);
    const answer = await bed.call('exportCgmReport', { as: specialist, path: { medicalTestId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CGM_REPORT_NO_DATA' } });
  });

  it('says how many of very many events it shows, and whose it is on every page', async () => {
    const surname = 'Fernández de Villaverde y Álvarez de Toledo '.repeat(3).slice(0, 90).trim();
    const patientId = await addPatient(bed.database, bed.alba, { name: 'Covadonga', surname });
    const medicalTestId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    await importSensorFile(bed, bed.alba, { testId: medicalTestId, bytes: sensorFile() });
    await bed.database.asAccount({ accountId: bed.alba.accountId, userId: specialist.userId }, (sql) =>
      sql.query(
        `INSERT INTO cgm_events (id, account_id, medical_test_id, type, name, starts_at)
         SELECT gen_random_uuid(), $1, $2, 'MEAL', repeat('Arroz ', 19) || n, '2026-03-02T08:00:00Z'::timestamptz + n * interval '5 minutes'
         FROM generate_series(1, 301) n`,
        [bed.alba.accountId, medicalTestId],
      ),
    );
    const spanish = await read(medicalTestId, { language: 'es', parts: ['EVENTS'] });
    expect(spanish.text).toContain('Se muestran los primeros 300 de 301 eventos.');
    expect(spanish.text).toContain('Covadonga ' + surname);
    const pages = Number(/Página 1 de (\d+)/.exec(spanish.text)?.[1]);
    expect(spanish.text.split('Covadonga Fernández de Villaver… · nacimiento: ')).toHaveLength(pages + 1);
    const english = await read(medicalTestId, { language: 'en', parts: ['EVENTS'] });
    expect(english.text).toContain('The first 300 of 301 events are shown.');
  }, 20_000);

  it('keeps the figures that a finished analysis was written with', async () => {
    const path = { medicalTestId: bed.alba.testId };
    const analysis = await bed.call('finishCgmFinalAnalysis', {
      as: specialist,
      path,
      headers: { 'if-match': '"1"' },
      body: { unit: 'mmol/L' },
    });
    expect(analysis.status).toBe(200);
    await bed.database.asAccount({ accountId: bed.alba.accountId, userId: specialist.userId }, (sql) =>
      sql.query('DELETE FROM cgm_blocks WHERE medical_test_id = $1 AND day > $2', [
        bed.alba.testId,
        '2026-03-10',
      ]),
    );
    const pdf = await read(bed.alba.testId, { language: 'es', unit: 'mg/dL', parts: ['DAYS'] });
    const { mean } = analysis.body.figures.scores.metrics;
    expect(pdf.text).toContain(`${number(mean / 18.0182, 'es-ES', 1)} mmol/L`);
    expect(pdf.text).toContain('Análisis finalizado el');
    expect(pdf.text).toContain('15 de 15');
    // The curves of the days are those of the readings that are left, and the report says so.
    expect(analysis.body.changedSince).toEqual([]);
    expect(pdf.text).toContain('han cambiado en la ficha: lecturas.');
    expect(pdf.text).toContain('son de las lecturas de hoy');
  }, 20_000);

  it('shows what was finished when the record changes afterwards, and says what has changed', async () => {
    const as = specialist;
    const patientId = await addPatient(bed.database, bed.alba, { name: 'Vera', surname: 'Antes' });
    const medicalTestId = await addCgmTest(bed.database, { ...bed.alba, patientId });
    const path = { medicalTestId };
    await importSensorFile(bed, bed.alba, { testId: medicalTestId, bytes: sensorFile() });
    const event = { type: 'MEAL', name: 'Lentejas', start: '2026-03-02T13:00:00Z' };
    await bed.call('createCgmEvent', { as, path, body: event });
    const advice = { message: 'Cena pronto.', language: 'es', eventId: null };
    await bed.call('createCgmRecommendation', { as, path, body: advice });
    const sections = { ...emptySections(), summary: analysisText('Bien.') };
    const headers = (version: number) => ({ 'if-match': `"${version}"` });
    await bed.call('updateCgmFinalAnalysis', { as, path, headers: headers(0), body: { sections } });
    const body = { unit: 'mg/dL' };
    const done = await bed.call('finishCgmFinalAnalysis', { as, path, headers: headers(1), body });
    expect(done.body.changedSince).toEqual([]);
    const unchanged = await read(medicalTestId, { language: 'es', parts: ['EVENTS'] });
    expect(unchanged.text).not.toContain('han cambiado en la ficha');
    // No request can do this to a finished test: a copy of another day, or a repair of the database.
    await bed.database.asAccount({ accountId: bed.alba.accountId, userId: as.userId }, async (sql) => {
      await sql.query("UPDATE cgm_events SET name = 'Garbanzos' WHERE medical_test_id = $1", [medicalTestId]);
      await sql.query('DELETE FROM cgm_recommendations WHERE medical_test_id = $1', [medicalTestId]);
      await sql.query("UPDATE patients SET surname = 'Después' WHERE id = $1", [patientId]);
    });
    const analysis = await bed.call('getCgmFinalAnalysis', { as, path });
    expect(analysis.body.changedSince).toEqual(['NAMES', 'EVENTS', 'RECOMMENDATIONS']);
    const { text } = await read(medicalTestId, { language: 'es', parts: ['EVENTS'] });
    for (const kept of ['Vera Antes', 'Lentejas', 'Cena pronto.']) expect(text).toContain(kept);
    expect(text).toContain('han cambiado en la ficha: nombres, eventos, recomendaciones.');
    for (const later of ['Después', 'Garbanzos']) expect(text).not.toContain(later);
  }, 20_000);
});
