import { NOTIFICATION_KINDS, type NotificationKind } from '@healzy/domain/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { minuteJobsOf } from '../src/assembly.ts';
import { newId } from '../src/platform/db/ids.ts';
import { runMinuteJobs } from '../src/platform/jobs/minute-jobs.ts';
import { insertMedicalTest } from '../src/features/medical-tests/handlers.ts';
import { modules } from '../src/modules.ts';
import type { Services } from '../src/platform/services.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm, type PersonKey } from './clinics.ts';

let bed: TestBed;
/** A Thursday, 5 March 2026, 9:00 in Madrid. */
const NOW = new Date('2026-03-05T08:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  // A machine whose owner reads the e-mails on the outbox page.
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3993' });
});
beforeEach(async () => {
  bed.now.value = NOW;
  await asAlba('DELETE FROM patients');
  await bed.database.asSystem((sql) => sql.query('DELETE FROM outbox_emails'));
  for (const key of ['specialist', 'observer', 'receptionist', 'admin'] as const)
    for (const kind of NOTIFICATION_KINDS) await choose(key, kind, { inApp: true, byMail: false });
});
afterAll(() => bed.close());

const who = (key: PersonKey) => bed.alba.people[key];
const professional = (key: PersonKey): string => who(key).professionalId ?? '';
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));
const pass = (milliseconds: number) => (bed.now.value = new Date(bed.now.value.getTime() + milliseconds));

interface Notified {
  kind: NotificationKind;
  subjectId: string;
  cause: string;
  at: string;
  isRead: boolean;
  patient: { id: string; surname: string };
}

const list = async (key: PersonKey): Promise<Notified[]> =>
  (await bed.call('listNotifications', { as: who(key), query: { limit: 100 } })).body.items as Notified[];
const kinds = async (key: PersonKey) => (await list(key)).map(({ kind }) => kind).sort();
const unread = async (key: PersonKey): Promise<number> =>
  (await bed.call('listNotifications', { as: who(key) })).body.unread as number;
const read = (key: PersonKey, { kind, subjectId, cause }: Pick<Notified, 'kind' | 'subjectId' | 'cause'>) =>
  bed.call('markNotificationRead', { as: who(key), path: { kind, subjectId }, body: { cause } });
const choose = (key: PersonKey, kind: NotificationKind, body: { inApp?: boolean; byMail?: boolean }) =>
  bed.call('updateNotificationChoice', { as: who(key), path: { kind }, body });

/** A patient of the specialist, observed by the observer. */
async function addPatient(): Promise<string> {
  const body = patientForm(professional('specialist'), {
    surname: 'Valle Escondido',
    specialists: [
      { professionalId: professional('specialist'), isPrincipal: true },
      { professionalId: professional('observer'), isPrincipal: false },
    ],
  });
  const made = await bed.call('createPatient', { as: who('admin'), body });
  return made.body.id as string;
}

/** The chat of a new patient, from whose side one can write. */
async function openChat() {
  const patientId = await addPatient();
  const path = { patientId };
  const link = await bed.call('createChatLink', { as: who('specialist'), path });
  const headers = { 'x-chat-link': link.body.secret as string, 'x-chat-device': newId() };
  return {
    patientId,
    write: (text = '¿Puedo cenar más tarde?') =>
      bed.call('createHeldChatMessage', { as: null, headers, body: { id: newId(), text } }),
    see: (key: PersonKey, sequence: number) =>
      bed.call('markChatRead', { as: who(key), path, body: { sequence } }),
    answer: (key: PersonKey) =>
      bed.call('createChatMessage', {
        as: who(key),
        path,
        body: { text: 'Sí' },
        headers: { 'idempotency-key': newId() },
      }),
    assign: (key: PersonKey | null) =>
      bed.call('updateChat', { as: who('admin'), path, body: { assigneeId: key && who(key).userId } }),
  };
}

