import { VALID_FOLLOW_UP, WRONG_FOLLOW_UPS, WRONG_STEPS } from '@healzy/domain/follow-up-plans/testing';
import {
  dueDateOf,
  FOLLOW_UP_STATES,
  mayMoveFollowUp,
  templateOf,
  type FollowUpState,
} from '@healzy/domain/follow-up-plans';
import { todayIn } from '@healzy/domain/shared';
import type { FollowUpStep } from '@healzy/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { transferred } from './transfers.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3990' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Follow-up plans');
  // This patient has an observer.
  ({ patientId } = clinic);
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const form = (change: object = {}) => ({
  ...VALID_FOLLOW_UP,
  professionalId: clinic.people.specialist.professionalId,
  ...change,
});
const add = (change: object = {}, as = clinic.people.specialist, headers: Record<string, string> = {}) =>
  bed.call('createFollowUpPlan', { as, path: { patientId }, body: form(change), headers });
const read = (id: string, as = clinic.people.specialist) => bed.call('getFollowUpPlan', { as, path: { id } });
const change = (id: string, version: number, changes: object, as = clinic.people.specialist) => {
  const { type: _type, ...body } = form(changes);
  return bed.call('updateFollowUpPlan', { as, path: { id }, headers: { 'if-match': `"${version}"` }, body });
};
const move = (id: string, state: FollowUpState, as = clinic.people.specialist) =>
  bed.call('setFollowUpPlanState', { as, path: { id }, body: { state } });
const list = (query: Record<string, string> = {}, as = clinic.people.specialist) =>
  bed.call('listFollowUpPlans', { as, path: { patientId }, query });
const stepOf = ({ body }: Answer, code: FollowUpStep['code']): FollowUpStep => {
  const step = (body.steps as FollowUpStep[]).find((each) => each.code === code);
  if (!step) throw new Error(`There is no step ${code}.`);
  return step;
};
const changeStep = (id: string, version: number, body: object, as = clinic.people.specialist) =>
  bed.call('updateFollowUpStep', { as, path: { id }, headers: { 'if-match': `"${version}"` }, body });
const setDone = (id: string, isDone: boolean, as = clinic.people.specialist) =>
  bed.call('setFollowUpStepState', { as, path: { id }, body: { isDone } });
/** What is wrong with a field. What the contract rules out itself is no valid format. */
const codesOf = (body: Answer['body'], path: string): string[] =>
  (body.details as { fields: { path: string; code: string }[] }).fields
    .filter((field) => field.path === `/body/${path}`)
    .map((field) => field.code);

/** The way to each state from the first one. */
const WAYS: Record<FollowUpState, readonly FollowUpState[]> = {
  STARTED: [],
  IN_PROGRESS: ['IN_PROGRESS'],
  FINAL: ['IN_PROGRESS', 'FINAL'],
  POST_FINAL: ['IN_PROGRESS', 'FINAL', 'POST_FINAL'],
  COMPLETED: ['IN_PROGRESS', 'FINAL', 'POST_FINAL', 'COMPLETED'],
  CANCELED: ['CANCELED'],
};

