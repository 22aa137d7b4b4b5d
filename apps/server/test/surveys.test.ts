import { SURVEY_LINK_DAYS } from '@healzy/domain/surveys';
import { SPECIFIED_ATTENTION, VALID_WEEK_ANSWERS, WRONG_ANSWERS } from '@healzy/domain/surveys/testing';
import type { FollowUpStep } from '@healzy/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  // A machine whose owner reads the e-mails on the outbox page.
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3991' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Surveys');
  ({ patientId } = clinic);
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const send = (change: object = {}, as: Person = clinic.people.specialist) =>
  bed.call('createSurvey', {
    as,
    path: { patientId },
    body: { kind: 'WEEK_1', language: 'es', delivery: 'COPY', ...change },
  });
const list = (query: Record<string, string> = {}, as: Person = clinic.people.specialist) =>
  bed.call('listSurveys', { as, path: { patientId }, query });
const withdraw = (id: string, as: Person = clinic.people.specialist) =>
  bed.call('withdrawSurvey', { as, path: { id } });
const markRead = (id: string, as: Person = clinic.people.specialist) =>
  bed.call('markSurveyRead', { as, path: { id } });

/** The patient's side of a survey, on a device of its own. */
function deviceWith(survey: Answer) {
  const headers = {
    'x-survey-link': (survey.body.link as string).split('#')[1] ?? '',
    'x-survey-device': newId(),
  };
  return {
    open: () => bed.call('openHeldSurvey', { as: null, headers }),
    answer: (body: object = VALID_WEEK_ANSWERS) => bed.call('answerHeldSurvey', { as: null, headers, body }),
  };
}
const linesOf = async (kind: string, as: Person) => {
  const { body } = await bed.call('listWorklist', { as, query: { limit: 100 } });
  return (body.items as { kind: string; patient: { id: string } }[]).filter(
    (line) => line.kind === kind && line.patient.id === patientId,
  );
};

describe('a survey', () => {
  it('is sent, opened, answered on a phone, and read by the clinic', async () => {
    const sent = await send();
    expect(sent).toMatchObject({
      status: 201,
      body: { state: 'OPEN', dueOn: '2026-03-05', openedAt: null, answers: null, sentTo: null },
    });
    const phone = deviceWith(sent);
    const opened = await phone.open();
    expect(opened.body).toEqual({
      kind: 'WEEK_1',
      language: 'es',
      state: 'OPEN',
      patientName: expect.any(String) as string,
      accountName: 'Surveys',
      expiresAt: '2026-03-16T10:00:00.000Z',
    });
    expect((await list()).body.items[0]).toMatchObject({
      openedAt: '2026-03-02T10:00:00.000Z',
      answers: null,
    });
    const text = '  <script>alert(1)</script> Pasé hambre 🥲  ';
    expect((await phone.answer({ ...VALID_WEEK_ANSWERS, difficulties: text })).body.state).toBe('ANSWERED');
    const { body } = await list({}, clinic.people.observer);
    expect(body.items[0]).toMatchObject({
      state: 'ANSWERED',
      link: null,
      answers: { ...VALID_WEEK_ANSWERS, difficulties: text.trim() },
      canEdit: false,
    });
    // Whoever opens the link from now on learns that it was answered, and not what.
    expect((await phone.open()).body).toEqual({ ...opened.body, state: 'ANSWERED' });
  });

  it('shows its link again, to who may send it, as long as it works', async () => {
    const { body } = await send();
    expect((await list()).body.items[0].link).toBe(body.link);
    expect((await list({}, clinic.people.admin)).body.items[0].link).toBeNull();
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query<{ text: string }>('SELECT row_to_json(s)::text AS text FROM surveys s WHERE id = $1', [
        body.id,
      ]),
    );
    expect(rows[0]?.text).not.toContain((body.link as string).split('#')[1]);
    bed.now.value = new Date('2026-03-16T10:00:00Z');
    expect((await list()).body.items[0]).toMatchObject({ state: 'EXPIRED', link: null });
  });

  it('is listed by the days of the patient on which it was sent', async () => {
    // In Madrid it is the 3rd already.
    bed.now.value = new Date('2026-03-02T23:30:00Z');
    await send();
    const total = async (query: Record<string, string>) => (await list(query)).body.total;
    expect(await total({ since: '2026-03-03', until: '2026-03-03' })).toBe(1);
    expect(await total({ until: '2026-03-02' })).toBe(0);
    expect(await total({ since: '2026-03-04' })).toBe(0);
  });

  it('replaces the open one of its kind, and only that', async () => {
    const [first, other] = [await send(), await send({ kind: 'WEEK_2' })];
    const second = await send();
    expect((await deviceWith(first).open()).body.state).toBe('WITHDRAWN');
    expect((await deviceWith(second).open()).body.state).toBe('OPEN');
    expect((await deviceWith(other).open()).body.state).toBe('OPEN');
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const open = (await list()).body.items.filter(
      (item: { state: string; kind: string }) => item.state === 'OPEN' && item.kind === 'WEEK_1',
    );
    expect(open).toHaveLength(1);
  });

  it.each([
    ['yesterday', '2026-03-01'],
    ['a day after the end of its link', '2026-03-17'],
    ['no day', '2026-02-30'],
  ])('is not expected %s', async (_what, dueOn) => {
    expect((await send({ dueOn })).status).toBe(400);
    expect((await list()).body.total).toBe(0);
  });
});

