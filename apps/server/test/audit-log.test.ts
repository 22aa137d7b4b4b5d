import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordPersonalAudit } from '../src/platform/audit/record.ts';
import { countAuditRows, findAuditRows, type AuditFilter } from '../src/features/audit-log/query.ts';
import { detailsAsText, translate } from '../src/features/audit-log/labels.ts';
import { csvFile } from '../src/platform/http/csv.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let admin: Person;

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0';

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Registro');
  admin = clinic.people.admin;
});
afterAll(() => bed.close());

const list = (query: Record<string, string | number | string[]> = {}, as: Person = admin): Promise<Answer> =>
  bed.call('listAuditLogs', { as, query });
const items = async (query: Record<string, string | number | string[]> = {}, as: Person = admin) =>
  (await list(query, as)).body.items as Record<string, unknown>[];

/** The clock of these tests stands still unless advanced. */
const tick = () => {
  bed.now.value = new Date(bed.now.value.getTime() + 1000);
};

/** Performs an action by a person at an instant. */
const act = (person: Person, at: string, email = person.email): Promise<void> =>
  bed.database.asSystem((sql) =>
    recordPersonalAudit(sql, {
      kind: 'SIGN_IN',
      userId: person.userId,
      email,
      origin: { ip: '192.0.2.7', userAgent: AGENT },
      at: new Date(at),
      details: { method: 'PASSWORD' },
    }),
  );