describe('an unread chat', () => {
  it('concerns its assignee, or the principal while it has none, until it is read or answered', async () => {
    const chat = await openChat();
    await chat.write();
    expect(await list('specialist')).toMatchObject([
      {
        kind: 'CHAT_UNREAD',
        subjectId: chat.patientId,
        isRead: false,
        patient: { surname: 'Valle Escondido' },
      },
    ]);
    for (const key of ['observer', 'receptionist', 'admin', 'stranger'] as const)
      expect(await list(key), key).toEqual([]);

    expect((await chat.assign('receptionist')).status).toBe(200);
    expect(await kinds('specialist')).toEqual([]);
    expect(await kinds('receptionist')).toEqual(['CHAT_UNREAD']);
    await chat.see('receptionist', 1);
    expect(await kinds('receptionist')).toEqual([]);

    await chat.write('¿Hola?');
    expect(await kinds('receptionist')).toEqual(['CHAT_UNREAD']);
    await chat.answer('specialist');
    expect(await kinds('receptionist')).toEqual([]);
  });

  it('is read and unread for each person apart, and unread again with a further message', async () => {
    const chat = await openChat();
    await chat.write();
    const [first] = await list('specialist');
    expect(await unread('specialist')).toBe(1);
    expect((await read('specialist', first!)).status).toBe(204);
    expect((await read('specialist', first!)).status).toBe(204);
    expect(await list('specialist')).toMatchObject([{ isRead: true }]);
    expect(await unread('specialist')).toBe(0);

    const path = { kind: 'CHAT_UNREAD', subjectId: chat.patientId };
    expect((await bed.call('markNotificationUnread', { as: who('specialist'), path })).status).toBe(204);
    expect(await unread('specialist')).toBe(1);

    await read('specialist', first!);
    await chat.write('¿Y desayunar?');
    expect(await unread('specialist')).toBe(1);
    expect((await read('specialist', first!)).status).toBe(404);
    expect((await read('observer', first!)).status).toBe(404);
    expect(await unread('specialist')).toBe(1);
  });

  it('is gone with a patient who was deleted', async () => {
    const chat = await openChat();
    await chat.write();
    await bed.call('deletePatient', { as: who('admin'), path: { id: chat.patientId } });
    expect(await list('specialist')).toEqual([]);
  });
});

/** One of every kind, for the specialist. */
async function everything(): Promise<{ stepId: string; planId: string; appointmentId: string }> {
  const { accountId } = bed.alba;
  const chat = await openChat();
  await chat.write();
  const { patientId } = chat;
  const path = { patientId };

  const intake = await bed.call('createIntake', {
    as: who('specialist'),
    path,
    body: { language: 'es', delivery: 'COPY' },
  });
  await bed.call('submitIntake', {
    as: null,
    headers: { 'x-intake-link': (intake.body.link as string).split('#')[1] ?? '', 'if-match': '"1"' },
    body: { language: 'es', answers: {}, figures: {}, consent: 'De acuerdo.' },
  });

  const testId = await bed.database.asAccount({ accountId }, (sql) =>
    insertMedicalTest(
      sql,
      { accountId, patientId, userId: who('specialist').userId },
      {
        name: 'Sensor',
        type: 'CGM',
        principalId: professional('specialist'),
        observerIds: [],
        observations: null,
        rangeProfile: 'STANDARD',
      },
    ),
  );
  await asAlba(`UPDATE medical_tests SET state = 'IN_PROGRESS', in_progress_at = $2 WHERE id = $1`, [
    testId,
    new Date(NOW.getTime() - 25 * HOUR).toISOString(),
  ]);

  const survey = (id: string, kind: string, state: string, dueOn: string) =>
    asAlba(
      `INSERT INTO surveys (id, account_id, patient_id, kind, language, state, due_on, token_hash, expires_at, answered_at, answers)
       VALUES ($1, $2, $3, $4, 'es', $5, $6, $7, '2026-04-01', CASE WHEN $5 = 'ANSWERED' THEN $8::timestamptz END,
         CASE WHEN $5 = 'ANSWERED' THEN '{"sleep": 2}'::jsonb ELSE '{}' END)`,
      [id, accountId, patientId, kind, state, dueOn, id, NOW.toISOString()],
    );
  await survey(newId(), 'WEEK_1', 'ANSWERED', '2026-03-04');
  await survey(newId(), 'WEEK_2', 'OPEN', '2026-03-04');

  const planId = newId();
  const stepId = newId();
  await asAlba(
    `INSERT INTO follow_up_plans (id, account_id, patient_id, professional_id, type, start_date)
     VALUES ($1, $2, $3, $4, 'IMPROVE', '2026-03-01')`,
    [planId, accountId, patientId, professional('specialist')],
  );
  await asAlba(
    `INSERT INTO follow_up_steps
       (id, account_id, patient_id, follow_up_plan_id, code, due_day, name_es, name_en, phase, position)
     VALUES ($1, $2, $3, $4, 'WELCOME_CALL', 2, 'Llamada', 'Call', 'STARTED', 1)`,
    [stepId, accountId, patientId, planId],
  );

  const appointment = await bed.call('createAppointment', {
    as: who('receptionist'),
    body: {
      patientId,
      professionalId: professional('specialist'),
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      startsAt: '2026-03-12T09:30:00Z',
      minutes: 30,
      allowsOverlap: true,
    },
  });
  const appointmentId = appointment.body.id as string;
  await asAlba(`UPDATE appointments SET answer = 'DECLINED', answered_at = $2 WHERE id = $1`, [
    appointmentId,
    NOW.toISOString(),
  ]);
  await bed.database.asSystem((sql) => sql.query('DELETE FROM outbox_emails'));
  return { stepId, planId, appointmentId };
}