describe('the link of a survey', () => {
  it('is the first device’s, and another one is told so', async () => {
    const sent = await send();
    const [phone, other] = [deviceWith(sent), deviceWith(sent)];
    await phone.open();
    const used = { status: 409, body: { code: 'SURVEY_LINK_USED' } };
    expect(await other.open()).toMatchObject(used);
    expect(await other.answer()).toMatchObject(used);
    expect((await phone.answer()).status).toBe(200);
    expect(await other.answer({ ...VALID_WEEK_ANSWERS, energy: 1 })).toMatchObject(used);
    expect((await list()).body.items[0].answers.energy).toBe(7);
  });

  it('takes one answer: of two at once one, and the same again after a lost response', async () => {
    const phone = deviceWith(await send());
    const answers = await Promise.all([phone.answer(), phone.answer({ ...VALID_WEEK_ANSWERS, energy: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'SURVEY_CLOSED',
      details: { state: 'ANSWERED' },
    });
    const { energy } = (await list()).body.items[0].answers as { energy: number };
    const again = await phone.answer({ ...VALID_WEEK_ANSWERS, energy });
    expect(again).toMatchObject({ status: 200, body: { state: 'ANSWERED' } });
    expect((await list()).body.items[0].version).toBe(2);
  });

  it('takes none after its end, or when it was withdrawn', async () => {
    const ended = await send();
    const phone = deviceWith(ended);
    await phone.open();
    bed.now.value = new Date(Date.parse('2026-03-02T10:00:00Z') + SURVEY_LINK_DAYS * 86_400_000);
    expect((await phone.open()).body.state).toBe('EXPIRED');
    expect(await phone.answer()).toMatchObject({
      status: 409,
      body: { code: 'SURVEY_CLOSED', details: { state: 'EXPIRED' } },
    });
    const withdrawn = await send({ kind: 'FINAL' });
    expect((await withdraw(withdrawn.body.id)).body.state).toBe('WITHDRAWN');
    expect(await deviceWith(withdrawn).answer()).toMatchObject({
      status: 409,
      body: { code: 'SURVEY_CLOSED', details: { state: 'WITHDRAWN' } },
    });
    expect(await withdraw(withdrawn.body.id)).toMatchObject({ status: 409, body: { code: 'SURVEY_CLOSED' } });
  });

  it('opens nothing when it is guessed, or its patient is deleted', async () => {
    const headers = { 'x-survey-link': 'guess', 'x-survey-device': newId() };
    expect((await bed.call('openHeldSurvey', { as: null, headers })).status).toBe(404);
    patientId = await addPatient(bed.database, clinic);
    const sent = await send();
    const as = clinic.people.admin;
    expect((await bed.call('deletePatient', { as, path: { id: patientId } })).status).toBe(204);
    expect((await deviceWith(sent).open()).status).toBe(404);
    expect((await deviceWith(sent).answer()).status).toBe(404);
  });

  it.each(WRONG_ANSWERS)('is not answered with %s', async (_what, wrong, path, code) => {
    const phone = deviceWith(await send());
    const { status, body } = await phone.answer({ ...VALID_WEEK_ANSWERS, ...wrong });
    expect(status).toBe(400);
    const fields = (body.details as { fields: { path: string; code: string }[] }).fields;
    expect([[code], ['FORMAT_INVALID']]).toContainEqual(
      fields.filter((field) => field.path === `/body/${path}`).map((field) => field.code),
    );
    expect((await list()).body.items[0]).toMatchObject({ state: 'OPEN', answers: null });
  });
});

describe('the e-mail with the link', () => {
  it('goes to the address of the card, in the chosen language, and says nothing of health', async () => {
    const sent = await send({ delivery: 'EMAIL', language: 'en' });
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ toAddress: string; subject: string; bodyText: string }>(
        `SELECT to_address, subject, body_text FROM outbox_emails WHERE kind = 'SURVEY' AND account_id = $1`,
        [clinic.accountId],
      ),
    );
    expect(rows).toMatchObject([{ toAddress: sent.body.sentTo, subject: 'Surveys: a short survey' }]);
    expect(rows[0]?.bodyText).toContain(sent.body.link);
    expect(rows[0]?.bodyText).not.toMatch(/weight|hunger|plan|peso|hambre/i);
  });
});

