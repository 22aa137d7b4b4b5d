import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let admin: Person;
/** The administrator's, for calls after days have passed. */
let longToken: string;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  bed.now.value = new Date();
  clinic = await addClinic(bed.database, 'People');
  admin = clinic.people.admin;
  longToken = await bed.tokenFor(admin, { expiresAt: new Date(Date.now() + 30 * 86_400_000) });
});

const CARD = {
  name: 'Nora',
  surname: 'Ávila',
  phone: null,
  birthdate: null,
  language: 'es',
  timezone: 'Europe/Madrid',
};

const invite = (change: Record<string, unknown> = {}): Promise<Answer> =>
  bed.call('createUser', {
    as: admin,
    body: { ...CARD, email: `new.${newId()}@clinic.example`, roles: ['SPECIALIST'], ...change },
  });
const later = (seconds: number) => {
  bed.now.value = new Date(bed.now.value.getTime() + seconds * 1000);
};
const byAdmin = () => ({ as: admin, token: longToken });
const resend = (id: string) => bed.call('resendInvitation', { ...byAdmin(), path: { id } });
const read = (id: string, as?: Person) => bed.call('getUser', { ...(as ? { as } : byAdmin()), path: { id } });
const listed = async (query: Record<string, string | number | string[]>): Promise<string[]> => {
  const answer = await bed.call('listUsers', { ...byAdmin(), query: { limit: 100, ...query } });
  expect(answer.status).toBe(200);
  return answer.body.items.map((user: { id: string }) => user.id);
};

/** Every link that was mailed to an address, oldest first. */
async function linksTo(email: string): Promise<URL[]> {
  await bed.app.services.invitations.settled();
  const { rows } = await bed.database.asSystem((sql) =>
    sql.query<{ bodyText: string | null }>(
      `SELECT body_text FROM outbox_emails WHERE to_address = $1 AND kind = 'INVITATION' ORDER BY id`,
      [email],
    ),
  );
  return rows.map((row) => new URL(/http\S+/.exec(row.bodyText ?? '')?.[0] ?? ''));
}

async function follow(link: URL | undefined): Promise<number> {
  const password = 'un caballo verde corre';
  const answer = await bed.app.server.inject({
    method: 'POST',
    url: link?.pathname ?? '',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(bed.config.publicUrl).origin,
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({ password, repeat: password }).toString(),
  });
  return answer.statusCode;
}

