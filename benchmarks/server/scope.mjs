// What one large clinic costs a specialist whose scope has to be looked up: 20,000 patients in one account, requested
// by a specialist assigned to every one of them. The administrator, whose scope is the account, is the limit.
import { personOf } from '../data/clinics.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { atRate, quantile } from './load.mjs';
import { startSeeded } from './seeded.mjs';

const CLINICS = { accounts: 1, patients: 20_000, seesAll: true };
/** Requests a second; whatever the embedded engine answers, every other request waits for. */
const RATES = { postgresql: 200, embedded: 50 };
const MS = 5_000;
const ALONE = 40;
const WARM_UP = 10;

const WHAT = {
  list: '/patient-service/patient?limit=25',
  filtered: '/patient-service/patient?limit=25&state=ACTIVE&hasTestInProgress=true',
  dashboard: '/dashboard-service/dashboard',
};

export const scope = {
  id: 'server.scope',
  unit: 'ms',
  work: 'the first page of 25 patients for a specialist who is assigned to all 20,000 of one account, one after the other over HTTP on PostgreSQL; the limit is the same page for an administrator; then pages, filtered pages and the dashboard at a rate',
  async measure() {
    const postgresql = await onEngine('postgresql');
    const embedded = await onEngine('embedded');
    const details = {};
    for (const what of Object.keys(WHAT)) {
      details[`${what}P99`] = postgresql[what];
      details[`${what}EmbeddedP99`] = embedded[what];
    }
    return {
      ours: { spread: spread(postgresql.own), runs: ALONE },
      limit: { spread: spread(postgresql.all), runs: ALONE },
      details,
    };
  },
};

async function onEngine(engine) {
  const server = await startSeeded(engine, { clinics: CLINICS });
  try {
    const own = await caller(server, 'specialist 1');
    const measured = { own: await alone(own), all: await alone(await caller(server, 'admin')) };
    for (const [what, path] of Object.entries(WHAT)) {
      const times = await atRate(() => own(path), { rate: RATES[engine], ms: MS });
      measured[what] = rounded(quantile(times, 0.99));
    }
    return measured;
  } finally {
    await server.end();
  }
}

/** Sends that person's requests. */
async function caller({ url, tokenFor }, who) {
  const person = personOf(1, who);
  const token = await tokenFor(person);
  return (path) => {
    const address = new URL(path, url);
    address.searchParams.set('accountId', person.accountId);
    return { method: 'GET', url: address, headers: { authorization: `Bearer ${token}` } };
  };
}

/** How long a page takes while there are no other requests. */
async function alone(make) {
  const times = [];
  for (let run = -WARM_UP; run < ALONE; run++) {
    const [ms] = await atRate(() => make(WHAT.list), { rate: 1, ms: 1_000 });
    if (run >= 0) times.push(ms);
  }
  return times;
}
