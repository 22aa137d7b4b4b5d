import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { startTestBed, type CallOptions, type TestBed } from './api-test-bed.ts';
import { patientForm, type Person } from './clinics.ts';

let bed: TestBed;
let admin: Person;
let specialist: Person;
const seen = new Set<OperationId>();

beforeAll(async () => {
  bed = await startTestBed();
  ({ admin, specialist } = bed.alba.people);
});
afterAll(() => bed.close());

async function call(operation: OperationId, options: CallOptions) {
  seen.add(operation);
  return bed.call(operation, options);
}

describe('a person’s own security settings', () => {
  it('are read, and changed only with the password', async () => {
    expect((await call('getOwnSecurity', { as: specialist })).body.isManagedElsewhere).toBe(false);
    const body = { currentPassword: 'not the password' };
    const wrong = { status: 422, body: { code: 'CURRENT_PASSWORD_WRONG' } };
    for (const operation of ['startTotp', 'removeTotp', 'renewRecoveryCodes', 'startPasskey'] as const)
      expect(await call(operation, { as: specialist, body })).toMatchObject(wrong);
    const path = { passkeyId: specialist.userId };
    expect(await call('removePasskey', { as: admin, path, body })).toMatchObject(wrong);
    const change = { ...body, newPassword: 'tres gatos en la azotea' };
    expect(await call('changeOwnPassword', { as: admin, body: change })).toMatchObject(wrong);
  });

  it('accept no code and no passkey without a request', async () => {
    expect((await call('confirmTotp', { as: specialist, body: { code: '123456' } })).body.code).toBe(
      'TOTP_NOT_STARTED',
    );
    const made = { name: 'A', response: {} };
    expect((await call('addPasskey', { as: specialist, body: made })).body.code).toBe('PASSKEY_REFUSED');
  });
});

describe('accounts and people', () => {
  it('lists, reads and changes accounts', async () => {
    const mine = await call('listMyAccounts', { as: specialist });
    expect(mine.body).toEqual({
      items: [{ id: bed.alba.accountId, name: 'Clínica Alba', iconUrl: null }],
      nextCursor: null,
      total: 1,
    });
    const before = await call('getAccount', { as: specialist, path: { id: bed.alba.accountId } });
    expect(before.headers.etag).toBe('"1"');
    const after = await call('updateAccount', {
      as: admin,
      path: { id: bed.alba.accountId },
      headers: { 'if-match': before.headers.etag ?? '' },
      body: { name: 'Clínica Alba', taxNumber: 'B12', timezone: 'Atlantic/Canary' },
    });
    expect(after.body).toMatchObject({
      version: 2,
      taxNumber: 'B12',
      timezone: 'Atlantic/Canary',
      city: null,
    });
  });

  it('reads and changes one’s own profile', async () => {
    const before = await call('getOwnProfile', { as: specialist });
    expect(before.body).toMatchObject({
      id: specialist.userId,
      roles: ['SPECIALIST'],
      email: specialist.email,
    });
    const after = await call('updateOwnProfile', {
      as: specialist,
      headers: { 'if-match': before.headers.etag ?? '' },
      body: {
        name: 'Elena',
        surname: 'Sarmiento',
        language: 'en',
        timezone: 'Europe/Lisbon',
        phone: '+34 600 000 001',
      },
    });
    expect(after.body).toMatchObject({ name: 'Elena', language: 'en', version: before.body.version + 1 });
  });

  it('invites, lists, changes and removes people', async () => {
    const created = await call('createUser', {
      as: admin,
      body: {
        email: 'New.Person@clinic.example',
        name: 'Nora',
        surname: 'Ávila',
        roles: ['SPECIALIST', 'ADMIN'],
        language: 'es',
        timezone: 'Europe/Madrid',
      },
    });
    expect(created).toMatchObject({ status: 201, body: { name: 'Nora', roles: ['SPECIALIST', 'ADMIN'] } });
    const { id } = created.body as { id: string };
    await bed.app.services.invitations.settled();
    const mails = await bed.database.asSystem((sql) =>
      sql.query<{ toAddress: string; kind: string }>('SELECT to_address, kind FROM outbox_emails'),
    );
    expect(mails.rows).toEqual([{ toAddress: 'New.Person@clinic.example', kind: 'INVITATION' }]);

    const found = await call('listUsers', { as: specialist, query: { search: 'avila', roles: ['ADMIN'] } });
    expect(found.body.items.map((user: { id: string }) => user.id)).toEqual([id]);
    const again = await call('resendInvitation', { as: admin, path: { id } });
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const one = await call('getUser', { as: specialist, path: { id } });
    const changed = await call('updateUser', {
      as: admin,
      path: { id },
      headers: { 'if-match': one.headers.etag ?? '' },
      body: {
        name: 'Nora',
        surname: 'Ávila',
        roles: ['RECEPTIONIST'],
        language: 'en',
        timezone: 'Europe/Madrid',
      },
    });
    expect(changed.body).toMatchObject({ roles: ['RECEPTIONIST'], language: 'en' });
    const info = await call('getUsersInfo', { as: specialist, body: { userIds: [id, specialist.userId] } });
    expect(info.body.items.map((user: { name: string }) => user.name)).toEqual(['Nora', 'Elena']);
    expect(await call('deleteUser', { as: admin, path: { id } })).toMatchObject({ status: 204, text: '' });
    expect((await call('getUser', { as: admin, path: { id } })).status).toBe(404);
  });
});