describe('an invited person', () => {
  it('is pending until they follow the link, which works once', async () => {
    const invited = await invite();
    const { id, email } = invited.body as { id: string; email: string };
    expect(invited.body.status).toMatchObject({
      state: 'INVITED',
      invitedAt: bed.now.value.toISOString(),
      invitationExpiresAt: new Date(bed.now.value.getTime() + 7 * 86_400_000).toISOString(),
      lastSignInAt: null,
      worksElsewhere: false,
    });
    expect(await listed({ states: ['INVITED'] })).toEqual([id]);
    const [link] = await linksTo(email);
    expect(await follow(link)).toBe(303);
    expect((await read(id)).body.status).toMatchObject({ state: 'ACTIVE', invitationExpiresAt: null });
    expect(await listed({ states: ['INVITED', 'INVITATION_EXPIRED'] })).toEqual([]);
    expect(await follow(link)).toBe(410);
    expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'USER_NOT_INVITED' } });
  });

  it('is shown as overdue once the link has expired, and gets a new one that works', async () => {
    const { id, email } = (await invite()).body as { id: string; email: string };
    const [old] = await linksTo(email);
    later(7 * 86_400 + 1);
    expect((await read(id)).body.status).toMatchObject({ state: 'INVITATION_EXPIRED' });
    expect(await listed({ states: ['INVITATION_EXPIRED'] })).toEqual([id]);
    expect(await follow(old)).toBe(410);
    expect((await resend(id)).body.status).toMatchObject({ state: 'INVITED' });
    const fresh = (await linksTo(email)).at(-1);
    expect(fresh?.href).not.toBe(old?.href);
    expect(await follow(fresh)).toBe(303);
  });

  it('is not flooded: each e-mail doubles the wait for the next', async () => {
    const { id, email } = (await invite()).body as { id: string; email: string };
    const refused = await resend(id);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers['retry-after']).toBe('60');
    later(60);
    const sent = await resend(id);
    expect(sent.status).toBe(200);
    expect(sent.body.status.resendFrom).toBe(new Date(bed.now.value.getTime() + 120_000).toISOString());
    later(119);
    expect((await resend(id)).headers['retry-after']).toBe('1');
    later(1);
    expect((await resend(id)).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(3);
  });

  it('is not let in by a withdrawn invitation’s link, and can be invited again', async () => {
    const { id, email } = (await invite()).body as { id: string; email: string };
    const [link] = await linksTo(email);
    expect((await bed.call('deleteUser', { as: admin, path: { id } })).status).toBe(204);
    expect(await follow(link)).toBe(410);
    expect((await read(id)).status).toBe(404);
    const again = await invite({ email, name: 'Leonora', roles: ['RECEPTIONIST'] });
    expect(again).toMatchObject({
      status: 201,
      body: { id, name: 'Leonora', roles: ['RECEPTIONIST'], status: { state: 'INVITED' } },
    });
  });

  it('counts as joined with their first own call, with an external issuer', async () => {
    const { id, email, professionalId } = (await invite()).body as Record<string, string>;
    const them: Person = {
      userId: id ?? '',
      email: email ?? '',
      accountId: clinic.accountId,
      professionalId: professionalId ?? null,
      roles: ['SPECIALIST'],
    };
    expect((await bed.call('getOwnProfile', { as: them })).status).toBe(200);
    expect((await read(id ?? '')).body.status).toMatchObject({ state: 'ACTIVE' });
  });

  it('has not joined by a session of our own provider, which sends links to be followed', async () => {
    const { id, email, professionalId } = (await invite()).body as Record<string, string>;
    const them: Person = {
      userId: id ?? '',
      email: email ?? '',
      accountId: clinic.accountId,
      professionalId: professionalId ?? null,
      roles: ['SPECIALIST'],
    };
    await bed.database.asSystem((sql) =>
      sql.query(
        `INSERT INTO oidc_payloads (type, id, payload, uid, user_id, expires_at)
         VALUES ('Session', $1, '{}', $1, $2, now() + interval '1 hour')`,
        [`session-${them.userId}`, them.userId],
      ),
    );
    const token = await bed.tokenFor(them, { sessionId: `session-${them.userId}` });
    expect(await bed.call('getOwnProfile', { as: them, token })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_FORBIDDEN' },
    });
    expect((await read(them.userId)).body.status).toMatchObject({ state: 'INVITED' });
    expect(await follow((await linksTo(them.email))[0])).toBe(303);
    expect((await read(them.userId)).body.status).toMatchObject({ state: 'ACTIVE' });
  });

  it('does not count as an administrator before they join', async () => {
    const { id } = (await invite({ roles: ['ADMIN'] })).body as { id: string };
    const left = await bed.call('deleteUser', { as: admin, path: { id: admin.userId } });
    expect(left.body.code).toBe('ACCOUNT_NEEDS_ADMIN');
    await bed.database.asSystem((sql) =>
      sql.query('UPDATE memberships SET accepted_at = now() WHERE user_id = $1', [id]),
    );
    const own = await bed.call('deleteUser', { as: admin, path: { id: admin.userId } });
    expect(own).toMatchObject({ status: 409, body: { code: 'OWN_MEMBERSHIP' } });
  });
});

describe('people’s status', () => {
  it('is shown to administrators alone', async () => {
    const { specialist, receptionist } = clinic.people;
    const seen = await read(specialist.userId);
    expect(seen.body.status).toMatchObject({
      state: 'ACTIVE',
      patientCount: 1,
      observedPatientCount: 0,
      activeTestCount: 1,
    });
    for (const as of [receptionist, specialist]) {
      expect((await read(specialist.userId, as)).body.status).toBeNull();
      const list = await bed.call('listUsers', { as, query: { limit: 100 } });
      expect(list.body.items.every((user: { status: unknown }) => user.status === null)).toBe(true);
      expect((await bed.call('listUsers', { as, query: { states: ['INVITED'] } })).status).toBe(403);
    }
  });

  it('is filtered, paged and counted together', async () => {
    const ids = [];
    for (const surname of ['Zeta', 'Álvarez', 'Méndez'])
      ids.push(((await invite({ surname })).body as { id: string }).id);
    const first = await bed.call('listUsers', { as: admin, query: { states: ['INVITED'], limit: 2 } });
    expect(first.body).toMatchObject({ total: 3, items: [{ surname: 'Álvarez' }, { surname: 'Méndez' }] });
    const next = await bed.call('listUsers', {
      as: admin,
      query: { states: ['INVITED'], limit: 2, cursor: first.body.nextCursor },
    });
    expect(next.body).toMatchObject({ nextCursor: null, items: [{ surname: 'Zeta' }] });
    expect(await listed({ states: ['INVITED'], search: 'alvarez' })).toEqual([ids[1]]);
    expect(await listed({ states: ['ACTIVE'], search: 'alvarez' })).toEqual([]);
  });
});

