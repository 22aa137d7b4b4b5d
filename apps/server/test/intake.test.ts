import { INTAKE_LINK_DAYS } from '@healzy/domain/patient-data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  // A machine whose owner reads the e-mails on the outbox page.
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3999' });
});
afterAll(() => bed.close());
beforeEach(() => {
  bed.now.value = new Date('2026-11-21T11:00:00Z');
});

interface Sent {
  id: string;
  link: string;
  version: number;
}

async function newPatient() {
  const { people } = bed.alba;
  const body = patientForm(people.specialist.professionalId ?? '', { weightKg: 80, heightCm: null });
  const { id } = (await bed.call('createPatient', { as: people.admin, body })).body as { id: string };
  const as = people.specialist;
  const path = { patientId: id };
  return {
    id,
    path,
    email: body.email,
    send: async (delivery = 'COPY', language = 'es') =>
      (await bed.call('createIntake', { as, path, body: { language, delivery } })).body as Sent,
    read: async (intakeId: string) => (await bed.call('getIntake', { as, path: { ...path, intakeId } })).body,
    accept: (intakeId: string, version: number, body: object) =>
      bed.call('acceptIntake', {
        as,
        path: { ...path, intakeId },
        headers: { 'if-match': `"${version}"` },
        body,
      }),
    decline: (intakeId: string, version: number) =>
      bed.call('declineIntake', { as, path: { ...path, intakeId }, headers: { 'if-match': `"${version}"` } }),
    withdraw: (intakeId: string) => bed.call('withdrawIntake', { as, path: { ...path, intakeId } }),
    answers: async () =>
      Object.fromEntries(
        (await bed.call('getPatientData', { as, path })).body.sections.map(
          (one: { section: string; answers: object }) => [one.section, one.answers],
        ),
      ),
    measured: async () => (await bed.call('listBodyMeasurements', { as, path })).body.items,
  };
}

/** The calls of a link's holder. */
function holderOf(link: string) {
  const secret = link.split('#')[1] ?? '';
  const headers = { 'x-intake-link': secret };
  const write = (operation: 'saveIntake' | 'submitIntake', version: number, body: object) =>
    bed.call(operation, {
      as: null,
      headers: { ...headers, 'if-match': `"${version}"` },
      body: { language: 'en', answers: {}, figures: {}, ...body },
    });
  return {
    open: () => bed.call('openIntake', { as: null, headers }),
    save: (version: number, body: object) => write('saveIntake', version, body),
    submit: (version: number, body: object) =>
      write('submitIntake', version, { consent: 'I agree.', ...body }),
  };
}

const SMOKER = { habits: { isSmoker: true, cigarettes: 'UNDER_TEN', currentIntakeKcal: 2000 } };

