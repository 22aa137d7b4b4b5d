// A thousand patients whose devices deliver once a minute, half a day after midnight: the blocks of the day are as large as
// those of a watch that samples the heart every five seconds.
import { loadavg } from 'node:os';
import { personOf } from '../data/clinics.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { atRate, quantile } from './load.mjs';
import { startSeeded } from './seeded.mjs';

const CLINICS = { accounts: 50, patients: 20 };
const SPECIALISTS = 4;
const DEVICES = CLINICS.accounts * CLINICS.patients;
const MINUTES = 720;
/** Each device delivers so many minutes, one a minute. */
const MEASURED = 2;
const CHOICES = ['STEPS', 'ENERGY', 'HEART_RATE'];

export const wearables = {
  id: 'wearables.ingestion',
  unit: 'ms',
  work: `${DEVICES.toLocaleString('en')} devices deliver once a minute: steps, energy and twelve heart rates into a day that has twelve hours of them already, over HTTP on PostgreSQL; then on the embedded database`,
  async measure() {
    const postgresql = await onEngine('postgresql');
    const embedded = await onEngine('embedded');
    return {
      ours: { spread: spread(postgresql), runs: postgresql.length },
      details: {
        p99: rounded(quantile(postgresql, 0.99)),
        embeddedMedian: rounded(quantile(embedded, 0.5)),
        embeddedP99: rounded(quantile(embedded, 0.99)),
        load: loadavg()
          .map((load) => rounded(load))
          .join(' · '),
      },
    };
  },
};

async function onEngine(engine) {
  const server = await startSeeded(engine, { clinics: CLINICS });
  try {
    const tokens = await devicesOf(server);
    const midnight = Math.floor(Date.now() / 86_400_000 - 1) * 86_400;
    const call = (token, body) => ({
      method: 'POST',
      url: new URL('/wearable-service/records', server.url),
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const empty = [...tokens];
    const fill = async () => {
      for (let token = empty.pop(); token !== undefined; token = empty.pop()) {
        const { url, body, ...rest } = call(token, minutes(midnight, 0, MINUTES));
        const headers = { ...rest.headers, 'content-type': 'application/json' };
        const answer = await fetch(url, { ...rest, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`The half day was answered ${answer.status}: ${await answer.text()}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, fill));
    let next = 0;
    const newest = () => {
      const minute = MINUTES + Math.floor(next / DEVICES);
      return call(tokens[next++ % DEVICES], minutes(midnight, minute, minute + 1));
    };
    return await atRate(newest, { rate: DEVICES / 60, ms: MEASURED * 60_000 });
  } finally {
    await server.end();
  }
}

/** What a watch and a telephone have of some minutes of a day. */
function minutes(midnight, from, to) {
  const time = (minute) => new Date((midnight + minute * 60) * 1000).toISOString().replace('.000', '');
  const each = Array.from({ length: to - from }, (_, index) => from + index);
  const interval = (metric, value) => (minute) => ({
    ...{ metric, source: 'Watch', value },
    start: time(minute),
    end: time(minute + 1),
  });
  return {
    intervals: [...each.map(interval('STEPS', 12)), ...each.map(interval('ACTIVE_ENERGY', 1.4))],
    heartRates: each.map((minute) => ({
      source: 'Watch',
      start: time(minute),
      secondsAfter: Array.from({ length: 12 }, (_, index) => index * 5),
      bpm: Array.from({ length: 12 }, (_, index) => 60 + ((minute + index) % 40)),
    })),
  };
}

/** One device of each patient, made by the specialist who is the principal one. */
async function devicesOf({ url, tokenFor }) {
  const tokens = [];
  for (let account = 1; account <= CLINICS.accounts; account++)
    for (let number = 1; number <= SPECIALISTS; number++) {
      const person = personOf(account, `specialist ${number}`);
      const token = await tokenFor(person);
      const call = async (path, options = {}) => {
        const address = new URL(path, url);
        address.searchParams.set('accountId', person.accountId);
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await fetch(address, { ...options, headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { items } = await call(`/patient-service/patient?limit=100&principalId=${person.professionalId}`);
      for (const { id } of items) {
        const body = JSON.stringify({ name: 'Watch', choices: CHOICES });
        const made = await call(`/patient-service/patient/${id}/wearables/devices`, { method: 'POST', body });
        tokens.push(made.token);
      }
    }
  if (tokens.length !== DEVICES) throw new Error(`There are ${tokens.length} devices instead of ${DEVICES}.`);
  return tokens;
}
