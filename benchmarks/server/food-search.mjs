// Searching foods while typing, in an account with 20,000 of its own beside the catalogue. They come in as a clinic's
// do, by an import over HTTP, whose time is reported too.
import { randomUUID } from 'node:crypto';
import { personOf } from '../data/clinics.mjs';
import { rounded, spread } from '../harness/statistics.mjs';
import { quantile } from './load.mjs';
import { startSeeded } from './seeded.mjs';

const CLINICS = { accounts: 1, patients: 10 };
const FOODS = 20_000;
const ROUNDS = 12;
/** What people type, from a letter to names with nothing behind them. */
const TEXTS = [
  'p',
  'pan',
  'queso cur',
  'arroz integral',
  'espinaca',
  'zzz',
  'tomate 12',
  'aceite oliva',
  'café',
];

const KINDS = [
  'Pan',
  'Queso curado',
  'Arroz integral',
  'Espinaca',
  'Tomate',
  'Aceite de oliva',
  'Café',
  'Salmón',
];
const MAKERS = [
  'de la sierra',
  'ecológico',
  'de la casa',
  'sin sal',
  'tostado',
  'del valle',
  'artesano',
  'fresco',
];
const table = Array.from({ length: FOODS }, (_, at) =>
  [
    at + 2,
    `${KINDS[at % 8]} ${MAKERS[Math.floor(at / 8) % 8]} ${at}`,
    100 + (at % 300),
    at % 30,
    at % 20,
    at % 60,
  ].join('\t'),
).join('\n');
const columns = [
  { field: 'nameEs' },
  { field: 'energy', unit: 'kcal' },
  { field: 'protein', unit: 'g' },
  { field: 'fat', unit: 'g' },
  { field: 'carbohydrate', unit: 'g' },
];

export const foodSearch = {
  id: 'food.search',
  unit: 'ms',
  work: `the first 25 of ${FOODS.toLocaleString('en')} own foods and the catalogue that a text finds, nearest first, with their number, one request after the other over HTTP on the embedded database; then on PostgreSQL`,
  async measure() {
    const embedded = await onEngine('embedded');
    const postgresql = await onEngine('postgresql');
    return {
      ours: { spread: spread(embedded.times), runs: embedded.times.length },
      details: {
        p95: rounded(quantile(embedded.times, 0.95)),
        postgresqlMedian: rounded(quantile(postgresql.times, 0.5)),
        postgresqlP95: rounded(quantile(postgresql.times, 0.95)),
        importSeconds: rounded(embedded.imported / 1000),
        postgresqlImportSeconds: rounded(postgresql.imported / 1000),
        ...embedded.texts,
      },
    };
  },
};

async function onEngine(engine) {
  const server = await startSeeded(engine, { clinics: CLINICS });
  try {
    const person = personOf(1, 'specialist 1');
    const token = await server.tokenFor(person);
    const call = async (path, { query = {}, ...options } = {}) => {
      const url = new URL(path, server.url);
      for (const [key, value] of Object.entries({ accountId: person.accountId, ...query }))
        url.searchParams.set(key, value);
      const began = performance.now();
      const answer = await fetch(url, {
        ...options,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      });
      const body = await answer.json();
      if (answer.status !== 200) throw new Error(JSON.stringify(body));
      return { ms: performance.now() - began, body };
    };
    const body = JSON.stringify({ table, columns, category: 'CEREALS', catalogueDuplicates: 'ADD' });
    const { ms: imported } = await call('/nutrition-service/food/import', { method: 'POST', body });
    const times = [];
    const byText = new Map(TEXTS.map((text) => [text, []]));
    for (let round = -1; round < ROUNDS; round++)
      for (const search of TEXTS) {
        const { ms } = await call('/nutrition-service/food', { query: { search, limit: 25 } });
        if (round < 0) continue;
        times.push(ms);
        byText.get(search).push(ms);
      }
    const texts = Object.fromEntries(
      [...byText].map(([text, found]) => [`“${text}”`, rounded(quantile(found, 0.5))]),
    );
    return { times, imported, texts };
  } finally {
    await server.end();
  }
}
