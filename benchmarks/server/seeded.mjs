// The running server over 100,000 patients, on either engine.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { seedClinics } from '../data/clinics.mjs';
import { buildProduct, startServer } from '../harness/product.mjs';
import { startIssuer } from './issuer.mjs';

/** Databases filled already, by engine and numbers: the benchmarks of a run work on copies of them. */
const filled = new Map();

/**
 * @param engine `postgresql` or `embedded`
 * @param options `keepsCopy` leaves a second copy of the embedded database's folder; `clinics` are other numbers; as many
 *   `processes` share the database, on PostgreSQL only
 * @returns `{ url, urls, pids, tokenFor, databaseUrl, copy, connect, end }`; `connect` opens the database directly, on PostgreSQL
 *   only, since the embedded one belongs to the server's process
 */
export async function startSeeded(engine, { keepsCopy = false, clinics = {}, processes = 1 } = {}) {
  buildProduct();
  const key = `${engine} ${JSON.stringify(clinics)}`;
  if (!filled.has(key)) filled.set(key, await fill(engine, clinics));
  const template = filled.get(key);
  const folder = copyOf(template.folder);
  const copy = keepsCopy ? copyOf(template.folder) : undefined;
  const databaseUrl = template.postgres ? await databaseLike(template.postgres.url) : undefined;
  const issuer = await startIssuer();
  const servers = [await startServer(folder, environmentOf(issuer, databaseUrl))];
  while (servers.length < processes)
    servers.push(await startServer(folder, environmentOf(issuer, databaseUrl)));
  return {
    databaseUrl,
    copy,
    url: servers[0].url,
    urls: servers.map(({ url }) => url),
    pids: servers.map(({ pid }) => pid),
    tokenFor: issuer.tokenFor,
    connect: () => connectTo(databaseUrl),
    end: async () => {
      for (const server of servers) await server.end();
      issuer.end();
      if (databaseUrl !== undefined) await onDatabase(template.postgres.url, dropping(databaseUrl));
      for (const path of [folder, copy])
        if (path !== undefined) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Stops and removes the databases that the copies were made from; called at the end of a run. */
export async function deleteSeeded() {
  for (const { folder, postgres } of filled.values()) {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  filled.clear();
}

const environmentOf = (issuer, databaseUrl) => ({
  ...issuer.environment,
  DEMO_DATA: 'false',
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

async function fill(engine, clinics) {
  const folder = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
  const postgres = engine === 'postgresql' ? await startPostgres() : null;
  // The first start creates the tables.
  const issuer = await startIssuer();
  const first = await startServer(folder, environmentOf(issuer, postgres?.url));
  await first.end();
  issuer.end();
  const began = performance.now();
  if (postgres) {
    await onDatabase(postgres.url, (client) =>
      seedClinics((text, parameters) => client.query(text, parameters), clinics),
    );
  } else {
    const database = await PGlite.create({ dataDir: join(folder, 'database') });
    await seedClinics(
      (text, parameters) => (parameters ? database.query(text, parameters) : database.exec(text)),
      clinics,
    );
    await database.close();
  }
  console.log(`  ${engine}: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return { folder, postgres };
}

function copyOf(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Creates a copy of the database at `url`; returns its URL. */
async function databaseLike(url) {
  const copy = new URL(url);
  copy.pathname = `${copy.pathname}_${randomBytes(4).toString('hex')}`;
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await onDatabase(maintenance.href, (client) =>
    client.query(`CREATE DATABASE ${nameOf(copy.href)} TEMPLATE ${nameOf(url)}`),
  );
  return copy.href;
}

const nameOf = (url) => new URL(url).pathname.slice(1);
const dropping = (url) => (client) => client.query(`DROP DATABASE IF EXISTS ${nameOf(url)} WITH (FORCE)`);

async function onDatabase(url, work) {
  const client = await connectTo(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function connectTo(url) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return client;
}