describe('roles', () => {
  const change = async (person: Person, roles: string[], more: Record<string, unknown> = {}, as = admin) => {
    const before = await read(person.userId, as);
    const { name, surname, language, timezone } = before.body as Record<string, unknown>;
    return bed.call('updateUser', {
      as,
      path: { id: person.userId },
      headers: { 'if-match': before.headers.etag ?? '' },
      body: { name, surname, language, timezone, roles, ...more },
    });
  };

  it('of the last administrator stay, and nobody removes that role from themselves', async () => {
    expect(await change(admin, ['RECEPTIONIST'])).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_NEEDS_ADMIN' },
    });
    expect((await change(clinic.people.receptionist, ['ADMIN'])).status).toBe(200);
    expect(await change(admin, ['RECEPTIONIST'])).toMatchObject({
      status: 409,
      body: { code: 'OWN_ADMIN_ROLE' },
    });
    expect((await read(admin.userId)).body.roles).toEqual(['ADMIN']);
    const byTheOther = await change(admin, ['RECEPTIONIST'], {}, clinic.people.receptionist);
    expect(byTheOther).toMatchObject({ status: 200, body: { roles: ['RECEPTIONIST'] } });
  });

  it('take effect with the next call, whatever the token says', async () => {
    const { receptionist } = clinic.people;
    expect((await bed.call('listAuditLogs', { as: receptionist })).status).toBe(403);
    await change(receptionist, ['ADMIN']);
    expect((await bed.call('listAuditLogs', { as: receptionist })).status).toBe(200);
    await change(receptionist, ['RECEPTIONIST']);
    expect((await bed.call('listAuditLogs', { as: receptionist })).status).toBe(403);
  });

  it('of a specialist with patients stay until another takes those over, in the same call', async () => {
    const { specialist, stranger } = clinic.people;
    expect(await change(specialist, ['RECEPTIONIST'])).toMatchObject({
      status: 409,
      body: { code: 'USER_HAS_PATIENTS', details: { patients: 1 } },
    });
    expect((await bed.call('getPatient', { as: stranger, path: { id: clinic.patientId } })).status).toBe(403);
    const done = await change(specialist, ['RECEPTIONIST'], {
      reassignment: { professionalId: stranger.professionalId },
    });
    expect(done).toMatchObject({
      status: 200,
      body: { roles: ['RECEPTIONIST'], status: { patientCount: 0 } },
    });
    const patient = await bed.call('getPatient', { as: stranger, path: { id: clinic.patientId } });
    expect(patient.body).toMatchObject({ access: { clinical: 'edit' }, version: 2 });
    const test = await bed.call('getMedicalTest', { as: stranger, path: { id: clinic.testId } });
    expect(test.body).toMatchObject({ canEdit: true });
  });

  it('that administrators cannot assign are kept', async () => {
    const { receptionist } = clinic.people;
    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{RECEPTIONIST,PATIENT}' WHERE user_id = $1`, [
        receptionist.userId,
      ]),
    );
    expect((await change(receptionist, ['SPECIALIST'])).body.roles).toEqual(['SPECIALIST', 'PATIENT']);
    expect((await bed.call('deleteUser', { as: admin, path: { id: receptionist.userId } })).status).toBe(204);
    expect((await bed.call('getOwnProfile', { as: receptionist })).body.roles).toEqual(['PATIENT']);
    expect((await bed.call('listPatients', { as: receptionist })).status).toBe(403);
  });
});