describe('a follow-up plan', () => {
  const stepOf = (plan: Answer, code: FollowUpStep['code']) =>
    (plan.body.steps as FollowUpStep[]).find((step) => step.code === code);

  it('ticks the step of a survey that was answered since its start', async () => {
    const as = clinic.people.specialist;
    const earlier = deviceWith(await send({ kind: 'INITIAL' }));
    const { adherence: _adherence, difficulties: _difficulties, ...first } = VALID_WEEK_ANSWERS;
    expect((await earlier.answer(first)).status).toBe(200);
    const body = { type: 'WIN_1', startDate: '2026-03-03', professionalId: as.professionalId };
    const plan = await bed.call('createFollowUpPlan', { as, path: { patientId }, body });
    const read = () => bed.call('getFollowUpPlan', { as, path: { id: plan.body.id } });
    bed.now.value = new Date('2026-03-10T10:00:00Z');
    const sent = await send();
    expect(stepOf(await read(), 'WEEK_1_SURVEY')).toMatchObject({ isDone: false, proof: null });
    await deviceWith(sent).answer();
    expect(stepOf(await read(), 'WEEK_1_SURVEY')).toMatchObject({
      isDone: true,
      doneAt: null,
      proof: { kind: 'WEEK_1_SURVEY_ANSWERED', at: '2026-03-10T10:00:00.000Z', subjectId: sent.body.id },
    });
    expect(stepOf(await read(), 'INITIAL_SURVEY')).toMatchObject({ isDone: false, proof: null });
    expect(stepOf(await read(), 'WEEK_2_SURVEY')).toMatchObject({ isDone: false, proof: null });
  });
});

describe('the worklist', () => {
  it('names answers to the principal until they are read', async () => {
    const { specialist, observer, receptionist, admin } = clinic.people;
    const sent = await send();
    expect((await markRead(sent.body.id)).body.code).toBe('SURVEY_UNANSWERED');
    await deviceWith(sent).answer();
    expect(await linesOf('SURVEY_ANSWERED', specialist)).toMatchObject([
      { subjectId: sent.body.id, since: '2026-03-02T10:00:00.000Z' },
    ]);
    expect(await linesOf('SURVEY_ANSWERED', admin)).toHaveLength(1);
    expect(await linesOf('SURVEY_ANSWERED', observer)).toEqual([]);
    expect(await linesOf('SURVEY_ANSWERED', receptionist)).toEqual([]);
    expect((await markRead(sent.body.id)).body.readAt).toBe('2026-03-02T10:00:00.000Z');
    bed.now.value = new Date('2026-03-02T11:00:00Z');
    expect((await markRead(sent.body.id)).body.readAt).toBe('2026-03-02T10:00:00.000Z');
    expect(await linesOf('SURVEY_ANSWERED', specialist)).toEqual([]);
  });

  it('names a survey without an answer from the day after it was expected, also once its link has ended', async () => {
    const { specialist } = clinic.people;
    const sent = await send({ dueOn: '2026-03-04' });
    bed.now.value = new Date('2026-03-04T22:59:00Z');
    expect(await linesOf('SURVEY_UNANSWERED', specialist)).toEqual([]);
    bed.now.value = new Date('2026-03-04T23:01:00Z');
    expect(await linesOf('SURVEY_UNANSWERED', specialist)).toMatchObject([
      { subjectId: sent.body.id, cause: '2026-03-04', since: '2026-03-04T23:00:00.000Z' },
    ]);
    bed.now.value = new Date('2026-04-01T10:00:00Z');
    expect(await linesOf('SURVEY_UNANSWERED', specialist)).toHaveLength(1);
    await withdraw(sent.body.id);
    expect(await linesOf('SURVEY_UNANSWERED', specialist)).toEqual([]);
  });
});

