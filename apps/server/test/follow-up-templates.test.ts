import {
  VALID_FOLLOW_UP,
  VALID_TEMPLATE_STEP,
  WRONG_TEMPLATE_STEPS,
} from '@healzy/domain/follow-up-plans/testing';
import {
  FOLLOW_UP_LIMITS,
  FOLLOW_UP_TYPES,
  templateOf,
  type FollowUpType,
} from '@healzy/domain/follow-up-plans';
import type { FollowUpStep, FollowUpTemplate, FollowUpTemplateStep } from '@healzy/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let as: Person;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Templates');
  as = clinic.people.specialist;
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const type: FollowUpType = 'WIN_1';
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const templateIn = async (wanted: FollowUpType = type, by = as): Promise<FollowUpTemplate> => {
  const { body } = await bed.call('listFollowUpTemplates', { as: by });
  return (body.items as FollowUpTemplate[]).find((template) => template.type === wanted)!;
};
const stepIn = (template: FollowUpTemplate, code: string): FollowUpTemplateStep =>
  template.steps.find((step) => step.code === code)!;
const add = (change: object = {}, headers = {}) =>
  bed.call('createFollowUpTemplateStep', {
    as,
    path: { type },
    body: { ...VALID_TEMPLATE_STEP, ...change },
    headers,
  });
const edit = (step: FollowUpTemplateStep, change: object, version = step.version) => {
  const { id, version: _version, code: _code, ...body } = step;
  return bed.call('updateFollowUpTemplateStep', {
    as,
    path: { type, id },
    headers: ifMatch(version),
    body: { ...body, ...change },
  });
};
const remove = ({ id, version }: FollowUpTemplateStep) =>
  bed.call('deleteFollowUpTemplateStep', { as, path: { type, id }, headers: ifMatch(version) });
const move = (id: string, body: object) =>
  bed.call('moveFollowUpTemplateStep', { as, path: { type, id }, body });
const reset = (version: number) =>
  bed.call('resetFollowUpTemplate', { as, path: { type }, headers: ifMatch(version) });
const start = async (change: object = {}): Promise<Answer> =>
  bed.call('createFollowUpPlan', {
    as,
    path: { patientId: clinic.patientId },
    body: { ...VALID_FOLLOW_UP, type, professionalId: as.professionalId, ...change },
  });
const namesOf = ({ body }: Answer) => (body.steps as FollowUpStep[]).map(({ nameEs }) => nameEs);

describe('the templates of an account', () => {
  it('are those that the product ships, until one is changed', async () => {
    const before = await templateIn();
    for (const each of FOLLOW_UP_TYPES)
      expect(await templateIn(each)).toMatchObject({
        type: each,
        version: 1,
        isShipped: true,
        updatedAt: null,
      });
    expect(before.steps.map(({ code }) => code)).toEqual(templateOf(type));
    const changed = await edit(stepIn(before, 'WELCOME_CALL'), { nameEs: 'Primera llamada', dueDay: 3 });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: 2, isShipped: false, updatedByName: 'specialist Twin' },
    });
    const after = await templateIn();
    expect(stepIn(after, 'WELCOME_CALL')).toMatchObject({ nameEs: 'Primera llamada', dueDay: 3, version: 2 });
    expect(after.steps.map(({ id }) => id)).toEqual(before.steps.map(({ id }) => id));
    expect((await templateIn('WIN_2')).isShipped).toBe(true);
    expect((await templateIn(type, bed.brisa.people.specialist)).isShipped).toBe(true);
  });

  it('get a step of the account’s own, once however often the call comes', async () => {
    const key = { 'idempotency-key': newId() };
    const first = await add({}, key);
    expect(first.status).toBe(201);
    expect((await add({}, key)).body).toEqual(first.body);
    const { steps } = await templateIn();
    expect(steps.filter(({ code }) => code === null)).toMatchObject([VALID_TEMPLATE_STEP]);
    // At the end of its phase.
    const phase = steps.filter((step) => step.phase === 'IN_PROGRESS');
    expect(phase.at(-1)?.code).toBeNull();
  });

  it.each(WRONG_TEMPLATE_STEPS)(
    'refuse a step with %s, and stay as they are',
    async (_what, wrong, path, code) => {
      const { status, body } = await add(wrong);
      expect(status).toBe(400);
      const codes = (body.details as { fields: { path: string; code: string }[] }).fields
        .filter((field) => field.path === `/body/${path}`)
        .map((field) => field.code);
      expect(codes.length).toBeGreaterThan(0);
      expect([code, 'FORMAT_INVALID']).toEqual(expect.arrayContaining(codes));
      expect((await templateIn()).isShipped).toBe(true);
    },
  );

  it('refuse a person of another account', async () => {
    const { professionalId } = bed.brisa.people.specialist;
    expect(await add({ assignee: 'PERSON', assigneeId: professionalId })).toMatchObject({
      status: 422,
      body: { code: 'ASSIGNEE_UNKNOWN' },
    });
  });

  it('have at most as many steps as can be looked over, and at least one', async () => {
    const { accountId } = clinic;
    await add();
    await bed.database.asAccount({ accountId }, (sql) =>
      sql.query(
        `INSERT INTO follow_up_template_steps (id, account_id, type, name_es, name_en, phase, due_day, assignee, position)
         SELECT gen_random_uuid(), $1, $2, 'a', 'a', 'FINAL', 1, 'LEAD', 500 + n FROM generate_series(1, $3::int) n`,
        [accountId, type, FOLLOW_UP_LIMITS.steps - templateOf(type).length - 1],
      ),
    );
    expect(await add()).toMatchObject({ status: 409, body: { code: 'FOLLOW_UP_TEMPLATE_FULL' } });
    await bed.database.asAccount({ accountId }, (sql) =>
      sql.query(`DELETE FROM follow_up_template_steps WHERE code IS DISTINCT FROM 'WELCOME_CALL'`),
    );
    expect(await remove(stepIn(await templateIn(), 'WELCOME_CALL'))).toMatchObject({
      status: 409,
      body: { code: 'FOLLOW_UP_TEMPLATE_EMPTY' },
    });
  });

  it('keep both of two moves, within a phase and into another one', async () => {
    const template = await templateIn();
    const [call, survey, report] = ['WELCOME_CALL', 'INITIAL_SURVEY', 'FINAL_REPORT'].map((code) =>
      stepIn(template, code),
    );
    expect((await move(survey!.id, { phase: 'STARTED', beforeId: call!.id })).status).toBe(200);
    expect((await move(report!.id, { phase: 'POST_FINAL', beforeId: null })).status).toBe(200);
    const { steps, isShipped } = await templateIn();
    const codes = (phase: string) => steps.filter((step) => step.phase === phase).map(({ code }) => code);
    expect(codes('STARTED').slice(0, 3)).toEqual(['CREATE_PATIENT_CARD', 'INITIAL_SURVEY', 'WELCOME_CALL']);
    expect(codes('POST_FINAL')).toEqual(['FINAL_CALL', 'SATISFACTION_SURVEY', 'FINAL_REPORT']);
    expect(isShipped).toBe(false);
    expect((await move(survey!.id, { phase: 'FINAL', beforeId: call!.id })).status).toBe(404);
  });
});

