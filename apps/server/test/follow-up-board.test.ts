import type {
  FollowUpBoardLine,
  FollowUpPlan,
  FollowUpStep,
  PatientRecordSummary,
  PatientSummary,
} from '@healzy/api/schema';
import { VALID_FOLLOW_UP } from '@healzy/domain/follow-up-plans/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Board');
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const start = async (change: object = {}, patientId = clinic.patientId) => {
  const as = clinic.people.specialist;
  const body = { ...VALID_FOLLOW_UP, professionalId: as.professionalId, ...change };
  return bed.call('createFollowUpPlan', { as, path: { patientId }, body });
};
const board = async (query: Record<string, string> = {}, as: Person = clinic.people.specialist) => {
  const { status, body } = await bed.call('listRunningFollowUps', { as, query });
  expect(status).toBe(200);
  return body as { items: FollowUpBoardLine[]; total: number; nextCursor: string | null };
};
const dueOn = async (instant: string) => {
  bed.now.value = new Date(instant);
  const found = [];
  for (const due of ['OVERDUE', 'TODAY', 'WEEK', 'LATER'])
    if ((await board({ due })).total > 0) found.push(due);
  return found;
};

describe('the adherence', () => {
  it('is unknown while nothing was due, and stays as it was when the follow-up plan ended', async () => {
    const as = clinic.people.specialist;
    const path = { patientId: clinic.patientId };
    const record = async () =>
      (await bed.call('getPatientSummary', { as, path })).body.followUp as FollowUpPlan | null;
    expect(await record()).toBeNull();
    const made = await start();
    expect((await record())?.adherence).toMatchObject({ dueCount: 0, onTimeCount: 0 });
    const { items } = (await bed.call('listPatients', { as, query: { withFollowUp: 'true' } })).body as {
      items: PatientSummary[];
    };
    expect(items.find(({ id }) => id === clinic.patientId)?.followUp?.adherencePercent).toBeNull();
    bed.now.value = new Date('2026-03-04T10:00:00Z');
    const ended = await bed.call('setFollowUpPlanState', {
      as,
      path: { id: made.body.id as string },
      body: { state: 'CANCELED' },
    });
    expect(ended.status).toBe(200);
    // The card and the welcome call were due before that day; nothing after it counts.
    const atItsEnd = (await record())?.adherence;
    expect(atItsEnd).toMatchObject({ dueCount: 2 });
    bed.now.value = new Date('2026-03-30T10:00:00Z');
    expect((await record())?.adherence).toEqual(atItsEnd);
    const after = (await bed.call('listPatients', { as, query: { withFollowUp: 'true' } })).body as {
      items: PatientSummary[];
    };
    expect(after.items.find(({ id }) => id === clinic.patientId)?.followUp).toBeNull();
  });
});