describe('a person’s own data', () => {
  it('are a key for drafts, preferences, and their sessions', async () => {
    expect((await call('getDraftKey', { as: specialist })).body.key).toHaveLength(43);
    const nothing = {
      menuMode: null,
      theme: null,
      glucoseUnit: null,
      hasShortcuts: null,
    };
    expect((await call('getOwnPreferences', { as: specialist })).body).toEqual(nothing);
    const body = { theme: 'dark' };
    expect((await call('updateOwnPreferences', { as: specialist, body })).body).toEqual({
      ...nothing,
      ...body,
    });
    // This token came from no session, so there is none to list or to end.
    expect((await call('listOwnSessions', { as: specialist })).body).toEqual({
      items: [],
      isManagedElsewhere: false,
    });
    const path = { sessionId: 'x'.repeat(21) };
    expect((await call('endOwnSession', { as: specialist, path })).status).toBe(404);
    expect((await call('endOtherSessions', { as: specialist })).status).toBe(204);
  });
});

describe('a clinic’s overview', () => {
  it('is notifications, of which a missing one cannot be marked', async () => {
    const path = { kind: 'CHAT_UNREAD', subjectId: bed.alba.patientId };
    expect((await call('listNotifications', { as: specialist })).body).toMatchObject({
      items: [],
      unread: 0,
    });
    const body = { cause: '1' };
    expect((await call('markNotificationRead', { as: specialist, path, body })).status).toBe(404);
    expect((await call('markNotificationUnread', { as: specialist, path })).status).toBe(404);
    const until = bed.now.value.toISOString();
    expect((await call('markNotificationsRead', { as: specialist, body: { until } })).status).toBe(204);
    const choices = await call('getNotificationChoices', { as: specialist });
    const changed = await call('updateNotificationChoice', { as: specialist, path, body: { inApp: true } });
    expect(changed.body).toEqual(choices.body);
  });

  it('is its figures and its worklist, in which a missing line cannot be reviewed', async () => {
    const { body } = await call('getDashboard', { as: specialist });
    expect(body).toMatchObject({ zone: 'Atlantic/Canary', hasPatients: true });
    expect((await call('listWorklist', { as: specialist })).body.total).toBe(0);
    const path = { kind: 'NO_CGM_DATA', subjectId: bed.alba.testId };
    expect(await call('reviewWorklistLine', { as: specialist, path, body: { cause: '1' } })).toMatchObject({
      status: 409,
      body: { code: 'WORKLIST_LINE_CHANGED' },
    });
    expect((await call('undoWorklistReview', { as: specialist, path })).status).toBe(204);
  });

  it('is who did what, on screen and in a file', async () => {
    const { body } = await call('listAuditLogs', { as: admin, query: { kind: ['ACCOUNT_CHANGED'] } });
    expect(body.items).toMatchObject([{ email: admin.email, kind: 'ACCOUNT_CHANGED' }]);
    expect((await call('recordChartExport', { as: admin, body: { chart: 'EVOLUTION' } })).status).toBe(204);
    const file = await call('exportAuditLogs', { as: admin });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain(admin.email);
  });

  it('includes its questions to support', async () => {
    const path = { userId: specialist.userId };
    const asked = await call('createSupportMessage', { as: specialist, path, body: { text: '¿Y esto?' } });
    expect(asked.status).toBe(201);
    expect((await call('getSupportMessenger', { as: admin })).body).toMatchObject({ unread: 1 });
    expect((await call('listSupportConversations', { as: admin })).body).toMatchObject({ total: 1 });
    const { id } = asked.body as { id: string };
    expect((await call('listSupportMessages', { as: admin, path })).body.items).toMatchObject([{ id }]);
    expect((await call('markSupportRead', { as: admin, path, body: { messageId: id } })).status).toBe(204);
    expect((await call('getSupportMessenger', { as: admin })).body).toMatchObject({ unread: 0 });
  });
});