describe('the notification of answers', () => {
  const notified = async () => {
    const { body } = await bed.call('listNotifications', {
      as: clinic.people.specialist,
      query: { limit: 100 },
    });
    return (body.items as { kind: string; subjectId: string }[])
      .filter(({ kind }) => kind === 'SURVEY_ANSWERED')
      .map(({ subjectId }) => subjectId);
  };

  it.each(SPECIFIED_ATTENTION)('comes when they call for attention: $what, $calls', async (row) => {
    if (row.before !== null) {
      const earlier = await send();
      await deviceWith(earlier).answer(row.before);
      await markRead(earlier.body.id);
      bed.now.value = new Date('2026-03-09T10:00:00Z');
    }
    const sent = await send({ kind: 'WEEK_2' });
    expect((await deviceWith(sent).answer(row.now)).status).toBe(200);
    expect(await notified()).toEqual(row.calls ? [sent.body.id] : []);
    // What is quiet there is in the worklist all the same.
    expect(await linesOf('SURVEY_ANSWERED', clinic.people.specialist)).toMatchObject([
      { subjectId: sent.body.id },
    ]);
    await markRead(sent.body.id);
    expect(await notified()).toEqual([]);
  });

  it('compares with the last answer to the same question, whichever survey asked it', async () => {
    const fine = { energy: 8, hunger: 2, sleep: 8, digestion: 8, adherence: 8 };
    const answer = async (kind: string, day: string, answers: object) => {
      bed.now.value = new Date(`2026-03-${day}T10:00:00Z`);
      const sent = await send({ kind });
      expect((await deviceWith(sent).answer(answers)).status).toBe(200);
      return sent.body.id as string;
    };
    await answer('WEEK_1', '02', fine);
    // It asks for neither energy nor sleep.
    await answer('SATISFACTION', '05', { recommendation: 9, attention: 9 });
    expect(await notified()).toEqual([]);
    const fall = await answer('WEEK_2', '09', { ...fine, energy: 5 });
    expect(await notified()).toEqual([fall]);
    await answer('WEEK_3', '16', { ...fine, energy: 5 });
    expect(await notified()).toEqual([fall]);
  });
});

describe('the weight of a survey', () => {
  const measure = (measuredOn: string, weightKg: number, confirmed: string[] = []) =>
    bed.call('createBodyMeasurement', {
      as: clinic.people.specialist,
      path: { patientId },
      body: { measuredOn, figures: { weightKg }, confirmed },
    });
  beforeEach(async () => {
    // That of the card, which was measured by another clock.
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('DELETE FROM body_measurements WHERE patient_id = $1', [patientId]),
    );
    expect((await measure('2026-02-15', 58, ['weightKg'])).status).toBe(201);
  });

  it('that departs from the measured ones is asked about, and what was measured is not said', async () => {
    const phone = deviceWith(await send());
    const refused = await phone.answer({ ...VALID_WEEK_ANSWERS, weightKg: 71.9 });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'IMPLAUSIBLE_CHANGE',
        details: { fields: [{ path: '/body/weightKg' }], changes: [{ value: 71.9, near: null }] },
      },
    });
    expect(refused.text).not.toContain('58');
    expect((await phone.open()).body.state).toBe('OPEN');
    expect((await phone.answer({ ...VALID_WEEK_ANSWERS, weightKg: 58.4 })).body.state).toBe('ANSWERED');
    expect((await list()).body.items[0]).toMatchObject({ answers: { weightKg: 58.4 }, weightDoubt: null });
  });

  it('is stored once the patient confirms it, and in doubt until someone measures it', async () => {
    const phone = deviceWith(await send());
    const body = { ...VALID_WEEK_ANSWERS, weightKg: 71.9, confirmed: ['weightKg'] };
    expect((await phone.answer(body)).body.state).toBe('ANSWERED');
    expect((await phone.answer(body)).status).toBe(200);
    expect((await list()).body.items[0]).toMatchObject({
      answers: { weightKg: 71.9 },
      weightDoubt: { kg: 58, on: '2026-02-15' },
    });
    expect((await measure('2026-03-02', 71.9, ['weightKg'])).status).toBe(201);
    expect((await list()).body.items[0].weightDoubt).toBeNull();
  });
});
