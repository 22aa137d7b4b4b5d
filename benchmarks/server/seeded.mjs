// The running server over 100,000 patients, on either engine.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { seedClinics } from '../data/clinics.mjs';
import { buildProduct, startServer } from '../harness/product.mjs';
import { startIssuer } from './issuer.mjs';

/**
 * @param engine `postgresql` or `embedded`
 * @param options fewer accounts or patients, for a try; `keepsCopy` leaves the filled folder of the embedded database twice
 * @returns `{ url, tokenFor, databaseUrl, copy, connect, end }`; `connect` opens the database itself and is there on PostgreSQL only, since
 *   the embedded one belongs to the server's process
 */
export async function startSeeded(engine, options = {}) {
  buildProduct();
  const folder = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
  const issuer = await startIssuer();
  const postgres = engine === 'postgresql' ? await startPostgres() : null;
  const environment = {
    ...issuer.environment,
    DEMO_DATA: 'false',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  // The first start makes the tables.
  const first = await startServer(folder, environment);
  await first.end();
  const began = performance.now();
  if (postgres) {
    const client = await connectTo(postgres.url);
    await seedClinics((text, parameters) => client.query(text, parameters), options);
    await client.end();
  } else {
    const database = await PGlite.create({ dataDir: join(folder, 'database') });
    await seedClinics(
      (text, parameters) => (parameters ? database.query(text, parameters) : database.exec(text)),
      options,
    );
    await database.close();
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${engine}: filled in ${seconds.toFixed(0)} s`);
  const copy = options.keepsCopy ? `${folder}-copy` : undefined;
  if (copy !== undefined) cpSync(folder, copy, { recursive: true });
  const server = await startServer(folder, environment);
  return {
    databaseUrl: postgres?.url,
    copy,
    url: server.url,
    tokenFor: issuer.tokenFor,
    connect: () => connectTo(postgres.url),
    end: async () => {
      await server.end();
      issuer.end();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
      if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
    },
  };
}

async function connectTo(url) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return client;
}