describe('handing over', () => {
  it('moves hundreds of patients, each to its own successor, or none at all', async () => {
    const { specialist, observer, stranger } = clinic.people;
    const patients = [clinic.patientId];
    for (let made = 0; made < 120; made += 1) patients.push(await addPatient(bed.database, clinic));
    const to = (index: number) => (index % 2 === 0 ? observer : stranger).professionalId;
    const remove = (entries: readonly string[]) =>
      bed.call('deleteUser', {
        as: admin,
        path: { id: specialist.userId },
        body: {
          reassignments: entries.map((patientId, index) => ({ patientId, professionalId: to(index) })),
        },
      });
    expect(await remove(patients.slice(0, -1))).toMatchObject({
      status: 409,
      body: { code: 'USER_HAS_PATIENTS', details: { patients: 1 } },
    });
    expect((await read(observer.userId)).body.status.patientCount).toBe(0);
    expect((await remove(patients)).status).toBe(204);
    expect((await read(observer.userId)).body.status).toMatchObject({
      patientCount: 61,
      activeTestCount: 1,
    });
    expect((await read(stranger.userId)).body.status).toMatchObject({ patientCount: 60 });
    expect((await bed.call('listPatients', { as: specialist })).status).toBe(403);
    const led = await bed.call('listPatients', {
      as: admin,
      query: { principalId: stranger.professionalId ?? '', limit: 100 },
    });
    expect(led.body.total).toBe(60);
  });

  it('moves an active test of another’s patient to that patient’s principal', async () => {
    const { observer, specialist } = clinic.people;
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query('UPDATE medical_test_specialists SET professional_id = $2 WHERE medical_test_id = $1', [
        clinic.testId,
        observer.professionalId,
      ]),
    );
    expect((await read(observer.userId)).body.status).toMatchObject({
      patientCount: 0,
      activeTestCount: 1,
    });
    expect((await bed.call('deleteUser', { as: admin, path: { id: observer.userId } })).status).toBe(204);
    const test = await bed.call('getMedicalTest', { as: specialist, path: { id: clinic.testId } });
    expect(test.body.principal.professionalId).toBe(specialist.professionalId);
  });

  it('leaves a finished test with the specialist who did it', async () => {
    const { observer, specialist } = clinic.people;
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`UPDATE medical_tests SET state = 'CANCELED' WHERE id = $1`, [clinic.testId]),
    );
    const body = { professionalId: observer.professionalId };
    await bed.call('deleteUser', { as: admin, path: { id: specialist.userId }, body });
    const test = await bed.call('getMedicalTest', { as: admin, path: { id: clinic.testId } });
    expect(test.body.principal).toMatchObject({
      professionalId: specialist.professionalId,
      name: 'specialist',
    });
  });
});

it('is audited: who invited, changed and removed whom', async () => {
  const { observer } = clinic.people;
  const invited = (await invite({ roles: ['RECEPTIONIST'] })).body as { id: string; email: string };
  const changed = await bed.call('updateUser', {
    as: admin,
    path: { id: invited.id },
    headers: { 'if-match': '"2"' },
    body: { ...CARD, surname: 'Abril', roles: ['ADMIN', 'RECEPTIONIST'] },
  });
  expect(changed.status).toBe(200);
  const reassignment = { professionalId: observer.professionalId };
  const gone = { as: admin, path: { id: clinic.people.specialist.userId }, body: reassignment };
  expect((await bed.call('deleteUser', gone)).status).toBe(204);
  const { rows } = await bed.database.asAccount(
    { accountId: clinic.accountId, userId: admin.userId },
    (sql) =>
      sql.query<{ kind: string; email: string; subjectEmail: string; details: unknown }>(
        'SELECT kind, email, subject_email, details FROM audit_log WHERE account_id = $1 ORDER BY id',
        [clinic.accountId],
      ),
  );
  const by = { email: admin.email };
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...by, kind: 'INVITED', subjectEmail: invited.email, details: { rolesAfter: ['RECEPTIONIST'] } },
      {
        ...by,
        kind: 'ROLE_CHANGED',
        subjectEmail: invited.email,
        details: { rolesBefore: ['RECEPTIONIST'], rolesAfter: ['ADMIN', 'RECEPTIONIST'] },
      },
      { ...by, kind: 'USER_CHANGED', subjectEmail: invited.email, details: { fields: ['surname'] } },
      {
        ...by,
        kind: 'USER_REMOVED',
        subjectEmail: clinic.people.specialist.email,
        details: { rolesBefore: ['SPECIALIST'], reassigned: 1 },
      },
    ]),
  );
});
