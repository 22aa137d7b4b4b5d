import { existsSync, readdirSync, readlinkSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';
import { FullDisk } from './full-disk.ts';
import {
  authorization,
  PASSWORD,
  refresh,
  seedClinic,
  signIn,
  startIdentity,
  type TestServer,
} from './identity-test-bed.ts';
import { engine } from './test-database.ts';

/** A failed start waits before the next one; on a busy machine a start itself takes seconds. */
const BACK_WITHIN_MS = 60_000;

const disk = new FullDisk();
let folder: string;
let bed: TestBed;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'healzy-full-'));
  bed = await startTestBed({ LOG_LEVEL: 'error' }, () => openEmbedded({ dataDir: folder }));
  server = await startIdentity(bed.database);
}, 120_000);
afterEach(() => disk.free());
afterAll(async () => {
  disk.remove();
  await server.close();
  await bed.close();
  await rm(folder, { recursive: true, force: true });
});

const createPatient = (): Promise<Answer> => {
  const { specialist } = bed.alba.people;
  return bed.call('createPatient', { as: specialist, body: patientForm(specialist.professionalId ?? '') });
};
const list = (): Promise<Answer> => bed.call('listPatients', { as: bed.alba.people.specialist });
const health = async (): Promise<number> => (await bed.app.server.inject('/health')).statusCode;

/** Stops the engine: its log continues in a new segment, for which there is no room. */
async function stopOnFullDisk(): Promise<void> {
  disk.fill('segments');
  await expect(bed.database.vacuumFull(['notes'])).rejects.toThrow();
  await expect(createPatient()).resolves.toMatchObject({ status: 503 });
}

const untilBack = () =>
  vi.waitFor(async () => expect(await health()).toBe(200), { timeout: BACK_WITHIN_MS, interval: 100 });

async function expectKept(ids: readonly string[]): Promise<void> {
  const kept = await bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
    sql.query<{ id: string }>('SELECT id FROM patients'),
  );
  expect(kept.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
}

// The embedded engine is tested whatever the suite runs on.
describe.runIf(engine === 'embedded')('a full disk under the embedded database', () => {
  it('rejects what needs room with an explanation, answers the rest, and recovers once there is room', async () => {
    const created: string[] = [];
    disk.fill('files');
    const refused = await vi.waitUntil(
      async () => {
        const answer = await createPatient();
        if (answer.status === 201) created.push((answer.body as { id: string }).id);
        return answer.status === 201 ? undefined : answer;
      },
      { timeout: BACK_WITHIN_MS },
    );
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', status: 503 } });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await list()).status).toBe(200);
    disk.free();
    const after = await createPatient();
    expect(after.status).toBe(201);
    await expectKept([...created, (after.body as { id: string }).id]);
  }, 120_000);

  it('stops the engine when its log needs a new segment, answers 503, and recovers by itself', async () => {
    const before = ((await createPatient()).body as { id: string }).id;
    await stopOnFullDisk();
    for (let call = 0; call < 5; call += 1) {
      const answer = await list();
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(answer.headers['retry-after']).toBe('5');
      expect(await health()).toBe(503);
    }
    disk.free();
    await untilBack();
    const after = await createPatient();
    expect(after.status).toBe(201);
    await expectKept([before, (after.body as { id: string }).id]);
    // The stopped engine has left none of its files open.
    expect(openTwice()).toEqual([]);
  }, 180_000);

  it('lets nobody sign in meanwhile, says so on the page and to the application, and recovers afterwards', async () => {
    const clinic = await seedClinic(bed.database);
    const { refresh_token: token } = await signIn(server, server.browser(), clinic.elena.email);
    const browser = server.browser();
    const form = await browser.open(authorization(server).url);
    await stopOnFullDisk();

    const page = await server.browser().open(authorization(server).url);
    const sent = await browser.submit(form, { email: clinic.elena.email, password: PASSWORD });
    for (const answer of [page, sent]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.text).toMatch(/Ahora mismo no se puede acceder|Signing in is not possible right now/);
    }
    const refreshed = await refresh(server, token);
    expect(refreshed).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } });

    disk.free();
    await untilBack();
    await signIn(server, server.browser(), clinic.elena.email);
    expect((await refresh(server, token)).status).toBe(200);
  }, 180_000);

  it('creates no new database where the old one has disappeared meanwhile', async () => {
    const { id } = (await createPatient()).body as { id: string };
    await stopOnFullDisk();
    const [database, elsewhere] = [join(folder, 'database'), join(folder, 'elsewhere')];
    renameSync(database, elsewhere);
    disk.free();
    // Repeated until the delay after the last attempt is over, and another has found nothing there.
    await vi.waitFor(
      async () => {
        expect(await health()).toBe(503);
        expect(bed.logs.join('')).toContain('ENOENT');
      },
      { timeout: BACK_WITHIN_MS, interval: 100 },
    );
    expect(existsSync(database)).toBe(false);
    renameSync(elsewhere, database);
    await untilBack();
    await expectKept([id]);
  }, 180_000);

  it('lets nobody sign in while no file can grow, either', async () => {
    const { email } = bed.alba.people.specialist;
    disk.fill('files');
    const refused = await vi.waitUntil(
      async () => {
        const page = await server.browser().open(authorization(server, { login_hint: email }).url);
        expect([200, 503]).toContain(page.status);
        return page.status === 503 ? page : undefined;
      },
      { timeout: BACK_WITHIN_MS, interval: 1 },
    );
    expect(refused.headers.get('retry-after')).toBe('5');
    disk.free();
    expect((await server.browser().open(authorization(server).url)).status).toBe(200);
  }, 120_000);
});

/** Files of the database that this process has open more than once; none where the system does not tell. */
function openTwice(): string[] {
  if (process.platform !== 'linux') return [];
  const paths = readdirSync('/proc/self/fd').map((handle) => {
    try {
      return readlinkSync(join('/proc/self/fd', handle));
    } catch {
      return '';
    }
  });
  return paths.filter((path, at) => path.startsWith(folder) && paths.indexOf(path) !== at);
}