describe('what features contribute', () => {
  it('concerns those who deal with it, and nobody who may not see it', async () => {
    await everything();
    expect(await kinds('specialist')).toEqual([...NOTIFICATION_KINDS].sort());
    expect(await kinds('receptionist')).toEqual(['APPOINTMENT_DECLINED']);
    for (const key of ['observer', 'admin', 'stranger'] as const) expect(await list(key), key).toEqual([]);
  });

  it('tells a late step to whom it is given, until it is done', async () => {
    const { stepId } = await everything();
    const late = async (key: PersonKey) =>
      (await list(key)).filter(({ kind }) => kind === 'FOLLOW_UP_OVERDUE');
    await asAlba('UPDATE follow_up_steps SET assignee_id = $2 WHERE id = $1', [
      stepId,
      professional('observer'),
    ]);
    expect(await late('specialist')).toEqual([]);
    // Late since the day after the one on which it was due ended, by the patient's clock.
    expect(await late('observer')).toMatchObject([{ at: '2026-03-03T23:00:00.000Z' }]);
    await asAlba('UPDATE follow_up_steps SET done_at = $2 WHERE id = $1', [stepId, NOW.toISOString()]);
    expect(await late('observer')).toEqual([]);
  });

  it("tells the reception of a late step that is the reception's, and nobody else", async () => {
    const { stepId, planId } = await everything();
    await asAlba('UPDATE follow_up_steps SET is_reception = true, assignee_id = NULL WHERE id = $1', [
      stepId,
    ]);
    const late = async (key: PersonKey) =>
      (await list(key)).filter(({ kind }) => kind === 'FOLLOW_UP_OVERDUE');
    expect(await late('receptionist')).toMatchObject([
      { subjectId: planId, at: '2026-03-03T23:00:00.000Z', isRead: false },
    ]);
    for (const key of ['specialist', 'observer', 'admin', 'stranger'] as const)
      expect(await late(key), key).toEqual([]);
    await asAlba('UPDATE follow_up_steps SET done_at = $2 WHERE id = $1', [stepId, NOW.toISOString()]);
    expect(await late('receptionist')).toEqual([]);
  });

  it('tells of a sensor 24 hours after its last reading, and is in the worklist too', async () => {
    await everything();
    const silent = (await list('specialist')).find(({ kind }) => kind === 'NO_CGM_DATA');
    expect(silent?.at).toBe(new Date(NOW.getTime() - HOUR).toISOString());
    const { body } = await bed.call('listWorklist', { as: who('specialist') });
    expect((body.items as { kind: string }[]).map(({ kind }) => kind)).toContain('NO_CGM_DATA');
    pass(-2 * HOUR);
    expect(await kinds('specialist')).not.toContain('NO_CGM_DATA');
  });

  it('is listed the newest first and by pages', async () => {
    await everything();
    const all = await list('specialist');
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const paged: Notified[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = { limit: 2, ...(cursor === '' ? {} : { cursor }) };
      const { body } = await bed.call('listNotifications', { as: who('specialist'), query });
      paged.push(...(body.items as Notified[]));
      cursor = body.nextCursor as string | null;
      pass(1);
    }
    expect(paged).toEqual(all);
  });

  it('is read all at once, except what came after the list', async () => {
    await everything();
    const { asOf } = (await bed.call('listNotifications', { as: who('specialist') })).body as {
      asOf: string;
    };
    pass(MINUTE);
    const chat = await openChat();
    await chat.write();
    const done = await bed.call('markNotificationsRead', { as: who('specialist'), body: { until: asOf } });
    expect(done.status).toBe(204);
    expect((await list('specialist')).filter(({ isRead }) => !isRead)).toMatchObject([
      { subjectId: chat.patientId },
    ]);
    expect(await unread('receptionist')).toBe(1);
  });
});

