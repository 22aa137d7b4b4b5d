import { CHAT_NOTICE } from '@healzy/domain/chats';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteJobsOf } from '../src/assembly.ts';
import { newId } from '../src/platform/db/ids.ts';
import { runMinuteJobs } from '../src/platform/jobs/minute-jobs.ts';
import { modules } from '../src/modules.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient } from './clinics.ts';
import { MailServer } from './mail-server.ts';

const mail = new MailServer();
const PUBLIC_URL = 'https://healzy.example';
let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL, SMTP_URL: await mail.listen() });
});
beforeEach(() => {
  mail.messages.length = 0;
});
afterAll(async () => {
  await bed.close();
  mail.close();
});

/** A patient who has asked for e-mails and got one, as a program for e-mail reads it. */
async function toldPatient() {
  const { specialist: as, receptionist } = bed.alba.people;
  const path = { patientId: await addPatient(bed.database, bed.alba) };
  const link = await bed.call('createChatLink', { as: receptionist, path });
  await bed.call('updateChat', { as: receptionist, path, body: { mailsPatient: true } });
  const headers = { 'idempotency-key': newId() };
  await bed.call('createChatMessage', { as, path, body: { text: 'hola' }, headers });
  bed.now.value = new Date(bed.now.value.getTime() + (CHAT_NOTICE.unreadMinutes + 1) * 60_000);
  await runMinuteJobs(bed.app.services, minuteJobsOf(modules));
  const { headers: read } = await PostalMime.parse(mail.messages.at(-1) ?? '');
  const valuesOf = (name: string) => read.filter(({ key }) => key === name).map(({ value }) => value);
  const [listed = ''] = valuesOf('list-unsubscribe');
  return {
    valuesOf,
    /** What stands in angle brackets (RFC 2369, section 2). */
    address: new URL(/<([^>]+)>/.exec(listed)?.[1] ?? 'about:blank'),
    secret: link.body.secret as string,
    isMailed: async () => {
      const chat = await bed.call('getChat', { as, path });
      return (chat.body as { mailSince: string | null }).mailSince !== null;
    },
    askAgain: () => bed.call('updateChat', { as: receptionist, path, body: { mailsPatient: true } }),
  };
}

const FORMS = {
  'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
  'multipart/form-data; boundary=part':
    '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
};

/** As the provider of the patient's e-mail calls it: without cookies, and without a token. */
const press = ({ pathname, search }: URL, contentType: keyof typeof FORMS) =>
  bed.app.server.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': contentType },
    payload: FORMS[contentType],
  });
const FORM = 'application/x-www-form-urlencoded';

describe('the button of e-mail programs that stops e-mails', () => {
  it('is named in each e-mail that comes by itself', async () => {
    const { valuesOf, address } = await toldPatient();
    expect(valuesOf('list-unsubscribe')).toHaveLength(1);
    expect(valuesOf('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(address.origin).toBe(PUBLIC_URL);
  });

  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('stops them at once, sent as %s', async (form) => {
    const { address, isMailed } = await toldPatient();
    expect(await isMailed()).toBe(true);
    const pressed = await press(address, form);
    expect(pressed.statusCode).toBe(204);
    expect(pressed.headers['set-cookie']).toBeUndefined();
    expect(await isMailed()).toBe(false);
  });

  it('stops them again when pressed again, also for those who have asked anew', async () => {
    const { address, isMailed, askAgain } = await toldPatient();
    await press(address, FORM);
    expect((await press(address, FORM)).statusCode).toBe(204);
    await askAgain();
    expect((await press(address, FORM)).statusCode).toBe(204);
    expect(await isMailed()).toBe(false);
  });

  it('tells the provider nothing with which the chat is read', async () => {
    const { address, secret } = await toldPatient();
    expect(address.href).not.toContain(secret);
    const stop = address.searchParams.get('stop') ?? '';
    for (const part of [stop, ...stop.split('.')]) {
      const headers = { 'x-chat-link': part.padEnd(43, 'x').slice(0, 43), 'x-chat-device': newId() };
      expect([400, 404]).toContain((await bed.call('openHeldChat', { as: null, headers })).status);
    }
  });

  it('does nothing when only opened, as programs that check e-mails do', async () => {
    const { address, isMailed } = await toldPatient();
    const opened = await bed.app.server.inject({ method: 'GET', url: address.pathname + address.search });
    expect(opened.statusCode).toBe(200);
    expect(await isMailed()).toBe(true);
  });

  it('refuses an address that this server did not write, and slows down who guesses', async () => {
    const { address, isMailed } = await toldPatient();
    const other = new URL(address);
    const stop = address.searchParams.get('stop') ?? '';
    for (const wrong of ['', 'x', `${newId()}.${stop.split('.')[1]}`, `${stop.slice(0, -1)}~`]) {
      other.searchParams.set('stop', wrong);
      expect((await press(other, FORM)).statusCode).toBe(404);
    }
    other.searchParams.delete('stop');
    expect((await press(other, FORM)).statusCode).toBe(404);
    expect(await isMailed()).toBe(true);
    for (let guess = 0; guess < 60; guess += 1) await press(other, FORM);
    expect((await press(other, FORM)).statusCode).toBe(429);
  });

  it('is not in what a person sends once', async () => {
    const as = bed.alba.people.receptionist;
    const path = { patientId: await addPatient(bed.database, bed.alba) };
    const body = { delivery: 'EMAIL', sentTo: 'marta@correo.example' };
    expect((await bed.call('createChatLink', { as, path, body })).status).toBe(201);
    const { headers } = await PostalMime.parse(mail.messages.at(-1) ?? '');
    expect(headers.some(({ key }) => key === 'to')).toBe(true);
    expect(headers.some(({ key }) => key.startsWith('list-'))).toBe(false);
  });
});
