import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHAT_NOTICE } from '@healzy/domain/chats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { minuteJobsOf } from '../src/assembly.ts';
import { newId } from '../src/platform/db/ids.ts';
import { runMinuteJobs } from '../src/platform/jobs/minute-jobs.ts';
import { modules } from '../src/modules.ts';
import type { Services } from '../src/platform/services.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient } from './clinics.ts';

/** A service for text messages, that takes them or does not. */
class SmsService {
  readonly messages: { to: string; text: string; authorization: string | undefined }[] = [];
  status = 202;
  /** What the service waits for before it answers. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  readonly #server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { authorization } = request.headers;
      this.messages.push({ ...(JSON.parse(text) as { to: string; text: string }), authorization });
      void this.meanwhile().then(() => response.writeHead(this.status).end());
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/sms`;
  }

  close(): void {
    this.#server.close();
  }
}

const sms = new SmsService();
let bed: TestBed;
const NOW = new Date('2026-03-05T08:00:00Z');
const MINUTE = 60_000;

beforeAll(async () => {
  // A machine whose owner reads the e-mails on the outbox page.
  bed = await startTestBed({
    PUBLIC_URL: 'http://localhost:3993',
    SMS_WEBHOOK_URL: await sms.listen(),
    SMS_WEBHOOK_SECRET: 'a-secret-of-this-test',
  });
});
beforeEach(async () => {
  bed.now.value = NOW;
  // The clock goes back for each test: patients of the one before would be told by another one's.
  await asAlba('UPDATE chats SET mail_since = NULL');
  sms.messages.length = 0;
  sms.status = 202;
  sms.meanwhile = () => Promise.resolve();
  await bed.database.asSystem((sql) => sql.query('DELETE FROM outbox_emails'));
});
afterAll(async () => {
  await bed.close();
  sms.close();
});

const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

interface Letter {
  toAddress: string;
  kind: string;
  subject: string;
  bodyText: string;
}
const letters = async (): Promise<Letter[]> =>
  (
    await bed.database.asSystem((sql) =>
      sql.query<Letter>(
        'SELECT to_address, kind, subject, body_text FROM outbox_emails ORDER BY created_at, id',
      ),
    )
  ).rows;

/** The birthdate on the card of every patient of these tests. */
const BIRTHDATE = '1980-02-29';
const newPatient = async (): Promise<string> => {
  const patientId = await addPatient(bed.database, bed.alba);
  await asAlba('UPDATE patients SET birthdate = $2, phone = $3 WHERE id = $1', [
    patientId,
    BIRTHDATE,
    '+34 600 00 00 00',
  ]);
  return patientId;
};

/** A patient's chat, and the ways in which both sides call it. */
async function openChat() {
  const { specialist, receptionist } = bed.alba.people;
  const patientId = await newPatient();
  const path = { patientId };
  const link = await bed.call('createChatLink', { as: receptionist, path });
  const secret = link.body.secret as string;
  const own = newId();
  const heldBy = (device: string, more: Record<string, string> = {}) =>
    bed.call('openHeldChat', {
      as: null,
      headers: { 'x-chat-link': secret, 'x-chat-device': device, ...more },
    });
  return {
    patientId,
    secret,
    path,
    heldBy,
    held: () => heldBy(own),
    read: (sequence: number) =>
      bed.call('markHeldChatRead', {
        as: null,
        headers: { 'x-chat-link': secret, 'x-chat-device': own },
        body: { sequence },
      }),
    setMail: (isMailed: boolean, device: string | null = own, link = secret) =>
      bed.call('setHeldChatMail', {
        as: null,
        headers: { 'x-chat-link': link, ...(device === null ? {} : { 'x-chat-device': device }) },
        body: { isMailed },
      }),
    write: (text: string) =>
      bed.call('createChatMessage', {
        as: specialist,
        path,
        body: { text },
        headers: { 'idempotency-key': newId() },
      }),
    chat: async () => (await bed.call('getChat', { as: specialist, path })).body as Record<string, unknown>,
    update: (body: object) => bed.call('updateChat', { as: receptionist, path, body }),
  };
}

/** The two kinds of links that are bound to devices, and how each is opened. */
const KINDS = {
  chat: async () => {
    const { heldBy } = await openChat();
    return {
      code: 'CHAT_LINK_USED',
      open: (device: string, birthdate?: string) =>
        heldBy(device, birthdate === undefined ? {} : { 'x-chat-birthdate': birthdate }),
    };
  },
  survey: async () => {
    const path = { patientId: await newPatient() };
    const sent = await bed.call('createSurvey', {
      as: bed.alba.people.specialist,
      path,
      body: { kind: 'WEEK_1', language: 'es', delivery: 'COPY' },
    });
    const link = (sent.body.link as string).split('#')[1] ?? '';
    return {
      code: 'SURVEY_LINK_USED',
      open: (device: string, birthdate?: string) =>
        bed.call('openHeldSurvey', {
          as: null,
          headers: {
            'x-survey-link': link,
            'x-survey-device': device,
            ...(birthdate === undefined ? {} : { 'x-survey-birthdate': birthdate }),
          },
        }),
    };
  },
};

describe.each(Object.entries(KINDS))('the link of a %s', (_name, start) => {
  it('opens on the patient’s own device too, once they say when they were born', async () => {
    const { code, open } = await start();
    const [messenger, own] = [newId(), newId()];
    expect((await open(messenger)).status).toBe(200);
    // Passed on, it opens nothing by itself.
    const asked = { status: 409, body: { code, details: { asksBirthdate: true, triesLeft: 5 } } };
    expect(await open(own)).toMatchObject(asked);
    expect((await open(own, BIRTHDATE)).status).toBe(200);
    // It is not asked for again, and takes nothing from the first.
    expect((await open(own)).status).toBe(200);
    expect((await open(messenger)).status).toBe(200);
  });

  it('takes five wrong birthdates, and no further device after them', async () => {
    const { code, open } = await start();
    await open(newId());
    const stranger = newId();
    for (let left = 4; left >= 0; left--)
      expect(await open(stranger, '1980-03-01')).toMatchObject({
        status: 409,
        body: { code, details: { asksBirthdate: left > 0, triesLeft: left } },
      });
    expect(await open(stranger, BIRTHDATE)).toMatchObject({ status: 409, body: { code } });
    expect((await open(newId(), BIRTHDATE)).status).toBe(409);
  });

  it('counts wrong birthdates one by one, however many come at once', async () => {
    const { code, open } = await start();
    await open(newId());
    await Promise.all(Array.from({ length: 8 }, () => open(newId(), '1980-03-01')));
    expect(await open(newId(), BIRTHDATE)).toMatchObject({
      status: 409,
      body: { code, details: { asksBirthdate: false, triesLeft: 0 } },
    });
  });

  it('works on five devices and no more', async () => {
    const { code, open } = await start();
    await open(newId());
    for (let device = 0; device < 4; device++) expect((await open(newId(), BIRTHDATE)).status).toBe(200);
    expect(await open(newId(), BIRTHDATE)).toMatchObject({
      status: 409,
      body: { code, details: { asksBirthdate: false } },
    });
  });

  it('is not used up by whoever fetches its page, as messengers do to preview it', async () => {
    const { open } = await start();
    // The secret follows a `#`: no program that fetches the address sends it.
    for (const url of ['/chat', '/survey']) await bed.app.server.inject({ method: 'GET', url });
    expect((await open(newId())).status).toBe(200);
  });
});

describe('a link that is sent', () => {
  const send = async (body: object, patientId?: string) => {
    const path = { patientId: patientId ?? (await newPatient()) };
    return {
      path,
      answer: await bed.call('createChatLink', { as: bed.alba.people.receptionist, path, body }),
    };
  };
  const timeline = async (path: { patientId: string }) =>
    (
      await bed.call('listPatientTimeline', {
        as: bed.alba.people.receptionist,
        path,
        query: { topics: 'CHATS' },
      })
    ).body.items as { kind: string; code: string; title: string }[];

  it('goes by e-mail to the address on the card, opens the chat, and stays in the timeline', async () => {
    const { path, answer } = await send({ delivery: 'EMAIL' });
    expect(answer.status).toBe(201);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      toAddress: answer.body.sentTo,
      kind: 'CHAT',
      subject: 'Clínica Alba: tu enlace para escribirnos',
    });
    const link = /http:\/\/localhost:3993\/chat#([\w-]{43})\n/.exec(letter?.bodyText ?? '')?.[1];
    expect(link).toBe(answer.body.secret);
    const headers = { 'x-chat-link': link ?? '', 'x-chat-device': newId() };
    expect((await bed.call('openHeldChat', { as: null, headers })).status).toBe(200);
    expect(await timeline(path)).toMatchObject([
      { kind: 'CHAT_LINK_SENT', code: 'EMAIL', title: answer.body.sentTo },
    ]);
  });