describe('what a person has chosen', () => {
  it('hides a kind in the app, for that person only', async () => {
    await everything();
    expect((await choose('specialist', 'CHAT_UNREAD', { inApp: false })).status).toBe(200);
    expect(await kinds('specialist')).not.toContain('CHAT_UNREAD');
    expect(await unread('specialist')).toBe(NOTIFICATION_KINDS.length - 1);
    await choose('specialist', 'CHAT_UNREAD', { inApp: true });
    expect(await kinds('specialist')).toContain('CHAT_UNREAD');
  });

  it('is quiet to begin with, and of kinds that can concern them', async () => {
    const choices = async (key: PersonKey) =>
      (await bed.call('getNotificationChoices', { as: who(key) })).body as {
        items: { kind: string; inApp: boolean; byMail: boolean }[];
      };
    expect((await choices('stranger')).items).toEqual(
      NOTIFICATION_KINDS.map((kind) => ({ kind, inApp: true, byMail: false })),
    );
    expect((await choices('receptionist')).items.map(({ kind }) => kind)).toEqual([
      'CHAT_UNREAD',
      'FOLLOW_UP_OVERDUE',
      'APPOINTMENT_DECLINED',
    ]);
    expect((await choose('receptionist', 'NO_CGM_DATA', { byMail: true })).status).toBe(403);
  });

  it('is no e-mail where this server sends none', async () => {
    const own = await startTestBed();
    const call = (body: object) =>
      own.call('updateNotificationChoice', {
        as: own.alba.people.specialist,
        path: { kind: 'CHAT_UNREAD' },
        body,
      });
    expect(await call({ byMail: true })).toMatchObject({
      status: 422,
      body: { code: 'NOTICE_MAIL_NOT_CONFIGURED' },
    });
    expect((await call({ byMail: false })).status).toBe(200);
    await own.close();
  });
});

