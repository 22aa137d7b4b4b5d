import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { readWearableRecords } from '../src/features/wearables/blocks.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';
import { addDevice, at, importRecords, someRecords, steps } from './wearable-samples.ts';

const DAY = '2026-03-01';
let bed: TestBed;
let clinic: Clinic;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3991' });
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Devices');
  ({ patientId } = clinic);
  bed.now.value = new Date('2026-03-02T10:00:00Z');
});

const as = () => clinic.people.specialist;
const deliver = (token: string, body: object, key?: string) =>
  bed.call('ingestWearableRecords', {
    as: null,
    token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const overview = async () => (await bed.call('getWearables', { as: as(), path: { patientId } })).body;
const intervals = async (of = patientId) =>
  bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
    const owner = { accountId: clinic.accountId, patientId: of };
    return (await readWearableRecords(sql, owner, { from: DAY, to: DAY })).intervals;
  });
const later = (hours: number) => {
  bed.now.value = new Date(bed.now.value.getTime() + hours * 3_600_000);
};

describe('a device', () => {
  it('delivers, and the same call twice stores once, with and without a key', async () => {
    const { token } = await addDevice(bed, clinic, patientId);
    const first = await deliver(token, someRecords(DAY));
    expect(first).toMatchObject({ status: 200, body: { stored: 8, known: 0 } });
    expect(await deliver(token, someRecords(DAY))).toMatchObject({ body: { stored: 0, known: 8 } });
    const key = newId();
    const more = { intervals: [steps('Reloj', at(DAY, 9), at(DAY, 9, 5), 300)] };
    expect(await deliver(token, more, key)).toMatchObject({ body: { stored: 1, known: 0 } });
    // A lost answer: the repeated call gets the first one's.
    expect(await deliver(token, more, key)).toMatchObject({ body: { stored: 1, known: 0 } });
    expect(await deliver(token, someRecords(DAY, 'Queso'), key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await intervals()).toHaveLength(2);
    expect(await overview()).toMatchObject({
      devices: [{ records: 9 }],
      sources: [{ records: 8 }, { records: 1 }],
    });
  });

  it('stores once what comes in two calls at the same time', async () => {
    const { token } = await addDevice(bed, clinic, patientId);
    const both = await Promise.all([deliver(token, someRecords(DAY)), deliver(token, someRecords(DAY))]);
    expect(both.map(({ body }) => body.stored as number).sort()).toEqual([0, 8]);
  });

  it('replaces what it corrects, in whichever order the calls come', async () => {
    const { token } = await addDevice(bed, clinic, patientId);
    const old = { intervals: [steps('Reloj', at(DAY, 8), at(DAY, 9), 900, { version: 1 })] };
    const corrected = { intervals: [steps('Reloj', at(DAY, 8), at(DAY, 9), 600, { version: 2 })] };
    await deliver(token, corrected);
    expect(await deliver(token, old)).toMatchObject({ body: { stored: 0, known: 1 } });
    expect(await intervals()).toMatchObject([{ value: 600 }]);
    await deliver(token, { intervals: [steps('Reloj', at(DAY, 8), at(DAY, 9), 650, { version: 3 })] });
    expect(await intervals()).toMatchObject([{ value: 650 }]);
    expect(await overview()).toMatchObject({ devices: [{ records: 1 }] });
  });

  it('delivers only what was chosen for it, and nothing of a call with a record that cannot be', async () => {
    const { token } = await addDevice(bed, clinic, patientId, { choices: ['STEPS'] });
    expect(await deliver(token, someRecords(DAY))).toMatchObject({
      status: 422,
      body: { code: 'WEARABLE_RECORDS' },
    });
    const [fine] = someRecords(DAY).intervals;
    const refused = await deliver(token, { intervals: [fine, { ...fine, value: 400_000 }] });
    expect(refused.body.details.records).toMatchObject([{ record: 'intervals/1', reason: 'TOO_HIGH' }]);
    expect(await intervals()).toEqual([]);
  });

  it('writes for its own patient, and opens nothing', async () => {
    const other = await addPatient(bed.database, clinic, {});
    const { token } = await addDevice(bed, clinic, patientId);
    await deliver(token, { intervals: someRecords(DAY).intervals });
    expect(await intervals(other)).toEqual([]);
    const read = await bed.call('getWearables', {
      as: null,
      token,
      accountId: clinic.accountId,
      path: { patientId },
    });
    expect(read).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    // Nor is it a link.
    const headers = { 'x-wearable-link': token, 'x-wearable-device': newId() };
    expect((await bed.call('openHeldWearables', { as: null, headers })).status).toBe(404);
  });

  it('delivers no more once its token was taken back, and its records go only when that was asked for', async () => {
    const { id, token } = await addDevice(bed, clinic, patientId);
    await deliver(token, { intervals: someRecords(DAY).intervals });
    const revoke = (removesRecords: boolean) =>
      bed.call('revokeWearableDevice', {
        as: as(),
        path: { patientId, deviceId: id },
        body: { removesRecords },
      });
    expect(await revoke(false)).toMatchObject({ status: 200, body: { state: 'NONE', records: 1 } });
    const refused = await deliver(token, { intervals: someRecords(DAY).intervals });
    expect(refused).toMatchObject({ status: 401, body: { code: 'WEARABLE_TOKEN' } });
    expect(refused.headers['www-authenticate']).toContain('Bearer');
    expect(await intervals()).toHaveLength(1);
    expect(await revoke(true)).toMatchObject({
      status: 200,
      body: { records: 0, revokedAt: '2026-03-02T10:00:00.000Z' },
    });
    expect(await intervals()).toEqual([]);
  });

  it.each([
    ['no token', undefined],
    ['a guess', 'x'.repeat(43)],
    ['a short one', 'abc'],
  ])('is answered clearly with %s', async (_what, token) => {
    const answer = await bed.call('ingestWearableRecords', {
      as: null,
      ...(token === undefined ? {} : { token }),
      body: {},
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'WEARABLE_TOKEN' } });
  });

  it('of a deleted patient delivers no more', async () => {
    const id = await addPatient(bed.database, clinic, {});
    const { token } = await addDevice(bed, clinic, id);
    expect((await deliver(token, {})).status).toBe(200);
    const deleted = await bed.call('deletePatient', { as: as(), path: { id } });
    expect(deleted.status).toBe(204);
    expect((await deliver(token, {})).status).toBe(401);
  });

  it('has a token that neither the database nor the log knows', async () => {
    const body = { name: 'Reloj', choices: ['STEPS'] };
    const headers = { 'idempotency-key': newId() };
    const make = () => bed.call('createWearableDevice', { as: as(), path: { patientId }, body, headers });
    const { token } = (await make()).body as { token: string };
    // A repeated call gets the same device and token.
    expect((await make()).body.token).toBe(token);
    await deliver(token, { intervals: someRecords(DAY).intervals });
    await deliver('y'.repeat(43), {});
    const tables = ['wearable_devices', 'wearable_blocks', 'idempotency_keys'];
    await bed.database.asAccount({ accountId: clinic.accountId, userId: as().userId }, async (sql) => {
      for (const table of tables) {
        const found = await sql.query<{ all: number; with: number }>(
          `SELECT count(*)::integer AS all, count(*) FILTER (WHERE x::text LIKE $1)::integer AS with FROM ${table} x`,
          [`%${token}%`],
        );
        expect([table, found.rows]).toEqual([table, [{ all: 1, with: 0 }]]);
      }
    });
    expect(bed.logs.join('')).not.toContain(token);
    expect(bed.logs.join('')).not.toContain('y'.repeat(43));
  });

  it('that calls too often waits', async () => {
    const { token } = await addDevice(bed, clinic, patientId);
    for (let call = 0; call < 300; call += 1) await deliver(token, {});
    const answer = await deliver(token, {});
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    later(1);
    expect((await deliver(token, {})).status).toBe(200);
  });
});

