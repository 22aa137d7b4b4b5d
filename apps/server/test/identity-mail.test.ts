import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { seedClinic, startIdentity, type Clinic, type TestServer } from './identity-test-bed.ts';
import { MailServer } from './mail-server.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
let clinic: Clinic;
let mail: MailServer;
let server: TestServer;
let clock: number;

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  clock = Date.now();
  await database.asSystem((sql) => sql.query('DELETE FROM outbox_emails'));
  mail = new MailServer();
  server = await startIdentity(database, {
    smtpUrl: await mail.listen(),
    mailFrom: 'Healzy <no-reply@healzy.example>',
    now: () => new Date(clock),
  });
});
afterEach(async () => {
  await server.close();
  mail.close();
});

interface Row {
  sentAt: string | null;
  bodyText: string | null;
  attempts: number;
  lastError: string | null;
}

const rows = async () =>
  (
    await database.asSystem((sql) =>
      sql.query<Row>(
        'SELECT sent_at, body_text, attempts, last_error FROM outbox_emails ORDER BY created_at',
      ),
    )
  ).rows;

describe('with a mail server', () => {
  it('sends the message and then erases the link in it', async () => {
    await server.identity.sendInvitation(clinic.elena.userId, null);
    expect(mail.messages).toHaveLength(1);
    const [message = ''] = mail.messages;
    expect(message).toContain('To: elena@clinica-alba.example');
    expect(message).toContain('From: Healzy <no-reply@healzy.example>');
    expect(message.replace(/=\r\n/g, '')).toContain('/identity/invitation/');
    const [row] = await rows();
    expect(row?.sentAt).not.toBeNull();
    expect(row?.bodyText).toBeNull();
    expect(server.logs.join('')).not.toContain('elena@');
  });

  it('sends the same as text and as HTML, with the logo attached', async () => {
    await server.identity.sendInvitation(clinic.elena.userId, null);
    const [message = ''] = mail.messages;
    expect(message).toContain('Content-Type: multipart/alternative');
    expect(message).toContain('Content-Type: text/plain; charset=utf-8');
    expect(message).toContain('Content-Type: text/html; charset=utf-8');
    expect(message).toMatch(/Content-Id: <logo>/i);
    const html = message.slice(message.indexOf('text/html')).replace(/=\r\n/g, '');
    expect(html).toContain('Abrir la invitaci=C3=B3n');
  });

  it.each(['REQUEST', 'CANCEL'])('tells calendar programs that an entry is a %s', async (method) => {
    const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
    const { mail: box } = server.identity;
    await database.asSystem((sql) =>
      box.enqueue(sql, {
        to: 'lucia@example.com',
        kind: 'APPOINTMENT',
        language: 'es',
        subject: 'Cita',
        body: 'Hola:\n\nClínica Alba',
        calendar,
      }),
    );
    await box.deliver();
    const [message = ''] = mail.messages;
    // Beside the text, where programs look for it, and once more as a file for those that do not.
    const headers = message.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    expect(headers).toContain(`Content-Type: text/calendar; charset=utf-8; method=${method}`);
    expect(
      headers.filter((line) => /^Content-Type: application\/ics; name="?appointment\.ics/.test(line)),
    ).toHaveLength(1);
  });

  it('retries when the mail server is busy, and sends each message once', async () => {
    mail.isBusy = true;
    await server.identity.sendInvitation(clinic.elena.userId, null);
    expect(mail.messages).toEqual([]);
    expect((await rows())[0]).toMatchObject({ sentAt: null, attempts: 1, lastError: 'EENVELOPE' });

    mail.isBusy = false;
    clock += 30_000;
    await server.identity.sendInvitation(clinic.marco.userId, null);
    expect(mail.messages.map((message) => /^To: (.*)\r$/m.exec(message)?.[1])).toEqual([clinic.marco.email]);

    clock += 60_000;
    await Promise.all([server.identity.deliverMail(), server.identity.deliverMail()]);
    expect(mail.messages.map((message) => /^To: (.*)\r$/m.exec(message)?.[1])).toEqual([
      clinic.marco.email,
      clinic.elena.email,
    ]);
    expect((await rows()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('sends each of many messages once, however many deliver at the same moment', async () => {
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO outbox_emails (id, to_address, kind, language, subject, body_text, created_at)
         SELECT gen_random_uuid(), 'n' || n || '@correo.example', 'INVITATION', 'es', 'a', 'b', now()
         FROM generate_series(1, 40) n`,
      ),
    );
    await Promise.all(Array.from({ length: 4 }, () => server.identity.deliverMail()));
    const recipients = mail.messages.map((message) => /^To: (.*)\r$/m.exec(message)?.[1]);
    expect(recipients).toHaveLength(40);
    expect(new Set(recipients).size).toBe(40);
  });
});
