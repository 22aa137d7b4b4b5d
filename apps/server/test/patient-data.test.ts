import { QUESTIONNAIRE, SECTION_IDS, type SectionId } from '@healzy/domain/patient-data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPECIFIED_QUESTIONS } from '@healzy/domain/patient-data/testing';
import { contributionsOf } from '../src/assembly.ts';
import { modules } from '../src/modules.ts';
import { readRecord } from '../src/features/patient-transfer/record-reading.ts';
import { insertPatient } from '../src/features/patients/patient-writing.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { patientForm, type Person } from './clinics.ts';

let bed: TestBed;
let specialist: Person;
let observer: Person;
let patientId: string;

beforeAll(async () => {
  bed = await startTestBed();
  ({ specialist, observer } = bed.alba.people);
});
afterAll(() => bed.close());
beforeEach(async () => {
  const { accountId } = bed.alba;
  patientId = await bed.database.asAccount({ accountId }, (sql) =>
    insertPatient(
      sql,
      accountId,
      patientForm(specialist.professionalId ?? '', {
        specialists: [
          { professionalId: specialist.professionalId, isPrincipal: true },
          { professionalId: observer.professionalId, isPrincipal: false },
        ],
      }),
    ),
  );
});

const read = async (as = specialist) => bed.call('getPatientData', { as, path: { patientId } });
const save = (section: SectionId, answers: object, version = 0, as = specialist): Promise<Answer> =>
  bed.call('updatePatientData', {
    as,
    path: { patientId, section },
    headers: { 'if-match': `"${version}"` },
    body: { answers },
  });
const history = (section: SectionId, query: Record<string, string | number> = {}, as = specialist) =>
  bed.call('listPatientDataVersions', { as, path: { patientId, section }, query });
const stored = async (section: SectionId) =>
  (await read()).body.sections.find((each: { section: string }) => each.section === section);

/** The section as the export of the whole record has it. */
const exported = async (section: SectionId) => {
  const { accountId } = bed.alba;
  const { record } = await bed.database.asAccount({ accountId }, (sql) =>
    readRecord(
      sql,
      { accountId, patientId },
      { contributions: contributionsOf(modules), now: bed.now.value },
    ),
  );
  return record.sections.answers.filter((each) => each.section === section).at(-1);
};

describe.each(SPECIFIED_QUESTIONS)('$words', ({ section, question, needs, answer, refused, options }) => {
  it('is rejected with the same message as in the form, saved, read again and exported', async () => {
    const [wrong, code] = refused;
    const bad = await save(section, { ...needs, [question]: wrong });
    expect(bad).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(bad.body.details.fields).toMatchObject([{ code }]);
    expect(bad.body.details.fields[0].path).toMatch(new RegExp(`^/body/answers/${question}`));
    expect(await stored(section)).toMatchObject({ version: 0 });

    let version = 0;
    for (const value of [...(options ?? []).filter((option) => option !== answer), answer]) {
      const saved = await save(section, { ...needs, [question]: value }, version);
      expect(saved.status).toBe(200);
      expect(saved.body.answers[question]).toEqual(value);
      version = saved.body.version;
    }
    expect((await stored(section)).answers).toMatchObject({ ...needs, [question]: answer });
    expect(await exported(section)).toMatchObject({ version, answers: { ...needs, [question]: answer } });
  });
});