describe('a follow-up plan', () => {
  it('begins with the steps of its type, due from its start and its specialist’s', async () => {
    const { status, body, headers } = await add();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      ...VALID_FOLLOW_UP,
      patientId,
      state: 'STARTED',
      stepCount: 21,
      overdueCount: 0,
      specialist: { professionalId: clinic.people.specialist.professionalId },
      lastDueDate: dueDateOf(VALID_FOLLOW_UP.startDate, 35),
    });
    const steps = body.steps as FollowUpStep[];
    expect(steps.map(({ code }) => code)).toEqual(templateOf('WIN_1'));
    expect(stepOf({ body } as Answer, 'WEEK_1_SURVEY')).toMatchObject({
      dueDate: '2026-03-09',
      assigneeId: null,
      isDone: false,
      canComplete: true,
      assignee: { professionalId: clinic.people.specialist.professionalId },
    });
    expect((await read(body.id)).body).toEqual(body);
  });

  it('is stored once, however often the same call comes, and alone while it runs', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await add({}, clinic.people.specialist, key);
    expect((await add({}, clinic.people.specialist, key)).body).toEqual(first.body);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'FOLLOW_UP_RUNNING' } });
    await move(first.body.id, 'CANCELED');
    expect((await add()).status).toBe(201);
    expect((await list()).body.total).toBe(2);
    expect((await list({ isRunning: 'true' })).body.total).toBe(1);
    expect((await list({ isRunning: 'false' })).body).toMatchObject({
      total: 1,
      items: [{ id: first.body.id, state: 'CANCELED' }],
    });
  });

  it.each(WRONG_FOLLOW_UPS)('is refused with %s, and leaves nothing', async (_what, wrong, path, code) => {
    const { status, body } = await add(wrong);
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect([[code], ['FORMAT_INVALID']]).toContainEqual(codesOf(body, path));
    expect((await list()).body.total).toBe(0);
  });

  it('is of a specialist of the patient', async () => {
    const { professionalId } = clinic.people.stranger;
    const refused = { status: 422, body: { code: 'SPECIALIST_NOT_ASSIGNED' } };
    expect(await add({ professionalId })).toMatchObject(refused);
    const { body } = await add();
    expect(await change(body.id, 1, { professionalId })).toMatchObject(refused);
  });

  it('moves its steps with its start, and shows the later of two people what the other saved', async () => {
    const { body } = await add();
    const moved = await change(body.id, 1, { startDate: '2026-03-09' });
    expect(moved).toMatchObject({ status: 200, body: { version: 2, startDate: '2026-03-09' } });
    expect(stepOf(moved, 'WEEK_1_SURVEY').dueDate).toBe('2026-03-16');
    expect(await change(body.id, 1, { startDate: '2026-03-10' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { version: 2, startDate: '2026-03-09' } } },
    });
  });
});

describe('the states', () => {
  const pairs = FOLLOW_UP_STATES.flatMap((from) => FOLLOW_UP_STATES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s are as the table says', async (from, to) => {
    const { body } = await add();
    for (const state of WAYS[from]) expect((await move(body.id, state)).status).toBe(200);
    const answer = await move(body.id, to);
    if (mayMoveFollowUp(from, to)) expect(answer).toMatchObject({ status: 200, body: { state: to } });
    else {
      const isEnded = from === 'COMPLETED' || from === 'CANCELED';
      const code = isEnded ? `FOLLOW_UP_${from}` : 'FOLLOW_UP_TRANSITION';
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect((await read(body.id)).body.state).toBe(from);
    }
  });

  it('say to the second of two people who completed it', async () => {
    const { body } = await add();
    for (const state of WAYS.POST_FINAL) await move(body.id, state);
    const answers = await Promise.all([move(body.id, 'COMPLETED'), move(body.id, 'COMPLETED')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'FOLLOW_UP_COMPLETED',
      details: { by: 'specialist Twin', at: bed.now.value.toISOString() },
    });
  });

  it('once ended, change nothing any more', async () => {
    const made = await add();
    const { id, version } = made.body;
    await move(id, 'CANCELED');
    const refused = { status: 409, body: { code: 'FOLLOW_UP_CANCELED' } };
    const step = stepOf(made, 'WELCOME_CALL');
    expect(await change(id, version + 1, {})).toMatchObject(refused);
    expect(await setDone(step.id, true)).toMatchObject(refused);
    expect(await changeStep(step.id, 1, { dueDate: '2026-03-04' })).toMatchObject(refused);
    expect(stepOf(await read(id), 'WELCOME_CALL').canComplete).toBe(false);
  });
});