describe('patients and tests', () => {
  it('creates, lists, reads and changes patients', async () => {
    const created = await call('createPatient', {
      as: specialist,
      body: patientForm(specialist.professionalId ?? '', {
        surname: 'Peñalver',
        email: 'Hugo@correo.example',
      }),
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        surname: 'Peñalver',
        version: 1,
        access: { identity: 'edit', clinical: 'edit', canAssign: false },
      },
    });
    const { id } = created.body as { id: string };
    const list = await call('listPatients', { as: specialist, query: { search: 'penalver' } });
    expect(list.body).toMatchObject({
      total: 1,
      nextCursor: null,
      items: [{ id, specialists: [{ isPrincipal: true }] }],
    });
    const one = await call('getPatient', { as: specialist, path: { id } });
    const changed = await call('updatePatient', {
      as: specialist,
      path: { id },
      headers: { 'if-match': one.headers.etag ?? '' },
      body: { ...patientForm(specialist.professionalId ?? ''), email: 'hugo@correo.example', city: 'Cádiz' },
    });
    expect(changed).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { city: 'Cádiz', version: 2 },
    });
  });

  it('exports and bulk-changes them, undoes it, and has tags, views and similar patients', async () => {
    const change = { ids: [bed.alba.patientId], change: { addTags: ['Fijo'] } };
    const done = await call('changePatients', { as: admin, body: change });
    expect(done.body).toMatchObject({ changed: 1 });
    expect((await call('listPatientTags', { as: admin })).body.tags).toEqual([
      { label: 'Fijo', patients: 1 },
    ]);
    const file = await call('exportPatients', { as: admin, query: { columns: ['tags'], tag: ['fijo'] } });
    expect(file.text).toContain('Etiquetas\r\nFijo');
    const path = { changeId: done.body.id as string };
    expect((await call('undoPatientChanges', { as: admin, path })).body).toMatchObject({ changed: 1 });
    const settings = { filter: {}, sort: 'surname', columns: ['patient'] };
    const view = await call('savePatientView', { as: admin, body: { name: 'Todos', settings } });
    expect((await call('listPatientViews', { as: admin })).body.items).toEqual([view.body]);
    const viewId = view.body.id as string;
    expect((await call('deletePatientView', { as: admin, path: { viewId } })).status).toBe(204);
    const { name, surname, birthdate } = patientForm('');
    const alike = await call('findSimilarPatients', { as: admin, body: { name, surname, birthdate } });
    expect(alike.body.items.length).toBeGreaterThan(0);
  });

  it('creates, lists, reads and cancels tests', async () => {
    const created = await call('createMedicalTest', {
      as: specialist,
      path: { patientId: bed.alba.patientId },
      body: { name: 'Calorimetría', type: 'CALORIMETRY', principalId: specialist.professionalId },
    });
    expect(created).toMatchObject({
      status: 201,
      body: { state: 'STARTED', canEdit: true, observers: [] },
    });
    const { id } = created.body as { id: string };
    const list = await call('listMedicalTests', { as: specialist, path: { patientId: bed.alba.patientId } });
    expect(list.body.items.map((test: { id: string }) => test.id)).toEqual([id, bed.alba.testId]);
    expect((await call('getMedicalTest', { as: specialist, path: { id } })).body.name).toBe('Calorimetría');
    const cancelled = await call('cancelMedicalTest', { as: specialist, path: { id } });
    expect(cancelled.body).toMatchObject({ state: 'CANCELED', canEdit: false, version: 2 });
    const again = await call('cancelMedicalTest', { as: specialist, path: { id } });
    expect(again).toMatchObject({ status: 409, body: { code: 'MEDICAL_TEST_FINAL' } });
  });
});