describe('a link', () => {
  it('opens the questionnaire without an account, and shows nothing of the record without a birthdate', async () => {
    const patient = await newPatient();
    const { link } = await patient.send();
    const opened = await holderOf(link).open();
    expect(opened.status).toBe(200);
    expect(Object.keys(opened.body).sort()).toEqual(
      [
        'accountName',
        'answers',
        'expiresAt',
        'figures',
        'language',
        'patientName',
        'record',
        'savedAt',
        'sex',
        'state',
        'submittedAt',
        'timezone',
        'version',
      ].sort(),
    );
    expect(opened.body).toMatchObject({ state: 'OPEN', accountName: 'Clínica Alba', savedAt: null });
    expect(opened.body.figures.weightKg).toBeNull();
    expect(opened.body.record).toMatchObject({ state: 'NOTHING', answers: {} });
    const { items } = (await bed.call('listIntakes', { as: bed.alba.people.specialist, path: patient.path }))
      .body;
    expect(items[0]).toMatchObject({ state: 'OPEN', openedAt: '2026-11-21T11:00:00.000Z', sentTo: null });
  });

  it('keeps a draft that nobody else sees until it is submitted', async () => {
    const patient = await newPatient();
    const { id, link } = await patient.send();
    const holder = holderOf(link);
    const first = await holder.save(1, { answers: SMOKER, figures: { waistCm: 90 } });
    expect(first.body).toMatchObject({ version: 2, language: 'en', figures: { waistCm: 90 } });
    const draft = (await holder.open()).body;
    expect(draft.answers.habits).toMatchObject({ isSmoker: true, currentIntakeKcal: null });
    expect(await patient.read(id)).toMatchObject({ answers: {}, figures: {}, consent: null });
    expect((await patient.answers()).habits.isSmoker).toBeNull();
    const late = await holder.save(1, { answers: {} });
    expect(late).toMatchObject({ status: 412, body: { details: { current: { version: 2 } } } });
    expect((await holder.open()).body.answers.habits.isSmoker).toBe(true);
  });

  it('is submitted once, with what was agreed to; then it shows nothing more', async () => {
    const patient = await newPatient();
    const { id, link } = await patient.send();
    const holder = holderOf(link);
    const bad = await holder.submit(1, { answers: { habits: { mealsPerDay: 99 } } });
    expect(bad).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/body/answers/habits/mealsPerDay', code: 'OUT_OF_RANGE' }] } },
    });
    const sent = await holder.submit(1, { answers: SMOKER, figures: { weightKg: 79, heightCm: 1.75 } });
    expect(sent.body).toMatchObject({ state: 'SUBMITTED', answers: {}, figures: {} });
    expect(await holder.submit(2, { answers: {} })).toMatchObject({
      status: 409,
      body: { code: 'INTAKE_CLOSED', details: { state: 'SUBMITTED' } },
    });
    expect((await holder.save(2, {})).status).toBe(409);
    expect((await holder.open()).body).toMatchObject({ state: 'SUBMITTED', answers: {} });
    expect(await patient.read(id)).toMatchObject({
      intake: { state: 'SUBMITTED', link: null, language: 'en' },
      consent: 'I agree.',
      answers: { habits: { isSmoker: true, cigarettes: 'UNDER_TEN' } },
      figures: { weightKg: 79, heightCm: 175 },
    });
  });

  it('says that it has expired, and accepts nothing more', async () => {
    const patient = await newPatient();
    const { id, link } = await patient.send();
    bed.now.value = new Date(bed.now.value.getTime() + INTAKE_LINK_DAYS * 86_400_000);
    const holder = holderOf(link);
    expect((await holder.open()).body.state).toBe('EXPIRED');
    expect(await holder.save(1, {})).toMatchObject({ status: 409, body: { details: { state: 'EXPIRED' } } });
    const { specialist } = bed.alba.people;
    const token = await bed.tokenFor(specialist, { expiresAt: new Date(bed.now.value.getTime() + 60_000) });
    const seen = await bed.call('getIntake', {
      as: specialist,
      token,
      path: { ...patient.path, intakeId: id },
    });
    expect(seen.body.intake).toMatchObject({ state: 'EXPIRED', link: null });
  });

  it('is withdrawn by its sender, or by a newer one', async () => {
    const patient = await newPatient();
    const first = await patient.send();
    await holderOf(first.link).save(1, { answers: SMOKER });
    const second = await patient.send();
    expect((await holderOf(first.link).open()).body).toMatchObject({ state: 'WITHDRAWN', answers: {} });
    expect((await holderOf(second.link).open()).body.state).toBe('OPEN');
    expect((await patient.withdraw(second.id)).body).toMatchObject({ state: 'WITHDRAWN', link: null });
    expect((await holderOf(second.link).open()).body.state).toBe('WITHDRAWN');
    expect((await patient.withdraw(second.id)).status).toBe(409);
  });

  it('is made once when one key is sent twice', async () => {
    const patient = await newPatient();
    const request = {
      as: bed.alba.people.specialist,
      path: patient.path,
      body: { language: 'es', delivery: 'COPY' },
      headers: { 'idempotency-key': '018f2b5c-0000-7000-8000-00000000c0de' },
    };
    const one = await bed.call('createIntake', request);
    expect((await bed.call('createIntake', request)).body).toEqual(one.body);
  });

  it('cannot be guessed: a wrong one opens nothing, and many are slowed down', async () => {
    const wrong = await holderOf('http://x/intake#nonsense').open();
    expect(wrong).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const none = await bed.call('openIntake', { as: null });
    expect(none.text).toBe(wrong.text);
    const own = await startTestBed();
    const statuses: number[] = [];
    for (let guess = 0; guess < 70; guess += 1) {
      const answer = await own.call('openIntake', {
        as: null,
        headers: { 'x-intake-link': `guess-${guess}` },
      });
      statuses.push(answer.status);
    }
    await own.close();
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('appears in no log, and its secret not in the database', async () => {
    const own = await startTestBed({ LOG_LEVEL: 'debug' });
    const { specialist } = own.alba.people;
    const made = await own.call('createIntake', {
      as: specialist,
      path: { patientId: own.alba.patientId },
      body: { language: 'es', delivery: 'COPY' },
      headers: { 'idempotency-key': '018f2b5c-0000-7000-8000-00000000c0df' },
    });
    const secret = (made.body.link as string).split('#')[1] ?? '';
    await own.call('openIntake', { as: null, headers: { 'x-intake-link': secret } });
    expect(own.logs.join('')).toContain('openIntake');
    expect(own.logs.join('')).not.toContain(secret);
    const scope = { accountId: own.alba.accountId, userId: specialist.userId };
    for (const table of ['intakes', 'idempotency_keys']) {
      const { rows } = await own.database.asAccount(scope, (sql) =>
        sql.query(`SELECT row_to_json(r)::text AS row FROM ${table} r`),
      );
      expect(rows, table).toHaveLength(1);
      expect(JSON.stringify(rows), table).not.toContain(secret);
    }
    await own.close();
  });

  it('sees by row-level security only that questionnaire, and of its patient no more than the page shows', async () => {
    const mine = await newPatient();
    const other = await newPatient();
    const { link } = await mine.send();
    await other.send();
    const hash = bed.app.services.intakeLinks.hashOf(link.split('#')[1] ?? '');
    const held = <Row>(text: string) => bed.database.asIntake(hash, (sql) => sql.query<Row>(text));
    expect((await held('SELECT id FROM intakes')).rows).toHaveLength(1);
    expect((await held('SELECT id FROM patients')).rows).toEqual([{ id: mine.id }]);
    expect((await held('SELECT id FROM accounts')).rows).toHaveLength(1);
    for (const closed of [
      'SELECT email FROM patients',
      'SELECT consent FROM intakes',
      'SELECT 1 FROM patient_data_versions',
      'SELECT waist_cm FROM body_measurements',
      'SELECT 1 FROM users',
      'SELECT 1 FROM medical_tests',
      'DELETE FROM intakes',
      `UPDATE intakes SET expires_at = now() + interval '1 year'`,
    ]) {
      await expect(held(closed), closed).rejects.toMatchObject({ code: '42501' });
    }
    // A survey's link sees measured weights; a questionnaire's sees none.
    const weighed = await bed.call('createBodyMeasurement', {
      as: bed.alba.people.specialist,
      path: { patientId: mine.id },
      body: { measuredOn: '2026-01-01', figures: { weightKg: 70 } },
    });
    expect(weighed.status, weighed.text).toBe(201);
    expect((await held('SELECT weight_kg FROM body_measurements')).rows).toEqual([]);
    await expect(held(`UPDATE intakes SET state = 'ACCEPTED'`)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the e-mail with the link', () => {
  const mails = async () =>
    (
      await bed.database.asSystem((sql) =>
        sql.query<{ toAddress: string; subject: string; bodyText: string; language: string }>(
          `SELECT to_address, subject, body_text, language FROM outbox_emails WHERE kind = 'INTAKE' ORDER BY created_at, id`,
        ),
      )
    ).rows;

  it('goes to the address on the card, in the chosen language, and says nothing of health', async () => {
    const patient = await newPatient();
    const { link } = await patient.send('EMAIL', 'en');
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({
      toAddress: patient.email,
      language: 'en',
      subject: 'Clínica Alba: your questionnaire',
    });
    expect(mail?.bodyText).toContain(link);
    expect(mail?.bodyText).not.toMatch(/weight|disease|peso|enfermedad/i);
  });

  it('is not promised where this server sends none, and leaves no link behind', async () => {
    const own = await startTestBed();
    const call = { as: own.alba.people.specialist, path: { patientId: own.alba.patientId } };
    const answer = await own.call('createIntake', { ...call, body: { language: 'es', delivery: 'EMAIL' } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'MAIL_NOT_CONFIGURED' } });
    expect((await own.call('listIntakes', call)).body.total).toBe(0);
    await own.close();
  });

  it('is written by an account for this alone, and read by none', async () => {
    const asAlba = (text: string) =>
      bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query(text));
    const insert = (kind: string) =>
      `INSERT INTO outbox_emails (id, to_address, kind, language, subject, body_text)
       VALUES (gen_random_uuid(), 'a@b.example', '${kind}', 'es', 'a', 'b')`;
    await expect(asAlba(insert('PASSWORD_RESET'))).rejects.toMatchObject({ code: '42501' });
    await expect(asAlba('SELECT 1 FROM outbox_emails')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('submitted answers', () => {
  async function submitted() {
    const patient = await newPatient();
    const { id, link } = await patient.send();
    await holderOf(link).submit(1, {
      answers: {
        ...SMOKER,
        'medical-history': { hasDiseases: true, diseases: ['GOUT'], takesMedication: false },
        'healzy-objective': { objective: 'WEIGHT_LOSS', weightLossAmount: 'TWO_TO_FIVE' },
      },
      figures: { weightKg: 78.5, heightCm: 175, waistCm: 90 },
    });
    return { patient, id };
  }
  const all = [
    { section: 'habits', question: 'isSmoker' },
    { section: 'habits', question: 'cigarettes' },
    { section: 'medical-history', question: 'diseases' },
    { section: 'healzy-objective', question: 'weightLossAmount' },
  ];

  it('are accepted one by one, with what an answer depends on, and nothing else', async () => {
    const { patient, id } = await submitted();
    const accepted = await patient.accept(id, 2, { answers: all.slice(2), figures: ['weightKg'] });
    expect(accepted.body).toMatchObject({
      state: 'ACCEPTED',
      version: 3,
      decidedBy: { userId: bed.alba.people.specialist.userId },
    });
    const answers = await patient.answers();
    expect(answers['medical-history']).toMatchObject({
      hasDiseases: true,
      diseases: ['GOUT'],
      takesMedication: null,
    });
    expect(answers['healzy-objective']).toMatchObject({ objective: 'WEIGHT_LOSS' });
    expect(answers.habits.isSmoker).toBeNull();
    expect((await patient.measured())[0]).toMatchObject({
      source: 'INTAKE',
      measuredOn: '2026-11-21',
      figures: { weightKg: 78.5, heightCm: null, waistCm: null },
    });
    expect((await patient.accept(id, 3, { answers: [], figures: [] })).body.code).toBe('INTAKE_CLOSED');
  });

  it('need confirmation where a measurement departs from the record', async () => {
    const patient = await newPatient();
    const { id, link } = await patient.send();
    await holderOf(link).submit(1, { answers: SMOKER, figures: { weightKg: 180, heightCm: 175 } });
    const body = { answers: all.slice(0, 1), figures: ['weightKg', 'heightCm'] };
    const refused = await patient.accept(id, 2, body);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'IMPLAUSIBLE_CHANGE',
        details: { changes: [{ magnitude: 'weightKg', value: 180, near: { value: 80 } }] },
      },
    });
    // Nothing of the questionnaire was accepted.
    expect((await patient.answers()).habits.isSmoker).toBeNull();
    expect(await patient.measured()).toHaveLength(1);
    expect((await patient.accept(id, 2, { ...body, figures: ['heightCm'] })).status).toBe(200);
    const other = await patient.send();
    await holderOf(other.link).submit(1, { answers: SMOKER, figures: { weightKg: 180 } });
    const confirmed = { answers: [], figures: ['weightKg'], confirmed: ['weightKg'] };
    expect((await patient.accept(other.id, 2, confirmed)).status).toBe(200);
    expect((await patient.measured())[0]).toMatchObject({ source: 'INTAKE', figures: { weightKg: 180 } });
  });

  it('leave what staff wrote meanwhile', async () => {
    const { patient, id } = await submitted();
    await bed.call('updatePatientData', {
      as: bed.alba.people.specialist,
      path: { ...patient.path, section: 'habits' },
      headers: { 'if-match': '"0"' },
      body: { answers: { water: 'OVER_TWO_LITRES', isSmoker: false } },
    });
    await patient.accept(id, 2, { answers: all, figures: [] });
    expect((await patient.answers()).habits).toMatchObject({
      water: 'OVER_TWO_LITRES',
      isSmoker: true,
      cigarettes: 'UNDER_TEN',
    });
  });

  it('are declined as a whole, and change nothing', async () => {
    const { patient, id } = await submitted();
    expect((await patient.decline(id, 1)).status).toBe(412);
    expect((await patient.decline(id, 2)).body.state).toBe('DECLINED');
    expect((await patient.answers()).habits.isSmoker).toBeNull();
    expect(await patient.measured()).toHaveLength(1);
  });

  it('are rejected under names that the questionnaire does not have', async () => {
    const { patient, id } = await submitted();
    for (const body of [
      { answers: [{ section: 'habits', question: 'objective' }], figures: [] },
      { answers: [{ section: 'nowhere', question: 'isSmoker' }], figures: [] },
      { answers: [], figures: ['skull'] },
    ])
      expect((await patient.accept(id, 2, body)).status).toBe(400);
    expect((await patient.read(id)).intake.state).toBe('SUBMITTED');
  });

  it('say to those who only read them that they do', async () => {
    const { patient, id } = await submitted();
    const path = { ...patient.path, intakeId: id };
    const { body } = await bed.call('getIntake', { as: bed.alba.people.admin, path });
    expect(body.intake.canEdit).toBe(false);
  });
});