describe('a step', () => {
  it('is completed by a person, by one of two at once, and reopened', async () => {
    const made = await add();
    const { id } = stepOf(made, 'WELCOME_CALL');
    expect(await setDone(id, true)).toMatchObject({
      status: 200,
      body: { isDone: true, doneByName: 'specialist Twin', doneAt: bed.now.value.toISOString(), version: 2 },
    });
    // The same person again, as after a lost answer.
    expect(await setDone(id, true)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await read(made.body.id)).body.doneCount).toBe(made.body.doneCount + 1);
    expect(await setDone(id, false)).toMatchObject({ status: 200, body: { isDone: false, doneAt: null } });
    expect(await setDone(id, false)).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('is completed by its assignee, and then not by another', async () => {
    const made = await add();
    const { id } = stepOf(made, 'WELCOME_CALL');
    const { observer, specialist } = clinic.people;
    expect((await setDone(id, true, observer)).status).toBe(403);
    const body = { dueDate: '2026-03-05', assigneeId: observer.professionalId, note: 'Llamar antes.' };
    expect(await changeStep(id, 1, body)).toMatchObject({
      status: 200,
      body: { ...body, assignee: { name: 'observer' } },
    });
    expect(stepOf(await read(made.body.id, observer), 'WELCOME_CALL').canComplete).toBe(true);
    expect((await setDone(id, true, observer)).status).toBe(200);
    expect(await setDone(id, true, specialist)).toMatchObject({
      status: 409,
      body: { code: 'FOLLOW_UP_STEP_DONE', details: { by: 'observer Twin' } },
    });
    expect((await changeStep(id, 3, body, observer)).status).toBe(403);
  });

  it.each(WRONG_STEPS)('is refused with %s', async (_what, wrong, path, code) => {
    const step = stepOf(await add(), 'WELCOME_CALL');
    const answer = await changeStep(step.id, 1, { dueDate: '2026-03-04', ...wrong });
    expect(answer.status).toBe(400);
    expect([[code], ['FORMAT_INVALID']]).toContainEqual(codesOf(answer.body, path));
  });

  it('is not assigned to specialists who do not have the patient, and not changed twice at once', async () => {
    const step = stepOf(await add(), 'WELCOME_CALL');
    const assigneeId = clinic.people.stranger.professionalId;
    expect(await changeStep(step.id, 1, { dueDate: '2026-03-04', assigneeId })).toMatchObject({
      status: 422,
      body: { code: 'SPECIALIST_NOT_ASSIGNED' },
    });
    expect((await changeStep(step.id, 1, { dueDate: '2026-03-04', note: 'a' })).status).toBe(200);
    expect(await changeStep(step.id, 1, { dueDate: '2026-03-04', note: 'b' })).toMatchObject({
      status: 412,
      body: { details: { current: { note: 'a' } } },
    });
  });

  it('is overdue from the day after, where the patient lives', async () => {
    const { body } = await add();
    const overdue = async (now: string) => {
      bed.now.value = new Date(now);
      return stepOf(await read(body.id), 'WELCOME_CALL').isOverdue;
    };
    // In Madrid, an hour ahead of UTC.
    expect(await overdue('2026-03-03T22:59:00Z')).toBe(false);
    expect(await overdue('2026-03-03T23:01:00Z')).toBe(true);
    expect((await list()).body.items[0].overdueCount).toBe(1);
  });
});

describe('what the record proves', () => {
  it('ticks the step of a CGM test that has begun, and says by which', async () => {
    const made = await add({ startDate: todayIn('Europe/Madrid', new Date()) });
    expect(stepOf(made, 'CREATE_PATIENT_CARD')).toMatchObject({
      isDone: true,
      doneAt: null,
      proof: { kind: 'PATIENT_CREATED', subjectId: patientId },
    });
    expect(stepOf(made, 'CGM_PLACEMENT').isDone).toBe(false);
    // Tests begin at the time of the database.
    bed.now.value = new Date(Date.now() + 1000);
    const begun = await bed.call('beginMedicalTest', {
      as: clinic.people.specialist,
      path: { id: clinic.testId },
    });
    expect(begun.status).toBe(200);
    const step = stepOf(await read(made.body.id), 'CGM_PLACEMENT');
    expect(step).toMatchObject({
      isDone: true,
      doneAt: null,
      doneByName: null,
      proof: { kind: 'CGM_BEGUN', subjectId: clinic.testId, title: 'MCG' },
    });
    const refused = { status: 409, body: { code: 'FOLLOW_UP_STEP_PROVEN' } };
    expect(await setDone(step.id, false)).toMatchObject(refused);
    expect(await setDone(step.id, true)).toMatchObject(refused);
    expect((await read(made.body.id, clinic.people.receptionist)).text).not.toContain('MCG');
  });

  it('does not count what was there before the start, or of a cancelled test', async () => {
    const as = clinic.people.specialist;
    const testId = await addCgmTest(bed.database, clinic, 'BLOOD_ANALYSIS');
    const tomorrow = dueDateOf(todayIn('Europe/Madrid', new Date()), 2);
    const later = await add({ type: 'IMPROVE', startDate: tomorrow });
    expect(stepOf(later, 'BLOOD_ANALYSIS_REQUEST').isDone).toBe(false);
    const earlier = await change(later.body.id, 1, { startDate: '2020-01-05' });
    expect(stepOf(earlier, 'BLOOD_ANALYSIS_REQUEST')).toMatchObject({
      isDone: true,
      proof: { kind: 'BLOOD_ANALYSIS_CREATED', subjectId: testId },
    });
    await bed.call('cancelMedicalTest', { as, path: { id: testId } });
    expect(stepOf(await read(later.body.id), 'BLOOD_ANALYSIS_REQUEST').isDone).toBe(false);
  });
});

describe('the worklist', () => {
  const linesOf = async (as: Person) => {
    const { body } = await bed.call('listWorklist', { as, query: { limit: 100 } });
    return (body.items as { kind: string; patient: { id: string } }[]).filter(
      ({ kind, patient }) => kind === 'FOLLOW_UP_OVERDUE' && patient.id === patientId,
    );
  };

  it('stays as it is when one of several late steps is done, and is new with another', async () => {
    const made = await add();
    const { specialist } = clinic.people;
    bed.now.value = new Date('2026-03-05T12:00:00Z');
    const late = (made.body.steps as FollowUpStep[]).filter(({ dueDate }) => dueDate < '2026-03-05');
    expect(late.length).toBeGreaterThan(1);
    expect(await linesOf(specialist)).toMatchObject([{ cause: '2026-03-04' }]);
    for (const { id } of late.filter(({ dueDate }) => dueDate === '2026-03-04')) await setDone(id, true);
    const [line] = await linesOf(specialist);
    expect(line).toMatchObject({ cause: '2026-03-04', since: '2026-03-03T23:00:00.000Z' });
    bed.now.value = new Date('2026-03-10T12:00:00Z');
    const [later] = await linesOf(specialist);
    expect(later).toMatchObject({ cause: '2026-03-09' });
  });

  it('names a follow-up plan while a step is late, to those who can do it, until it is done or ended', async () => {
    const made = await add();
    const { specialist, observer, receptionist, stranger } = clinic.people;
    bed.now.value = new Date('2026-03-03T22:00:00Z');
    expect(await linesOf(specialist)).toEqual([]);
    bed.now.value = new Date('2026-03-03T23:30:00Z');
    expect(await linesOf(specialist)).toMatchObject([
      {
        subjectId: made.body.id,
        cause: '2026-03-03',
        since: '2026-03-03T23:00:00.000Z',
        specialist: { name: 'specialist' },
      },
    ]);
    expect(await linesOf(observer)).toHaveLength(1);
    expect([...(await linesOf(receptionist)), ...(await linesOf(stranger))]).toEqual([]);
    await setDone(stepOf(made, 'WELCOME_CALL').id, true);
    expect(await linesOf(specialist)).toEqual([]);
    bed.now.value = new Date('2026-03-05T12:00:00Z');
    expect(await linesOf(specialist)).toMatchObject([{ cause: '2026-03-04' }]);
    await move(made.body.id, 'CANCELED');
    expect(await linesOf(specialist)).toEqual([]);
  });

  it('does not name what the record proves', async () => {
    await add({ startDate: '2020-01-06' });
    // The card exists: of all steps, this one is not late.
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
      await sql.query(`UPDATE follow_up_steps SET done_at = now() WHERE code <> 'CREATE_PATIENT_CARD'`);
      return sql.query(`SELECT 1 FROM follow_up_steps WHERE done_at IS NULL`);
    });
    expect(rows).toHaveLength(1);
    bed.now.value = new Date();
    expect(await linesOf(clinic.people.specialist)).toEqual([]);
  });
});

