// How long the dashboard of an account takes among 100,000 patients, beside a bare query that counts the same from the
// definitions.
import { ACCOUNTS, personOf } from '../data/clinics.mjs';
import { expectSameWork } from '../harness/checksums.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { startSeeded } from './seeded.mjs';

const RUNS = 60;
const WARM_UP = 10;
const EMBEDDED_RUNS = 30;

export const dashboard = {
  id: 'server.dashboard',
  unit: 'ms',
  work: 'the dashboard of an administrator over 30 days, 100,000 patients in 50 accounts, row-level security on, over HTTP with its token, one after the other; the limit is a bare query on an open connection that counts the same',
  async measure() {
    const server = await startSeeded('postgresql');
    let measured;
    try {
      measured = await onPostgresql(server);
    } finally {
      await server.end();
    }
    const embedded = await startSeeded('embedded');
    try {
      const admin = await caller(embedded, 'admin');
      const times = await timed(EMBEDDED_RUNS, (account) => admin(account, '/dashboard-service/dashboard'));
      const lines = await timed(EMBEDDED_RUNS, (account) => admin(account, '/dashboard-service/worklist'));
      measured.details.embedded = summary(times);
      measured.details.embeddedWorklist = summary(lines);
    } finally {
      await embedded.end();
    }
    return measured;
  },
};

async function onPostgresql(server) {
  const client = await server.connect();
  const admin = await caller(server, 'admin');
  const specialist = await caller(server, 'specialist 1');
  const ours = [];
  const limit = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const account = 1 + ((run + WARM_UP) % ACCOUNTS);
    const answered = await clocked(() => admin(account, '/dashboard-service/dashboard'));
    const counted = await clocked(() => bare(client, account, answered.result));
    expectSameWork('server.dashboard', {
      ours: figuresOf(answered.result),
      limit: counted.result,
    });
    if (run < 0) continue;
    ours.push(answered.ms);
    limit.push(counted.ms);
  }
  const year = await timed(RUNS, (account) => admin(account, '/dashboard-service/dashboard?days=365'));
  const own = await timed(RUNS, (account) => specialist(account, '/dashboard-service/dashboard'));
  const worklist = await timed(RUNS, (account) => admin(account, '/dashboard-service/worklist'));
  await client.end();
  return {
    ours: { spread: spread(ours), runs: RUNS },
    limit: { spread: spread(limit), runs: RUNS },
    details: {
      p99: rounded(quantile(ours, 0.99)),
      aYear: summary(year),
      specialist: summary(own),
      worklist: summary(worklist),
    },
  };
}

/** Calls as that person in any account. */
async function caller({ url, tokenFor }, who) {
  const tokens = new Map();
  return async (account, path) => {
    const person = personOf(account, who);
    if (!tokens.has(account)) tokens.set(account, await tokenFor(person));
    const address = new URL(path, url);
    address.searchParams.set('accountId', person.accountId);
    const answer = await fetch(address, { headers: { authorization: `Bearer ${tokens.get(account)}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/** The minimal query: what the definitions say, patient by patient, in one transaction under row-level security. */
async function bare(client, account, { from, to, zone }) {
  const { accountId } = personOf(account, 'admin');
  await client.query(`BEGIN; SET LOCAL ROLE healzy_app; SET LOCAL app.account_id = '${accountId}'`);
  const { rows } = await client.query(
    `WITH period AS (
       SELECT $1::date::timestamp AT TIME ZONE $3 AS s, ($2::date + 1)::timestamp AT TIME ZONE $3 AS e
     ), people AS (
       SELECT c.patient_id, min(c.at) FILTER (WHERE c.state = 'ACTIVE') AS first,
         (array_agg(c.state ORDER BY c.at DESC, c.id DESC) FILTER (WHERE c.at < s))[1] AS before,
         (array_agg(c.state ORDER BY c.at DESC, c.id DESC) FILTER (WHERE c.at < e))[1] AS after,
         coalesce(bool_or(c.state = 'ACTIVE' AND c.at >= s AND c.at < e), false) AS came,
         coalesce(bool_or(c.state = 'INACTIVE' AND c.at >= s AND c.at < e), false) AS went
       FROM patient_state_changes c, period GROUP BY c.patient_id
     )
     SELECT count(*) FILTER (WHERE first >= s AND first < e) AS new,
       count(*) FILTER (WHERE first < s AND (before = 'ACTIVE' OR came)) AS recurrent,
       count(*) FILTER (WHERE first < e AND went AND after = 'INACTIVE') AS canceled,
       count(*) FILTER (WHERE before = 'ACTIVE') AS earlier,
       (SELECT count(*) FROM patients WHERE state = 'ACTIVE') AS active,
       (SELECT count(DISTINCT patient_id) FROM medical_tests WHERE state = 'IN_PROGRESS') AS tested
     FROM people, period`,
    [from, to, zone],
  );
  await client.query('COMMIT');
  const [row] = rows;
  return ['recurrent', 'new', 'canceled', 'active', 'earlier', 'tested'].map((name) => Number(row[name]));
}

function figuresOf({ evolution, cards }) {
  const card = (id) => cards.find((one) => one.id === id);
  return [
    evolution.recurrent,
    evolution.new,
    evolution.canceled,
    card('ACTIVE_PATIENTS').value,
    card('ACTIVE_PATIENTS').before,
    card('PATIENTS_WITH_TEST').value,
  ];
}

async function clocked(work) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

async function timed(runs, work) {
  const times = [];
  for (let run = -WARM_UP; run < runs; run++) {
    const { ms } = await clocked(() => work(1 + ((run + WARM_UP) % ACCOUNTS)));
    if (run >= 0) times.push(ms);
  }
  return times;
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const summary = (times) => ({ p50: rounded(quantile(times, 0.5)), p99: rounded(quantile(times, 0.99)) });