  it('goes to another address for this once, and leaves the card as it is', async () => {
    const { path, answer } = await send({ delivery: 'EMAIL', sentTo: ' hija@correo.example ' });
    expect(answer.body).toMatchObject({ delivery: 'EMAIL', sentTo: 'hija@correo.example' });
    expect((await letters())[0]?.toAddress).toBe('hija@correo.example');
    const { rows } = await asAlba<{ email: string }>('SELECT email FROM patients WHERE id = $1', [
      path.patientId,
    ]);
    expect(rows[0]?.email).not.toBe('hija@correo.example');
    expect((await send({ delivery: 'EMAIL', sentTo: 'nadie' })).answer.status).toBe(400);
  });

  it('goes to a telephone by the service that is configured', async () => {
    const { path, answer } = await send({ delivery: 'SMS' });
    expect(answer.body).toMatchObject({ delivery: 'SMS', sentTo: '+34600000000' });
    expect(sms.messages).toMatchObject([
      { to: '+34600000000', authorization: 'Bearer a-secret-of-this-test' },
    ]);
    expect(sms.messages[0]?.text).toContain(`http://localhost:3993/chat#${answer.body.secret as string}`);
    expect(await letters()).toEqual([]);
    expect(await timeline(path)).toMatchObject([{ code: 'SMS', title: '+34600000000' }]);
  });