describe('access to follow-up plans', () => {
  it('shows the reception neither notes nor observations', async () => {
    const made = await add();
    const { id } = stepOf(made, 'WELCOME_CALL');
    await changeStep(id, 1, { dueDate: '2026-03-04', note: 'Duerme mal.' });
    const seen = await read(made.body.id, clinic.people.receptionist);
    expect(seen.body.observations).toBeNull();
    expect(stepOf(seen, 'WELCOME_CALL')).toMatchObject({ note: null, dueDate: '2026-03-04' });
    expect(seen.text).not.toContain('Duerme mal.');
  });

  it('shows the reception its own steps alone, which it ticks and opens again', async () => {
    const { receptionist, observer } = clinic.people;
    const made = await add();
    const seen = await read(made.body.id, receptionist);
    expect((seen.body.steps as FollowUpStep[]).map(({ code }) => code)).toEqual(['WELCOME_CALL']);
    // Nor do the counts tell of others: on the plan, in the list, on the card and in the list of patients.
    bed.now.value = new Date('2026-04-01T10:00:00Z');
    const counted = {
      stepCount: 1,
      doneCount: 0,
      overdueCount: 1,
      adherence: { dueCount: 1, onTimeCount: 0 },
    };
    expect((await read(made.body.id, receptionist)).body).toMatchObject(counted);
    expect((await list({}, receptionist)).body.items).toMatchObject([counted]);
    expect((await read(made.body.id)).body.stepCount).toBe((made.body.steps as FollowUpStep[]).length);
    bed.now.value = new Date('2026-03-02T10:00:00Z');
    const welcome = stepOf(seen, 'WELCOME_CALL');
    expect(welcome).toMatchObject({ isReception: true, canComplete: true, isDone: false });
    const done = await setDone(welcome.id, true, receptionist);
    expect(done).toMatchObject({ status: 200, body: { isDone: true } });
    // The specialist sees who did it.
    expect(stepOf(await read(made.body.id), 'WELCOME_CALL').doneByName).toContain('receptionist');
    expect((await setDone(welcome.id, false, receptionist)).status).toBe(200);
    // Of another step it learns neither what it is called nor whether there is one.
    const other = stepOf(made, 'ONBOARDING_PLAN');
    const refused = await setDone(other.id, true, receptionist);
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain(other.nameEs);
    expect((await changeStep(welcome.id, 3, { note: 'x' }, receptionist)).status).toBe(403);
    expect((await setDone(welcome.id, true, observer)).status).toBe(403);
  });

  it('gives a step to the reception, and to a specialist again', async () => {
    const { receptionist, specialist, observer } = clinic.people;
    const made = await add();
    const { id } = stepOf(made, 'MID_TERM_CALL');
    expect((await setDone(id, true, receptionist)).status).toBe(403);
    const given = await changeStep(id, 1, { isReception: true });
    expect(given).toMatchObject({ status: 200, body: { isReception: true, assigneeId: null } });
    expect((await setDone(id, true, receptionist)).status).toBe(200);
    expect((await setDone(id, false, specialist)).status).toBe(200);
    expect((await changeStep(id, 4, { note: 'Llamar' })).body).toMatchObject({ isReception: true });
    const named = await changeStep(id, 5, { assigneeId: observer.professionalId });
    expect(named.body).toMatchObject({ isReception: false, assigneeId: observer.professionalId });
    expect((await setDone(id, true, receptionist)).status).toBe(403);
    expect((await read(made.body.id, receptionist)).body.steps.map(({ code }: FollowUpStep) => code)).toEqual(
      ['WELCOME_CALL'],
    );
    const again = await changeStep(id, 6, { isReception: true });
    expect(again).toMatchObject({ status: 200, body: { isReception: true, assigneeId: null } });
    const both = await changeStep(id, 7, { isReception: true, assigneeId: observer.professionalId });
    expect(both.body).toMatchObject({ isReception: false, assigneeId: observer.professionalId });
  });

  it('passes to the principal when a specialist loses the patient', async () => {
    const { observer, specialist, admin } = clinic.people;
    const made = await add({ professionalId: observer.professionalId });
    const { id } = stepOf(made, 'WELCOME_CALL');
    await changeStep(id, 1, { dueDate: '2026-03-04', assigneeId: observer.professionalId });
    const patient = await bed.call('getPatient', { as: admin, path: { id: patientId } });
    const reassigned = await bed.call('setPatientSpecialists', {
      as: admin,
      path: { patientId },
      headers: { 'if-match': `"${patient.body.version}"` },
      body: { specialists: [{ professionalId: specialist.professionalId, isPrincipal: true }] },
    });
    expect(reassigned.status).toBe(200);
    const after = await read(made.body.id);
    expect(after.body.specialist.professionalId).toBe(specialist.professionalId);
    expect(stepOf(after, 'WELCOME_CALL')).toMatchObject({
      assigneeId: null,
      assignee: { professionalId: specialist.professionalId },
    });
  });
});