describe('the e-mail', () => {
  interface Letter {
    toAddress: string;
    language: string;
    subject: string;
    bodyText: string;
  }
  const letters = async () =>
    (
      await bed.database.asSystem((sql) =>
        sql.query<Letter>(
          `SELECT to_address, language, subject, body_text FROM outbox_emails WHERE kind = 'NOTIFICATIONS'
           ORDER BY created_at, id`,
        ),
      )
    ).rows;
  const minute = (services: Services = bed.app.services) => runMinuteJobs(services, minuteJobsOf(modules));

  it('comes once what was chosen has waited unread for a while, with all that waits', async () => {
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    await choose('specialist', 'APPOINTMENT_DECLINED', { byMail: true });
    const chat = await openChat();
    await chat.write();
    pass(10 * MINUTE);
    const other = await openChat();
    await other.write();
    await minute();
    expect(await letters()).toEqual([]);
    pass(5 * MINUTE);
    await minute();
    await minute();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      toAddress: who('specialist').email,
      language: 'es',
      subject: 'Clínica Alba: tienes notificaciones sin leer',
    });
    expect(letter?.bodyText).toContain('– 2 chats sin leer');
    expect(letter?.bodyText).toContain('\n\nhttp://localhost:3993/?new=notifications\n\n');
    expect(letter?.bodyText).toContain('\nhttp://localhost:3993/profile#notices');
    expect(letter?.bodyText.endsWith('\n\nClínica Alba')).toBe(true);
    expect(`${letter?.subject} ${letter?.bodyText}`).not.toMatch(/Valle|cenar/);
  });

  it('is not repeated for further messages, and comes again for those after the chat was read', async () => {
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    const chat = await openChat();
    await chat.write();
    pass(20 * MINUTE);
    await minute();
    await chat.write('¿Hola?');
    pass(20 * MINUTE);
    await minute();
    expect(await letters()).toHaveLength(1);
    await chat.see('specialist', 2);
    await chat.write('Gracias');
    pass(20 * MINUTE);
    await minute();
    expect(await letters()).toHaveLength(2);
  });

  it('comes again for a question after a colleague has answered, and no sooner than any other', async () => {
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    const chat = await openChat();
    await chat.write();
    pass(20 * MINUTE);
    await minute();
    await chat.answer('receptionist');
    pass(20 * MINUTE);
    await chat.write('¿Y mañana?');
    pass(5 * MINUTE);
    await minute();
    expect(await letters()).toHaveLength(1);
    pass(15 * MINUTE);
    await minute();
    expect(await letters()).toHaveLength(2);
  });

  it('says nothing of what was read, came before it was chosen, or concerns somebody else', async () => {
    const chat = await openChat();
    await chat.write();
    pass(MINUTE);
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    await choose('observer', 'CHAT_UNREAD', { byMail: true });
    const read1 = await openChat();
    await read1.write();
    const [newest] = await list('specialist');
    await read('specialist', newest!);
    pass(20 * MINUTE);
    await minute();
    expect(await letters()).toEqual([]);
  });

  it('is in the language of who gets it', async () => {
    const { userId } = who('specialist');
    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE users SET language = 'en' WHERE id = $1`, [userId]),
    );
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    const chat = await openChat();
    await chat.write();
    pass(20 * MINUTE);
    await minute();
    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE users SET language = 'es' WHERE id = $1`, [userId]),
    );
    expect((await letters())[0]).toMatchObject({
      language: 'en',
      subject: 'Clínica Alba: you have unread notifications',
    });
    expect((await letters())[0]?.bodyText).toContain('– 1 unread chat\n');
  });

  it('stops with the choice', async () => {
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    const chat = await openChat();
    await chat.write();
    await choose('specialist', 'CHAT_UNREAD', { byMail: false });
    pass(20 * MINUTE);
    await minute();
    expect(await letters()).toEqual([]);
  });

  it('is written once by two servers that look at the same time', async () => {
    await choose('specialist', 'CHAT_UNREAD', { byMail: true });
    for (let number = 0; number < 5; number++) await (await openChat()).write();
    pass(20 * MINUTE);
    const other = await createApp({
      config: bed.config,
      database: bed.database,
      now: () => bed.now.value,
      logTo: { write: () => undefined },
    });
    await Promise.all([minute(), minute(other.services), minute(), minute(other.services)]);
    await other.server.close();
    const all = await letters();
    expect(all).toHaveLength(1);
    expect(all[0]?.bodyText).toContain('– 5 chats sin leer');
  });
});

it('passes an assigned chat to the principal when its assignee has lost the patient', async () => {
  const chat = await openChat();
  await chat.write();
  await chat.assign('observer');
  expect(await kinds('specialist')).toEqual([]);
  expect(await kinds('observer')).toEqual(['CHAT_UNREAD']);
  const { version } = (await bed.call('getPatient', { as: who('admin'), path: { id: chat.patientId } })).body;
  const specialists = [{ professionalId: professional('specialist'), isPrincipal: true }];
  const changed = await bed.call('setPatientSpecialists', {
    as: who('admin'),
    path: { patientId: chat.patientId },
    headers: { 'if-match': `"${String(version)}"` },
    body: { specialists },
  });
  expect(changed.status).toBe(200);
  expect(await kinds('specialist')).toEqual(['CHAT_UNREAD']);
  const after = await bed.call('getChat', { as: who('specialist'), path: { patientId: chat.patientId } });
  expect(after.body).toMatchObject({ assignee: null });
});

// The last: nobody comes back.
it('passes an assigned chat to the principal when its assignee has left', async () => {
  const chat = await openChat();
  await chat.write();
  await chat.assign('receptionist');
  expect(await kinds('specialist')).toEqual([]);
  const left = await bed.call('deleteUser', { as: who('admin'), path: { id: who('receptionist').userId } });
  expect(left.status).toBe(204);
  expect(await kinds('specialist')).toEqual(['CHAT_UNREAD']);
});
