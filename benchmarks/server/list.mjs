// Listing patients and creating one, over 100,000 patients, beside a minimal server that returns the same: fastify, one
// transaction under row-level security, the same statement, without authentication, authorization and validation.
import { randomUUID } from 'node:crypto';
import { ACCOUNTS, personOf } from '../data/clinics.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { startBare } from './bare.mjs';
import { atRate, busy, quantile } from './load.mjs';
import { startSeeded } from './seeded.mjs';

const ROUNDS = 5;
const ROUND_MS = 3_000;
const CONNECTIONS = 10;
const RATE = 200;
const RATE_MS = 10_000;

export const list = {
  id: 'server.list',
  unit: 'requests/s',
  work: 'the first page of 25 patients with specialists, tests, tags, next appointment and their number, 100,000 patients in 50 accounts, row-level security on, 10 connections; the limit is bare fastify with the same statement and no token, check or log',
  measure: () => measure(listing),
};

export const write = {
  id: 'server.write',
  unit: 'requests/s',
  work: 'creating a patient with their principal among 100,000 in 50 accounts, row-level security on, 10 connections; the limit is bare fastify with the same inserts and no token, check or log',
  measure: () => measure(creation),
};

const anyAccount = () => 1 + Math.floor(Math.random() * ACCOUNTS);

/** The request sent to both servers. */
const listing = {
  ours: () => ({ method: 'GET', path: '/patient-service/patient?limit=25' }),
  bare: () => ({ method: 'GET', path: '/list' }),
  kinds: {
    search: () => ({ method: 'GET', path: '/patient-service/patient?limit=25&search=echeverri' }),
    lastActivity: () => ({ method: 'GET', path: '/patient-service/patient?limit=25&sort=-lastActivity' }),
    nextAppointment: () => ({
      method: 'GET',
      path: '/patient-service/patient?limit=25&sort=nextAppointment',
    }),
    withTest: () => ({ method: 'GET', path: '/patient-service/patient?limit=25&hasTestInProgress=true' }),
  },
};
const creation = {
  ours: (account) => ({
    method: 'POST',
    path: '/patient-service/patient',
    headers: { 'idempotency-key': randomUUID() },
    body: newcomer(account),
  }),
  bare: (account) => ({ method: 'POST', path: '/write', body: newcomer(account) }),
  kinds: {},
};

function newcomer(account) {
  return {
    name: 'Lucia',
    surname: 'Ferrer Nuevo',
    email: `${randomUUID()}@mail.example`,
    birthdate: '1984-05-02',
    sex: 'FEMALE',
    timezone: 'Europe/Madrid',
    specialists: [{ professionalId: personOf(account, 'specialist 1').professionalId, isPrincipal: true }],
  };
}

async function measure(work) {
  const postgresql = await onEngine('postgresql', work);
  const embedded = await onEngine('embedded', work);
  return {
    ours: { spread: spread(postgresql.ours), runs: ROUNDS },
    limit: { spread: spread(postgresql.bare), runs: ROUNDS },
    details: {
      share: shareOf(postgresql),
      p99At200: postgresql.p99,
      embedded: { ours: median(embedded.ours), limit: median(embedded.bare) },
      embeddedShare: shareOf(embedded),
      embeddedP99At200: embedded.p99,
      ...postgresql.kinds,
    },
  };
}

const median = (values) => rounded(quantile(values, 0.5));
const shareOf = ({ ours, bare }) => rounded(quantile(ours, 0.5) / quantile(bare, 0.5));

/** The two take turns; on the embedded engine each has its own folder, since only one process can own one. */
async function onEngine(engine, work) {
  const server = await startSeeded(engine, { keepsCopy: engine === 'embedded' });
  const bare = await startBare(
    engine === 'postgresql' ? { url: server.databaseUrl } : { dataDir: server.copy },
  );
  try {
    const tokens = new Map();
    for (let account = 1; account <= ACCOUNTS; account++)
      tokens.set(account, await server.tokenFor(personOf(account, 'admin')));
    const called = (make) => () => {
      const account = anyAccount();
      const { path, headers, ...request } = make(account);
      const url = new URL(path, server.url);
      url.searchParams.set('accountId', personOf(account, 'admin').accountId);
      return { ...request, url, headers: { ...headers, authorization: `Bearer ${tokens.get(account)}` } };
    };
    const calledBare = () => {
      const account = anyAccount();
      const { path, ...request } = work.bare(account);
      const url = new URL(path, bare.url);
      url.searchParams.set('accountId', personOf(account, 'admin').accountId);
      return { ...request, url, headers: {} };
    };
    const rates = { ours: [], bare: [] };
    for (let round = -1; round < ROUNDS; round++) {
      const ours = await busy(called(work.ours), { connections: CONNECTIONS, ms: ROUND_MS });
      const limit = await busy(calledBare, { connections: CONNECTIONS, ms: ROUND_MS });
      if (round < 0) continue;
      rates.ours.push(ours);
      rates.bare.push(limit);
    }
    const p99 = rounded(quantile(await atRate(called(work.ours), { rate: RATE, ms: RATE_MS }), 0.99));
    const kinds = {};
    for (const [name, make] of Object.entries(work.kinds)) {
      const times = await atRate(called(make), { rate: 20, ms: 3_000 });
      kinds[name] = { p50: rounded(quantile(times, 0.5)), p99: rounded(quantile(times, 0.99)) };
    }
    return { ...rates, p99, kinds };
  } finally {
    await bare.end();
    await server.end();
  }
}