describe('the example of the documentation', () => {
  it('delivers a file, and again without storing anything twice', async () => {
    const { token } = await addDevice(bed, clinic, patientId);
    await bed.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = bed.app.server.server.address() as AddressInfo;
    const file = join(await mkdtemp(join(tmpdir(), 'healzy-example-')), 'records.json');
    await writeFile(file, JSON.stringify(someRecords(DAY)));
    const example = join(import.meta.dirname, '../../../docs/examples/deliver-wearables.mjs');
    const run = async () => {
      const env = { ...process.env, HEALZY_URL: `http://127.0.0.1:${port}`, HEALZY_TOKEN: token };
      const { stdout } = await promisify(execFile)(process.execPath, [example, file], { env });
      return JSON.parse(stdout) as unknown;
    };
    expect(await run()).toEqual({ stored: 8, known: 0 });
    // Its keys follow from the records: the answers are those of the first time.
    expect(await run()).toEqual({ stored: 8, known: 0 });
    expect(await overview()).toMatchObject({ devices: [{ records: 8 }] });
  });
});

describe('the state of a patient’s wearables', () => {
  const stateAfter = async (hours: number) => {
    bed.now.value = new Date(Date.parse(at(DAY, 8, 10)) + hours * 3_600_000);
    return (await overview()).state as string;
  };

  it('is connected for two days, silent for two weeks, then lost; files alone are never silent', async () => {
    await importRecords(bed, clinic, patientId, [{ intervals: someRecords(DAY).intervals }]);
    expect(await stateAfter(24 * 60)).toBe('FILES');
    bed.now.value = new Date('2026-03-02T10:00:00Z');
    const { id, token } = await addDevice(bed, clinic, patientId);
    // Nobody knows whether it was ever set up.
    expect((await overview()).state).toBe('LOST');
    await deliver(token, { intervals: someRecords(DAY).intervals });
    expect(await stateAfter(48)).toBe('CONNECTED');
    expect(await stateAfter(49)).toBe('SILENT');
    expect(await stateAfter(14 * 24)).toBe('SILENT');
    expect(await stateAfter(14 * 24 + 1)).toBe('LOST');
    await bed.call('revokeWearableDevice', {
      as: as(),
      path: { patientId, deviceId: id },
      body: { removesRecords: false },
    });
    expect((await overview()).state).toBe('FILES');
  });

  it('is on the worklist while it is silent, in the record, in the list and in its filter', async () => {
    const { id, name, token } = await addDevice(bed, clinic, patientId);
    await deliver(token, { intervals: someRecords(DAY).intervals });
    const lines = async () => {
      const { body } = await bed.call('listWorklist', { as: as(), query: { limit: 100 } });
      return (body.items as { kind: string; cause: string }[]).filter(
        ({ kind }) => kind === 'WEARABLE_SILENT',
      );
    };
    expect(await lines()).toEqual([]);
    const listed = async () => {
      const { body } = await bed.call('listPatients', { as: as() });
      return (body.items as { id: string; wearable: unknown }[]).find((each) => each.id === patientId)
        ?.wearable;
    };
    // Nobody must act while it delivers.
    expect(await listed()).toBeNull();
    later(48);
    expect(await lines()).toMatchObject([{ subjectId: id, device: name, since: '2026-03-01T07:10:00.000Z' }]);
    expect(await listed()).toEqual({ state: 'SILENT', silentSince: '2026-03-01T07:10:00.000Z' });
    const summary = await bed.call('getPatientSummary', { as: as(), path: { patientId } });
    expect(summary.body.wearable).toEqual({
      state: 'SILENT',
      silentSince: '2026-03-01T07:10:00.000Z',
      lastOn: '2026-03-01',
      sources: ['Reloj'],
    });
    // Reviewed as silent, it is there again once it is lost, and stays until it delivers or is disconnected.
    const review = async () => {
      const [line] = await lines();
      const path = { kind: 'WEARABLE_SILENT', subjectId: id };
      const headers = { 'idempotency-key': newId() };
      const answer = await bed.call('reviewWorklistLine', {
        as: as(),
        path,
        headers,
        body: { cause: line?.cause },
      });
      expect(answer.status, answer.text).toBe(204);
    };
    await review();
    expect(await lines()).toEqual([]);
    for (const days of [14, 12]) {
      later(24 * days);
      expect(await lines()).toMatchObject([
        { subjectId: id, device: name, since: '2026-03-01T07:10:00.000Z' },
      ]);
    }
    expect(await listed()).toEqual({ state: 'LOST', silentSince: '2026-03-01T07:10:00.000Z' });
    await review();
    expect(await lines()).toEqual([]);
    const found = async (wearable: string) => {
      const { body } = await bed.call('listPatients', { as: as(), query: { wearable } });
      return (body.items as { id: string }[]).map((patient) => patient.id).includes(patientId);
    };
    expect(await found('WITH')).toBe(true);
    // By the clock of the database, to which that day is long ago.
    expect([await found('LOST'), await found('SILENT')]).toEqual([true, false]);
    const { body } = await bed.call('getDashboard', { as: as() });
    expect(body.cards).toContainEqual({ id: 'PATIENTS_WITH_WEARABLE', value: 1, before: null });
    await bed.call('revokeWearableDevice', {
      as: as(),
      path: { patientId, deviceId: id },
      body: { removesRecords: false },
    });
    expect(await listed()).toBeNull();
  });

  it('that was connected and never delivered is on the worklist after two days, until it is disconnected', async () => {
    const old = await addDevice(bed, clinic, patientId, { name: 'Anillo' });
    const lines = async () => {
      const { body } = await bed.call('listWorklist', { as: as(), query: { limit: 100 } });
      return (body.items as { kind: string; device?: string }[]).flatMap(({ device }) => device ?? []);
    };
    later(47);
    expect(await lines()).toEqual([]);
    later(1);
    const { body } = await bed.call('listWorklist', { as: as(), query: { limit: 100 } });
    expect(body.items).toMatchObject([{ kind: 'WEARABLE_SILENT', device: 'Anillo', since: null }]);
    // Of several devices one line: that of the one that delivered last.
    const { id, token } = await addDevice(bed, clinic, patientId);
    await deliver(token, { intervals: someRecords(DAY).intervals });
    expect(await lines()).toEqual(['Reloj']);
    const revoke = (deviceId: string) =>
      bed.call('revokeWearableDevice', {
        as: as(),
        path: { patientId, deviceId },
        body: { removesRecords: false },
      });
    await revoke(id);
    expect(await lines()).toEqual(['Anillo']);
    await revoke(old.id);
    expect(await lines()).toEqual([]);
  });

  it('of a diary: while it is silent nothing arrives, which does not say that nothing was logged', async () => {
    const watch = await addDevice(bed, clinic, patientId, { choices: ['STEPS'] });
    const read = async () =>
      (
        await bed.call('getWearableNutrition', {
          as: as(),
          path: { patientId },
          query: { from: '2026-02-28', to: '2026-03-03' },
        })
      ).body as { silence: unknown; days: { gap: string | null }[] };
    const gaps = async () => (await read()).days.map(({ gap }) => gap);
    expect(await read()).toMatchObject({ silence: { since: null }, days: [{ gap: 'NOT_ARRIVED' }, {}, {}] });
    const diary = await addDevice(bed, clinic, patientId, { name: 'Diario', choices: ['MEALS'] });
    await deliver(diary.token, { meals: someRecords(DAY).meals });
    expect((await read()).silence).toBeNull();
    expect(await gaps()).toEqual([null, 'MISSING_MEALS', null]);
    later(72);
    // The watch delivers: the diary does not.
    await deliver(watch.token, {
      intervals: [steps('Reloj', at('2026-03-05', 10), at('2026-03-05', 10, 5), 300)],
    });
    expect((await read()).silence).toEqual({ since: DAY });
    expect(await gaps()).toEqual([null, 'MISSING_MEALS', 'NOT_ARRIVED', 'NOT_ARRIVED']);
  });
});