describe('the patient’s record', () => {
  it('shows in its timeline when each began and how it ended, to the reception too', async () => {
    const { body } = await add();
    await move(body.id, 'CANCELED');
    const query = { kinds: ['FOLLOW_UP_STARTED', 'FOLLOW_UP_COMPLETED', 'FOLLOW_UP_CANCELED'] };
    const { body: shown } = await bed.call('listPatientTimeline', {
      as: clinic.people.receptionist,
      path: { patientId },
      query,
    });
    expect((shown.items as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      'FOLLOW_UP_CANCELED',
      'FOLLOW_UP_STARTED',
    ]);
    expect(shown.items[0]).toMatchObject({ subjectId: body.id, title: 'Win 1' });
  });

  it('goes to another account with its steps, whose they are there', async () => {
    patientId = await addPatient(bed.database, clinic);
    const made = await add();
    const step = stepOf(made, 'WELCOME_CALL');
    await changeStep(step.id, 1, { dueDate: '2026-03-05', note: 'Llamar antes.' });
    await setDone(step.id, true);
    const { people } = bed.brisa;
    const path = { patientId: await transferred(bed, clinic.people.specialist, patientId, bed.brisa) };
    const listed = await bed.call('listFollowUpPlans', { as: people.specialist, path });
    const there = await read((listed.body.items as { id: string }[])[0]?.id ?? '', people.specialist);
    expect(there.body).toMatchObject({ ...VALID_FOLLOW_UP, state: 'STARTED', stepCount: 21 });
    expect(stepOf(there, 'WELCOME_CALL')).toMatchObject({
      dueDate: '2026-03-05',
      note: 'Llamar antes.',
      isDone: true,
      doneByName: 'specialist Twin',
      assignee: { professionalId: people.specialist.professionalId },
    });
  });
});
