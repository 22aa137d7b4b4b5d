import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ LOG_LEVEL: 'info' });
});
afterAll(() => bed.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  bed.app.server.inject({ method: 'GET', url, headers });

describe('the app', () => {
  it('is served for every screen, with a policy that allows nothing foreign', async () => {
    for (const url of [
      '/',
      '/patients',
      '/patient/1/medical-test/cgm/2',
      '/error/no-grants',
      '/callback?code=1',
    ]) {
      const page = await get(url, { accept: 'text/html' });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>Healzy</title>');
      const policy = String(page.headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "script-src 'self';",
        // A session may be renewed in a hidden frame, which ends on the sign-in callback: only our own page may frame
        // it.
        url.startsWith('/callback') ? "frame-ancestors 'self';" : "frame-ancestors 'none'",
        "object-src 'none'",
        // Recordings are played before they are sent; only this page may use the microphone.
        "media-src 'self' blob:",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types healzy default',
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe');
      expect(page.headers['permissions-policy']).toContain('microphone=(self)');
      expect(page.headers['permissions-policy']).toContain('camera=()');
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  it('is served with 404 where it has no page, and says so itself', async () => {
    for (const url of [
      '/wp-login',
      '/patients/no/such/page',
      '/patient',
      '/chats/../wp',
      '/intake/1',
      '/%00',
    ])
      expect((await get(url, { accept: 'text/html' })).statusCode, url).toBe(404);
    const page = await get('/no-such-page?x=/patients', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<title>Healzy</title>');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // A page behind a link, and how people write addresses.
    for (const url of [
      '/intake',
      '/chat',
      '/survey',
      '/appointment',
      '/wearables',
      '/patients/',
      '/Patients',
      '/error/404',
    ])
      expect((await get(url, { accept: 'text/html' })).statusCode, url).toBe(200);
  });

  it('caches hashed files forever and never answers a missing file or call with a page', async () => {
    const script = await get('/assets/entry-abc123.js');
    expect(script.headers['cache-control']).toContain('immutable');
    // A worker created from it must be able to load its parts.
    expect(script.headers['content-security-policy']).toContain("script-src 'self'");
    // Scanned documents need WebAssembly decoders, in their reader's worker and nowhere else.
    const reader = await get('/assets/pdf.worker.min-abc123.mjs');
    expect(reader.headers['content-type']).toContain('javascript');
    expect(reader.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    const databases = await get('/assets/export-file.wasm.worker-abc123.js');
    expect(databases.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(script.headers['content-security-policy']).not.toContain('unsafe');
    for (const url of ['/assets/old-chunk.js', '/favicon.png', '/patient-service/nothing', '/files/x']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
    expect((await bed.app.server.inject({ method: 'POST', url: '/patients' })).statusCode).toBe(404);
  });

  it('sends what the build has compressed as it is, by what the browser understands, and lists none of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'healzy-web-'));
    const assets = join(folder, 'assets');
    await mkdir(assets);
    await writeFile(join(folder, 'index.html'), '<title>Healzy</title>');
    const [plain, brotli, zipped] = ['export {};', 'as brotli', 'as gzip'];
    await writeFile(join(assets, 'start-1.js'), plain);
    await writeFile(join(assets, 'start-1.js.br'), brotli);
    await writeFile(join(assets, 'start-1.js.gz'), zipped);
    const own = await startTestBed({ WEB_DIST: folder });
    try {
      const read = async (url: string, accepted: string) => {
        const { headers, body } = await own.app.server.inject({
          url,
          headers: { 'accept-encoding': accepted },
        });
        expect(headers['content-type']).toContain('javascript');
        expect(headers['cache-control']).toContain('immutable');
        expect(headers.vary).toContain('accept-encoding');
        return [headers['content-encoding'], body];
      };
      expect(await read('/assets/start-1.js', 'gzip, deflate, br, zstd')).toEqual(['br', brotli]);
      expect(await read('/assets/start-1.js', 'gzip, deflate')).toEqual(['gzip', zipped]);
      expect(await read('/assets/start-1.js', 'identity')).toEqual([undefined, plain]);
      const itself = await own.app.server.inject('/assets/start-1.js.br');
      expect(itself.statusCode).toBe(404);
    } finally {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('revalidates the service worker each time, under the page’s policy, and allows no other', async () => {
    const worker = await get('/service-worker.js');
    expect(worker.statusCode).toBe(200);
    expect(worker.headers['content-type']).toContain('javascript');
    expect(worker.headers['cache-control']).toBe('no-cache');
    const policy = String(worker.headers['content-security-policy']);
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('learns from /config.json where to sign in', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      issuer: 'http://healzy.test/oidc',
      clientId: 'healzy-web',
      apiUrl: '',
      audience: 'urn:healzy:api',
      brand: { name: 'Healzy' },
      serviceWorker: true,
    });
  });

  it('finds the same in every page, as data that no script policy concerns', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'healzy-web-'));
    await writeFile(
      join(folder, 'index.html'),
      '<title>Healzy</title><link rel="preload" href="/config.json" />',
    );
    const own = await startTestBed({ WEB_DIST: folder });
    try {
      const settings = (await own.app.server.inject('/config.json')).json<object>();
      for (const url of ['/', '/patients', '/callback?code=1']) {
        const { body, headers } = await own.app.server.inject(url);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toContain("script-src 'self';");
        const [, inPage = ''] =
          /<script type="application\/json" id="config">(.*)<\/script>$/.exec(body) ?? [];
        expect(inPage).not.toContain('<');
        expect(JSON.parse(inPage)).toEqual(settings);
      }
    } finally {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('learns there, too, what the embedded provider says of itself', async () => {
    const said = (await get('/oidc/.well-known/openid-configuration')).json<Record<string, unknown>>();
    expect((await get('/config.json')).json()).toMatchObject({
      endpoints: {
        issuer: said.issuer,
        authorization: said.authorization_endpoint,
        token: said.token_endpoint,
        signOut: said.end_session_endpoint,
        scopes: said.scopes_supported,
      },
    });
  });
});

describe('every response', () => {
  it.each(['/', '/health', '/config.json', '/reference', '/patient-service/patient', '/nowhere.txt'])(
    'of %s forbids sniffing, framing and referrers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    },
  );

  it('is compressed when it is long and the caller accepts it', async () => {
    const answer = await get('/reference/openapi.json', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

it('reports its health', async () => {
  const answer = await get('/health');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', database: bed.database.engine }]);
});

it('shows the whole contract at /reference, without scripts and external resources', async () => {
  const page = await get('/reference');
  expect(page.statusCode).toBe(200);
  for (const text of ['importCgmFile', 'CgmHeatMap', '/user-service/user/{id}/professional']) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toMatch(/<script|\son\w+=|style="/);
  expect(page.body.match(/(?:src|href)="(?!#|\/reference)/g)).toBeNull();
  const links = [...page.body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
  const ids = new Set([...page.body.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));
  expect(links.filter((link) => !ids.has(link))).toEqual([]);
  expect((await get('/reference/reference.css')).headers['content-type']).toContain('text/css');
});

it('writes no personal data, search or token into its log', async () => {
  const { specialist } = bed.alba.people;
  const body = patientForm(specialist.professionalId ?? '', {
    name: 'Nombrepropio',
    email: 'nombrepropio@correo.example',
    phone: '+34 612 345 678',
  });
  bed.logs.length = 0;
  await bed.call('createPatient', { as: specialist, body });
  await bed.call('createPatient', { as: specialist, body });
  await bed.call('listPatients', { as: specialist, query: { search: 'Nombrepropio' } });
  await bed.call('getOwnProfile', { as: null, token: 'a.secret.token', accountId: bed.alba.accountId });
  await get('/files/content/x?account=1&expires=2&signature=hidden');
  // An internal error with personal data in the database's message.
  const fault = bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) =>
    sql.query(`INSERT INTO patients (id, account_id, name) VALUES ($1, $2, 'Nombrepropio')`, [
      bed.alba.testId,
      bed.alba.accountId,
    ]),
  );
  bed.app.server.log.error({ err: await fault.catch((error: unknown) => error) }, 'a call failed');
  const log = bed.logs.join('');
  expect(log).toContain('"route":"createPatient"');
  expect(log).toContain('"status":409');
  expect(log).toContain('"code":"23502"');
  // Three digits alone occur in every other timestamp.
  for (const secret of [
    'ombrepropio',
    '612 345',
    '612345',
    'secret',
    'hidden',
    'Bearer',
    'search',
    specialist.email,
  ]) {
    expect(log).not.toContain(secret);
  }
});

describe('lists', () => {
  it('page through all patients in order, whatever is added meanwhile, in every sort', async () => {
    const { specialist, admin } = bed.alba.people;
    for (const name of ['Úrsula', 'ana', 'Ñusta', 'Álvaro', 'Bea', 'Zoe', 'ángel']) {
      const form = patientForm(specialist.professionalId ?? '', { name, surname: 'Orden' });
      await bed.call('createPatient', { as: specialist, body: form });
    }
    for (const sort of ['name', '-name', 'surname', '-email', 'createdAt', '-createdAt', 'lastActivity']) {
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string | number> = { sort, limit: 2, search: 'orden' };
        if (cursor !== null) query.cursor = cursor;
        const page = await bed.call('listPatients', { as: admin, query });
        expect(page.body.total).toBe(7);
        names.push(...(page.body.items as { name: string }[]).map(({ name }) => name));
        cursor = page.body.nextCursor as string | null;
      } while (cursor !== null);
      expect(new Set(names).size).toBe(7);
      if (sort === 'name') expect(names).toEqual(['Álvaro', 'ana', 'ángel', 'Bea', 'Ñusta', 'Úrsula', 'Zoe']);
    }
  });

  it('find names regardless of accents and case, and treat wildcards literally', async () => {
    const { admin } = bed.alba.people;
    const count = async (search: string) =>
      (await bed.call('listPatients', { as: admin, query: { search } })).body.total as number;
    expect(await count('NUSTA orden')).toBe(1);
    expect(await count('orden úrsula')).toBe(1);
    expect(await count('%')).toBe(0);
    expect(await count('_')).toBe(0);
  });

  it('reject the cursor of another list', async () => {
    const { admin } = bed.alba.people;
    const first = await bed.call('listPatients', { as: admin, query: { sort: 'name', limit: 2 } });
    const cursor = first.body.nextCursor as string;
    const other = await bed.call('listPatients', { as: admin, query: { sort: 'email', limit: 2, cursor } });
    expect(other).toMatchObject({ status: 400, body: { details: { fields: [{ path: '/query/cursor' }] } } });
  });
});