  it('takes nothing from the patient when the service does not take it', async () => {
    const chat = await openChat();
    expect((await chat.held()).status).toBe(200);
    sms.status = 500;
    expect((await send({ delivery: 'SMS' }, chat.patientId)).answer).toMatchObject({
      status: 422,
      body: { code: 'SMS_FAILED' },
    });
    expect((await chat.held()).status).toBe(200);
  });

  it('says when there is no number, and when this server sends none', async () => {
    const patientId = await newPatient();
    await asAlba('UPDATE patients SET phone = NULL WHERE id = $1', [patientId]);
    expect((await send({ delivery: 'SMS' }, patientId)).answer.body.code).toBe('PHONE_MISSING');
    const { services } = bed.app;
    const { sms: sender } = services;
    services.sms = null;
    try {
      expect((await send({ delivery: 'SMS' })).answer.body.code).toBe('SMS_NOT_CONFIGURED');
    } finally {
      services.sms = sender;
    }
  });

  it('is told to the app, which offers only what is sent', async () => {
    const { body } = await bed.app.server.inject({ method: 'GET', url: '/config.json' });
    expect(JSON.parse(body)).toMatchObject({ sendsMail: true, sendsSms: true });
  });
});

/** The links besides those of chats that people of a clinic send a patient, and how the app asks for each. */
const OTHER_LINKS = {
  survey: { operation: 'createSurvey', form: { kind: 'WEEK_1', language: 'es' }, mail: 'SURVEY' },
  questionnaire: { operation: 'createIntake', form: { language: 'es' }, mail: 'INTAKE' },
} as const;