describe('the questionnaire', () => {
  it('exists before anyone answered, in the order of its definition', async () => {
    const { body } = await read();
    expect(body.sections.map(({ section }: { section: string }) => section)).toEqual(SECTION_IDS);
    expect(body).toMatchObject({ access: 'edit', completeness: { answered: 0 } });
    for (const section of body.sections) {
      expect(section).toMatchObject({ version: 0, source: null, author: null, changedAt: null });
      expect(Object.keys(section.answers)).toEqual(
        QUESTIONNAIRE[section.section as SectionId].map(({ id }) => id),
      );
    }
  });

  it('says how much is answered, and drops what no longer applies', async () => {
    const first = await save('healzy-objective', {
      objective: 'WEIGHT_LOSS',
      weightLossAmount: 'TWO_TO_FIVE',
    });
    expect(first.body).toMatchObject({ version: 1, completeness: { answered: 2, total: 2 } });
    const second = await save(
      'healzy-objective',
      { ...first.body.answers, objective: 'SPORT_PERFORMANCE' },
      1,
    );
    expect(second.body).toMatchObject({
      version: 2,
      answers: { objective: 'SPORT_PERFORMANCE', weightLossAmount: null },
      completeness: { answered: 1, total: 1 },
    });
  });

  it('loses nothing that is sent: it implies a yes, or is refused where that was answered otherwise', async () => {
    const implied = await save('medical-history', { diseases: ['KIDNEY'], medication: [{ name: 'Litio' }] });
    expect(implied).toMatchObject({
      status: 200,
      body: { answers: { hasDiseases: true, diseases: ['KIDNEY'], takesMedication: true } },
    });
    const denied = await save('medical-history', { hasDiseases: false, diseases: ['GOUT'] }, 1);
    expect(denied).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/answers/diseases', code: 'NOT_ASKED' }] } },
    });
    expect((await stored('medical-history')).version).toBe(1);
    // Nor is what a stored no hides, and what hangs on another choice.
    expect((await save('habits', { hasAllergies: false })).status).toBe(200);
    expect((await save('habits', { allergies: ['MILK'] }, 1)).status).toBe(400);
    expect((await save('habits', { otherAllergies: 'Kiwi' }, 1)).status).toBe(400);
  });

  it('rejects a question of another section, and an unknown section', async () => {
    expect(await save('habits', { objective: 'WEIGHT_LOSS' })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/answers', code: 'UNKNOWN_PROPERTY' }] } },
    });
    expect(await save('secrets' as SectionId, {})).toMatchObject({ status: 400 });
  });

  it('rejects ten thousand characters, and keeps every kind of text as it is', async () => {
    expect(await save('medical-history', { medicalRemarks: 'a'.repeat(10_000) })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/answers/medicalRemarks', code: 'TOO_LONG' }] } },
    });
    const text = '=HYPERLINK("x") <script>alert(1)</script> 👨‍👩‍👧 שלום\nsegunda línea';
    const saved = await save('medical-history', { medicalRemarks: text });
    expect(saved.body.answers.medicalRemarks).toBe(text);
    expect((await stored('medical-history')).answers.medicalRemarks).toBe(text);
  });

  it('rejects a zero byte without an internal error', async () => {
    const { status, body } = await save('medical-history', { medicalRemarks: 'a\u0000b' });
    expect(status).toBe(400);
    expect(body.details.fields).toMatchObject([
      { path: '/body/answers/medicalRemarks', code: 'TEXT_INVALID' },
    ]);
    expect(await stored('medical-history')).toMatchObject({ version: 0 });
  });
});

describe('two people in one section', () => {
  it('show the later one what the first saved, and overwrite nothing', async () => {
    await save('habits', { water: 'OVER_TWO_LITRES' });
    const late = await save('habits', { alcohol: 'NEVER' }, 0);
    expect(late).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_VERSION',
        details: { current: { section: 'habits', version: 1, answers: { water: 'OVER_TWO_LITRES' } } },
      },
    });
    expect(await stored('habits')).toMatchObject({ version: 1, answers: { alcohol: null } });
  });

  it('get one of two simultaneous changes through', async () => {
    const answers = await Promise.all([
      save('habits', { mealsPerDay: 3 }),
      save('habits', { mealsPerDay: 4 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('do not block people who answer another section', async () => {
    const answers = await Promise.all([
      save('habits', { mealsPerDay: 3 }),
      save('healzy-objective', { objective: 'PREVENT_DISEASES' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('must say which version was seen', async () => {
    const { status, body } = await bed.call('updatePatientData', {
      as: specialist,
      path: { patientId, section: 'habits' },
      body: { answers: {} },
    });
    expect([status, body.code]).toEqual([428, 'VERSION_REQUIRED']);
  });
});

describe('the history', () => {
  it('keeps every version with its author and time, newest first, page by page', async () => {
    await save('habits', { mealsPerDay: 3 });
    await save('habits', { mealsPerDay: 4 }, 1);
    await save('habits', { mealsPerDay: 4, fasts: false }, 2);
    const first = await history('habits', { limit: 2 });
    expect(first.body.items).toMatchObject([
      {
        version: 3,
        before: { mealsPerDay: 4, fasts: null },
        answers: { mealsPerDay: 4, fasts: false },
        source: 'STAFF',
        author: { userId: specialist.userId, name: 'specialist', surname: 'Twin' },
        createdAt: bed.now.value.toISOString(),
      },
      { version: 2, before: { mealsPerDay: 3 }, answers: { mealsPerDay: 4 } },
    ]);
    const rest = await history('habits', { limit: 2, cursor: first.body.nextCursor as string });
    expect(rest.body).toMatchObject({
      items: [{ version: 1, before: { mealsPerDay: null }, answers: { mealsPerDay: 3 } }],
      nextCursor: null,
    });
  });

  it('stores nothing when nothing was changed', async () => {
    await save('habits', { mealsPerDay: 3, dietTypes: [] });
    const again = await save('habits', { mealsPerDay: 3, dietTypes: null, sports: '  ' }, 1);
    expect(again).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await history('habits')).body.items).toHaveLength(1);
  });

  it('cannot be rewritten, even by a statement', async () => {
    await save('habits', { mealsPerDay: 3 });
    for (const statement of [
      `UPDATE patient_data_versions SET answers = '{}'`,
      'DELETE FROM patient_data_versions',
    ]) {
      await expect(
        bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query(statement)),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('permissions', () => {
  it('are said to an observer', async () => {
    expect((await read(observer)).body.access).toBe('read');
  });
});