describe('two people who change a template', () => {
  it('keep both changes of two steps, and the later of one step sees the earlier', async () => {
    const template = await templateIn();
    const call = stepIn(template, 'WELCOME_CALL');
    const survey = stepIn(template, 'INITIAL_SURVEY');
    expect((await edit(call, { dueDay: 4 })).status).toBe(200);
    expect((await edit(survey, { dueDay: 5 })).status).toBe(200);
    expect(await edit(call, { nameEs: 'Otra' })).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', details: { current: { dueDay: 4, version: 2 } } },
    });
    expect((await remove(call)).status).toBe(412);
    const after = await templateIn();
    expect([stepIn(after, 'WELCOME_CALL').dueDay, stepIn(after, 'INITIAL_SURVEY').dueDay]).toEqual([4, 5]);
  });

  it('lose nothing when one resets what the other has just changed', async () => {
    const { version } = await templateIn();
    const call = stepIn(await templateIn(), 'WELCOME_CALL');
    await edit(call, { dueDay: 4 });
    expect(await reset(version)).toMatchObject({
      status: 412,
      body: { details: { current: { version: 2 } } },
    });
    expect((await templateIn()).isShipped).toBe(false);
    expect(await reset(2)).toMatchObject({ status: 200, body: { isShipped: true, version: 3 } });
    // What was opened before the reset is out of date.
    expect((await edit(call, { dueDay: 8 }, 2)).status).toBe(412);
  });
});

describe('follow-up plans', () => {
  it('begin with the steps of the account, and keep them when the template changes', async () => {
    const template = await templateIn();
    await remove(stepIn(template, 'WELCOME_CALL'));
    await edit(stepIn(template, 'ONBOARDING_PLAN'), { nameEs: 'Acogida', nameEn: 'Welcome', dueDay: 6 });
    await add({ assignee: 'LEAD' });
    const made = await start();
    const names = namesOf(made);
    expect(names).not.toContain('Llamada de bienvenida');
    expect(names).toContain('Acogida');
    const own = (made.body.steps as FollowUpStep[]).find(({ code }) => code === null);
    expect(own).toMatchObject({
      nameEs: VALID_TEMPLATE_STEP.nameEs,
      proofKind: 'APPOINTMENT_HELD',
      phase: 'IN_PROGRESS',
      dueDate: '2026-03-11',
    });
    await reset((await templateIn()).version);
    const path = { id: made.body.id as string };
    expect(namesOf(await bed.call('getFollowUpPlan', { as, path }))).toEqual(names);
  });

  it('give steps to the principal and to people who have the patient, and else to their specialist', async () => {
    const { observer, stranger } = clinic.people;
    await add({ nameEs: 'A', assignee: 'PERSON', assigneeId: observer.professionalId });
    await add({ nameEs: 'B', assignee: 'PERSON', assigneeId: stranger.professionalId });
    await add({ nameEs: 'C', assignee: 'PRINCIPAL' });
    const made = await start({ professionalId: observer.professionalId });
    const assigneeOf = (name: string) =>
      (made.body.steps as FollowUpStep[]).find(({ nameEs }) => nameEs === name)?.assigneeId;
    expect([assigneeOf('A'), assigneeOf('B'), assigneeOf('C')]).toEqual([null, null, as.professionalId]);
    const { body } = made;
    await bed.call('setFollowUpPlanState', {
      as,
      path: { id: body.id as string },
      body: { state: 'CANCELED' },
    });
    const led = await start();
    expect((led.body.steps as FollowUpStep[]).find(({ nameEs }) => nameEs === 'A')?.assigneeId).toBe(
      observer.professionalId,
    );
  });
});