describe.each(Object.entries(OTHER_LINKS))('the link of a %s', (_name, { operation, form, mail }) => {
  const send = async (wanted: object, patientId?: string) =>
    bed.call(operation, {
      as: bed.alba.people.specialist,
      path: { patientId: patientId ?? (await newPatient()) },
      body: { ...form, ...wanted },
    });

  it('goes to the address on the card, or to another for this once, as that of a chat does', async () => {
    const patientId = await newPatient();
    const { rows } = await asAlba<{ email: string }>('SELECT email FROM patients WHERE id = $1', [patientId]);
    const own = await send({ delivery: 'EMAIL' }, patientId);
    expect(own.body.sentTo).toBe(rows[0]?.email);
    const other = await send({ delivery: 'EMAIL', sentTo: ' hija@correo.example ' }, patientId);
    expect(other.body.sentTo).toBe('hija@correo.example');
    const sent = await letters();
    expect(sent).toHaveLength(2);
    // Both were queued in the same millisecond, in no order.
    expect(sent).toContainEqual(expect.objectContaining({ kind: mail, toAddress: rows[0]?.email }));
    const [second] = sent.filter(({ toAddress }) => toAddress === 'hija@correo.example');
    expect(second).toMatchObject({
      kind: mail,
      bodyText: expect.stringContaining(other.body.link) as string,
    });
    expect((await send({ delivery: 'EMAIL', sentTo: 'nadie' })).status).toBe(400);
  });

  it('goes to a telephone, in one short message', async () => {
    const sent = await send({ delivery: 'SMS' });
    expect(sent.body.sentTo).toBe('+34600000000');
    expect(sms.messages).toMatchObject([{ to: '+34600000000' }]);
    expect(sms.messages[0]?.text).toContain(sent.body.link);
    expect(sms.messages[0]?.text).not.toMatch(/salud|glucosa|peso|\n/i);
    expect(await letters()).toEqual([]);
  });

  it('takes nothing from the patient when the service does not take it', async () => {
    const patientId = await newPatient();
    const first = await send({ delivery: 'COPY' }, patientId);
    expect(first.body).toMatchObject({ sentTo: null, state: 'OPEN' });
    sms.status = 500;
    expect(await send({ delivery: 'SMS' }, patientId)).toMatchObject({
      status: 422,
      body: { code: 'SMS_FAILED' },
    });
    const { rows } = await asAlba<{ state: string }>(
      `SELECT state FROM ${mail === 'SURVEY' ? 'surveys' : 'intakes'} WHERE patient_id = $1`,
      [patientId],
    );
    expect(rows).toEqual([{ state: 'OPEN' }]);
  });
});

describe.each([
  ['createChatLink', {}],
  ['createSurvey', { kind: 'WEEK_1', language: 'es' }],
  ['createIntake', { language: 'es' }],
] as const)('an SMS of %s', (operation, form) => {
  const send = (patientId: string, headers: Record<string, string> = {}) =>
    bed.call(operation, {
      as: bed.alba.people.specialist,
      path: { patientId },
      body: { ...form, delivery: 'SMS' },
      headers,
    });

  it('holds nobody else up while its service does not answer', async () => {
    const patientId = await newPatient();
    let others: number | undefined;
    sms.meanwhile = async () => {
      const answer = await bed.call('listChats', { as: bed.alba.people.specialist });
      others = answer.status;
    };
    expect((await send(patientId)).status).toBe(201);
    expect(others).toBe(200);
  });

  it('is sent once for a call that is repeated, unless each makes a link of its own', async () => {
    const patientId = await newPatient();
    const again = { 'idempotency-key': newId() };
    const answers = [await send(patientId, again), await send(patientId, again)];
    expect(answers).toMatchObject([{ status: 201 }, { status: 201 }]);
    const links = new Set(answers.map(({ body }) => (body.link ?? body.secret) as string));
    expect(links.size).toBe(operation === 'createChatLink' ? 2 : 1);
    expect(sms.messages).toHaveLength(links.size);
  });

  it('is not sent by who may not write to the patient', async () => {
    const patientId = await newPatient();
    const refused = await bed.call(operation, {
      as: bed.brisa.people.specialist,
      path: { patientId },
      body: { ...form, delivery: 'SMS' },
    });
    expect(refused.status).toBe(404);
    expect(sms.messages).toEqual([]);
  });
});

