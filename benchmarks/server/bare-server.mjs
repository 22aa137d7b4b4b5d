// Bare fastify: one transaction in the role bound by row-level security, the product's own statement, prepared and
// counted as there, JSON. No token, no validation, no version, no log.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mutex, PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

const { database, bundles } = JSON.parse(process.argv[2]);
const load = (path) => import(pathToFileURL(path).href);
const [{ findPage }, { KeptFigures }, { toSummary }, { insertPatient }, { EmbeddedSession }] =
  await Promise.all([
    load(bundles.list),
    load(bundles.kept),
    load(bundles.rows),
    load(bundles.write),
    load(bundles.session),
  ]);

const preamble = (accountId) =>
  `SET LOCAL ROLE healzy_app; SET LOCAL app.account_id = '${accountId}'; SET LOCAL app.user_id = ''`;
const counted = ({ rows, rowCount }) => ({ rows, rowCount: rowCount ?? 0 });

async function opened() {
  if (database.dataDir !== undefined) {
    const postgres = await PGlite.create({ dataDir: join(database.dataDir, 'database') });
    await postgres.exec(`SET timezone = 'UTC'`);
    const session = new EmbeddedSession(postgres, () => undefined);
    const turns = new Mutex();
    return (accountId, work) =>
      turns.runExclusive(async () => {
        await session.script(`BEGIN; ${preamble(accountId)}`);
        const answer = await work({ query: (text, params) => session.query('app', text, params) });
        await session.script('COMMIT');
        return answer;
      });
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 10, options: '-c timezone=UTC' });
  return async (accountId, work) => {
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; ${preamble(accountId)}`);
      const query = async (text, values) => counted(await client.query({ name: nameOf(text), text, values }));
      const answer = await work({ query });
      await client.query('COMMIT');
      return answer;
    } finally {
      client.release();
    }
  };
}

const names = new Map();
/** The name of a prepared statement on its connection. */
function nameOf(text) {
  if (!names.has(text)) names.set(text, `s${names.size + 1}`);
  return names.get(text);
}

const inAccount = await opened();
const kept = new KeptFigures();
const server = fastify();
const order = { field: 'surname', isDescending: false };
server.get('/list', ({ query: { accountId } }) =>
  inAccount(accountId, async (sql) => {
    const now = new Date();
    const caller = { accountId, roles: ['ADMIN'], professionalId: null };
    const rows = await findPage(sql, caller, {}, { order, after: null, limit: 26, now, kept });
    return { items: rows.slice(0, 25).map((row) => toSummary(row, now)), total: rows[0]?.total };
  }),
);
server.post('/write', ({ query: { accountId }, body }) =>
  inAccount(accountId, async (sql) => ({
    id: await insertPatient(sql, accountId, complete(body), randomUUID()),
  })),
);

/** Fills in the defaults of the patient form. */
const complete = (body) => ({
  phone: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  weightKg: null,
  heightCm: null,
  coupon: null,
  state: 'ACTIVE',
  ...body,
});

process.send(await server.listen({ port: 0, host: '127.0.0.1' }));