describe('a patient’s link', () => {
  const make = async (more: object = {}) =>
    bed.call('createWearableLink', {
      as: as(),
      path: { patientId },
      body: { delivery: 'COPY', language: 'es', ...more },
    });
  const holder = (link: string, device = newId()) => {
    const headers = { 'x-wearable-link': link.split('#')[1] ?? '', 'x-wearable-device': device };
    const call = (operation: Parameters<TestBed['call']>[0], options: object = {}) =>
      bed.call(operation, { as: null, headers, ...options });
    return {
      open: (more: object = {}) =>
        bed.call('openHeldWearables', { as: null, headers: { ...headers, ...more } }),
      begin: () =>
        call('beginHeldWearableImport', {
          body: { fileName: 'p.zip', format: 'APPLE_HEALTH', choices: ['STEPS'] },
        }),
      add: (importId: string, body: object) =>
        call('addHeldWearableRecords', { path: { importId, part: '1' }, body }),
      complete: (importId: string) =>
        call('completeHeldWearableImport', {
          path: { importId },
          body: { parts: 1, read: 1, stored: 1, skipped: [] },
        }),
      remove: (importId: string) => call('deleteHeldWearableImport', { path: { importId } }),
    };
  };

  it('takes a file from a telephone, which its holder can undo', async () => {
    const link = (await make()).body.link as string;
    expect(link).toContain('/wearables#');
    const phone = holder(link);
    expect(await phone.open()).toMatchObject({ status: 200, body: { language: 'es', imports: [] } });
    const id = (await phone.begin()).body.id as string;
    expect(await phone.add(id, { meals: someRecords(DAY).meals })).toMatchObject({ status: 422 });
    expect((await phone.add(id, { intervals: someRecords(DAY).intervals })).status).toBe(200);
    expect((await phone.complete(id)).status).toBe(200);
    expect(await phone.open()).toMatchObject({ body: { imports: [{ id, isFromPatient: true }] } });
    expect(await overview()).toMatchObject({ imports: [{ id, isFromPatient: true }], link: { link } });
    expect(await intervals()).toHaveLength(1);
    expect((await phone.remove(id)).status).toBe(204);
    expect(await intervals()).toEqual([]);
  });

  it('sees nothing of the clinic’s imports, nor touches them', async () => {
    const ours = await importRecords(bed, clinic, patientId, [{ intervals: someRecords(DAY).intervals }]);
    const phone = holder((await make()).body.link as string);
    expect((await phone.open()).body.imports).toEqual([]);
    expect((await phone.remove(ours)).status).toBe(404);
    expect((await phone.add(ours, {})).status).toBe(404);
    expect(await intervals()).toHaveLength(1);
  });

  it('works on its first device, on another with the birthdate, and no more once another was made', async () => {
    const link = (await make()).body.link as string;
    await holder(link).open();
    const other = holder(link);
    expect(await other.open()).toMatchObject({
      status: 409,
      body: { code: 'WEARABLE_LINK_USED', details: { asksBirthdate: true, triesLeft: 5 } },
    });
    expect((await other.begin()).status).toBe(409);
    const { body: card } = await bed.call('getPatient', { as: as(), path: { id: patientId } });
    expect((await other.open({ 'x-wearable-birthdate': card.birthdate as string })).status).toBe(200);
    const next = (await make()).body.link as string;
    expect(await other.open()).toMatchObject({ status: 409, body: { code: 'WEARABLE_LINK_ENDED' } });
    expect((await bed.call('withdrawWearableLink', { as: as(), path: { patientId } })).status).toBe(204);
    expect(await holder(next).open()).toMatchObject({ status: 409, body: { code: 'WEARABLE_LINK_ENDED' } });
    expect((await overview()).link).toBeNull();
  });

  it('brings twenty files at most', async () => {
    const phone = holder((await make()).body.link as string);
    for (let file = 0; file < 20; file += 1) {
      const id = (await phone.begin()).body.id as string;
      await phone.add(id, { intervals: someRecords(DAY).intervals });
      expect((await phone.complete(id)).status).toBe(200);
    }
    expect(await phone.begin()).toMatchObject({ status: 409, body: { code: 'WEARABLE_LINK_FULL' } });
  });

  it('ends after two weeks', async () => {
    const link = (await make()).body.link as string;
    later(24 * 14);
    expect(await holder(link).open()).toMatchObject({ status: 409, body: { code: 'WEARABLE_LINK_ENDED' } });
  });

  it('is sent by e-mail without a word of health', async () => {
    expect(await make({ delivery: 'EMAIL' })).toMatchObject({ status: 201, body: { delivery: 'EMAIL' } });
  });
});

describe('an observer', () => {
  it('reads, and gets neither link nor the right to change', async () => {
    await bed.call('createWearableLink', {
      as: as(),
      path: { patientId },
      body: { delivery: 'COPY', language: 'es' },
    });
    const admin = clinic.people.admin;
    const { body } = await bed.call('getWearables', { as: admin, path: { patientId } });
    expect(body).toMatchObject({ canEdit: false, link: null });
  });
});
