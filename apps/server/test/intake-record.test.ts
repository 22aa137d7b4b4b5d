import { BIRTHDATE_TRIES, RECORD_QUESTIONS } from '@healzy/domain/patient-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const BIRTHDATE = '1990-04-15';
const HABITS = { hasAllergies: true, allergies: ['NUTS'], isSmoker: true, avoidedFoods: 'Hígado' };
const HISTORY = { hasDiseases: true, diseases: ['GOUT'], medicalRemarks: 'Nada de esto se enseña' };

async function newLink() {
  const { people } = bed.alba;
  const as = people.specialist;
  const body = patientForm(people.specialist.professionalId ?? '', { birthdate: BIRTHDATE });
  const { id } = (await bed.call('createPatient', { as: people.admin, body })).body as { id: string };
  const path = { patientId: id };
  const know = (section: string, version: number, answers: object) =>
    bed.call('updatePatientData', {
      as,
      path: { ...path, section },
      headers: { 'if-match': `"${version}"` },
      body: { answers },
    });
  const send = async () => {
    const { body: made } = await bed.call('createIntake', {
      as,
      path,
      body: { language: 'es', delivery: 'COPY' },
    });
    const secret = (made as { link: string }).link.split('#')[1] ?? '';
    const headers = (birthdate?: string) => ({
      'x-intake-link': secret,
      ...(birthdate === undefined ? {} : { 'x-intake-birthdate': birthdate }),
    });
    return {
      hash: bed.app.services.intakeLinks.hashOf(secret),
      open: async (birthdate?: string) =>
        (await bed.call('openIntake', { as: null, headers: headers(birthdate) })).body,
      save: (answers: object, birthdate?: string, version = 1) =>
        bed.call('saveIntake', {
          as: null,
          headers: { ...headers(birthdate), 'if-match': `"${version}"` },
          body: { language: 'es', answers, figures: {} },
        }),
    };
  };
  return { know, send };
}

describe('the record’s data', () => {
  it('needs a birthdate, and shows no more than what has to be confirmed', async () => {
    const { know, send } = await newLink();
    await know('habits', 0, HABITS);
    await know('medical-history', 0, HISTORY);
    const holder = await send();
    expect((await holder.open()).record).toEqual({
      state: 'ASKS',
      isLocked: false,
      triesLeft: BIRTHDATE_TRIES,
      answers: {},
    });
    expect((await holder.open(BIRTHDATE)).record).toEqual({
      state: 'SHOWN',
      isLocked: false,
      triesLeft: BIRTHDATE_TRIES,
      answers: {
        habits: { hasAllergies: true, allergies: ['NUTS'] },
        'medical-history': { hasDiseases: true, diseases: ['GOUT'] },
      },
    });
  });

  it('is current, and empty where there is none', async () => {
    const { know, send } = await newLink();
    const holder = await send();
    expect((await holder.open()).record.state).toBe('NOTHING');
    await know('habits', 0, { isSmoker: true });
    expect((await holder.open()).record.state).toBe('NOTHING');
    await know('habits', 1, HABITS);
    await know('habits', 2, { ...HABITS, allergies: ['MILK'] });
    expect((await holder.open(BIRTHDATE)).record.answers).toEqual({
      habits: { hasAllergies: true, allergies: ['MILK'] },
    });
  });

  it('closes after a few wrong birthdates, also to the right one', async () => {
    const { know, send } = await newLink();
    await know('habits', 0, HABITS);
    const holder = await send();
    const wrong = await Promise.all(
      Array.from({ length: BIRTHDATE_TRIES }, (_, index) => holder.open(`1991-01-0${index + 1}`)),
    );
    expect(wrong.map(({ record }) => record.answers)).toEqual(wrong.map(() => ({})));
    expect((await holder.open(BIRTHDATE)).record).toEqual({
      state: 'CLOSED',
      isLocked: false,
      triesLeft: 0,
      answers: {},
    });
    // The rest of the questionnaire goes on without it.
    expect((await holder.save({ habits: { isSmoker: false } })).status).toBe(200);
  });

  it('hides the answers from a holder of the link alone, once it was shown', async () => {
    const { know, send } = await newLink();
    await know('habits', 0, HABITS);
    const holder = await send();
    await holder.open(BIRTHDATE);
    const answers = { habits: { hasAllergies: true, allergies: ['NUTS', 'MILK'] } };
    expect((await holder.save(answers, BIRTHDATE)).status).toBe(200);
    expect(await holder.open()).toMatchObject({ answers: {}, record: { isLocked: true, answers: {} } });
    expect(await holder.save({}, undefined, 2)).toMatchObject({
      status: 409,
      body: { code: 'INTAKE_LOCKED', details: { triesLeft: BIRTHDATE_TRIES } },
    });
    expect(await holder.save({}, '1991-01-01', 2)).toMatchObject({
      status: 409,
      body: { details: { triesLeft: BIRTHDATE_TRIES - 1 } },
    });
    expect((await holder.open(BIRTHDATE)).answers.habits.allergies).toEqual(['MILK', 'NUTS']);
  });

  it('is all that the link’s role reads of the record, and gone once the link is closed', async () => {
    const { know, send } = await newLink();
    await know('habits', 0, HABITS);
    await know('medical-history', 0, HISTORY);
    const holder = await send();
    const held = async (hash: string) =>
      (
        await bed.database.asIntake(hash, (sql) =>
          sql.query<{ onRecord: Record<string, Record<string, unknown>> }>('SELECT on_record FROM intakes'),
        )
      ).rows.map((row) => row.onRecord);
    const [read] = await held(holder.hash);
    for (const [section, ids] of Object.entries(RECORD_QUESTIONS))
      expect(ids, section).toEqual(expect.arrayContaining(Object.keys(read?.[section] ?? { none: 1 })));
    expect(JSON.stringify(read)).not.toMatch(/isSmoker|avoidedFoods|medicalRemarks/);
    for (const closed of ['SELECT answers FROM patient_data_versions', `UPDATE intakes SET on_record = '{}'`])
      await expect(
        bed.database.asIntake(holder.hash, (sql) => sql.query(closed)),
        closed,
      ).rejects.toMatchObject({ code: '42501' });
    await send();
    expect(await held(holder.hash)).toEqual([{}]);
  });

  it('names the same questions in the database as in the domain', async () => {
    const { know, send } = await newLink();
    await know('habits', 0, {
      hasAllergies: true,
      allergies: ['OTHER'],
      otherAllergies: 'Kiwi',
      hasIntolerances: true,
      intolerances: ['OTHER'],
      otherIntolerances: 'Picante',
    });
    await know('medical-history', 0, {
      hasDiseases: true,
      diseases: ['OTHER'],
      otherDiseases: [{ name: 'Otra', detail: null }],
      takesMedication: true,
      medication: [{ name: 'Metformina', dose: null, schedule: null }],
    });
    const { answers } = (await (await send()).open(BIRTHDATE)).record as {
      answers: Record<string, object>;
    };
    for (const [section, ids] of Object.entries(RECORD_QUESTIONS))
      expect(Object.keys(answers[section] ?? {}), section).toEqual(ids);
  });
});