describe('the audit log', () => {
  it('has each action of an administrator: who, whom, from what to what, from where', async () => {
    const headers = { 'user-agent': AGENT };
    const email = `${newId()}@clinic.example`;
    const card = { name: 'Ana', surname: 'Ruiz', language: 'es', timezone: 'Europe/Madrid' };
    const created = await bed.call('createUser', {
      as: admin,
      headers,
      body: { ...card, email, roles: ['RECEPTIONIST'] },
    });
    const { id } = created.body as { id: string };
    tick();
    const version = (answer: Answer) => ({ ...headers, 'if-match': answer.headers.etag ?? '' });
    const changed = await bed.call('updateUser', {
      as: admin,
      path: { id },
      headers: version(created),
      body: { ...card, roles: ['ADMIN'] },
    });
    tick();
    const renamed = await bed.call('updateUser', {
      as: admin,
      path: { id },
      headers: version(changed),
      body: { ...card, surname: 'Ruiz Soler', roles: ['ADMIN'] },
    });
    expect([changed.status, renamed.status]).toEqual([200, 200]);
    tick();
    expect((await bed.call('deleteUser', { as: admin, path: { id }, headers })).status).toBe(204);
    tick();
    const account = await bed.call('getAccount', { as: admin, path: { id: admin.accountId } });
    await bed.call('updateAccount', {
      as: admin,
      path: { id: admin.accountId },
      headers: version(account),
      body: { name: 'Registro', timezone: 'Europe/Madrid', city: 'Alicante' },
    });
    const found = await items({ userId: admin.userId, sort: 'at' });
    const by = {
      email: admin.email,
      userId: admin.userId,
      ip: '127.0.0.1',
      browser: 'Firefox',
      system: 'Windows',
    };
    const subject = { id, email };
    expect(found).toEqual([
      expect.objectContaining({ ...by, kind: 'INVITED', subject }),
      expect.objectContaining({
        ...by,
        kind: 'ROLE_CHANGED',
        subject,
        details: { rolesBefore: ['RECEPTIONIST'], rolesAfter: ['ADMIN'] },
      }),
      expect.objectContaining({ ...by, kind: 'USER_CHANGED', subject, details: { fields: ['surname'] } }),
      expect.objectContaining({ ...by, kind: 'USER_REMOVED', subject }),
      expect.objectContaining({
        ...by,
        kind: 'ACCOUNT_CHANGED',
        subject: null,
        details: { fields: ['city'] },
      }),
    ]);
    // Actions on a person are found by that person too, even after they have left.
    expect((await items({ userId: id })).map(({ kind }) => kind)).toEqual([
      'USER_REMOVED',
      'USER_CHANGED',
      'ROLE_CHANGED',
      'INVITED',
    ]);
  });

  it('keeps nothing of an action that was rejected', async () => {
    const before = (await list()).body.total;
    const own = await bed.call('getUser', { as: admin, path: { id: admin.userId } });
    const refused = await bed.call('updateUser', {
      as: admin,
      path: { id: admin.userId },
      headers: { 'if-match': own.headers.etag ?? '' },
      body: { name: 'A', surname: 'B', language: 'es', timezone: 'Europe/Madrid', roles: ['SPECIALIST'] },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await list()).body.total).toBe(before);
  });

  it('belongs to the account, for its administrators only', async () => {
    const other = await addClinic(bed.database, 'Ajena');
    await act(other.people.specialist, new Date().toISOString());
    expect((await items({}, other.people.admin)).map(({ email }) => email)).toEqual([
      other.people.specialist.email,
    ]);
    expect((await list({ search: other.people.specialist.email })).body).toMatchObject({
      items: [],
      total: 0,
    });
    expect((await list({ userId: other.people.specialist.userId })).body.total).toBe(0);
    expect((await list({}, clinic.people.specialist)).status).toBe(403);
    expect((await bed.call('exportAuditLogs', { as: clinic.people.receptionist })).status).toBe(403);
  });

  it('counts days by the account’s clock, 23 and 25 hours long where it changes', async () => {
    const { specialist } = clinic.people;
    // Europe/Madrid: 29 March 2026 begins at 23:00 UTC and lasts 23 hours; 25 October begins at 22:00 and lasts 25.
    for (const at of [
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
    ]) {
      await act(specialist, at);
    }
    const on = async (day: string) =>
      (await items({ from: day, to: day, sort: 'at', userId: specialist.userId })).map(({ date, hour }) => [
        date,
        hour,
      ]);
    expect(await on('2026-03-29')).toEqual([
      ['2026-03-29', '00:00:00'],
      ['2026-03-29', '23:59:59'],
    ]);
    expect(await on('2026-10-25')).toEqual([
      ['2026-10-25', '00:00:00'],
      ['2026-10-25', '23:59:59'],
    ]);
    expect((await list({ from: '2026-03-30', to: '2026-03-29' })).body.code).toBe('VALIDATION');
    expect((await list({ from: '9999-12-31' })).body.total).toBe(0);
    expect((await list({ to: '0001-01-01' })).body.total).toBe(0);
  });

  it('is filtered by kind, person and text, and paged by cursor without loss or repetition', async () => {
    const { observer } = clinic.people;
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute)).toISOString();
    for (let minute = 0; minute < 7; minute += 1) await act(observer, at(minute));
    // Two at the same instant.
    await act(observer, at(6));
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Answer = await list({
        userId: observer.userId,
        limit: 3,
        ...(cursor === null ? {} : { cursor }),
      });
      expect(page.body.total).toBe(8);
      seen.push(...page.body.items.map(({ id }: { id: string }) => id));
      cursor = page.body.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(8);
    const kinds = await items({ kind: ['ACCOUNT_CHANGED', 'INVITED'] });
    expect(kinds.map(({ kind }) => kind)).toEqual(['ACCOUNT_CHANGED', 'INVITED']);
    expect((await list({ search: `192.0.2.7 ${observer.email.toUpperCase()}` })).body.total).toBe(8);
    expect((await list({ search: '%' })).body.total).toBe(0);
    const first = await list({ limit: 1 });
    expect((await list({ limit: 1, kind: ['INVITED'], cursor: first.body.nextCursor })).body.code).toBe(
      'VALIDATION',
    );
  });
});