describe('documents', () => {
  it('accepts a patient’s PDF through a signed URL and returns it as an attachment', async () => {
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
    const owner = { entityType: 'PATIENT', entityId: bed.alba.patientId };
    const created = await call('createDocument', {
      as: specialist,
      query: { entityType: 'PATIENT' },
      body: {
        entityId: bed.alba.patientId,
        fileName: '../informe "ñ"\u202e.pdf',
        contentType: 'application/pdf',
        sizeBytes: bytes.length,
      },
    });
    expect(created.body).toMatchObject({ ...owner, fileName: 'informe "ñ".pdf', state: 'AWAITING_UPLOAD' });
    const { id } = created.body as { id: string };
    const early = await call('getDocumentContentUrl', { as: specialist, path: { id }, query: owner });
    expect(early).toMatchObject({ status: 409, body: { code: 'DOCUMENT_NOT_UPLOADED' } });
    const upload = await call('getDocumentUploadUrl', {
      as: specialist,
      path: { id },
      query: { entityType: 'PATIENT' },
    });
    const put = new URL(upload.body.url as string);
    const sent = await bed.app.server.inject({
      method: 'PUT',
      url: put.pathname + put.search,
      headers: { 'content-type': 'application/pdf' },
      payload: bytes,
    });
    expect(sent.statusCode).toBe(204);
    const content = await call('getDocumentContentUrl', { as: specialist, path: { id }, query: owner });
    const get = new URL(content.body.url as string);
    const read = await bed.app.server.inject({ method: 'GET', url: get.pathname + get.search });
    expect(read.rawPayload.equals(bytes)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(read.headers['content-disposition']).toBe(
      `attachment; filename="informe __ _.pdf"; filename*=UTF-8''informe%20%22%C3%B1%22.pdf`.replace(
        '__ _',
        '___',
      ),
    );
    expect(
      (await call('deleteDocument', { as: specialist, path: { id }, query: { entityType: 'PATIENT' } }))
        .status,
    ).toBe(204);
    expect((await bed.app.server.inject({ method: 'GET', url: get.pathname + get.search })).statusCode).toBe(
      403,
    );
  });
});

describe('patient data', () => {
  it('are answers, of which every version is kept, and body measurements', async () => {
    const as = specialist;
    const path = { patientId: bed.alba.patientId };
    const section = { ...path, section: 'habits' };
    const saved = await call('updatePatientData', {
      as,
      path: section,
      headers: { 'if-match': '"0"' },
      body: { answers: { isSmoker: false } },
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 1, answers: { isSmoker: false } } });
    const { body } = await call('getPatientData', { as, path });
    expect(body.sections).toContainEqual(saved.body);
    const versions = await call('listPatientDataVersions', { as, path: section });
    expect(versions.body).toMatchObject({ items: [{ version: 1, source: 'STAFF' }] });

    const day = { measuredOn: '2026-01-15', note: null };
    const made = await call('createBodyMeasurement', {
      as,
      path,
      body: { ...day, figures: { weightKg: 80, heightCm: 1.78 } },
    });
    expect(made).toMatchObject({ status: 201, body: { figures: { weightKg: 80, heightCm: 178 } } });
    const measurement = { ...path, measurementId: made.body.id as string };
    const changed = await call('updateBodyMeasurement', {
      as,
      path: measurement,
      headers: { 'if-match': made.headers.etag ?? '' },
      body: { ...day, figures: { weightKg: 79.5 } },
    });
    expect(changed).toMatchObject({ status: 200, body: { figures: { weightKg: 79.5, heightCm: 178 } } });
    const listed = await call('listBodyMeasurements', { as, path });
    expect(listed.body.items).toContainEqual(changed.body);
    expect((await call('deleteBodyMeasurement', { as, path: measurement })).status).toBe(204);
  });

  it('come from the patient through a link, and enter the record only once accepted', async () => {
    const as = specialist;
    const path = { patientId: bed.alba.patientId };
    const body = { language: 'en', delivery: 'COPY' };
    const made = await call('createIntake', { as, path, body });
    const headers = { 'x-intake-link': (made.body.link as string).split('#')[1] ?? '' };
    const opened = await call('openIntake', { as: null, headers });
    expect(opened).toMatchObject({ status: 200, body: { state: 'OPEN', language: 'en' } });
    const filled = { language: 'en', answers: { habits: { isSmoker: true } }, figures: { weightKg: 69 } };
    const saved = await call('saveIntake', {
      as: null,
      headers: { ...headers, 'if-match': opened.headers.etag ?? '' },
      body: filled,
    });
    expect(saved).toMatchObject({ status: 200, body: { figures: { weightKg: 69 } } });
    const sent = await call('submitIntake', {
      as: null,
      headers: { ...headers, 'if-match': saved.headers.etag ?? '' },
      body: { ...filled, consent: 'I consent.' },
    });
    expect(sent).toMatchObject({ status: 200, body: { state: 'SUBMITTED' } });
    const intake = { ...path, intakeId: made.body.id as string };
    const read = await call('getIntake', { as, path: intake });
    expect(read.body).toMatchObject({ consent: 'I consent.', answers: { habits: { isSmoker: true } } });
    const accepted = await call('acceptIntake', {
      as,
      path: intake,
      headers: { 'if-match': read.headers.etag ?? '' },
      body: { answers: [{ section: 'habits', question: 'isSmoker' }], figures: [] },
    });
    expect(accepted).toMatchObject({ status: 200, body: { state: 'ACCEPTED' } });
    const closed = { status: 409, body: { code: 'INTAKE_CLOSED' } };
    const again = { as, path: intake, headers: { 'if-match': accepted.headers.etag ?? '' } };
    expect(await call('declineIntake', again)).toMatchObject(closed);
    expect(await call('withdrawIntake', { as, path: intake })).toMatchObject(closed);
    expect((await call('listIntakes', { as, path })).body).toMatchObject({ items: [accepted.body] });
  });
});

/** The text of this folder's other tests, in which each called operation is in quotes. */
function otherTests(): string {
  const here = new URL('.', import.meta.url);
  return readdirSync(here)
    .filter((name) => name.endsWith('.test.ts') && !import.meta.url.endsWith(name))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
}

it('has called every operation of the contract that no other test calls', () => {
  const others = otherTests();
  expect(
    CONTRACT_OPERATIONS.filter(({ id }) => !seen.has(id) && !others.includes(`'${id}'`)).map(({ id }) => id),
  ).toEqual([]);
});