describe('a patient who wants to hear of messages', () => {
  const minute = (services: Services = bed.app.services) => runMinuteJobs(services, minuteJobsOf(modules));
  const later = async (minutes: number) => {
    bed.now.value = new Date(bed.now.value.getTime() + minutes * MINUTE);
    await minute();
  };
  const WAIT = CHAT_NOTICE.unreadMinutes;

  it('gets one e-mail for all of them, without a word of theirs, until they have looked', async () => {
    const chat = await openChat();
    await chat.update({ mailsPatient: true });
    await chat.write('La glucosa ha subido: 140 mg/dl');
    await later(WAIT - 1);
    expect(await letters()).toEqual([]);
    await chat.write('Pésate mañana');
    await later(1);
    await later(1);
    await later(60 * 24);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'CHAT', subject: 'Clínica Alba: tienes un mensaje' });
    expect(letter?.bodyText).not.toMatch(/glucosa|140|pésate/i);
    // It brings the link that the patient has, which goes on working where it did.
    expect(letter?.bodyText).toContain(`http://localhost:3993/chat#${chat.secret}\n`);
    expect((await chat.held()).status).toBe(200);
    await chat.write('¿Cómo vas?');
    await later(WAIT);
    expect(await letters()).toHaveLength(2);
  });

  it('gets none while the chat is open, nor about what they have read, nor of before they asked', async () => {
    const chat = await openChat();
    await chat.write('antes');
    await later(1);
    await chat.update({ mailsPatient: true });
    await later(WAIT + 1);
    await chat.write('uno');
    for (let each = 0; each < WAIT + 2; each++) {
      await chat.held();
      await later(1);
    }
    expect(await letters()).toEqual([]);
    await chat.read(2);
    await later(60);
    expect(await letters()).toEqual([]);
    await chat.write('dos');
    await later(WAIT);
    expect(await letters()).toHaveLength(1);
  });

  it('is written to once by two servers', async () => {
    const chat = await openChat();
    await chat.update({ mailsPatient: true });
    await chat.write('hola');
    const other = await createApp({
      config: bed.config,
      database: bed.database,
      now: () => bed.now.value,
      logTo: { write: () => undefined },
    });
    bed.now.value = new Date(NOW.getTime() + WAIT * MINUTE);
    await Promise.all([minute(), minute(other.services), minute(), minute(other.services)]);
    expect(await letters()).toHaveLength(1);
    await other.server.close();
  });

  it('gets none unless they have asked for it, which the chat says, with who noted it', async () => {
    const chat = await openChat();
    expect(await chat.chat()).toMatchObject({ mailSince: null, mailByName: null });
    await chat.write('hola');
    await later(60);
    expect(await letters()).toEqual([]);
    await chat.update({ mailsPatient: true });
    expect(await chat.chat()).toMatchObject({
      mailSince: expect.stringContaining('2026-03-05'),
      mailByName: expect.stringContaining('receptionist'),
    });
  });

  it('asks for it on their own page, and stops it with the link in the e-mail, on any device', async () => {
    const chat = await openChat();
    expect((await chat.held()).body).toMatchObject({ sendsMail: true, isMailed: false });
    expect((await chat.setMail(true)).status).toBe(204);
    expect((await chat.held()).body.isMailed).toBe(true);
    expect(await chat.chat()).toMatchObject({ mailSince: expect.any(String), mailByName: null });
    await chat.write('hola');
    await later(WAIT + 5);
    const [letter] = await letters();
    const off = /\/chat\?mail=off#([\w-]{43})/.exec(letter?.bodyText ?? '')?.[1];
    expect((await chat.setMail(false, null, off)).status).toBe(204);
    expect(await chat.chat()).toMatchObject({ mailSince: null });
    // Nobody else switches it on with a link that was passed on.
    expect((await chat.setMail(true, newId(), off)).status).toBe(409);
    expect((await chat.setMail(false, null, 'x'.repeat(43))).status).toBe(404);
  });

  it('can stop it with a link that has ended', async () => {
    const chat = await openChat();
    await chat.update({ mailsPatient: true });
    await bed.call('createChatLink', { as: bed.alba.people.receptionist, path: chat.path });
    expect((await chat.setMail(false, null)).status).toBe(204);
    expect(await chat.chat()).toMatchObject({ mailSince: null });
  });

  it('gets a link that works when the one they had is over', async () => {
    const chat = await openChat();
    await chat.update({ mailsPatient: true });
    bed.now.value = new Date(NOW.getTime() + 40 * 24 * 60 * MINUTE);
    await chat.write('hola');
    await later(WAIT);
    const link = /\/chat#([\w-]{43})\n/.exec((await letters())[0]?.bodyText ?? '')?.[1] ?? '';
    expect(link).not.toBe(chat.secret);
    const headers = { 'x-chat-link': link, 'x-chat-device': newId() };
    expect((await bed.call('openHeldChat', { as: null, headers })).status).toBe(200);
  });
});