describe('the exported file', () => {
  it('holds what the list holds, opens as a table, and runs no formula', async () => {
    const { stranger } = clinic.people;
    await act(stranger, '2026-06-01T10:00:00Z', '=cmd|calc@evil.example');
    await act(stranger, '2026-06-01T11:00:00Z', '"a;b"@evil.example');
    const answer = await bed.call('exportAuditLogs', { as: admin, query: { userId: stranger.userId } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="registro-de-actividad-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.text).toBe(
      '\uFEFFFecha;Hora;Correo;Qué pasó;A quién;Detalle;IP;Navegador;Sistema\r\n' +
        '2026-06-01;13:00:00;"""a;b""@evil.example";Inició sesión;;contraseña;192.0.2.7;Firefox;Windows\r\n' +
        `2026-06-01;12:00:00;'=cmd|calc@evil.example;Inició sesión;;contraseña;192.0.2.7;Firefox;Windows\r\n`,
    );
    tick();
    const english = await bed.call('exportAuditLogs', {
      as: admin,
      query: { language: 'en', kind: ['ROLE_CHANGED'] },
    });
    expect(english.text.split('\r\n')[0]).toBe(
      '\uFEFFDate,Time,Email,What happened,To whom,Details,IP,Browser,System',
    );
    expect(english.text).toContain('Changed someone’s roles');
    expect(english.text).toContain('Reception → Administration');
    // The export is itself recorded, with its size.
    expect((await items({ kind: ['EXPORTED'] })).map(({ details }) => details)).toEqual([
      { exported: 'AUDIT_LOG', rows: 1 },
      { exported: 'AUDIT_LOG', rows: 2 },
    ]);
  });

  it('records exports of charts, and a patient’s only for people with access to that patient', async () => {
    const { specialist, stranger } = clinic.people;
    const patientId = await addPatient(bed.database, clinic);
    const take = (as: Person, body: object) => bed.call('recordChartExport', { as, body });
    expect((await take(specialist, { chart: 'EVOLUTION' })).status).toBe(204);
    tick();
    expect((await take(specialist, { chart: 'BODY', patientId })).status).toBe(204);
    expect((await take(stranger, { chart: 'BODY', patientId })).body.code).toBe('RECORD_FORBIDDEN');
    expect((await take(specialist, { chart: 'BODY', patientId: newId() })).status).toBe(404);
    expect((await take(specialist, { chart: 'SECRET' })).body.code).toBe('VALIDATION');
    const exports = await items({ kind: ['EXPORTED'], userId: specialist.userId });
    expect(exports.map(({ details }) => details)).toEqual([
      { exported: 'CHART', chart: 'BODY', patientId },
      { exported: 'CHART', chart: 'EVOLUTION' },
    ]);
    // The patient's specialists see it too.
    const { body } = await bed.call('listPatientAccess', {
      as: clinic.people.admin,
      path: { patientId },
      query: { acts: ['DENIED', 'EXPORTED'] },
    });
    expect(
      body.items.map(({ act, person }: { act: string; person: { userId: string } }) => [act, person.userId]),
    ).toEqual([
      ['DENIED', stranger.userId],
      ['EXPORTED', specialist.userId],
    ]);
    expect(detailsAsText({ exported: 'CHART', chart: 'BODY' }, translate('es'))).toBe(
      'imagen de un gráfico · medidas corporales',
    );
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('escapes a cell that begins with %j', async (cell) => {
    const [, written = ''] = (await csvFile([['first', cell]], 'en')).trimEnd().split(',');
    expect(written.replace(/^"/, '')).toMatch(/^'/);
  });

  // Row-level security would hide them as well, and would read the rows of all accounts to do so.
  it('asks for the account’s own lines by itself', async () => {
    const other = await addClinic(bed.database, 'Ajena');
    await act(other.people.admin, '2026-02-01T10:00:00Z');
    const { accountId } = other;
    const everything = { from: null, until: null, userId: null, kinds: [], patterns: [] };
    const filter: AuditFilter = { accountId, zone: 'Europe/Madrid', ...everything };
    await bed.database.asSystem(async (sql) => {
      const rows = await findAuditRows(sql, filter, { isDescending: true, after: null, limit: 100 });
      expect(rows.map(({ email }) => email)).toEqual([other.people.admin.email]);
      expect((await countAuditRows(sql, filter)).total).toBe(1);
    });
  });

  it('rejects an export that is too long, before anything is written', async () => {
    const big = await addClinic(bed.database, 'Grande');
    await bed.database.asSystem((sql) =>
      sql.query(
        `INSERT INTO audit_log (id, account_id, user_id, kind, email, ip, at)
         SELECT gen_random_uuid(), $1, $2, 'SIGN_IN', 'a@b.example', '192.0.2.1', now() - n * interval '1 minute'
         FROM generate_series(1, 50001) n`,
        [big.accountId, big.people.admin.userId],
      ),
    );
    const refused = await bed.call('exportAuditLogs', { as: big.people.admin });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'EXPORT_TOO_LARGE', details: { limit: 50_000 } },
    });
    expect((await list({}, big.people.admin)).body).toMatchObject({ total: 10_000, isTotalCapped: true });
    expect((await list({ kind: ['EXPORTED'] }, big.people.admin)).body).toMatchObject({
      total: 0,
      isTotalCapped: false,
    });
  }, 60_000);
});