describe('the board of running follow-up plans', () => {
  it('puts each by its next step, where the patient lives', async () => {
    await start();
    // The welcome call is due on the third.
    expect(await dueOn('2026-02-20T10:00:00Z')).toEqual(['LATER']);
    expect(await dueOn('2026-03-02T10:00:00Z')).toEqual(['WEEK']);
    expect(await dueOn('2026-03-02T23:30:00Z')).toEqual(['TODAY']);
    expect(await dueOn('2026-03-03T23:30:00Z')).toEqual(['OVERDUE']);
  });

  it('says the day, the next step, what is late and how much was done in time', async () => {
    const made = await start();
    const as = clinic.people.specialist;
    const stepOf = (code: string) => (made.body.steps as FollowUpStep[]).find((step) => step.code === code)!;
    bed.now.value = new Date('2026-03-03T10:00:00Z');
    await bed.call('setFollowUpStepState', {
      as,
      path: { id: stepOf('WELCOME_CALL').id },
      body: { isDone: true },
    });
    bed.now.value = new Date('2026-03-10T10:00:00Z');
    await bed.call('setFollowUpStepState', {
      as,
      path: { id: stepOf('WEEK_1_SURVEY').id },
      body: { isDone: true },
    });
    const { items } = await board();
    expect(items).toMatchObject([
      {
        id: made.body.id,
        type: 'WIN_1',
        day: 9,
        patient: { id: clinic.patientId },
        nextStep: {
          nameEn: 'Onboarding plan',
          dueDate: '2026-03-04',
          assignee: { professionalId: as.professionalId },
        },
        stepCount: 21,
        // The card existed when the plan was made; the survey was late, and five steps are open.
        overdueCount: 5,
        adherence: { dueCount: 8, surveyDueCount: 1, surveyAnsweredCount: 1 },
      },
    ]);
    const plan = await bed.call('getFollowUpPlan', { as, path: { id: made.body.id as string } });
    const { doneCount, overdueCount, adherence } = plan.body as FollowUpPlan;
    // Counted by the database for many, and by the rules of the domain for one.
    expect(items[0]).toMatchObject({ doneCount, overdueCount, adherence });
    expect(adherence.onTimeCount).toBe(2);
    const found = await bed.call('listPatients', { as, query: { limit: 100, withFollowUp: 'true' } });
    const lines = (found.body as { items: PatientSummary[] }).items;
    expect(lines.find(({ id }) => id === clinic.patientId)?.followUp).toEqual({
      id: made.body.id,
      type: 'WIN_1',
      adherencePercent: 25,
    });
    expect(lines.filter(({ id }) => id !== clinic.patientId).map(({ followUp }) => followUp)).toEqual(
      lines.slice(1).map(() => null),
    );
    const path = { patientId: clinic.patientId };
    const record = async (by = as) =>
      (await bed.call('getPatientSummary', { as: by, path })).body as PatientRecordSummary;
    expect((await record()).followUp).toMatchObject({ id: made.body.id, adherence });
    // The reception's figures are of the reception's steps.
    const { receptionist } = clinic.people;
    const shown = (await record(receptionist)).followUp;
    expect(shown).toMatchObject({ stepCount: 1, adherence: { dueCount: 1, surveyDueCount: 0 } });
    const listed = await bed.call('listPatients', { as: receptionist, query: { withFollowUp: 'true' } });
    const line = (listed.body as { items: PatientSummary[] }).items.find(({ id }) => id === clinic.patientId);
    expect(line?.followUp).toEqual({
      id: made.body.id,
      type: 'WIN_1',
      adherencePercent: 100 * (shown?.adherence.onTimeCount ?? NaN),
    });
    const file = await bed.call('exportPatients', {
      as,
      query: { columns: ['patient', 'followUp'], language: 'es' },
    });
    expect(file.text).toContain('Adherencia');
    expect(file.text).toMatch(/"?25 %"?/);
  });

  it('is filtered by type and by who has the next step, in pages that hold each once', async () => {
    const { observer, specialist } = clinic.people;
    await start({ professionalId: observer.professionalId });
    const others = [];
    for (let count = 0; count < 3; count += 1) {
      const patientId = await addPatient(bed.database, clinic);
      others.push((await start({ type: 'IMPROVE' }, patientId)).body.id);
    }
    expect((await board({ type: 'IMPROVE' })).total).toBe(3);
    expect((await board({ professionalId: observer.professionalId! })).items).toMatchObject([
      { type: 'WIN_1' },
    ]);
    const seen = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { professionalId: specialist.professionalId!, limit: '2' };
      const page = await board(cursor === null ? query : { ...query, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      // The next page is asked for a while later.
      bed.now.value = new Date(bed.now.value.getTime() + 1000);
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(others.toSorted());
  });

  it('shows nobody the patients of others, and nothing that has ended', async () => {
    const made = await start();
    const { stranger, receptionist, admin, specialist } = clinic.people;
    expect((await board({}, stranger)).total).toBe(0);
    expect((await board({}, bed.brisa.people.admin)).items.map(({ id }) => id)).not.toContain(made.body.id);
    // The reception has the next of its own steps before it, and hears of no other.
    const { items, total } = await board({}, receptionist);
    expect(total).toBe(1);
    expect(items[0]?.nextStep).toMatchObject({ nameEn: 'Welcome call', isReception: true });
    expect(items[0]).toMatchObject({ stepCount: 1 });
    expect((await board({}, admin)).total).toBe(1);
    const path = { id: made.body.id as string };
    await bed.call('setFollowUpPlanState', { as: specialist, path, body: { state: 'CANCELED' } });
    expect((await board()).total).toBe(0);
  });
});
